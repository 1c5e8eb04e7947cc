//! The open part of the play of one deal, small enough to be copied for every card played in
//! thought. Hidden cards are not in it; whoever plays a world to its end keeps the hands beside it.

use crate::rules::{
    BySeat, Card, CardSet, Claims, Class, Count, Entry, Event, EventSink, Game, Ledger, Rank,
    Ruleset, Seat, View,
};

/// The cards of the suit with this number.
pub(super) const fn suit_mask(suit: u8) -> u32 {
    0xFF << (suit * 8)
}

/// The suit of a card.
pub(super) const fn suit_of(card: u8) -> u8 {
    card >> 3
}

/// The cards of the same suit that beat this one.
pub(super) const fn above(card: u8) -> u32 {
    suit_mask(suit_of(card)) & !((2u32 << card).wrapping_sub(1))
}

/// The highest card of a set that is not empty.
pub(super) const fn highest(cards: u32) -> u8 {
    31 - (cards.leading_zeros() as u8 & 31)
}

/// The lowest card of a set that is not empty.
pub(super) const fn lowest(cards: u32) -> u8 {
    cards.trailing_zeros() as u8 & 31
}

/// What lies open: cards played and shown, the running trick, the count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    /// Which game.
    pub(super) game: Game,
    /// How many play.
    pub(super) players: u8,
    /// Cards that count when they are led or take another's lead (rule 9.2).
    pub(super) counting: u32,
    /// Who plays next.
    pub(super) actor: u8,
    /// Who led the running trick, or leads the next.
    pub(super) leader: u8,
    /// Cards of the running trick.
    pub(super) in_trick: u8,
    /// The running trick in order of play.
    pub(super) trick: [u8; 4],
    /// The card that wins it so far.
    pub(super) best: u8,
    /// Who played that card.
    pub(super) best_by: u8,
    /// Tricks complete.
    pub(super) done: u8,
    /// All cards played, the running trick among them.
    pub(super) played: u32,
    /// Suits that a seat is known not to hold, one bit a suit.
    pub(super) voids: [u8; 4],
    /// Cards seen in a hand and not played yet.
    pub(super) shown: [u32; 4],
    /// Suits each seat has led.
    pub(super) leads: [u8; 4],
    /// The count.
    pub(super) ledger: Ledger,
}

impl Table {
    /// What that seat sees on the table.
    pub(super) fn of(view: &View) -> Table {
        let game = view.game;
        let mut table = Table {
            game,
            players: game.players(),
            counting: counting(&view.rules),
            actor: 0,
            leader: 0,
            in_trick: 0,
            trick: [0; 4],
            best: 0,
            best_by: 0,
            done: 0,
            played: 0,
            voids: [0; 4],
            shown: [0; 4],
            leads: [0; 4],
            ledger: view.ledger,
        };
        for card in view.plays.iter() {
            table.lay(card.index());
        }
        for seat in game.seats() {
            table.shown[seat.index()] = view.shown[seat].bits() & !table.played;
        }
        table
    }

    /// How many cards the seat to play holds.
    pub(super) const fn held(&self) -> u8 {
        self.game.hand_size() - self.done
    }

    /// What may be played out of that hand.
    pub(super) const fn legal(&self, hand: u32) -> u32 {
        if self.in_trick == 0 {
            return hand;
        }
        let follow = hand & suit_mask(suit_of(self.trick[0]));
        if follow == 0 { hand } else { follow }
    }

    /// Whether two seats share a score.
    pub(super) const fn together(&self, one: u8, other: u8) -> bool {
        one == other || (matches!(self.game, Game::Four) && one & 1 == other & 1)
    }

    /// Plays a card of the seat to act and counts nothing.
    pub(super) fn lay(&mut self, card: u8) {
        if self.put(card).is_some() {
            self.actor = self.best_by;
            self.leader = self.best_by;
        }
    }

    /// Lays a card on the trick, without counting; gives who led it when the trick is complete.
    fn put(&mut self, card: u8) -> Option<u8> {
        let bit = 1u32 << card;
        let seat = self.actor;
        if self.in_trick == 0 {
            self.leader = seat;
            self.best = card;
            self.best_by = seat;
            self.leads[usize::from(seat)] |= 1 << suit_of(card);
        } else if suit_of(card) != suit_of(self.trick[0]) {
            self.voids[usize::from(seat)] |= 1 << suit_of(self.trick[0]);
        } else if card > self.best {
            self.best = card;
            self.best_by = seat;
        }
        self.trick[usize::from(self.in_trick)] = card;
        self.in_trick += 1;
        self.played |= bit;
        self.shown[usize::from(seat)] &= !bit;
        self.actor = if seat + 1 == self.players {
            0
        } else {
            seat + 1
        };
        if self.in_trick < self.players {
            return None;
        }
        self.in_trick = 0;
        self.done += 1;
        Some(self.leader)
    }

    /// Plays a card of the seat to act and counts it. The declarations must have been counted
    /// ([`Table::declare`]), since they come before the first lead (rule 7.1).
    pub(super) fn play(&mut self, rules: &Ruleset, card: u8) {
        let game = self.game;
        if self.in_trick == 0 && self.counting >> card & 1 == 1 {
            let leader = Seat(self.actor);
            self.ledger
                .lead(game, rules, leader, Card::from_index(card), &mut ());
        }
        let Some(leader) = self.put(card) else { return };
        let last = self.done == game.hand_size();
        let (by, best) = (Seat(self.best_by), Card::from_index(self.best));
        self.ledger
            .trick(game, rules, Seat(leader), by, best, last, &mut ());
        if last {
            self.ledger.cards(game, rules, &mut ());
        }
        self.actor = self.best_by;
        self.leader = self.best_by;
    }

    /// Whether nothing is left to play for.
    pub(super) const fn over(&self) -> bool {
        self.done == self.game.hand_size() || self.ledger.stopped
    }

    /// Counts what is declared with these hands (as they were after the exchange), and the first
    /// lead if it has been made; what scores is shown.
    pub(super) fn declare(
        &mut self,
        rules: &Ruleset,
        hands: &BySeat<CardSet>,
        dealt: &BySeat<CardSet>,
        claims: &BySeat<Claims>,
    ) {
        let game = self.game;
        let mut lines = Lines([0; 4]);
        self.ledger
            .declarations(game, rules, hands, dealt, claims, &mut lines);
        for (shown, scored) in self.shown.iter_mut().zip(lines.0) {
            *shown |= scored & !self.played;
        }
        if self.in_trick > 0 && self.done == 0 {
            let card = Card::from_index(self.trick[0]);
            self.ledger
                .lead(game, rules, Seat(self.leader), card, &mut ());
        }
    }
}

/// Cards that count when led (rule 9.2).
pub(super) fn counting(rules: &Ruleset) -> u32 {
    match rules.count {
        Count::EveryCard => u32::MAX,
        Count::TenOrHigher => Rank::ALL
            .into_iter()
            .filter(|rank| rank.is_ten_or_higher())
            .fold(0, |cards, rank| cards | CardSet::rank(rank).bits()),
    }
}

/// Notes which cards scored.
struct Lines([u32; 4]);

impl EventSink for Lines {
    fn push(&mut self, event: Event) {
        if let Event::Counted(Entry::Scored {
            class, seat, cards, ..
        }) = event
            && class != Class::CarteBlanche
        {
            self.0[seat.index()] |= cards.bits();
        }
    }
}
