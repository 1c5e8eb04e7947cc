//! What a hand promises before the play: declarations by the chance that they are good, and tricks.
//! A quick estimate from tables, in hundredths of a point; the worlds of a belief judge better.

use super::greedy::promise;
use crate::rules::{CardSet, Game, Rank, Suit};

/// The chance in a hundred that a point of so many cards is good, by length.
const POINT: [[i32; 9]; 3] = [
    [0, 0, 0, 20, 55, 85, 97, 100, 100],
    [0, 0, 0, 2, 25, 65, 93, 99, 100],
    [0, 0, 0, 2, 25, 62, 90, 99, 100],
];
/// The chance in a hundred that the best sequence is good, by length.
const SEQUENCE: [[i32; 9]; 3] = [
    [0, 0, 0, 65, 88, 97, 100, 100, 100],
    [0, 0, 0, 50, 80, 96, 99, 100, 100],
    [0, 0, 0, 35, 68, 92, 99, 100, 100],
];
/// The chance in a hundred that somebody else holds three or four of a rank of which this hand holds
/// none or one.
const SET: [[i32; 2]; 3] = [[8, 3], [25, 8], [45, 16]];
/// What a quarter of a trick is worth, in hundredths of a point.
const QUARTER: [i32; 3] = [60, 45, 60];

/// Tables for one game and one place at the table.
#[derive(Clone, Debug)]
pub(super) struct Appraiser {
    game: Game,
    eldest: bool,
    suits: [[i32; 256]; 4],
}

impl Appraiser {
    /// For a seat that knows the cards of `gone` to be in nobody's hand.
    pub(super) fn new(game: Game, eldest: bool, gone: CardSet) -> Appraiser {
        let row = game as usize;
        let mut suits = [[0; 256]; 4];
        for suit in Suit::ALL {
            for ranks in 0..=255u8 {
                let others = !(ranks | gone.ranks_of(suit));
                let length = i32::from(ranks.count_ones() as u8);
                // Who leads can make length good; who follows needs guards.
                let length_bonus = if eldest { (length - 4).max(0) * 40 } else { 0 };
                suits[suit as usize][usize::from(ranks)] =
                    promise(u32::from(ranks), u32::from(others)) * QUARTER[row]
                        + length_bonus
                        + sequences(ranks, row);
            }
        }
        Appraiser {
            game,
            eldest,
            suits,
        }
    }

    /// The worth of a hand after the exchange.
    pub(super) fn worth(&self, hand: CardSet) -> i32 {
        let row = self.game as usize;
        let mut worth = 0;
        let mut longest = 0;
        let mut raw = 0;
        for suit in Suit::ALL {
            let ranks = hand.ranks_of(suit);
            worth += self.suits[suit as usize][usize::from(ranks)];
            longest = longest.max(ranks.count_ones() as usize);
            raw += raw_sequences(ranks);
        }
        let good = POINT[row][longest];
        // What is good for us is not good for the others: it counts half as much again.
        worth += longest as i32 * good * 3 / 2;
        raw += longest as i32;
        let (mut beaten, mut sets) = (100, 0);
        for rank in Rank::ALL.into_iter().rev().take(5) {
            let held = (hand & CardSet::rank(rank)).len();
            match held {
                4 => {
                    sets += 14 * (50 + beaten / 2);
                    raw += 14;
                    beaten = 100;
                }
                3 => {
                    sets += 3 * beaten;
                    raw += 3;
                }
                0 | 1 => beaten = beaten * (100 - SET[row][usize::from(held)]) / 100,
                _ => {}
            }
        }
        worth += sets * 3 / 2;
        let threshold = i32::from(self.game.repique_threshold());
        if raw >= threshold {
            worth += (90 - threshold) * good * 6 / 10;
        } else if self.eldest && raw + 10 >= threshold {
            worth += (60 - threshold) * good * (raw + 11 - threshold) / 20;
        }
        worth
    }
}

/// Points of all runs of a suit.
fn raw_sequences(ranks: u8) -> i32 {
    runs(ranks)
        .map(|length| match length {
            0..=2 => 0,
            3 => 3,
            4 => 4,
            long => long as i32 + 10,
        })
        .sum()
}

/// Expected points of the sequences of one suit.
fn sequences(ranks: u8, row: usize) -> i32 {
    let chance = runs(ranks).map(|length| SEQUENCE[row][length]).max();
    raw_sequences(ranks) * chance.unwrap_or(0) * 3 / 2
}

/// The lengths of the runs in a suit.
fn runs(ranks: u8) -> impl Iterator<Item = usize> {
    let mut rest = u32::from(ranks);
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        rest >>= rest.trailing_zeros();
        let length = rest.trailing_ones();
        rest >>= length;
        Some(length as usize)
    })
}
