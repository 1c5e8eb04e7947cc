//! The end of a partie: who won, who pays whom, and how it went deal by deal.

use bevy::prelude::*;

use super::frame::{Painter, centred, is_missing};
use super::keys::{FirstFocus, OnEscape};
use super::pictures::{head, rider, sized};
use super::presses::Presses;
use super::scroll::scroller;
use super::{Overlay, Screen, ScreenSystems};
use crate::rules::{Chair, Game, Outcome};
use crate::session::{Goal, Session};
use crate::table::{Ended, History, LeaveTable};
use crate::theme::palette;
use crate::theme::widget::{Look, size};
use crate::words::payment_line;

#[derive(Component)]
struct ResultRoot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            act_on_result
                .run_if(in_state(Overlay::None))
                .in_set(ScreenSystems::Act),
            draw_result
                .run_if(is_missing::<ResultRoot>)
                .in_set(ScreenSystems::Draw),
        )
            .run_if(in_state(Screen::Result)),
    );
}

fn draw_result(
    painter: Painter,
    ended: Option<Res<Ended>>,
    history: Option<Res<History>>,
    mut commands: Commands,
) {
    let outcome = ended.and_then(|ended| (**ended).clone());
    painter.screen(&mut commands, Screen::Result, ResultRoot, |page| {
        if let Some(outcome) = &outcome {
            page.spawn(painter.heading(
                painter.say_with("result-heading", &[("outcome", verdict(outcome).into())]),
            ));
        }
        page.spawn(halves(&painter)).with_children(|halves| {
            if let Some(outcome) = &outcome {
                halves.spawn(half(&painter)).with_children(|half| {
                    arrival(half, &painter, outcome);
                    for line in payments(&painter, outcome) {
                        half.spawn(painter.skin.bold(line, size::TEXT, palette::WOOL))
                            .insert(centred());
                    }
                });
            }
            halves.spawn(half(&painter)).with_children(|half| {
                scroller(half, "result", 6.0, |body| {
                    if let Some(history) = &history {
                        deals(body, &painter, history);
                    }
                });
            });
        });
        page.spawn(painter.row()).with_children(|row| {
            row.spawn(painter.button("button:title", "result-title", Look::Plain))
                .insert(OnEscape);
            row.spawn(painter.button("button:again", "result-again", Look::Primary))
                .insert(FirstFocus);
        });
    });
}

/// The picture and the numbers side by side where there is room.
fn halves(painter: &Painter) -> impl Bundle + use<> {
    (
        Pickable::IGNORE,
        painter.capped(1100.0),
        Node {
            min_height: px(0),
            flex_shrink: 1.0,
            flex_direction: painter.across(FlexDirection::Column, FlexDirection::Row),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(30),
            row_gap: px(12),
            ..default()
        },
    )
}

fn half(painter: &Painter) -> impl Bundle + use<> {
    (
        Pickable::IGNORE,
        Node {
            width: painter.across(percent(100), percent(48)),
            max_height: percent(100),
            min_height: px(0),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(8),
            ..default()
        },
    )
}

fn verdict(outcome: &Outcome) -> &'static str {
    if outcome.winners.contains(&Chair(0)) {
        "win"
    } else if outcome.losers.contains(&Chair(0)) {
        "lose"
    } else {
        "draw"
    }
}

fn payments(painter: &Painter, outcome: &Outcome) -> Vec<String> {
    let words = &painter.words;
    let in_points = painter.session.goal == Goal::SixDeals;
    let mut lines: Vec<String> = outcome
        .payments
        .iter()
        .map(|payment| {
            let payer = painter.session.speaker(payment.payer, words);
            let receiver = painter.session.speaker(payment.receiver, words);
            payment_line(words, &payer, &receiver, payment, in_points)
        })
        .collect();
    if lines.is_empty() {
        lines.push(painter.say("result-nobody-pays"));
    }
    lines
}

/// The winners ride in at the castle's gate.
fn arrival(page: &mut ChildSpawnerCommands, painter: &Painter, outcome: &Outcome) {
    let height = painter.pick(96.0, 220.0);
    page.spawn((
        Pickable::IGNORE,
        Node {
            align_items: AlignItems::End,
            justify_content: JustifyContent::Center,
            column_gap: px(painter.pick(0.0, 10.0)),
            flex_shrink: 0.0,
            ..default()
        },
    ))
    .with_children(|row| {
        for chair in outcome.winners.iter().rev() {
            row.spawn((
                Pickable::IGNORE,
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    width: px(painter.pick(84.0, 140.0)),
                    ..default()
                },
            ))
            .with_children(|column| {
                let wool = match painter.session.game {
                    Game::Four => chair.index() % 2,
                    Game::Three | Game::Two => chair.index(),
                };
                column.spawn((
                    rider(&painter.skin, wool, false),
                    sized(height * 0.66, height * 0.66),
                    Pickable::IGNORE,
                ));
                let name = painter.session.name_of(*chair, &painter.words);
                column
                    .spawn(
                        painter
                            .skin
                            .bold(name, size::NOTE, palette::RIDERS[wool % 4]),
                    )
                    .insert(centred());
            });
        }
        if let Some(art) = painter.skin.art() {
            row.spawn((
                ImageNode::new(art.castle.clone()),
                sized(height, height),
                Pickable::IGNORE,
            ));
        }
    });
}

/// The totals after each deal, one column for each player or side.
fn deals(parent: &mut ChildSpawnerCommands, painter: &Painter, history: &History) {
    let chairs: Vec<Chair> = match painter.session.game {
        Game::Four => vec![Chair(0), Chair(1)],
        game => (0..game.players()).map(Chair).collect(),
    };
    let column = painter.pick(76.0, 120.0);
    let mut tracks: Vec<RepeatedGridTrack> = vec![GridTrack::px(painter.pick(40.0, 60.0))];
    tracks.extend(
        chairs
            .iter()
            .map(|_| -> RepeatedGridTrack { GridTrack::px(column) }),
    );
    parent
        .spawn((
            painter.skin.panel(),
            Node {
                display: Display::Grid,
                grid_template_columns: tracks,
                padding: UiRect::axes(px(painter.pick(14.0, 26.0)), px(18)),
                row_gap: px(4),
                justify_items: JustifyItems::Center,
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .with_children(|grid| {
            grid.spawn((Node::default(), Pickable::IGNORE));
            for chair in &chairs {
                side_head(grid, painter, *chair);
            }
            for deal in history.iter() {
                let number = (deal.number + 1).to_string();
                grid.spawn(painter.skin.text(number, size::NOTE, palette::QUIET));
                for chair in &chairs {
                    let total = deal.totals[chair.index()].to_string();
                    let last = history
                        .last()
                        .is_some_and(|last| last.number == deal.number);
                    if last {
                        grid.spawn(painter.skin.bold(total, size::TEXT, palette::MADDER));
                    } else {
                        grid.spawn(painter.skin.text(total, size::TEXT, palette::WOOL));
                    }
                }
            }
        });
}

fn side_head(grid: &mut ChildSpawnerCommands, painter: &Painter, chair: Chair) {
    let partner = (painter.session.game == Game::Four).then_some(Chair(chair.0 + 2));
    grid.spawn((
        Pickable::IGNORE,
        Node {
            justify_content: JustifyContent::Center,
            ..default()
        },
    ))
    .with_children(|heads| {
        for chair in [Some(chair), partner].into_iter().flatten() {
            let portrait = painter.session.portrait_of(chair);
            heads.spawn(head(&painter.skin, portrait, painter.pick(36.0, 48.0)));
        }
    });
}

fn act_on_result(
    presses: Res<Presses>,
    time: Res<Time<Real>>,
    mut session: ResMut<Session>,
    mut leave: MessageWriter<LeaveTable>,
    mut next: ResMut<NextState<Screen>>,
) {
    for id in presses.ids() {
        let to = match id {
            "button:again" => Screen::Choice,
            "button:title" => Screen::Title,
            _ => continue,
        };
        leave.write(LeaveTable);
        session.shuffle(&time);
        return next.set(to);
    }
}
