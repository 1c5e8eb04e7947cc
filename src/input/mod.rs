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

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(plugin_without_window)
        .add_plugins((pointer::plugin, keys::plugin));
}

/// The part that needs no device, for tests.
pub fn plugin_without_window(app: &mut App) {
    app.add_message::<Touched>().add_systems(
        Update,
        (forget_selection, touch_cards)
            .chain()
            .in_set(GameSystems::Input)
            .run_if(in_state(Screen::Table).and_then(in_state(Overlay::None))),
    );
}

/// A new decision starts with nothing chosen.
fn forget_selection(offer: Res<Offer>, mut fingers: ResMut<Fingers>) {
    if !offer.is_changed() {
        return;
    }
    let may_select = matches!(
        offer.0.as_ref().map(|offered| &offered.choices),
        Some(Choices::Exchange { .. } | Choices::Declare { .. })
    );
    if !may_select && !fingers.selected.is_empty() {
        fingers.selected = CardSet::EMPTY;
    }
}

/// Turns touched cards into plays or selections.
fn touch_cards(
    mut touched: MessageReader<Touched>,
    offer: Res<Offer>,
    mut fingers: ResMut<Fingers>,
    mut playbook: ResMut<Playbook>,
    mut eager: Local<Option<(Card, u8)>>,
    mut submit: MessageWriter<Submit>,
) {
    let mut cards: Vec<Card> = touched.read().map(|Touched(card)| *card).collect();
    match (&offer.0, *eager) {
        (Some(_), Some((card, _))) if cards.is_empty() => {
            cards.push(card);
            *eager = None;
        }
        (_, Some((card, frames))) => {
            *eager = frames.checked_sub(1).map(|left| (card, left));
        }
        _ => {}
    }
    for card in cards {
        let Some(offered) = &offer.0 else {
            // Nothing is asked yet: the touch completes the motion, and counts if that was the last.
            playbook.skip();
            *eager = Some((card, EAGER_FRAMES));
            continue;
        };
        match offered.choices {
            Choices::Play { .. } => {
                submit.write(Submit {
                    chair: offered.chair,
                    action: Action::Play(card),
                });
                // One decision, one card; a second touch in this frame belongs to no decision.
                break;
            }
            Choices::Exchange { from, counts, .. } if from.contains(card) => {
                let most = 15 - counts.leading_zeros() as u8;
                if !fingers.selected.remove(card) && fingers.selected.len() < most {
                    fingers.selected.insert(card);
                }
            }
            Choices::Declare { .. } if offered.view.rules.strict_calls.is_on() => {
                if !fingers.selected.remove(card) {
                    fingers.selected.insert(card);
                }
            }
            _ => {}
        }
    }
}
