//! The spread pack: where its cards lie, and how they lift and turn.

use std::f32::consts::PI;

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::{Cutting, SPREAD};
use crate::screens::frame::Painter;
use crate::screens::keys::FirstFocus;
use crate::screens::pictures::{CARD_WIDTH, back, sized};
use crate::theme::widget::Touchable;

/// A card of the spread, with how deep it lies in the arc.
#[derive(Component)]
pub(super) struct FanCard {
    turn: Rot2,
}

/// A card that turns over, with the seconds since it began.
#[derive(Component, Default)]
pub(in crate::screens) struct Flip(f32);

/// A card turns over in this time.
const FLIP: f32 = 0.22;
/// How far a card lifts under the pointer.
const LIFT: f32 = 12.0;
/// Half the angle of the arc, in degrees.
const ANGLE: f32 = 13.0;

/// The spread over the whole width, as far as it has not been drawn from.
pub(super) fn fan(parent: &mut ChildSpawnerCommands, painter: &Painter, cutting: &Cutting) {
    let height = if painter.is_low() {
        72.0
    } else {
        painter.pick(96.0, 150.0)
    };
    let depth = if painter.is_low() {
        10.0
    } else {
        painter.pick(16.0, 40.0)
    };
    let width = height * CARD_WIDTH;
    parent
        .spawn((
            Pickable::IGNORE,
            Node {
                width: percent(100),
                max_width: px(1000),
                height: px(height + depth + LIFT),
                padding: UiRect::right(px(width)),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .with_children(|outer| {
            outer
                .spawn((
                    Pickable::IGNORE,
                    Node {
                        width: percent(100),
                        height: percent(100),
                        ..default()
                    },
                ))
                .with_children(|inner| {
                    for place in 0..SPREAD {
                        let gone = cutting
                            .drawn
                            .iter()
                            .take(cutting.turned)
                            .any(|drawn| *drawn == place);
                        if !gone {
                            fan_card(inner, painter, place, height, depth, cutting.asks());
                        }
                    }
                });
        });
}

fn fan_card(
    parent: &mut ChildSpawnerCommands,
    painter: &Painter,
    place: u8,
    height: f32,
    depth: f32,
    asks: bool,
) {
    let across = f32::from(place) / f32::from(SPREAD - 1);
    let aside = across * 2.0 - 1.0;
    let turn = Rot2::degrees(aside * ANGLE);
    let mut touchable = Touchable::new(format!("cut:card-{place}"), painter.say("cut-prompt"));
    touchable.enabled = asks;
    let mut card = parent.spawn((
        FanCard { turn },
        back(&painter.skin),
        UiTransform::from_rotation(turn),
        Hovered::default(),
        Node {
            position_type: PositionType::Absolute,
            left: percent(across * 100.0),
            top: px(LIFT + depth * (1.0 - (aside * PI / 2.0).cos())),
            ..sized(height * CARD_WIDTH, height)
        },
        touchable,
    ));
    if asks {
        card.insert((Button, TabIndex(0)));
        if place == SPREAD / 2 {
            card.insert(FirstFocus);
        }
    } else {
        card.insert(Pickable::IGNORE);
    }
}

/// Lifts the card under the pointer, or under the keyboard's focus.
pub(super) fn lift(
    focus: Option<Res<InputFocus>>,
    visible: Option<Res<InputFocusVisible>>,
    mut cards: Query<(Entity, &FanCard, &Hovered, &Touchable, &mut UiTransform)>,
) {
    let focused = match (focus, visible) {
        (Some(focus), Some(visible)) if visible.0 => focus.get(),
        _ => None,
    };
    for (entity, card, hovered, touchable, mut transform) in &mut cards {
        let lifted = touchable.enabled && (hovered.get() || focused == Some(entity));
        let rise = if lifted { -LIFT } else { 0.0 };
        let up = card.turn * Vec2::new(0.0, rise);
        let place = Val2::px(up.x, up.y);
        if transform.translation != place {
            transform.translation = place;
        }
    }
}

/// Turns over the card that was drawn last.
pub(super) fn flip(
    time: Res<Time>,
    mut cards: Query<(Entity, &mut Flip, &mut UiTransform), Without<FanCard>>,
    mut commands: Commands,
) {
    for (entity, mut flip, mut transform) in &mut cards {
        flip.0 += time.delta_secs();
        let share = (flip.0 / FLIP).min(1.0);
        transform.scale.x = (share * PI / 2.0).sin().max(0.02);
        if share >= 1.0 {
            commands.entity(entity).remove::<Flip>();
        }
    }
}
