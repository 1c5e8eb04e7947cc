//! Pictures as nodes of the interface: cards, portraits, riders, the castle. Only their places in
//! the files are known here.

use bevy::prelude::*;

use crate::assets::Art;
use crate::rules::Card;
use crate::theme::widget::Skin;

/// Width of a card for a height of one.
pub(super) const CARD_WIDTH: f32 = 5.0 / 7.0;

/// Below this height the small drawing of a card is the clearer one.
const SMALL_BELOW: f32 = 90.0;

fn atlas(image: &Handle<Image>, layout: &Handle<TextureAtlasLayout>, index: usize) -> ImageNode {
    ImageNode::from_atlas_image(
        image.clone(),
        TextureAtlas {
            layout: layout.clone(),
            index,
        },
    )
}

/// The place of a card's face: columns from the ace down, rows by suit.
fn face_index(card: Card) -> usize {
    card.suit() as usize * 8 + (7 - card.rank() as usize)
}

fn drawn(skin: &Skin, draw: impl FnOnce(&Art) -> ImageNode) -> ImageNode {
    skin.art().map(draw).unwrap_or_default()
}

/// The face of a card that will be shown at that height.
pub(super) fn face(skin: &Skin, card: Card, height: f32) -> ImageNode {
    drawn(skin, |art| {
        if height < SMALL_BELOW {
            atlas(&art.small, &art.small_grid, face_index(card))
        } else {
            atlas(&art.faces, &art.faces_grid, face_index(card))
        }
    })
}

/// The back of the cards.
pub(super) fn back(skin: &Skin) -> ImageNode {
    drawn(skin, |art| atlas(&art.backs, &art.backs_grid, 0))
}

/// A portrait of the company.
pub(super) fn portrait(skin: &Skin, index: usize) -> ImageNode {
    drawn(skin, |art| atlas(&art.seats, &art.seats_grid, index))
}

/// The rider of a side, trotting or leaping.
pub(super) fn rider(skin: &Skin, wool: usize, leaps: bool) -> ImageNode {
    let row = if leaps { 2 } else { 0 };
    drawn(skin, |art| {
        atlas(&art.riders, &art.riders_grid, row * 4 + wool % 4)
    })
}

/// A node of that size which stays so.
pub(super) fn sized(width: f32, height: f32) -> Node {
    Node {
        width: px(width),
        height: px(height),
        flex_shrink: 0.0,
        ..default()
    }
}

/// A card that can only be looked at.
pub(super) fn card(skin: &Skin, card: Card, height: f32) -> impl Bundle + use<> {
    (
        face(skin, card, height),
        sized(height * CARD_WIDTH, height),
        Pickable::IGNORE,
    )
}

/// A portrait of that size.
pub(super) fn head(skin: &Skin, index: usize, size: f32) -> impl Bundle + use<> {
    (portrait(skin, index), sized(size, size), Pickable::IGNORE)
}
