//! Names, scores, marks and what each seat called out, beside the seats; and the numbers beside the
//! riders.

use bevy::prelude::*;

use super::centred;
use crate::assets::Fonts;
use crate::players::{HumanChair, Offer};
use crate::rules::{Chair, Game, Seat};
use crate::screens::Screen;
use crate::session::Session;
use crate::sets::GameSystems;
use crate::stage::layout::Place;
use crate::stage::{Shown, TableLayout, milestone};
use crate::table::ToAct;
use crate::theme::palette;
use crate::theme::widget::{Look, Skin, size};
use crate::words::{Arg, Words};

#[derive(Component)]
struct Label;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write_labels
            .in_set(GameSystems::Hud)
            .run_if(in_state(Screen::Table)),
    );
}

fn write_labels(
    shown: Res<Shown>,
    layout: Option<Res<TableLayout>>,
    scale: Res<UiScale>,
    words: Res<Words>,
    session: Res<Session>,
    me: Res<HumanChair>,
    skin: Skin,
    fonts: Res<Fonts>,
    offer: Res<Offer>,
    acting: Query<(), Added<ToAct>>,
    old: Query<Entity, With<Label>>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    let changed = shown.is_changed()
        || layout.is_changed()
        || scale.is_changed()
        || words.is_changed()
        || offer.is_changed()
        || !acting.is_empty();
    if !changed {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(game) = shown.game else { return };
    let layout = &layout.0;
    for chair in 0..session.game.players() {
        let chair = Chair(chair);
        let place = shown.place(session.game, me.0, chair);
        let seat = layout.seat(place);
        let name = session.name_of(chair, &words);
        let score = shown.totals[chair.index()];
        let mark = mark_of(&shown, game, chair, &words, place);
        let tricks = shown.tricks_of(chair);
        let narrow = layout.portrait;
        let width = if narrow { 118.0 } else { 210.0 };
        let note = match tricks {
            0 => mark,
            count => {
                let tricks = words.say_with("status-tricks", &[("count", Arg::from(count))]);
                match mark {
                    Some(mark) if !narrow => Some(format!("{mark} · {tricks}")),
                    _ => Some(tricks),
                }
            }
        };
        let at = match place {
            Place::Me if !narrow => {
                // Beside the hand, where nothing else is.
                Vec2::new(96.0 * scale.0, layout.window.y - 52.0 * scale.0)
            }
            _ => layout.to_screen(seat.label),
        };
        commands
            .spawn((
                Label,
                DespawnOnExit(Screen::Table),
                below(at, 12.0, width, scale.0),
                Pickable::IGNORE,
                GlobalZIndex(1),
            ))
            .with_children(|column| {
                let colour = palette::RIDERS[rider_of(session.game, chair)];
                let text = size::NOTE + if narrow { 0.0 } else { 3.0 };
                column.spawn(skin.bold(format!("{name} · {score}"), text, colour));
                if let Some(note) = note {
                    column.spawn(skin.text(note, size::NOTE - 1.0, palette::WOOL));
                }
            });
        let lines = &shown.bubbles[chair.index()];
        // What one has said oneself gives way to what one is asked.
        if !lines.is_empty() && (place != Place::Me || offer.0.is_none()) {
            bubble(&mut commands, &skin, layout, place, lines, scale.0);
        }
    }
    rider_numbers(&mut commands, &fonts, layout, &shown, session.game, scale.0);
    menu_button(&mut commands, &skin, layout, &words, scale.0);
}

/// What a seat is in this deal: dealer, eldest, partner, or gone.
fn mark_of(shown: &Shown, game: Game, chair: Chair, words: &Words, place: Place) -> Option<String> {
    if shown.left == Some(chair) {
        return Some(words.say("status-out"));
    }
    let seat = shown.seat(chair)?;
    if seat == Seat::ELDEST {
        Some(words.say("status-eldest"))
    } else if chair == shown.dealer {
        Some(words.say("status-dealer"))
    } else if game == Game::Four && place == Place::Top {
        Some(words.say("status-partner"))
    } else {
        None
    }
}

/// A column whose first line begins so many pixels above a point.
fn below(at: Vec2, above: f32, width: f32, scale: f32) -> Node {
    Node {
        top: px(at.y / scale - above),
        justify_content: JustifyContent::FlexStart,
        ..centred(at, width, scale)
    }
}

/// Which rider rides for a chair: partners share one.
fn rider_of(chosen: Game, chair: Chair) -> usize {
    match chosen {
        Game::Four => usize::from(chair.0 % 2),
        Game::Three | Game::Two => chair.index() % 4,
    }
}

fn bubble(
    commands: &mut Commands,
    skin: &Skin,
    layout: &crate::stage::layout::Layout,
    place: Place,
    lines: &[String],
    scale: f32,
) {
    let width = if layout.portrait { 128.0 } else { 230.0 };
    let mut at = layout.to_screen(layout.seat(place).bubble);
    // Never out of the window, however long the words of the language are.
    let half = width * scale / 2.0 + 4.0;
    at.x = at.x.clamp(half, (layout.window.x - half).max(half));
    commands
        .spawn((
            Label,
            DespawnOnExit(Screen::Table),
            if layout.portrait && place != Place::Me {
                // Under the name, downwards, however many lines there are.
                below(at, -4.0, width, scale)
            } else {
                centred(at, width, scale)
            },
            Pickable::IGNORE,
            GlobalZIndex(3),
        ))
        .with_children(|column| {
            column
                .spawn((
                    Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        padding: UiRect::axes(px(12), px(6)),
                        border: px(2).all(),
                        border_radius: BorderRadius::all(px(10)),
                        ..default()
                    },
                    BackgroundColor(palette::CARD),
                    BorderColor::all(palette::MADDER),
                    Pickable::IGNORE,
                ))
                .with_children(|sheet| {
                    for line in lines {
                        sheet.spawn((
                            skin.bold(line.clone(), size::NOTE, palette::WOOL),
                            TextLayout::justify(Justify::Center),
                        ));
                    }
                });
        });
}

fn rider_numbers(
    commands: &mut Commands,
    fonts: &Fonts,
    layout: &crate::stage::layout::Layout,
    shown: &Shown,
    chosen: Game,
    scale: f32,
) {
    let height = layout.frieze.height();
    for side in 0..chosen.sides() {
        let chair = Chair(side);
        let total = shown.totals[chair.index()];
        let on_road = milestone(layout, total as f32, shown.target);
        // A lane for each side, so that equal scores can all be read.
        let lane = f32::from(side) * height * 0.19;
        let at = layout.to_screen(on_road + Vec2::new(-height * 0.34, height * 0.16 + lane));
        commands.spawn((
            Label,
            DespawnOnExit(Screen::Table),
            centred(at, 60.0, scale),
            Pickable::IGNORE,
            GlobalZIndex(2),
            children![(
                Node {
                    padding: UiRect::axes(px(4), px(0)),
                    border_radius: BorderRadius::all(px(6)),
                    ..default()
                },
                // Riders stand close at times; the number must be read all the same.
                BackgroundColor(palette::LINEN.with_alpha(0.86)),
                Text::new(total.to_string()),
                TextFont {
                    font: fonts.bold.clone().into(),
                    font_size: FontSize::Px((height / scale * 0.19).clamp(14.0, 30.0)),
                    ..default()
                },
                TextColor(palette::RIDERS[rider_of(chosen, chair)]),
                Pickable::IGNORE,
            )],
        ));
    }
}

fn menu_button(
    commands: &mut Commands,
    skin: &Skin,
    layout: &crate::stage::layout::Layout,
    words: &Words,
    scale: f32,
) {
    let node = if layout.portrait {
        let at = layout.to_screen(Vec2::new(layout.cloth.max.x, layout.cloth.min.y)) / scale;
        Node {
            position_type: PositionType::Absolute,
            left: px(at.x - 92.0),
            top: px(at.y + 4.0),
            ..default()
        }
    } else {
        Node {
            position_type: PositionType::Absolute,
            right: px(16),
            bottom: px(20),
            ..default()
        }
    };
    commands.spawn((
        Label,
        DespawnOnExit(Screen::Table),
        node,
        GlobalZIndex(4),
        children![skin.button("button:menu", words.say("table-menu"), Look::Plain)],
    ));
}
