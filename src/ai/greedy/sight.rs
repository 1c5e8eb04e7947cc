//! What a seat can tell from its hand and the table: masters, cards that others may hold, what a
//! suit is worth. It chooses nothing.

use crate::ai::table::{Table, above, highest, suit_mask, suit_of};
use crate::rules::{Game, View};

/// A seat's own knowledge at one moment of the play.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct Sight<'a> {
    /// What lies open.
    pub(in crate::ai) table: &'a Table,
    /// Whose sight.
    pub(in crate::ai) seat: u8,
    /// The own hand.
    pub(in crate::ai) hand: u32,
    /// Cards that may be in another hand.
    pub(in crate::ai) unseen: u32,
    /// Those of them that an enemy may hold.
    pub(in crate::ai) enemy: u32,
}

impl<'a> Sight<'a> {
    /// The sight of the seat to act, which holds `hand` and knows that the cards of `dead` are in
    /// nobody's hand.
    pub(in crate::ai) fn new(table: &'a Table, hand: u32, dead: u32) -> Sight<'a> {
        let seat = table.actor;
        let unseen = !(table.played | hand | dead);
        let mut enemy = unseen;
        let mut all_void = 0b1111;
        for other in 0..table.players {
            if table.together(seat, other) {
                if other != seat {
                    enemy &= !table.shown[usize::from(other)];
                }
            } else {
                all_void &= table.voids[usize::from(other)];
            }
        }
        if all_void != 0 {
            for suit in 0..4 {
                if all_void >> suit & 1 == 1 {
                    enemy &= !suit_mask(suit);
                }
            }
        }
        Sight {
            table,
            seat,
            hand,
            unseen,
            enemy,
        }
    }

    /// The sight of the seat whose view this is.
    pub(in crate::ai) fn of(view: &View, table: &'a Table) -> Sight<'a> {
        let dead = dead_for(view);
        Sight::new(table, view.hand.bits(), dead)
    }

    /// The partner, at four.
    pub(in crate::ai) const fn partner(&self) -> Option<u8> {
        match self.table.game {
            Game::Four => Some(self.seat ^ 2),
            Game::Three | Game::Two => None,
        }
    }

    /// Whether no enemy can beat this card.
    pub(in crate::ai) const fn is_master(&self, card: u8) -> bool {
        above(card) & self.enemy == 0
    }

    /// Cards of the enemy that can still fall on the running trick above `card`.
    pub(in crate::ai) fn threats(&self, card: u8) -> u32 {
        let table = self.table;
        let mut seat = self.seat;
        let mut behind = false;
        for _ in table.in_trick + 1..table.players {
            seat = if seat + 1 == table.players {
                0
            } else {
                seat + 1
            };
            behind |= !table.together(self.seat, seat)
                && table.voids[usize::from(seat)] >> suit_of(card) & 1 == 0;
        }
        if behind { above(card) & self.enemy } else { 0 }
    }

    /// Whether somebody plays after this seat in the running trick.
    pub(in crate::ai) const fn is_last(&self) -> bool {
        self.table.in_trick + 1 == self.table.players
    }

    /// Points of the own side, and the most of any other.
    pub(in crate::ai) fn points(&self) -> (i16, i16) {
        let ledger = &self.table.ledger;
        let side = self.side();
        let others = (0..self.table.game.sides())
            .filter(|other| *other != side)
            .map(|other| ledger.points.0[usize::from(other)])
            .max()
            .unwrap_or(0);
        (ledger.points.0[usize::from(side)], others)
    }

    /// The own side's number.
    pub(in crate::ai) const fn side(&self) -> u8 {
        match self.table.game {
            Game::Four => self.seat & 1,
            Game::Three | Game::Two => self.seat,
        }
    }

    /// Tricks of the own side, and the most of any other.
    pub(in crate::ai) fn tricks(&self) -> (u8, u8) {
        let mut tricks = [0u8; 4];
        for seat in 0..self.table.players {
            let side = if self.table.game == Game::Four {
                seat & 1
            } else {
                seat
            };
            tricks[usize::from(side)] += self.table.ledger.tricks.0[usize::from(seat)];
        }
        let own = usize::from(self.side());
        let mine = std::mem::take(&mut tricks[own]);
        (mine, tricks.into_iter().max().unwrap_or(0))
    }
}

/// Cards that the seat knows to be in nobody's hand.
pub(in crate::ai) fn dead_for(view: &View) -> u32 {
    // What the elder of two has looked at is drawn by the younger (rule 2.13); what the dealer of three
    // has looked at and refused stays where it is.
    let talon = match view.game {
        Game::Two => 0,
        Game::Three | Game::Four => view.talon_seen.bits(),
    };
    (view.discards.bits() | talon) & !view.hand.bits()
}

/// What a holding promises when the others play a suit out from the top against it, a quarter of a
/// trick each: a master four, a card that must wait for one higher to fall three, and so on.
pub(in crate::ai) fn promise(mut mine: u32, mut theirs: u32) -> i32 {
    let mut quarters = 0;
    let mut worth = 4;
    while mine != 0 {
        if theirs == 0 {
            return quarters + worth * mine.count_ones() as i32;
        }
        let (top, other) = (highest(mine), highest(theirs));
        if top > other {
            quarters += worth;
            mine &= !(1 << top);
            theirs &= theirs - 1;
        } else {
            mine &= mine - 1;
            theirs &= !(1 << other);
            worth = (worth - 1).max(1);
        }
    }
    quarters
}
