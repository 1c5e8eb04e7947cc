//! The look of the card entities: faces and backs, where each lies and how it gets there. It reads
//! what is shown and never what is true; a hidden card's face is not looked at before it is open.

use bevy::math::vec2;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::layout::{CARD_ASPECT, Layout, Place, SELECTED_LIFT, Slot};
use super::motion::{Glide, Pose};
use super::pace::{self, Tempo};
use super::playbook::Moves;
use super::shown::{Shown, hand_order};
use super::touch::{Fingers, SeenPart};
use crate::assets::Art;
use crate::players::{HumanChair, Offer};
use crate::rules::{Card, CardSet, Choices, Game};
use crate::rules::{Chair, Illegal};
use crate::session::Session;
use crate::table::CardFace;
use crate::theme::palette;
use crate::theme::widget::Touchable;
use crate::words::{Words, card_name, illegal_line};

/// The geometry of the window now.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Deref)]
pub struct TableLayout(pub Layout);

/// Cards drawn lower than this many device pixels use the drawings made for it.
const SMALL_UNDER: f32 = 120.0;

/// Gives a new card its look: it lies in the pack with its back up.
pub(super) fn on_new_card(
    add: On<Add, CardFace>,
    mut commands: Commands,
    layout: Option<Res<TableLayout>>,
) {
    let slot = layout.map_or(
        Slot {
            at: Vec2::ZERO,
            turn: 0.0,
            width: 100.0,
            z: 0.0,
        },
        |layout| layout.pack_slot(0),
    );
    commands.entity(add.entity).insert((
        Sprite::default(),
        Glide::resting(pose(slot, false), slot.z),
        Transform::default(),
        Visibility::Hidden,
        Pickable::default(),
    ));
}

fn pose(slot: Slot, open: bool) -> Pose {
    Pose {
        at: slot.at,
        turn: slot.turn,
        width: slot.width,
        face: if open { 1.0 } else { 0.0 },
    }
}

/// Follows the window.
pub(super) fn lay_out(
    window: Single<&Window, With<PrimaryWindow>>,
    shown: Res<Shown>,
    layout: Option<ResMut<TableLayout>>,
    mut moves: ResMut<Moves>,
    mut commands: Commands,
) {
    // The largest hand of the game, not the present one, or the cards would grow during the deal.
    let hand = shown.game.map_or(12, Game::hand_size);
    let wanted = Layout::new(vec2(window.width(), window.height()), hand);
    match layout {
        Some(mut layout) => {
            if layout.0 != wanted {
                layout.0 = wanted;
                moves.snap = true;
            }
        }
        None => commands.insert_resource(TableLayout(wanted)),
    }
}

/// Where one card should be, and how.
struct Aim {
    slot: Slot,
    open: bool,
    mine: bool,
    seen: Vec2,
}

/// All cards as they should lie.
fn aims(
    shown: &Shown,
    layout: &Layout,
    fingers: &Fingers,
    me: Chair,
    chosen: Game,
) -> [Option<Aim>; 32] {
    let mut aims: [Option<Aim>; 32] = [const { None }; 32];
    let mut put = |card: Card, slot: Slot, open: bool| {
        aims[usize::from(card.index())] = Some(Aim {
            slot,
            open,
            mine: false,
            seen: Vec2::ZERO,
        });
    };
    let is_open = |card: &Card| shown.open.contains(*card);
    for (index, card) in shown.pack.iter().enumerate() {
        put(*card, layout.pack_slot(index), false);
    }
    for (index, card) in shown.talon.iter().enumerate() {
        put(*card, layout.talon_slot(index), is_open(card));
    }
    for (chair, hand) in shown.hands.iter().enumerate() {
        let chair = Chair(chair as u8);
        let place = shown.place(chosen, me, chair);
        if place != Place::Me {
            for (index, card) in hand.iter().enumerate() {
                put(
                    *card,
                    layout.fan_slot(place, index, hand.len()),
                    is_open(card),
                );
            }
        }
        for (index, card) in shown.discards[chair.index()].iter().enumerate() {
            put(*card, layout.discard_slot(place, index), false);
        }
        for (number, trick) in shown.taken[chair.index()].iter().enumerate() {
            for (index, card) in trick.iter().enumerate() {
                put(*card, layout.taken_slot(place, number, index), false);
            }
        }
    }
    for (order, (chair, card)) in shown.trick.iter().enumerate() {
        let place = shown.place(chosen, me, *chair);
        put(*card, layout.trick_slot(place, order), true);
    }
    let mine = &shown.hands[me.index()];
    for (index, card) in mine.iter().enumerate() {
        let mut slot = layout.hand_slot(index, mine.len());
        let height = slot.width / CARD_ASPECT;
        let lift = if fingers.selected.contains(*card) {
            SELECTED_LIFT
        } else if fingers.hovered == Some(*card) || fingers.cursor == Some(*card) {
            0.09
        } else {
            0.0
        };
        slot.at.y += height * lift;
        let next = (index + 1 < mine.len()).then(|| layout.hand_slot(index + 1, mine.len()));
        let same_row = next.is_some_and(|next| next.at.x > slot.at.x);
        let seen_width = match next {
            Some(next) if same_row => (next.at.x - slot.at.x).min(slot.width),
            _ => slot.width,
        };
        let rows = layout.hand_rows(mine.len());
        let upper = rows > 1 && index < mine.len().div_ceil(rows);
        if let Some((dragged, at)) = fingers.dragged
            && dragged == *card
        {
            slot.at = at;
            slot.turn = 0.0;
            slot.z = 90.0;
        }
        aims[usize::from(card.index())] = Some(Aim {
            slot,
            open: is_open(card),
            mine: true,
            seen: vec2(seen_width, if upper { height * 0.5 } else { height }),
        });
    }
    if let Some(showcase) = &shown.showcase {
        let mut cards: Vec<Card> = showcase.cards.iter().collect();
        cards.sort_by_key(|card| hand_order(*card));
        for (index, card) in cards.iter().enumerate() {
            if let Some(aim) = &mut aims[usize::from(card.index())] {
                aim.slot = layout.showcase_slot(index, cards.len());
                aim.open = true;
                aim.mine = false;
            }
        }
    }
    aims
}

/// Sends the cards to where they should be.
pub(super) fn aim_cards(
    shown: Res<Shown>,
    layout: Option<Res<TableLayout>>,
    fingers: Res<Fingers>,
    me: Res<HumanChair>,
    session: Res<Session>,
    tempo: Res<Tempo>,
    mut moves: ResMut<Moves>,
    mut cards: Query<(
        Entity,
        &CardFace,
        &mut Glide,
        &mut Visibility,
        Option<&SeenPart>,
    )>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    let changed = shown.is_changed() || layout.is_changed() || fingers.is_changed();
    if !changed && !moves.snap {
        return;
    }
    let aims = aims(&shown, &layout, &fingers, me.0, session.game);
    for (entity, face, mut glide, mut visibility, seen) in &mut cards {
        let index = usize::from(face.index());
        let Some(aim) = &aims[index] else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let fresh = *visibility == Visibility::Hidden;
        visibility.set_if_neq(Visibility::Inherited);
        let to = pose(aim.slot, aim.open);
        if glide.target() != to {
            let near = glide.target().at.distance(to.at) < to.width * 0.4
                && glide.target().face == to.face;
            let dragged = fingers.dragged.is_some_and(|(card, _)| card == **face);
            let (delay, duration) = if dragged {
                (0.0, 0.0)
            } else if near {
                (0.0, pace::HOVER)
            } else {
                (moves.delays[index], moves.duration)
            };
            glide.aim(to, aim.slot.z, tempo.scale(delay), tempo.scale(duration));
            if fresh {
                glide.finish();
            }
        } else {
            glide.bypass_change_detection().set_z(aim.slot.z);
        }
        if moves.snap {
            glide.finish();
        }
        if aim.mine {
            if seen != Some(&SeenPart(aim.seen)) {
                commands.entity(entity).insert(SeenPart(aim.seen));
            }
        } else if seen.is_some() {
            commands.entity(entity).remove::<SeenPart>();
        }
    }
    moves.snap = false;
}

/// Draws the cards that move or have just arrived.
pub(super) fn draw_cards(
    time: Res<Time>,
    art: Option<Res<Art>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut cards: Query<(&CardFace, &mut Glide, &mut Transform, &mut Sprite)>,
) {
    let Some(art) = art else { return };
    let seconds = time.delta_secs().min(0.25);
    for (face, mut glide, mut transform, mut sprite) in &mut cards {
        let dressed = sprite.texture_atlas.is_some();
        if !glide.bypass_change_detection().advance(seconds) && dressed {
            continue;
        }
        let (place, size, open) = glide.draw();
        transform.set_if_neq(place);
        let small = size.y * window.scale_factor() < SMALL_UNDER;
        let card: Card = **face;
        let cell = usize::from(card.suit() as u8) * 8 + 7 - usize::from(card.rank() as u8);
        let (image, layout, index) = match (open, small) {
            (false, true) => (&art.backs_small, &art.backs_small_grid, 0),
            (false, false) => (&art.backs, &art.backs_grid, 0),
            (true, true) => (&art.small, &art.small_grid, cell),
            (true, false) => (&art.faces, &art.faces_grid, cell),
        };
        sprite.custom_size = Some(size);
        if sprite.image != *image {
            sprite.image = image.clone();
        }
        sprite.texture_atlas = Some(TextureAtlas {
            layout: layout.clone(),
            index,
        });
    }
}

/// Dims the cards that may not be played now, and says of each card of the hand what it is and why
/// it may not be played.
pub(super) fn mark_cards(
    offer: Res<Offer>,
    shown: Res<Shown>,
    words: Res<Words>,
    me: Res<HumanChair>,
    mut cards: Query<(Entity, &CardFace, &mut Sprite, Option<&Touchable>)>,
    mut commands: Commands,
) {
    if !offer.is_changed() && !shown.is_changed() && !words.is_changed() {
        return;
    }
    let mine: CardSet = shown.hands[me.0.index()].iter().copied().collect();
    let mine = mine & shown.open;
    let choices = offer.0.as_ref().map(|offered| &offered.choices);
    for (entity, face, mut sprite, touchable) in &mut cards {
        let card: Card = **face;
        let (usable, why) = match (&offer.0, choices) {
            (Some(offered), Some(Choices::Play { seat, cards })) => {
                let led = offered.view.plays.led(offered.view.game);
                let why = led
                    .filter(|_| !cards.contains(card))
                    .map(|led| Illegal::MustFollow {
                        seat: *seat,
                        card,
                        led,
                    });
                (cards.contains(card), why)
            }
            (_, Some(Choices::Exchange { from, .. })) => (from.contains(card), None),
            _ => (false, None),
        };
        let dimmed = why.is_some() && mine.contains(card);
        let colour = if dimmed {
            palette::DIMMED
        } else {
            palette::PLAIN
        };
        if sprite.color != colour {
            sprite.color = colour;
        }
        if mine.contains(card) {
            let wanted = Touchable {
                id: format!("card:{card}"),
                name: card_name(&words, card),
                enabled: usable,
                reason: why.map(|why| illegal_line(&words, &why)),
            };
            if touchable != Some(&wanted) {
                commands.entity(entity).insert(wanted);
            }
        } else if touchable.is_some() {
            commands.entity(entity).remove::<Touchable>();
        }
    }
}

/// Away from the table the cards are not seen.
pub(super) fn hide_cards(mut cards: Query<&mut Visibility, With<CardFace>>) {
    for mut visibility in &mut cards {
        visibility.set_if_neq(Visibility::Hidden);
    }
}
