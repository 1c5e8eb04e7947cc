//! The weights of the rules of thumb, found by letting them play against each other; numbers only.

use crate::rules::Game;

/// How much each consideration weighs, in hundredths of a point or thereabouts.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct Habits {
    /// Leading a card that cannot be beaten.
    pub(in crate::ai) master: i32,
    /// The same, for each further card of the suit that it helps to make good.
    pub(in crate::ai) master_length: i32,
    /// Leading a card that counts.
    pub(in crate::ai) counts: i32,
    /// Each card of the suit led.
    pub(in crate::ai) length: i32,
    /// Each card of the suit that others may hold.
    pub(in crate::ai) against: i32,
    /// Each card that beats the one led.
    pub(in crate::ai) beaten: i32,
    /// What the lead spoils in the own suit, a quarter of a trick each.
    pub(in crate::ai) spoils: i32,
    /// The partner has led or shown the suit.
    pub(in crate::ai) partner: i32,
    /// The partner is known to hold the highest card of it.
    pub(in crate::ai) partner_master: i32,
    /// An enemy has led or shown the suit.
    pub(in crate::ai) enemy: i32,
    /// Leading low where the best card held is no master.
    pub(in crate::ai) low: i32,
    /// Second in hand: how many cards may still beat the one that would win, at most.
    pub(in crate::ai) risk: u32,
    /// A card more that would be good later, when choosing what to throw.
    pub(in crate::ai) keep: i32,
    /// Each rank, when choosing what to throw.
    pub(in crate::ai) rank: i32,
}

impl Habits {
    /// The weights for a game.
    pub(in crate::ai) const fn of(game: Game) -> &'static Habits {
        match game {
            Game::Four => &FOUR,
            Game::Three => &THREE,
            Game::Two => &TWO,
        }
    }
}

const FOUR: Habits = Habits {
    master: 120,
    master_length: 10,
    counts: 40,
    length: 16,
    against: -6,
    beaten: -12,
    spoils: -12,
    partner: 40,
    partner_master: 90,
    enemy: -30,
    low: 10,
    risk: 0,
    keep: 12,
    rank: 2,
};

const THREE: Habits = Habits {
    partner: 0,
    partner_master: 0,
    ..FOUR
};

const TWO: Habits = Habits { ..THREE };
