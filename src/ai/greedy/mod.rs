//! Sound rules of thumb with a memory of the cards played. They see one hand; the stronger players
//! let all seats follow them when they play worlds to the end in thought.

mod exchange;
mod follow;
mod foolish;
mod habits;
mod lead;
mod sight;

pub(super) use exchange::ranked;
pub(super) use foolish::{bares_a_king, overtakes_the_partner, throws_a_master, wastes};
pub(super) use habits::Habits;
pub(super) use sight::{Sight, dead_for, promise};

use rand::rngs::ChaCha8Rng;

use super::table::Table;
use super::{Decision, Reason};
use crate::rules::{Action, Card, Choices, Claims, View};

/// Decides by the rules of thumb.
pub(super) fn decide(view: &View, rng: &mut ChaCha8Rng) -> Decision {
    match view.choices() {
        Choices::Play { .. } => {
            let table = Table::of(view);
            let sight = Sight::of(view, &table);
            let (card, reason) = play(&sight, Habits::of(view.game));
            Decision {
                action: Action::Play(Card::from_index(card)),
                reason: Some(reason),
            }
        }
        Choices::Exchange { carte_blanche, .. } => exchange::decide(view, carte_blanche, rng),
        Choices::Declare { most, .. } => Decision {
            action: Action::Declare(most),
            reason: Some(Reason::DeclaresAll),
        },
        // Nobody asks a seat that is not to act; a pass is refused and harms nothing.
        Choices::Nothing => Decision {
            action: Action::Declare(Claims::NONE),
            reason: None,
        },
    }
}

/// The card to play, and why.
pub(super) fn play(sight: &Sight<'_>, habits: &Habits) -> (u8, Reason) {
    let hand = sight.hand;
    if hand & hand.wrapping_sub(1) == 0 {
        return (hand.trailing_zeros() as u8 & 31, Reason::OnlyChoice);
    }
    if sight.table.in_trick > 0 {
        return follow::choose(sight, habits);
    }
    let mut best = (i32::MIN, 0);
    lead::worths(sight, habits, |card, worth| {
        if worth > best.0 {
            best = (worth, card);
        }
    });
    (best.1, lead::reason(sight, best.1))
}

/// The card to play alone, for thought, where nobody asks why.
pub(super) fn card(sight: &Sight<'_>, habits: &Habits) -> u8 {
    let hand = sight.hand;
    if hand & hand.wrapping_sub(1) == 0 {
        return hand.trailing_zeros() as u8 & 31;
    }
    if sight.table.in_trick > 0 {
        return follow::choose(sight, habits).0;
    }
    let mut best = (i32::MIN, 0);
    lead::worths(sight, habits, |card, worth| {
        if worth > best.0 {
            best = (worth, card);
        }
    });
    best.1
}

/// Whether two cards of the hand are the same to everybody: neighbours that count alike.
pub(super) fn alike(sight: &Sight<'_>, one: u8, other: u8) -> bool {
    let (low, high) = (one.min(other), one.max(other));
    let between = ((1u32 << high) - 1) & !((2u32 << low).wrapping_sub(1));
    let counting = sight.table.counting;
    one == other
        || (one >> 3 == other >> 3
            && between & !(sight.hand | !sight.unseen) == 0
            && (counting >> one ^ counting >> other) & 1 == 0)
}
