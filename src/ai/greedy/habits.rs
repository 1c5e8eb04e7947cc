//! The weights of the rules of thumb, as set by hand and as found by self-play; numbers only.

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

    /// The weights found by letting them play against each other. They lead from length and keep
    /// masters to come in with, which pays, and is harder to follow.
    pub(in crate::ai) const fn found(game: Game) -> &'static Habits {
        match game {
            Game::Four => &FOUND_FOUR,
            Game::Three => &FOUND_THREE,
            Game::Two => &FOUND_TWO,
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

const FOUND_FOUR: Habits = Habits {
    master: 120,
    master_length: 10,
    counts: 18,
    length: 16,
    against: -1,
    beaten: -5,
    spoils: -8,
    partner: 59,
    partner_master: 90,
    enemy: -44,
    low: 13,
    risk: 0,
    keep: 9,
    rank: 4,
};

const FOUND_THREE: Habits = Habits {
    master: 34,
    master_length: 6,
    counts: 51,
    length: 40,
    against: -69,
    beaten: 4,
    spoils: -5,
    partner: 0,
    partner_master: 0,
    enemy: -48,
    low: 24,
    risk: 0,
    keep: 6,
    rank: 6,
};

const FOUND_TWO: Habits = Habits {
    master: 16,
    master_length: -2,
    counts: 16,
    length: -3,
    against: -73,
    beaten: -17,
    spoils: -3,
    partner: 0,
    partner_master: 0,
    enemy: -200,
    low: 7,
    risk: 0,
    keep: 9,
    rank: 16,
};
