//! Counts the plays that make people angry. It judges finished decisions with the player's own
//! knowledge, so what he could not know is never held against him.

use crate::ai::greedy::{Sight, bares_a_king, overtakes_the_partner, throws_a_master};
use crate::ai::table::Table;
use crate::rules::{Action, View};

/// How often each was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blunders {
    /// Cards played in all.
    pub plays: u64,
    /// A card that nobody can beat thrown on another suit, with a loser at hand.
    pub masters_thrown: u64,
    /// The partner's trick, which no enemy could take any more, overtaken with a cheaper card at hand.
    pub partner_overtaken: u64,
    /// The last guard of a king thrown on another suit, the ace still out, with a card at hand whose
    /// suit holds nothing to guard.
    pub kings_bared: u64,
}

impl Blunders {
    /// Looks at one decision.
    pub fn judge(&mut self, view: &View, action: &Action) {
        let Action::Play(card) = action else { return };
        let table = Table::of(view);
        let sight = Sight::of(view, &table);
        let card = card.index();
        self.plays += 1;
        self.masters_thrown += u64::from(throws_a_master(&sight, card));
        self.partner_overtaken += u64::from(overtakes_the_partner(&sight, card));
        self.kings_bared += u64::from(bares_a_king(&sight, card));
    }

    /// Adds the counts of another.
    pub fn merge(&mut self, other: &Blunders) {
        self.plays += other.plays;
        self.masters_thrown += other.masters_thrown;
        self.partner_overtaken += other.partner_overtaken;
        self.kings_bared += other.kings_bared;
    }
}
