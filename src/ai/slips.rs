//! The two weakest levels: rules of thumb with human faults. They see their own cards as the others
//! do, forget, and slip; no card of theirs is thrown at random.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::greedy::{self, Habits, Sight, dead_for};
use super::table::Table;
use super::{Decision, Level, Reason};
use crate::rules::{Action, Card, CardSet, Choices, View};

/// How often in a hundred each of the levels plays its second thought.
const NOVICE_SLIPS: u32 = 20;
const CASUAL_SLIPS: u32 = 8;

/// Decides as that level does.
pub(super) fn decide(level: Level, view: &View, rng: &mut ChaCha8Rng) -> Decision {
    let novice = level == Level::Novice;
    match view.choices() {
        Choices::Play { .. } => play(view, novice, rng),
        Choices::Exchange {
            from,
            counts,
            carte_blanche,
            ..
        } if novice => Decision {
            action: Action::Exchange {
                out: lowest_cards(view, from, counts),
                carte_blanche,
            },
            reason: Some(Reason::KeepsTheBest),
        },
        _ => greedy::decide(view, rng),
    }
}

fn play(view: &View, novice: bool, rng: &mut ChaCha8Rng) -> Decision {
    let mut table = Table::of(view);
    if novice {
        // He does not remember what has been played, only what lies before him.
        let running = &table.trick[..usize::from(table.in_trick)];
        table.played = running.iter().fold(0, |cards, card| cards | 1 << card);
        table.voids = [0; 4];
        table.shown = [0; 4];
        table.leads = [0; 4];
    }
    let hand = view.hand.bits();
    let sight = Sight::new(&table, hand, dead_for(view));
    let habits = Habits::of(view.game);
    let (mut card, mut reason) = greedy::play(&sight, habits);
    let slips = if novice { NOVICE_SLIPS } else { CASUAL_SLIPS };
    let legal = table.legal(hand) & !(1 << card);
    if legal != 0 && rng.random_range(0..100) < slips {
        // The second thought: what he would play without the first card.
        let second = Sight::new(&table, hand & !(1 << card), dead_for(view));
        let (other, other_reason) = greedy::play(&second, habits);
        if legal >> other & 1 == 1 {
            (card, reason) = (other, other_reason);
        }
    }
    Decision {
        action: Action::Play(Card::from_index(card)),
        reason: Some(reason),
    }
}

/// As many of the lowest cards as may be laid out.
fn lowest_cards(view: &View, from: CardSet, counts: u16) -> CardSet {
    let most = 15 - counts.leading_zeros().min(15);
    let mut cards: Vec<Card> = from.iter().collect();
    cards.sort_by_key(|card| (card.rank(), view.hand.in_suit(card.suit()).len(), *card));
    cards.into_iter().take(most as usize).collect()
}
