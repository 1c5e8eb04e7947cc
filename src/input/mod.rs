//! Devices become intents: what is clicked, dragged or typed at the table is submitted, and any input
//! completes the running motion. It judges nothing; what the rules refuse comes back with its reason.
//!
//! Data flow: pointer and keys → [`Touched`] (a card) → `Submit`, or the selection in `Fingers`.

mod keys;
mod pointer;

use bevy::prelude::*;

use crate::players::Offer;
use crate::rules::{Action, Card, CardSet, Choices};
use crate::screens::{Overlay, Screen};
use crate::sets::GameSystems;
use crate::stage::{Fingers, Playbook};
use crate::table::Submit;

/// A card of the person's hand was chosen, by whatever device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched(pub Card);

/// For how many frames a card touched during the last motion waits for its turn. Long enough for the
/// motion to be completed and the turn to come, too short for a double click to play twice.
const EAGER_FRAMES: u8 = 3;

/// The two halves of a double click are no further apart, in seconds. Where nothing moves, the turn
/// may have come back between them.
const DOUBLE_CLICK: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(plugin_without_window)
        .add_plugins((pointer::plugin, keys::plugin));
}

/// The part that needs no device, for tests.
pub fn plugin_without_window(app: &mut App) {
    app.add_message::<Touched>()
        .add_systems(
            Update,
            (forget_selection, touch_cards)
                .chain()
                .in_set(GameSystems::Input),
        )
        .add_systems(OnExit(Screen::Table), take_hands_off);
}

/// A new decision starts with nothing chosen.
fn forget_selection(offer: Res<Offer>, mut fingers: ResMut<Fingers>) {
    if offer.is_changed() && !fingers.selected.is_empty() {
        fingers.selected = CardSet::EMPTY;
    }
}

/// The cards of the next table are others, even where they are called the same.
fn take_hands_off(mut fingers: ResMut<Fingers>) {
    fingers.set_if_neq(Fingers::default());
}

/// What earlier touches have left behind.
#[derive(Default)]
struct Before {
    /// A card touched during the motion, and for how many frames it still waits.
    eager: Option<(Card, u8)>,
    /// Seconds in which a touch is still the other half of the last play's double click.
    double: f32,
}

/// Turns touched cards into plays or selections.
fn touch_cards(
    time: Res<Time>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut touched: MessageReader<Touched>,
    offer: Res<Offer>,
    mut fingers: ResMut<Fingers>,
    mut playbook: ResMut<Playbook>,
    mut before: Local<Before>,
    mut submit: MessageWriter<Submit>,
) {
    let mut cards: Vec<Card> = touched.read().map(|Touched(card)| *card).collect();
    if *screen.get() != Screen::Table || *overlay.get() != Overlay::None {
        // What was touched at the table does not wait behind a menu for its turn.
        *before = Before::default();
        return;
    }
    before.double = (before.double - time.delta_secs()).max(0.0);
    let Some(offered) = &offer.0 else {
        // Nothing is asked yet: the touch completes the motion, and counts if that was the last.
        if let Some(card) = cards.last().filter(|_| !playbook.is_idle()) {
            playbook.skip();
            before.eager = Some((*card, EAGER_FRAMES));
        } else {
            before.eager = before
                .eager
                .and_then(|(card, frames)| Some((card, frames.checked_sub(1)?)));
        }
        return;
    };
    // A new touch takes the place of one that has waited.
    if let Some((card, _)) = before.eager.take().filter(|_| cards.is_empty()) {
        cards.push(card);
    }
    for card in cards {
        match offered.choices {
            Choices::Play { .. } if before.double > 0.0 => {}
            Choices::Play { cards: allowed, .. } => {
                submit.write(Submit {
                    chair: offered.chair,
                    action: Action::Play(card),
                });
                if allowed.contains(card) {
                    before.double = DOUBLE_CLICK;
                }
                // One decision, one card; a second touch in this frame belongs to no decision.
                break;
            }
            Choices::Exchange { from, counts, .. } if from.contains(card) => {
                let most = 15 - counts.leading_zeros() as u8;
                choose(&mut fingers.selected, card, most);
            }
            Choices::Declare { .. }
                if offered.view.rules.strict_calls.is_on() && offered.view.hand.contains(card) =>
            {
                choose(&mut fingers.selected, card, 32);
            }
            _ => {}
        }
    }
}

/// Chooses a card, or puts it back if it was chosen; no more than so many can be.
fn choose(selected: &mut CardSet, card: Card, most: u8) {
    if !selected.remove(card) && selected.len() < most {
        selected.insert(card);
    }
}
