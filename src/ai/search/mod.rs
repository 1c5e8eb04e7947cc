//! Thinking ahead in worlds that agree with what the seat knows, a world at a time. The total work is
//! fixed by the view and the seed; how it is sliced changes nothing.

mod choose;
mod exchange;
mod past;
mod play;
mod rollout;

pub(super) use play::Effort;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{Decision, greedy};
use crate::rules::{Choices, View};
use exchange::ExchangeSearch;
use play::PlaySearch;

/// A search under way.
#[derive(Clone, Debug)]
pub(super) enum Search {
    /// Nothing to search.
    Done(Decision),
    /// For a card.
    Play(Box<PlaySearch>),
    /// For cards to lay out.
    Exchange(Box<ExchangeSearch>),
}

impl Search {
    /// Starts to search for what this view asks for.
    pub(super) fn new(view: &View, effort: Effort, seed: u64) -> Search {
        match view.choices() {
            Choices::Play { .. } => match PlaySearch::new(view, effort, seed) {
                Ok(search) => Search::Play(Box::new(search)),
                Err(decision) => Search::Done(decision),
            },
            Choices::Exchange { .. } => {
                let (choices, worlds) = (effort.choices, effort.exchange_worlds);
                let search = ExchangeSearch::new(view, choices, worlds, seed);
                Search::Exchange(Box::new(search))
            }
            Choices::Declare { .. } | Choices::Nothing => {
                Search::Done(greedy::decide(view, &mut dice(seed, 0)))
            }
        }
    }

    /// Does about so much work; gives the decision when there is one.
    pub(super) fn step(&mut self, work: u32) -> Option<Decision> {
        let mut spent = 0u32;
        loop {
            match self {
                Search::Done(decision) => return Some(*decision),
                Search::Play(search) if search.is_done() => return Some(search.decision()),
                Search::Exchange(search) if search.is_done() => return Some(search.decision()),
                _ if spent >= work => return None,
                Search::Play(search) => spent = spent.saturating_add(search.step()),
                Search::Exchange(search) => spent = spent.saturating_add(search.step()),
            }
        }
    }
}

/// The dice of one world: they depend on its number alone, so slices of work change nothing.
fn dice(seed: u64, world: u32) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed ^ u64::from(world).wrapping_mul(0xD1B5_4A32_D192_ED03))
}
