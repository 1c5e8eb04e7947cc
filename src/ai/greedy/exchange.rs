//! What to lay out: the cards kept are judged with the same sampled draws for every choice. It does
//! not ask what the others will do.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::ai::appraise::Appraiser;
use crate::ai::{Decision, Reason};
use crate::rules::{Action, Card, CardSet, Choices, Game, Seat, View};

/// How many draws each choice is judged by.
const DRAWS: usize = 24;
/// Of how many cards the best selection is sought; the others are too good to be laid out.
const POOL: usize = 9;

/// The exchange of the rules of thumb.
pub(super) fn decide(view: &View, carte_blanche: bool, rng: &mut ChaCha8Rng) -> Decision {
    let best = ranked(view, rng, DRAWS).into_iter().next();
    let out = best.map_or(CardSet::EMPTY, |(_, out)| out);
    let reason = if out.is_empty() {
        Reason::RefusesTheTalon
    } else {
        Reason::KeepsTheBest
    };
    Decision {
        action: Action::Exchange { out, carte_blanche },
        reason: Some(reason),
    }
}

/// The choices worth a thought with their estimated worth in hundredths of a point, best first.
pub(in crate::ai) fn ranked(
    view: &View,
    rng: &mut ChaCha8Rng,
    draws: usize,
) -> Vec<(i32, CardSet)> {
    let Choices::Exchange { from, counts, .. } = view.choices() else {
        return Vec::new();
    };
    let eldest = view.seat == Seat::ELDEST;
    let appraiser = Appraiser::new(view.game, eldest, CardSet::EMPTY);
    let peek = view.game == Game::Three && view.rules.talon_peek.is_on();
    let samples = draw_orders(!(from | view.known()), rng, if peek { 1 } else { draws });

    // The cards whose loss costs least.
    let mut pool: Vec<(i32, Card)> = from
        .iter()
        .map(|card| (-appraiser.worth(from - CardSet::of(card)), card))
        .collect();
    pool.sort_unstable();
    if view.game == Game::Two {
        pool.truncate(POOL);
    }

    let most = 15 - counts.leading_zeros().min(15);
    let mut choices = Vec::new();
    for selection in 0u32..1 << pool.len() {
        let count = selection.count_ones();
        // To take fewer than two cards less than one may is never right, but for refusing.
        if counts >> count & 1 == 0 || (count + 2 < most && count > 0) {
            continue;
        }
        let out: CardSet = (0..pool.len())
            .filter(|place| selection >> place & 1 == 1)
            .map(|place| pool[place].1)
            .collect();
        let kept = if peek && count == 0 {
            view.hand
        } else {
            from - out
        };
        let worth = if peek || count == 0 {
            appraiser.worth(kept)
        } else {
            let total: i64 = samples
                .iter()
                .map(|order| i64::from(appraiser.worth(kept | order[count as usize])))
                .sum();
            (total / samples.len().max(1) as i64) as i32
        };
        choices.push((worth, out));
    }
    choices.sort_unstable_by_key(|(worth, out)| (std::cmp::Reverse(*worth), out.bits()));
    choices
}

/// Draws from the unseen cards: in each, the first so many, for every number up to eight.
fn draw_orders(unseen: CardSet, rng: &mut ChaCha8Rng, draws: usize) -> Vec<[CardSet; 9]> {
    let mut cards: Vec<Card> = unseen.iter().collect();
    (0..draws)
        .map(|_| {
            let mut order = [CardSet::EMPTY; 9];
            for place in 0..8.min(cards.len()) {
                let other = rng.random_range(place as u32..cards.len() as u32) as usize;
                cards.swap(place, other);
                order[place + 1] = order[place] | CardSet::of(cards[place]);
            }
            order
        })
        .collect()
}
