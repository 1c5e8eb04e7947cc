//! What is asked of the table and what it tells. A request is no fact: only the referee makes facts.

use bevy::prelude::*;

use crate::rules::{Action, Chair, Event, Game, Illegal, Partie};

/// Asks that a chair does this. Refused unless the rules allow it at the moment of judging.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Submit {
    /// Who.
    pub chair: Chair,
    /// What.
    pub action: Action,
}

/// Asks for a new partie, whose dealer has been cut. One that is running is cleared away.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartPartie {
    /// The partie as it begins.
    pub partie: Partie,
}

/// Asks for the next deal; without effect before the running one is over or after the partie is.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextDeal;

/// Asks that the table be cleared.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaveTable;

/// Something has happened at the table. The order of these messages is the order of the truth.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Happened(pub TableEvent);

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// A partie has begun; its first deal follows at once.
    PartieBegan,
    /// The cards of a deal have been given.
    DealBegan {
        /// Its number in the partie, from 0.
        number: u32,
        /// The game: two, once one of three has left.
        game: Game,
        /// Who dealt.
        dealer: Chair,
        /// The chairs in order of play, the eldest first.
        seating: [Option<Chair>; 4],
    },
    /// Something within the deal.
    Act(Event),
    /// A deal is over and its count is in the scores.
    DealBooked {
        /// Scores by chair.
        totals: [i32; 4],
        /// At three, who has left by now.
        left: Option<Chair>,
        /// Whether the partie is over with it.
        over: bool,
    },
    /// The partie has ended; how is in [`Ended`](super::Ended).
    PartieEnded,
    /// The table has been set to another moment: a partie resumed, or a step taken back. Whatever was
    /// still to be shown is void.
    TableSet,
    /// The table has been cleared.
    TableCleared,
}

/// What was asked is against the rules; nothing has changed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Who asked.
    pub chair: Chair,
    /// Why it is refused. Seats in it are those of this deal.
    pub why: Illegal,
}
