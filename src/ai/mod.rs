//! Computer players: what a seat does with what it may know. It uses the rules alone, so that no card
//! that is hidden from a seat can be reached from here.
//!
//! A [`Mind`] starts a [`Thought`] about a [`View`]; the thought is stepped, a slice of work at a
//! time, until it gives a [`Decision`]. The total work does not depend on the slices, so the same
//! seed plays the same game on every machine.

mod appraise;
pub mod arena;
pub mod belief;
mod greedy;
mod level;
mod random;
mod reason;
mod search;
mod slips;
pub mod solver;
mod table;

pub use level::Level;
pub use reason::Reason;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::rules::{Action, View};
use search::{Effort, Search};

/// What a seat has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// What it does.
    pub action: Action,
    /// Why, where there is a reason.
    pub reason: Option<Reason>,
}

/// A player: a level and the seed of its dice. It remembers nothing between decisions, so a deal
/// resumed in the middle goes on as it would have.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    level: Level,
    seed: u64,
}

impl Mind {
    /// A player of that level; the seed decides what it does where it throws dice.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind { level, seed }
    }

    /// Its level.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Starts thinking about what to do. The view must be of the seat that is to act.
    pub fn think(&self, view: &View) -> Thought {
        let mut dice = self.dice(view);
        let effort = match self.level {
            Level::Random => return Thought(Search::Done(random::decide(view, &mut dice))),
            Level::Greedy => return Thought(Search::Done(greedy::decide(view, &mut dice))),
            Level::Novice | Level::Casual => {
                return Thought(Search::Done(slips::decide(self.level, view, &mut dice)));
            }
            Level::Good => Effort::GOOD,
            Level::Strong => Effort::STRONG,
            Level::Expert => Effort::EXPERT,
        };
        Thought(Search::new(view, effort, dice.random()))
    }

    /// The dice of one decision: of this seed, this seat and this moment of the deal.
    fn dice(&self, view: &View) -> ChaCha8Rng {
        let declared = u64::from(view.claims.is_some());
        let moment = u64::from(view.plays.len()) << 3 | u64::from(view.seat.0) << 1 | declared;
        ChaCha8Rng::seed_from_u64(self.seed ^ moment.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// Thinks to the end at once.
    pub fn decide(&self, view: &View) -> Decision {
        let mut thought = self.think(view);
        loop {
            if let Some(decision) = thought.step(u32::MAX) {
                return decision;
            }
        }
    }
}

/// Thinking that can be interrupted between slices of work.
#[derive(Clone, Debug)]
pub struct Thought(Search);

impl Thought {
    /// Does about `work` units (one is one card played in thought) and gives the decision when done.
    pub fn step(&mut self, work: u32) -> Option<Decision> {
        self.0.step(work)
    }
}
