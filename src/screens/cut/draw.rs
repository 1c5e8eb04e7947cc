//! How the cut looks: the spread, those who cut with their cards, and what is said.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::Cutting;
use super::fan::{Flip, fan};
use crate::rules::{Card, Chair, Game};
use crate::screens::Screen;
use crate::screens::frame::{Painter, centred};
use crate::screens::keys::{FirstFocus, OnEscape};
use crate::screens::pictures::{CARD_WIDTH, face, head, sized};
use crate::session::Goal;
use crate::theme::palette;
use crate::theme::widget::{Look, Touchable, size};
use crate::words::{Speaker, card_args};

#[derive(Component)]
pub(super) struct CutRoot;

/// Where more than one card lies, each leaves this share of the one below in sight: its index.
const PEEP: f32 = 0.28;

pub(super) fn draw_cut(painter: Painter, cutting: Res<Cutting>, mut commands: Commands) {
    painter.screen(&mut commands, Screen::Cut, CutRoot, |page| {
        if !painter.is_low() {
            page.spawn(painter.heading(painter.say("cut-heading")));
        }
        fan(page, &painter, &cutting);
        page.spawn((
            Pickable::IGNORE,
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                // Two lines have their place from the start, so that nothing jumps.
                min_height: px(painter.pick(46.0, 54.0)),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .with_children(|said| {
            for line in lines(&painter, &cutting) {
                said.spawn(painter.skin.bold(line, size::TEXT, palette::WOOL))
                    .insert(centred());
            }
        });
        page.spawn((
            Pickable::IGNORE,
            Node {
                column_gap: px(painter.pick(8.0, 36.0)),
                justify_content: JustifyContent::Center,
                ..default()
            },
        ))
        .with_children(|row| {
            for player in 0..painter.session.game.players() {
                cutter(row, &painter, &cutting, player);
            }
        });
        page.spawn(painter.row()).with_children(|row| {
            row.spawn(painter.button("button:back", "choice-back", Look::Plain))
                .insert(OnEscape);
            let mut button = row.spawn(painter.button("button:go-on", "cut-go-on", Look::Primary));
            if cutting.is_over() {
                button.insert(FirstFocus);
            } else {
                let mut touchable = Touchable::new("button:go-on", painter.say("cut-go-on"));
                touchable.enabled = false;
                button.insert((touchable, InteractionDisabled));
            }
        });
    });
}

/// One of those who cut: the portrait, the name, and the card that was drawn, which stands beside them
/// where there is little height.
fn cutter(row: &mut ChildSpawnerCommands, painter: &Painter, cutting: &Cutting, player: u8) {
    let chair = Chair(player);
    let deals = cutting.is_over() && cutting.dealer == chair;
    row.spawn((
        Pickable::IGNORE,
        Node {
            flex_direction: if painter.is_low() {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            },
            align_items: AlignItems::Center,
            column_gap: px(4),
            row_gap: px(4),
            ..default()
        },
    ))
    .with_children(|place| {
        place
            .spawn((
                Pickable::IGNORE,
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    width: px(painter.pick(78.0, 124.0)),
                    ..default()
                },
            ))
            .with_children(|column| {
                let portrait = painter.session.portrait_of(chair);
                column.spawn(head(&painter.skin, portrait, painter.pick(48.0, 72.0)));
                let name = painter.session.name_of(chair, &painter.words);
                let colour = if deals {
                    palette::MADDER
                } else {
                    palette::WOOL
                };
                column.spawn(painter.skin.bold(name, size::NOTE, colour));
            });
        card_place(place, painter, cutting, player, deals);
    });
}

/// Where the card of somebody lies, or will lie.
fn card_place(
    parent: &mut ChildSpawnerCommands,
    painter: &Painter,
    cutting: &Cutting,
    player: u8,
    deals: bool,
) {
    let height = if painter.is_low() {
        72.0
    } else {
        painter.pick(92.0, 150.0)
    };
    parent
        .spawn((
            Pickable::IGNORE,
            Node {
                border: UiRect::all(px(2)),
                padding: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(8)),
                ..sized(height * CARD_WIDTH + 8.0, height + 8.0)
            },
            BorderColor::all(if deals {
                palette::GOLD
            } else {
                palette::QUIET.with_alpha(0.35)
            }),
        ))
        .with_children(|place| {
            let cards: Vec<Card> = cutting.cards_of(player).collect();
            let size = 1.0 / (1.0 + PEEP * cards.len().saturating_sub(1) as f32);
            let last = cutting
                .turned
                .checked_sub(1)
                .and_then(|last| cutting.cards().get(last));
            for (index, card) in cards.iter().enumerate() {
                let shift = size * PEEP * index as f32;
                let mut picture = place.spawn((
                    face(&painter.skin, *card, height * size),
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(2.0 + shift * height * CARD_WIDTH),
                        top: px(2.0 + shift * height),
                        ..sized(height * size * CARD_WIDTH, height * size)
                    },
                    UiTransform::default(),
                    Pickable::IGNORE,
                ));
                if !cutting.is_over() && last == Some(&(player, *card)) {
                    picture.insert(Flip::default());
                }
            }
        });
}

/// What is said under the spread.
fn lines(painter: &Painter, cutting: &Cutting) -> Vec<String> {
    let speaker = |chair: Chair| painter.session.speaker(chair, &painter.words);
    if cutting.is_over() {
        return verdict(painter, cutting, &speaker);
    }
    if cutting.is_equal() {
        return vec![painter.say("cut-equal")];
    }
    let last = cutting
        .turned
        .checked_sub(1)
        .and_then(|last| cutting.cards().get(last));
    match last {
        Some((player, card)) => {
            let who = speaker(Chair(*player));
            vec![who.say_with(&painter.words, "cut-shows", &card_args(*card))]
        }
        None if cutting.asks() => {
            let mut said = vec![painter.say("cut-prompt")];
            if cutting.round > 0 {
                said.insert(0, painter.say("cut-equal"));
            }
            said
        }
        None => vec![painter.say("cut-equal")],
    }
}

fn verdict(
    painter: &Painter,
    cutting: &Cutting,
    speaker: &impl Fn(Chair) -> Speaker,
) -> Vec<String> {
    let key = if painter.session.goal == Goal::SixDeals {
        "cut-highest-deals"
    } else {
        "cut-lowest-deals"
    };
    let mut said = vec![speaker(cutting.dealer).say(&painter.words, key)];
    if painter.session.game == Game::Four {
        let partner = cutting.chairs.iter().position(|chair| *chair == Chair(2));
        let partner = speaker(Chair(partner.unwrap_or(2) as u8));
        said.push(painter.say_with("cut-partner", &[("name", partner.name.into())]));
    }
    said
}
