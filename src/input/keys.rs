//! The keyboard at the table: a cursor over the hand, digits for its cards, and the way to the menu.
//! Buttons have Bevy's own focus; the cursor rests while one of them holds it.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::Touched;
use crate::players::{HumanChair, Offer};
use crate::rules::{Card, Choices};
use crate::screens::{Overlay, Screen};
use crate::sets::GameSystems;
use crate::stage::{Fingers, Playbook, Shown};
use crate::theme::widget::Touchable;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (walk_the_hand, open_menu)
            .in_set(GameSystems::Input)
            .run_if(in_state(Screen::Table).and_then(in_state(Overlay::None))),
    );
}

const DIGITS: [KeyCode; 10] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::Digit0,
];

fn walk_the_hand(
    keys: Res<ButtonInput<KeyCode>>,
    shown: Res<Shown>,
    me: Res<HumanChair>,
    offer: Res<Offer>,
    buttons: Query<(), With<Touchable>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut fingers: ResMut<Fingers>,
    mut playbook: ResMut<Playbook>,
    mut touched: MessageWriter<Touched>,
) {
    if keys.get_just_pressed().next().is_none() {
        return;
    }
    playbook.skip();
    let hand = &shown.hands[me.0.index()];
    if keys.just_pressed(KeyCode::Tab) {
        fingers.cursor = None;
        return;
    }
    let place = fingers
        .cursor
        .and_then(|card| hand.iter().position(|other| *other == card));
    let step = i32::from(keys.just_pressed(KeyCode::ArrowRight))
        - i32::from(keys.just_pressed(KeyCode::ArrowLeft));
    if step != 0 && !hand.is_empty() {
        let next = match place {
            Some(place) => step_in(place, step, hand.len()),
            None => first_useful(hand, &offer),
        };
        fingers.cursor = hand.get(next).copied();
        focus.clear();
        visible.0 = true;
    }
    let on_button = focus.get().is_some_and(|entity| buttons.contains(entity));
    let confirm = keys.just_pressed(KeyCode::Enter) || keys.just_pressed(KeyCode::Space);
    if confirm
        && !on_button
        && let Some(card) = fingers.cursor
        && hand.contains(&card)
    {
        touched.write(Touched(card));
        return;
    }
    for (key, card) in DIGITS.iter().zip(hand) {
        if keys.just_pressed(*key) {
            touched.write(Touched(*card));
            return;
        }
    }
}

/// The place so many steps on, going round.
fn step_in(place: usize, step: i32, count: usize) -> usize {
    if step < 0 {
        (place + count - 1) % count
    } else {
        (place + 1) % count
    }
}

/// Where the cursor enters the hand: at the first card that may be played.
fn first_useful(hand: &[Card], offer: &Offer) -> usize {
    match offer.0.as_ref().map(|offered| &offered.choices) {
        Some(Choices::Play { cards, .. }) => hand
            .iter()
            .position(|card| cards.contains(*card))
            .unwrap_or(0),
        _ => 0,
    }
}

fn open_menu(keys: Res<ButtonInput<KeyCode>>, mut overlay: ResMut<NextState<Overlay>>) {
    if keys.just_pressed(KeyCode::Escape) {
        overlay.set(Overlay::Menu);
    }
}
