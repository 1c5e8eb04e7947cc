//! What a table has once: its rules, the partie between two deals, and what has been played. Nothing
//! of a running deal is kept here but the list of acts, from which it can be played again.

use bevy::prelude::*;

use crate::rules::{Action, Chair, Entry, Outcome, Partie, Position, Ruleset, Seat};

/// The rules of the deal in progress.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Deref)]
pub struct Rules(pub(super) Ruleset);

/// The partie between two deals: dealer and totals are those before the running deal, and those of
/// the next one as soon as it is booked. Absent while nobody plays; written by the referee alone.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub struct CurrentPartie(pub(super) Partie);

/// The acts of the running deal, or of the last one until the next begins.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct DealLog {
    /// The deal before the first act; none while nobody plays.
    pub(super) start: Option<Position>,
    /// Who did what.
    pub(super) acts: Vec<(Seat, Action)>,
    /// The lines counted so far.
    pub(super) entries: Vec<Entry>,
}

impl DealLog {
    /// The log of a deal that begins so, after these acts. Its lines are counted by the table.
    pub fn new(start: Position, acts: Vec<(Seat, Action)>) -> DealLog {
        DealLog {
            start: Some(start),
            acts,
            entries: Vec::new(),
        }
    }

    /// The deal before the first act; none while nobody plays.
    pub const fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// Who did what, in order.
    pub fn acts(&self) -> &[(Seat, Action)] {
        &self.acts
    }

    /// The lines counted so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

/// The deals of this partie that are over, for score sheets and records.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref)]
pub struct History(pub(super) Vec<FinishedDeal>);

impl History {
    /// The history of a partie that is resumed.
    pub fn new(deals: Vec<FinishedDeal>) -> History {
        History(deals)
    }
}

/// One deal that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedDeal {
    /// Its number in the partie, from 0.
    pub number: u32,
    /// The seed of its cards.
    pub seed: u64,
    /// Its rules.
    pub rules: Ruleset,
    /// The chairs in order of play, the eldest first and the dealer last.
    pub seating: Vec<Chair>,
    /// Before the first act.
    pub start: Position,
    /// After the last.
    pub end: Position,
    /// Who did what.
    pub acts: Vec<(Seat, Action)>,
    /// The lines of its count.
    pub entries: Vec<Entry>,
    /// Scores by chair after it.
    pub totals: [i32; 4],
}

/// How the partie ended, once it has.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref)]
pub struct Ended(pub(super) Option<Outcome>);
