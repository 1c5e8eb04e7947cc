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

mod broken;
mod components;
mod load;
mod messages;
mod piles;
mod read;
mod referee;
mod resources;
mod setup;
mod write;

use bevy::prelude::*;

use crate::sets::GameSystems;

pub use broken::Broken;
pub use components::{
    BlankShown, CardFace, Claimed, Deal, DealtHand, Drawn, HasLeft, InDeal, Looked, Score, SeatAt,
    ShownCards, Spoken, Talon, ToAct, Trick,
};
pub use load::{load, rewind};
pub use messages::{Happened, LeaveTable, NextDeal, Refused, StartPartie, Submit, TableEvent};
pub use piles::{Discards, DiscardsOf, InPile, Leads, LedBy, Pile, TricksWon, WonBy};
pub use read::{SeatTruth, TableReader};
pub use resources::{CurrentPartie, DealLog, Ended, FinishedDeal, History, Rules};
pub use setup::set_table;
pub use write::TableWriter;

/// The steps of this room.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// The referee judges what has been asked. After it the truth of this frame stands.
    Judge,
}

/// The table. It needs the order of [`GameSystems`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Rules>()
        .init_resource::<DealLog>()
        .init_resource::<History>()
        .init_resource::<Ended>()
        .add_message::<Submit>()
        .add_message::<StartPartie>()
        .add_message::<NextDeal>()
        .add_message::<LeaveTable>()
        .add_message::<Happened>()
        .add_message::<Refused>()
        .configure_sets(Update, TableSystems::Judge.in_set(GameSystems::Referee))
        .add_systems(Update, referee::judge_requests.in_set(TableSystems::Judge));
}
