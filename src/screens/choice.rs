//! The choice of a game: game, target, rules, opponents and shuffle, all on one page. It changes the
//! session and starts nothing but the cut.

mod act;
mod seed;

use bevy::prelude::*;

use super::frame::{Painter, is_missing};
use super::keys::{FirstFocus, OnEscape};
use super::pictures::head;
use super::scroll::scroller;
use super::{Overlay, Screen, ScreenSystems};
use crate::ai::Level;
use crate::rules::{Chair, Game, Preset, Switchable};
use crate::session::Goal;
use crate::theme::palette;
use crate::theme::widget::{Look, size};

#[derive(Component)]
struct ChoiceRoot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<seed::Draft>()
        .add_systems(OnEnter(Screen::Choice), seed::write_draft)
        .add_systems(
            Update,
            (
                (
                    seed::read_field,
                    act::act_on_choice.run_if(in_state(Overlay::None)),
                    seed::say_fault,
                )
                    .chain()
                    .in_set(ScreenSystems::Act),
                draw_choice
                    .run_if(is_missing::<ChoiceRoot>)
                    .in_set(ScreenSystems::Draw),
            )
                .run_if(in_state(Screen::Choice)),
        );
}

fn draw_choice(painter: Painter, draft: Res<seed::Draft>, mut commands: Commands) {
    painter.screen(&mut commands, Screen::Choice, ChoiceRoot, |page| {
        if !painter.is_low() {
            page.spawn(painter.heading(painter.say("choice-heading")));
        }
        scroller(page, "choice", painter.pick(12.0, 14.0), |body| {
            body.spawn(strip(&painter)).with_children(|tiles| {
                for game in [Game::Three, Game::Four, Game::Two] {
                    game_tile(tiles, &painter, game);
                }
            });
            body.spawn(strip(&painter)).with_children(|panels| {
                panels.spawn(panel(&painter)).with_children(|panel| {
                    targets(panel, &painter);
                    if painter.session.game == Game::Four {
                        partners(panel, &painter);
                    }
                    presets(panel, &painter);
                });
                panels.spawn(panel(&painter)).with_children(|panel| {
                    levels(panel, &painter);
                    section(panel, &painter, "choice-seed", |row| {
                        seed::field(row, &painter, &draft);
                    });
                    seed::note(panel, &painter, &draft);
                });
            });
        });
        page.spawn(painter.row()).with_children(|row| {
            row.spawn(painter.button("button:back", "choice-back", Look::Plain))
                .insert(OnEscape);
            row.spawn(painter.button("button:start", "choice-start", Look::Primary))
                .insert(FirstFocus);
        });
    });
}

/// Columns where there is room, else a pile.
fn strip(painter: &Painter) -> impl Bundle + use<> {
    (
        Pickable::IGNORE,
        // The bar beside the area takes its share of the width.
        painter.capped(1060.0).less(24.0),
        Node {
            flex_shrink: 0.0,
            flex_direction: painter.across(FlexDirection::Column, FlexDirection::Row),
            align_items: AlignItems::Stretch,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(14),
            row_gap: px(10),
            ..default()
        },
    )
}

/// A third of the row, or the whole of it: the players, the name, and what it is in a sentence.
fn game_tile(parent: &mut ChildSpawnerCommands, painter: &Painter, game: Game) {
    let chosen = painter.session.game == game;
    let look = if chosen { Look::Chosen } else { Look::Plain };
    let key = format!("choice-game-{}", game.name());
    let label = painter.say(&key);
    let id = format!("choice:game-{}", game.name());
    let mut tile = parent.spawn(painter.skin.button(id, label, look));
    tile.insert(Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::FlexStart,
        padding: UiRect::axes(px(18), px(12)),
        row_gap: px(4),
        // Widths are given, not shared out: heights of text are measured before room is shared.
        width: painter.across(percent(100), percent(32.4)),
        ..default()
    });
    let mut heads = Entity::PLACEHOLDER;
    tile.with_children(|tile| {
        heads = tile
            .spawn((
                Pickable::IGNORE,
                Node {
                    column_gap: px(4),
                    ..default()
                },
            ))
            .with_children(|row| {
                for chair in 0..game.players() {
                    let portrait = painter.session.portrait_of(Chair(chair));
                    row.spawn(head(&painter.skin, portrait, painter.pick(38.0, 54.0)));
                }
            })
            .id();
        let colour = if chosen {
            palette::LIGHT
        } else {
            palette::QUIET
        };
        let hint = painter.say(&format!("{key}-hint"));
        tile.spawn(painter.skin.text(hint, size::NOTE, colour))
            .insert((
                TextLayout::justify(Justify::Center),
                Node {
                    // A width of its own, or its height would be that of one long line.
                    width: percent(100),
                    ..default()
                },
            ));
    });
    tile.insert_children(0, &[heads]);
}

fn panel(painter: &Painter) -> impl Bundle + use<> {
    (
        painter.skin.panel(),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            width: painter.across(percent(100), percent(49.3)),
            padding: UiRect::axes(px(painter.pick(16.0, 24.0)), px(18)),
            row_gap: px(5),
            ..default()
        },
    )
}

/// A label and its buttons.
fn section(
    parent: &mut ChildSpawnerCommands,
    painter: &Painter,
    key: &str,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let label = painter.say(key);
    parent.spawn(painter.skin.bold(label, size::TEXT, palette::MADDER));
    parent.spawn(painter.row()).with_children(fill);
}

fn hint(parent: &mut ChildSpawnerCommands, painter: &Painter, key: &str) {
    let hint = painter.say(key);
    parent
        .spawn(painter.skin.text(hint, size::NOTE, palette::QUIET))
        .insert((
            TextLayout::justify(Justify::Center),
            Node {
                margin: UiRect::bottom(px(4)),
                ..default()
            },
        ));
}

/// One of several, of which one is chosen.
fn option(
    row: &mut ChildSpawnerCommands,
    painter: &Painter,
    id: String,
    label: String,
    chosen: bool,
) {
    let look = if chosen { Look::Chosen } else { Look::Plain };
    row.spawn(painter.skin.button(id, label, look))
        .insert(painter.slim());
}

fn targets(parent: &mut ChildSpawnerCommands, painter: &Painter) {
    let now = painter.session.goal;
    let mut goals = Goal::usual(painter.session.game).to_vec();
    if !goals.contains(&now) {
        goals.insert(0, now);
    }
    section(parent, painter, "choice-target", |row| {
        for goal in goals {
            let (id, label) = match goal {
                Goal::Points(points) => (
                    format!("choice:target-{points}"),
                    painter.say_with("choice-target-points", &[("count", points.into())]),
                ),
                Goal::SixDeals => (
                    "choice:target-six".to_owned(),
                    painter.say("choice-target-six-deals"),
                ),
            };
            option(row, painter, id, label, goal == now);
        }
    });
    if now == Goal::SixDeals {
        hint(parent, painter, "choice-target-six-deals-hint");
    }
}

fn partners(parent: &mut ChildSpawnerCommands, painter: &Painter) {
    let cut = painter.session.partner_by_cut;
    section(parent, painter, "choice-partner", |row| {
        for (name, key, chosen) in [
            ("chosen", "choice-partner-chosen", !cut),
            ("cut", "choice-partner-by-cut", cut),
        ] {
            let id = format!("choice:partner-{name}");
            option(row, painter, id, painter.say(key), chosen);
        }
    });
    if cut {
        hint(parent, painter, "choice-partner-hint");
    }
}

fn levels(parent: &mut ChildSpawnerCommands, painter: &Painter) {
    let now = painter.session.level;
    section(parent, painter, "choice-level", |row| {
        for level in Level::ALL {
            let name = level.name();
            let label = painter.say(&format!("choice-level-{name}"));
            option(
                row,
                painter,
                format!("choice:level-{name}"),
                label,
                level == now,
            );
        }
    });
    hint(
        parent,
        painter,
        &format!("choice-level-{}-hint", now.name()),
    );
}

fn presets(parent: &mut ChildSpawnerCommands, painter: &Painter) {
    let now = painter.session.preset;
    section(parent, painter, "choice-rules", |row| {
        for name in Preset::NAMES {
            let label = painter.say(&format!("choice-rules-{name}"));
            let chosen = Preset::NAMES[now.index()] == *name;
            option(row, painter, format!("choice:preset-{name}"), label, chosen);
        }
    });
    hint(
        parent,
        painter,
        &format!("choice-rules-{}-hint", Preset::NAMES[now.index()]),
    );
}
