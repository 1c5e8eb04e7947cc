//! The truth of the table as entities: cards, seats, tricks and the deal, one reader, one writer and
//! one referee. It shows nothing, decides nothing and knows no time.
//!
//! ```text
//!  entities --TableReader--> Position --Ruleset::play--> Position' --TableWriter--> entities
//! ```
//!
//! Nobody keeps a [`Position`](crate::rules::Position) between frames: it is read when it is needed.
//! Requests are messages ([`Submit`], [`StartPartie`], [`NextDeal`], [`LeaveTable`]); the referee
//! answers with [`Happened`] or [`Refused`].

mod components;
mod messages;
mod piles;
mod resources;

pub use components::{
    BlankShown, CardFace, Claimed, Deal, DealtHand, Drawn, HasLeft, InDeal, Looked, Score, SeatAt,
    ShownCards, Spoken, Talon, ToAct, Trick,
};
pub use messages::{Happened, LeaveTable, NextDeal, Refused, StartPartie, Submit, TableEvent};
pub use piles::{Discards, DiscardsOf, InPile, Leads, LedBy, Pile, TricksWon, WonBy};
pub use resources::{CurrentPartie, DealLog, Ended, FinishedDeal, History, Rules};
