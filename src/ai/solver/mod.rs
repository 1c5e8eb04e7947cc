//! The play with all cards seen: exact trick counts of one side against all others (at three the
//! others are taken as one enemy). It never meets a real deal, only worlds thought of, and it knows
//! nothing of points.
//!
//! A zero-window search at the borders of tricks: may the side take so many more? Cards that are
//! neighbours among those still in play are one move; positions are remembered by who owns the
//! cards in play of each suit, from the lowest up, and who leads; tricks that the leader can cash at
//! once need no search. Work is counted in cards played, which is the same on every machine.

mod memory;
mod moves;
mod points;
mod sure;
mod whole;

pub use points::Counter;
pub use whole::{Weighed, weigh};

use memory::{Bounds, Memory};

use super::table::{Table, suit_mask, suit_of};

/// Hands and the running trick, with every card seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The hands, by seat.
    pub hands: [u32; 4],
    /// Who plays next.
    pub actor: u8,
    /// How many cards the running trick has.
    pub in_trick: u8,
    /// The running trick: the card led.
    pub led: u8,
    /// The card that wins it so far.
    pub best: u8,
    /// Who played that.
    pub best_by: u8,
    /// The cards of the running trick.
    pub on_table: u32,
}

impl Layout {
    /// Hands with that seat to lead.
    pub fn leading(hands: [u32; 4], leader: u8) -> Layout {
        Layout {
            hands,
            actor: leader,
            in_trick: 0,
            led: 0,
            best: 0,
            best_by: 0,
            on_table: 0,
        }
    }

    /// With one card more on the table; a complete trick is left for its winner to be read.
    fn with(&self, card: u8, players: u8) -> Layout {
        let mut next = *self;
        next.hands[usize::from(self.actor)] &= !(1 << card);
        if self.in_trick == 0 {
            next.led = card;
            next.best = card;
            next.best_by = self.actor;
        } else if suit_of(card) == suit_of(self.led) && card > self.best {
            next.best = card;
            next.best_by = self.actor;
        }
        next.in_trick += 1;
        next.on_table |= 1 << card;
        next.actor = (self.actor + 1) % players;
        next
    }

    /// What lies on the table, with these hands behind it.
    pub(super) fn of(table: &Table, hands: [u32; 4]) -> Layout {
        let running = &table.trick[..usize::from(table.in_trick)];
        Layout {
            hands,
            actor: table.actor,
            in_trick: table.in_trick,
            led: running.first().copied().unwrap_or(0),
            best: table.best,
            best_by: table.best_by,
            on_table: running.iter().fold(0, |cards, card| cards | 1 << card),
        }
    }
}

/// Finds trick counts for `N` players. It keeps its memory between deals of the same game, which
/// changes no value.
#[derive(Clone, Debug)]
pub struct Solver<const N: usize> {
    /// One bit for each seat whose tricks are counted.
    side: u8,
    memory: Memory,
    /// Cards played so far in all searches.
    pub plays: u64,
}

impl<const N: usize> Solver<N> {
    /// A solver that counts the tricks of these seats, one bit a seat.
    pub fn new(side: u8) -> Solver<N> {
        Solver {
            side,
            memory: Memory::new(),
            plays: 0,
        }
    }

    /// Forgets all positions: for measurements of single deals.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// How many more tricks the side takes, the running one among them.
    pub fn tricks(&mut self, at: &Layout, guess: u8) -> u8 {
        let most = at.hands[usize::from(at.actor)].count_ones() as u8;
        self.settle(guess.min(most), most, |solver, need| {
            solver.reaches(at, need)
        })
    }

    /// The same for every card that may be played, equal neighbours with the same figure.
    pub fn every(&mut self, at: &Layout, mut each: impl FnMut(u8, u8)) {
        let hand = at.hands[usize::from(at.actor)];
        let most = hand.count_ones() as u8;
        let live = live(at);
        let legal = moves::legal(hand, at);
        let mut rest = moves::distinct(legal, live, u32::MAX);
        let mut guess = most / 2;
        while rest != 0 {
            let card = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let value = self.settle(guess, most, |solver, need| {
                solver.after(at, live, card, need)
            });
            guess = value;
            let mut same = moves::equals(legal, live, card);
            while same != 0 {
                each(same.trailing_zeros() as u8, value);
                same &= same - 1;
            }
        }
    }

    /// Steps from a guess to the exact figure.
    fn settle(
        &mut self,
        guess: u8,
        most: u8,
        mut reaches: impl FnMut(&mut Self, i8) -> bool,
    ) -> u8 {
        let mut value = guess.max(1);
        if reaches(self, value as i8) {
            while value < most && reaches(self, value as i8 + 1) {
                value += 1;
            }
            return value;
        }
        loop {
            value -= 1;
            if value == 0 || reaches(self, value as i8) {
                return value;
            }
        }
    }

    fn reaches(&mut self, at: &Layout, need: i8) -> bool {
        if at.in_trick == 0 {
            return self.border(at.hands, at.actor, need);
        }
        self.trick(at, live(at), need)
    }

    const fn counts(&self, seat: u8) -> bool {
        self.side >> seat & 1 == 1
    }

    /// Between two tricks: whether the side takes `need` of those that remain.
    fn border(&mut self, hands: [u32; 4], leader: u8, need: i8) -> bool {
        let left = hands[usize::from(leader)].count_ones() as i8;
        if need <= 0 {
            return true;
        }
        if need > left {
            return false;
        }
        let ours = self.counts(leader);
        let sure = sure::of_leader::<N>(&hands, leader, self.side) as i8;
        if ours && sure >= need {
            return true;
        }
        if !ours && left - sure < need {
            return false;
        }
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let key = self.memory.key::<N>(&hands, all, leader);
        let Bounds { low, high, card } = self.memory.bounds(key);
        let (need16, hint) = (i16::from(need), card);
        if low >= need16 {
            return true;
        }
        if high < need16 {
            return false;
        }
        let lost = if sure == 0 {
            sure::of_enemy::<N>(&hands, leader, self.side) as i8
        } else {
            0
        };
        if ours && left - lost < need {
            return false;
        }
        if !ours && lost >= need {
            return true;
        }
        let at = Layout::leading(hands, leader);
        let mut good = hint;
        let result = self.branch(&at, all, need, hint, &mut good);
        let found = if result { need16 } else { need16 - 1 };
        self.memory.store(key, found, need16 - 1, need16, good);
        result
    }

    /// In a trick: whether the side takes `need`, this trick among them.
    fn trick(&mut self, at: &Layout, live: u32, need: i8) -> bool {
        self.branch(at, live, need, None, &mut None)
    }

    /// Tries the cards of the seat to play, the likeliest first.
    fn branch(
        &mut self,
        at: &Layout,
        live: u32,
        need: i8,
        hint: Option<u8>,
        good: &mut Option<u8>,
    ) -> bool {
        let wants = self.counts(at.actor);
        let mut list = moves::List::of::<N>(at, live, self.side, hint, u32::MAX);
        while let Some(card) = list.next() {
            if self.after(at, live, card, need) == wants {
                *good = Some(card);
                return wants;
            }
        }
        !wants
    }

    /// Plays one card and goes on.
    fn after(&mut self, at: &Layout, live: u32, card: u8, need: i8) -> bool {
        self.plays += 1;
        let next = at.with(card, N as u8);
        if usize::from(next.in_trick) == N {
            let won = i8::from(self.counts(next.best_by));
            return self.border(next.hands, next.best_by, need - won);
        }
        self.trick(&next, live, need)
    }
}

/// Cards in play: in the hands and on the table.
fn live(at: &Layout) -> u32 {
    at.hands.iter().fold(at.on_table, |all, hand| all | hand)
}

/// The tricks of a side by trying everything: slow, and the proof of the rest.
pub fn by_trying_all(players: u8, side: u8, at: &Layout) -> u8 {
    let hand = at.hands[usize::from(at.actor)];
    if hand == 0 {
        return 0;
    }
    let wants = side >> at.actor & 1 == 1;
    let mut best = if wants { 0 } else { u8::MAX };
    let follow = hand & suit_mask(suit_of(at.led));
    let mut rest = if at.in_trick > 0 && follow != 0 {
        follow
    } else {
        hand
    };
    while rest != 0 {
        let card = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        let mut next = *at;
        next.hands[usize::from(at.actor)] &= !(1 << card);
        if at.in_trick == 0 {
            next.led = card;
        }
        if at.in_trick == 0 || (suit_of(card) == suit_of(at.led) && card > at.best) {
            next.best = card;
            next.best_by = at.actor;
        }
        next.in_trick += 1;
        let mut won = 0;
        if next.in_trick == players {
            next.in_trick = 0;
            next.actor = next.best_by;
            won = side >> next.best_by & 1;
        } else {
            next.actor = (at.actor + 1) % players;
        }
        let value = won + by_trying_all(players, side, &next);
        best = if wants {
            best.max(value)
        } else {
            best.min(value)
        };
    }
    best
}
