//! The two weakest levels: rules of thumb with human faults. They see their own cards as the others
//! do, forget, and slip; no card of theirs is thrown at random.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::greedy::{self, Habits, Sight, dead_for};
use super::table::Table;
use super::{Decision, Level, Reason};
use crate::rules::{Action, Card, CardSet, Choices, Game, View};

/// How often in a hundred each of the levels plays its second thought.
const NOVICE_SLIPS: u32 = 20;
const CASUAL_SLIPS: u32 = 8;

/// Knave, queen, king and ace of each suit.
const HIGH: u32 = 0xF0F0_F0F0;

/// Decides as that level does.
pub(super) fn decide(level: Level, view: &View, rng: &mut ChaCha8Rng) -> Decision {
    let novice = level == Level::Novice;
    match view.choices() {
        Choices::Play { .. } => play(view, novice, rng),
        Choices::Exchange { carte_blanche, .. } if novice => {
            // He imagines a few draws, and hopes for them.
            let hoped = greedy::ranked(view, rng, 3).into_iter().next();
            Decision {
                action: Action::Exchange {
                    out: hoped.map_or(CardSet::EMPTY, |(_, out)| out),
                    carte_blanche,
                },
                reason: Some(Reason::KeepsTheBest),
            }
        }
        _ => greedy::decide(view, rng),
    }
}

fn play(view: &View, novice: bool, rng: &mut ChaCha8Rng) -> Decision {
    let mut table = Table::of(view);
    if novice {
        // He does not remember what has been played, only what lies before him; against a single
        // player, whom he can watch, at least the court cards and aces.
        let running = &table.trick[..usize::from(table.in_trick)];
        let noticed = match view.game {
            Game::Two => table.played & HIGH,
            Game::Three | Game::Four => 0,
        };
        table.played = running
            .iter()
            .fold(noticed, |cards, card| cards | 1 << card);
        table.voids = [0; 4];
        table.shown = [0; 4];
        table.leads = [0; 4];
    }
    let hand = view.hand.bits();
    let sight = Sight::new(&table, hand, dead_for(view));
    let habits = Habits::of(view.game);
    let (mut card, mut reason) = greedy::play(&sight, habits);
    let slips = match (novice, view.game) {
        (true, Game::Two) => NOVICE_SLIPS / 2,
        (true, _) => NOVICE_SLIPS,
        (false, _) => CASUAL_SLIPS,
    };
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
