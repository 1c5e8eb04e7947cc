//! How the score sheet looks: a table of numbers, what was declared with its cards, what comes next.

use bevy::prelude::*;

use super::next::{foot, going_out};
use super::tally::{Column, cards_of, columns};
use crate::rules::{Card, Chair, Game, Suit};
use crate::screens::Overlay;
use crate::screens::frame::{Painter, centred};
use crate::screens::pictures::{card, head};
use crate::screens::scroll::scroller;
use crate::table::{CurrentPartie, Ended, History};
use crate::theme::palette;
use crate::theme::widget::size;
use crate::words::{entry_line, side_name};

#[derive(Component)]
pub(super) struct SheetRoot;

pub(super) fn draw_sheet(
    painter: Painter,
    history: Res<History>,
    partie: Option<Res<CurrentPartie>>,
    ended: Res<Ended>,
    mut commands: Commands,
) {
    let Some(deal) = history.last() else { return };
    let columns = columns(deal);
    painter.overlay(&mut commands, Overlay::Sheet, SheetRoot, 980.0, |panel| {
        let number = [("number", (deal.number + 1).into())];
        panel.spawn(painter.heading(painter.say_with("sheet-heading", &number)));
        scroller(panel, "sheet", 12.0, |sheet| {
            sheet
                .spawn((
                    Pickable::IGNORE,
                    Node {
                        width: percent(100),
                        flex_shrink: 0.0,
                        flex_direction: painter.across(FlexDirection::Column, FlexDirection::Row),
                        align_items: painter.across(AlignItems::Center, AlignItems::FlexStart),
                        justify_content: painter
                            .across(JustifyContent::FlexStart, JustifyContent::Center),
                        column_gap: px(36),
                        row_gap: px(14),
                        ..default()
                    },
                ))
                .with_children(|parts| {
                    numbers(parts, &painter, &columns, deal.start.game);
                    declared(parts, &painter, &columns);
                });
        });
        let left = partie.as_ref().and_then(|partie| partie.left);
        if deal.start.game == Game::Three && ended.is_none() {
            going_out(panel, &painter, left);
        }
        foot(panel, &painter, deal, partie.as_deref(), ended.is_some());
    });
}

/// A row of the table: its name, the value of a column, and whether it is a sum.
type Row = (&'static str, fn(&Column) -> i32, bool);

const ROWS: &[Row] = &[
    (
        "sheet-declarations",
        |column| i32::from(column.declared),
        false,
    ),
    ("sheet-leaps", |column| i32::from(column.leaps), false),
    ("sheet-play", |column| i32::from(column.play), false),
    ("sheet-cards", |column| i32::from(column.cards), false),
    ("sheet-capot", |column| i32::from(column.capot), false),
    ("sheet-total", |column| i32::from(column.total()), true),
    ("sheet-before", |column| column.before, false),
    ("sheet-after", |column| column.after, true),
];

/// Kinds in which nobody scored are left out, but for those of every deal.
fn is_wanted((name, value, _): &Row, columns: &[Column]) -> bool {
    !matches!(*name, "sheet-leaps" | "sheet-capot")
        || columns.iter().any(|column| value(column) != 0)
}

fn numbers(parent: &mut ChildSpawnerCommands, painter: &Painter, columns: &[Column], game: Game) {
    let width = match (columns.len(), game) {
        (3, _) => painter.pick(68.0, 96.0),
        _ => painter.pick(84.0, 120.0),
    };
    let mut tracks: Vec<RepeatedGridTrack> = vec![GridTrack::px(painter.pick(92.0, 130.0))];
    tracks.extend(
        columns
            .iter()
            .map(|_| -> RepeatedGridTrack { GridTrack::px(width) }),
    );
    parent
        .spawn((
            Pickable::IGNORE,
            Node {
                display: Display::Grid,
                grid_template_columns: tracks,
                row_gap: px(3),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .with_children(|grid| {
            grid.spawn((Node::default(), Pickable::IGNORE));
            for column in columns {
                column_head(grid, painter, column);
            }
            for row in ROWS.iter().filter(|row| is_wanted(row, columns)) {
                let (name, value, is_sum) = row;
                let colour = if *is_sum {
                    palette::MADDER
                } else {
                    palette::WOOL
                };
                let label = painter.say(name);
                if *is_sum {
                    grid.spawn(painter.skin.bold(label, size::NOTE, colour));
                } else {
                    grid.spawn(painter.skin.text(label, size::NOTE, colour));
                }
                for column in columns {
                    let value = value(column);
                    let text = if value == 0 && !is_sum {
                        "–".to_owned()
                    } else {
                        value.to_string()
                    };
                    let size = if *is_sum { 22.0 } else { size::TEXT };
                    if *is_sum {
                        grid.spawn(painter.skin.bold(text, size, colour))
                            .insert(centred());
                    } else {
                        grid.spawn(painter.skin.text(text, size, colour))
                            .insert(centred());
                    }
                }
            }
            grid.spawn((Node::default(), Pickable::IGNORE));
            for column in columns {
                let tricks = painter.say_with("sheet-tricks", &[("count", column.tricks.into())]);
                grid.spawn(painter.skin.text(tricks, size::NOTE, palette::QUIET))
                    .insert(centred());
            }
        });
}

fn column_head(grid: &mut ChildSpawnerCommands, painter: &Painter, column: &Column) {
    grid.spawn((
        Pickable::IGNORE,
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            ..default()
        },
    ))
    .with_children(|top| {
        top.spawn((Node::default(), Pickable::IGNORE))
            .with_children(|heads| {
                for chair in &column.chairs {
                    let portrait = painter.session.portrait_of(*chair);
                    heads.spawn(head(&painter.skin, portrait, painter.pick(36.0, 46.0)));
                }
            });
        let name = match column.chairs.as_slice() {
            [chair] => painter.session.name_of(*chair, &painter.words),
            chairs if chairs.contains(&Chair(0)) => painter.say("status-side-us"),
            _ => painter.say("status-side-them"),
        };
        top.spawn(painter.skin.bold(name, size::NOTE, palette::WOOL))
            .insert(centred());
    });
}

/// What was declared and counted, side by side or one below the other.
fn declared(parent: &mut ChildSpawnerCommands, painter: &Painter, columns: &[Column]) {
    parent
        .spawn((
            Pickable::IGNORE,
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(4),
                width: painter.across(percent(100), percent(48)),
                ..default()
            },
        ))
        .with_children(|list| {
            for column in columns.iter().filter(|column| !column.lines.is_empty()) {
                let name = match column.chairs.as_slice() {
                    [a, b] => {
                        let speaker = |chair| painter.session.speaker(chair, &painter.words);
                        side_name(&painter.words, &speaker(*a), &speaker(*b))
                    }
                    chairs => {
                        let chair = chairs.first().copied().unwrap_or(Chair(0));
                        painter.session.name_of(chair, &painter.words)
                    }
                };
                list.spawn(painter.skin.bold(name, size::TEXT, palette::MADDER));
                for entry in &column.lines {
                    declared_line(list, painter, column, entry);
                }
            }
        });
}

fn declared_line(
    list: &mut ChildSpawnerCommands,
    painter: &Painter,
    column: &Column,
    entry: &crate::rules::Entry,
) {
    let chair = column.chairs.first().copied().unwrap_or(Chair(0));
    let speaker = painter.session.speaker(chair, &painter.words);
    list.spawn((
        Pickable::IGNORE,
        Node {
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Center,
            column_gap: px(10),
            row_gap: px(2),
            padding: UiRect::left(px(8)),
            ..default()
        },
    ))
    .with_children(|line| {
        let text = entry_line(&painter.words, &speaker, entry);
        line.spawn(painter.skin.text(text, size::NOTE, palette::WOOL));
        let cards = cards_of(entry);
        if !cards.is_empty() {
            line.spawn((
                Pickable::IGNORE,
                Node {
                    column_gap: px(2),
                    ..default()
                },
            ))
            .with_children(|row| {
                for suit in Suit::ALL {
                    let from_top: Vec<Card> = cards.in_suit(suit).iter().collect();
                    for one in from_top.iter().rev() {
                        row.spawn(card(&painter.skin, *one, 38.0));
                    }
                }
            });
        }
    });
}
