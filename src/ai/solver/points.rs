//! The points of the play with all cards seen: leads and tricks that count, the last trick, the cards
//! and the capot, for one side against all others. The leap of a pique is not in it: it depends on
//! what was declared, and the first leads decide it.
//!
//! Far dearer than counting tricks, since the tricks already taken and the good cards still in play
//! are part of every position; for the endings.

use super::memory::{Bounds, Memory};
use super::{Layout, live, moves, sure};
use crate::ai::table::{Table, counting};
use crate::rules::{Game, Ruleset, TieCards3};

/// Values are in halves of a point, so that the mean of two enemies stays whole.
const HALVES: i16 = 2;
const INFINITE: i16 = i16::MAX / 2;

/// Finds point differences for `N` players.
#[derive(Clone, Debug)]
pub struct Counter<const N: usize> {
    game: Game,
    counting: u32,
    tie: i16,
    merged_last: bool,
    own: u8,
    memory: Memory,
    /// Cards played so far in all searches.
    pub plays: u64,
}

impl<const N: usize> Counter<N> {
    /// A counter under these rules for the side with that number.
    pub fn new(game: Game, rules: &Ruleset, side: u8) -> Counter<N> {
        Counter {
            game,
            counting: counting(rules),
            tie: if rules.tie_cards3 == TieCards3::FiveEach {
                5
            } else {
                0
            },
            merged_last: rules.capot_includes_last.is_on(),
            own: side,
            memory: Memory::new(),
            plays: 0,
        }
    }

    /// The difference still to be made from here, in halves of a point, after each card that may be
    /// played; `taken` are the tricks of the sides so far.
    pub(in crate::ai) fn every(
        &mut self,
        table: &Table,
        hands: [u32; 4],
        cards: &[u8],
        mut each: impl FnMut(usize, i16),
    ) {
        let at = Layout::of(table, hands);
        let mut taken = [0u8; 3];
        for seat in 0..table.players {
            taken[usize::from(self.side(seat))] += table.ledger.tricks.0[usize::from(seat)];
        }
        let mut guess = 0;
        for (place, card) in cards.iter().enumerate() {
            guess = self.settle(&at, taken, *card, guess);
            each(place, guess);
        }
    }

    /// Closes in on the exact value of a card from a guess.
    fn settle(&mut self, at: &Layout, taken: [u8; 3], card: u8, guess: i16) -> i16 {
        let (mut low, mut high) = (-INFINITE, INFINITE);
        let mut value = guess;
        while low < high {
            let beta = if value == low { value + 1 } else { value };
            value = self.after(at, live(at), card, taken, beta - 1, beta);
            if value < beta {
                high = value;
            } else {
                low = value;
            }
        }
        value
    }

    const fn side(&self, seat: u8) -> u8 {
        match self.game {
            Game::Four => seat & 1,
            Game::Three | Game::Two => seat,
        }
    }

    const fn ours(&self, seat: u8) -> bool {
        self.side(seat) == self.own
    }

    /// A point for that seat, as this side sees it.
    const fn worth(&self, seat: u8) -> i16 {
        if self.ours(seat) {
            HALVES
        } else if N == 3 {
            -HALVES / 2
        } else {
            -HALVES
        }
    }

    fn side_bits(&self) -> u8 {
        (0..N as u8).fold(0, |bits, seat| bits | u8::from(self.ours(seat)) << seat)
    }

    /// The cards or the capot, for these tricks (section 10).
    fn bonus(&self, taken: [u8; 3]) -> i16 {
        let sides = if N == 3 { 3 } else { 2 };
        let taken = &taken[..sides];
        let most = taken.iter().copied().max().unwrap_or(0);
        let all = taken.iter().sum::<u8>();
        let empty = taken.iter().filter(|tricks| **tricks == 0).count();
        let tied = taken.iter().filter(|tricks| **tricks == most).count();
        let mut sum = 0;
        for (side, tricks) in taken.iter().enumerate() {
            let points = if most == all {
                if *tricks == all { 40 } else { 0 }
            } else if N == 3 && empty == 1 {
                if *tricks > 0 { 20 } else { 0 }
            } else if *tricks != most {
                0
            } else if tied == 1 {
                10
            } else if N == 3 {
                self.tie
            } else {
                0
            };
            // Seats 0 to 2 stand for the sides with their numbers.
            sum += points * self.worth(side as u8);
        }
        sum
    }

    /// What can be had at best and at worst from here.
    fn range(&self, taken: [u8; 3], left: u8, used: i16) -> (i16, i16) {
        let own = usize::from(self.own);
        let points = (i16::from(left) + 1) * HALVES + used;
        if N == 3 {
            return (-points - 40 * HALVES, points + 40 * HALVES);
        }
        let (mut best, mut worst) = (taken, taken);
        best[own] += left;
        worst[1 - own] += left;
        (self.bonus(worst) - points, self.bonus(best) + points)
    }

    fn border(
        &mut self,
        hands: [u32; 4],
        leader: u8,
        taken: [u8; 3],
        alpha: i16,
        beta: i16,
    ) -> i16 {
        let left = hands[usize::from(leader)].count_ones() as u8;
        if left == 0 {
            return self.bonus(taken);
        }
        let (worst, best) = self.range(taken, left, 0);
        if worst >= beta {
            return worst;
        }
        if best <= alpha {
            return best;
        }
        if N == 2 && sure::of_leader::<N>(&hands, leader, self.side_bits()) == u32::from(left) {
            // He leads out all his cards and wins every trick; nothing can be better for him.
            let mut end = taken;
            end[usize::from(self.side(leader))] += left;
            let leads = (hands[usize::from(leader)] & self.counting).count_ones() as i16;
            let last = i16::from(!(self.merged_last && self.took_all(end, leader)));
            return self.worth(leader) * (leads + last) + self.bonus(end);
        }
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let key = self.memory.key::<N>(&hands, all, leader).with_points(
            if self.counting == u32::MAX {
                0
            } else {
                all & self.counting
            },
            taken,
        );
        let Bounds { low, high, card } = self.memory.bounds(key);
        if low >= beta {
            return low;
        }
        if high <= alpha {
            return high;
        }
        let at = Layout::leading(hands, leader);
        let mut good = card;
        let value = self.branch(&at, all, taken, alpha.max(low), beta.min(high), &mut good);
        self.memory.store(key, value, alpha, beta, good);
        value
    }

    fn took_all(&self, taken: [u8; 3], seat: u8) -> bool {
        let side = usize::from(self.side(seat));
        (0..3).all(|other| other == side || taken[other] == 0)
    }

    fn branch(
        &mut self,
        at: &Layout,
        live: u32,
        taken: [u8; 3],
        mut alpha: i16,
        mut beta: i16,
        good: &mut Option<u8>,
    ) -> i16 {
        let wants = self.ours(at.actor);
        let bits = self.side_bits();
        let mut list = moves::List::of::<N>(at, live, bits, *good, self.counting);
        let mut best = if wants { -INFINITE } else { INFINITE };
        while let Some(card) = list.next() {
            let value = self.after(at, live, card, taken, alpha, beta);
            if (wants && value > best) || (!wants && value < best) {
                best = value;
                *good = Some(card);
            }
            if wants {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn after(
        &mut self,
        at: &Layout,
        live: u32,
        card: u8,
        mut taken: [u8; 3],
        alpha: i16,
        beta: i16,
    ) -> i16 {
        self.plays += 1;
        let next = at.with(card, N as u8);
        let counts = |card: u8| self.counting >> card & 1 == 1;
        let mut gain = 0;
        if at.in_trick == 0 && counts(card) {
            gain += self.worth(at.actor);
        }
        if usize::from(next.in_trick) < N {
            return gain + self.branch(&next, live, taken, alpha - gain, beta - gain, &mut None);
        }
        let winner = next.best_by;
        let leader = (at.actor + 1) % N as u8;
        taken[usize::from(self.side(winner))] += 1;
        if self.side(winner) != self.side(leader) && counts(next.best) {
            gain += self.worth(winner);
        }
        if next.hands[usize::from(winner)] == 0
            && !(self.merged_last && self.took_all(taken, winner))
        {
            gain += self.worth(winner);
        }
        gain + self.border(next.hands, winner, taken, alpha - gain, beta - gain)
    }
}
