//! The simplest player: any legal action, each card alike. A yardstick, and fast.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::Decision;
use crate::rules::{Action, Card, CardSet, Choices, Claims, View};

pub(super) fn decide(view: &View, rng: &mut ChaCha8Rng) -> Decision {
    let action = match view.choices() {
        Choices::Play { cards, .. } => Action::Play(pick(cards, rng)),
        Choices::Exchange {
            from,
            counts,
            carte_blanche,
            ..
        } => {
            let allowed = counts.count_ones();
            let nth = rng.random_range(0..allowed.max(1));
            let count = (0..16)
                .filter(|count| counts >> count & 1 == 1)
                .nth(nth as usize)
                .unwrap_or(0);
            let mut out = CardSet::EMPTY;
            let mut rest = from;
            for _ in 0..count {
                let card = pick(rest, rng);
                rest.remove(card);
                out.insert(card);
            }
            Action::Exchange { out, carte_blanche }
        }
        Choices::Declare { most, .. } => Action::Declare(most),
        // Nobody asks a seat that is not to act; a pass is refused and harms nothing.
        Choices::Nothing => Action::Declare(Claims::NONE),
    };
    Decision {
        action,
        reason: None,
    }
}

/// One of the cards; the lowest of none is never asked for.
fn pick(cards: CardSet, rng: &mut ChaCha8Rng) -> Card {
    let nth = rng.random_range(0..u32::from(cards.len()).max(1));
    cards
        .iter()
        .nth(nth as usize)
        .unwrap_or(Card::from_index(0))
}
