//! Every way in which a table of entities can fail to be a deal, each with its facts. None of them can
//! come about through the writer; whoever sees one has found a fault.

use std::fmt;

use crate::rules::{Card, Game, Illegal, Seat};

/// The invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// There is no deal, or more than one.
    NoDeal,
    /// There is no talon, or more than one.
    NoTalon,
    /// A card lies in no pile of the table.
    CardAstray {
        /// Which.
        card: Card,
    },
    /// A card lies on the table twice.
    CardTwice {
        /// Which.
        card: Card,
    },
    /// A pile holds something that is no card.
    NotACard,
    /// Nobody sits at this seat of the deal, or more than one.
    SeatEmpty {
        /// Which.
        seat: Seat,
    },
    /// A relationship leads to something that is no seat of the deal.
    NotASeat,
    /// Tricks are not numbered from 0 without a gap.
    TrickMissing {
        /// The number that is missing.
        number: u8,
    },
    /// A trick other than the last is not full.
    TrickShort {
        /// Its number.
        number: u8,
    },
    /// A trick lies with a seat that did not win it, or with none.
    WrongWinner {
        /// Its number.
        number: u8,
    },
    /// The mark lies on another seat than the one to act.
    WrongToAct,
    /// A seat's score is not the count of its side.
    WrongScore {
        /// Whose.
        seat: Seat,
    },
    /// The deal is one of another game than the table's.
    WrongGame {
        /// The table's.
        table: Game,
        /// The deal's.
        deal: Game,
    },
    /// The acts of a deal to be resumed cannot be played.
    Unplayable {
        /// The first thing that is not allowed.
        why: Illegal,
    },
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the table is broken: ")?;
        match self {
            Broken::NoDeal => f.write_str("there is not exactly one deal"),
            Broken::NoTalon => f.write_str("there is not exactly one talon"),
            Broken::CardAstray { card } => write!(f, "{card} lies in no pile"),
            Broken::CardTwice { card } => write!(f, "{card} lies on it twice"),
            Broken::NotACard => f.write_str("a pile holds something that is no card"),
            Broken::SeatEmpty { seat } => {
                write!(f, "not exactly one sits at seat {}", seat.0)
            }
            Broken::NotASeat => f.write_str("a trick belongs to something that is no seat"),
            Broken::TrickMissing { number } => write!(f, "trick {number} is missing"),
            Broken::TrickShort { number } => write!(f, "trick {number} is not full"),
            Broken::WrongWinner { number } => {
                write!(f, "trick {number} lies with a seat that did not win it")
            }
            Broken::WrongToAct => f.write_str("the mark of who must act is on another seat"),
            Broken::WrongScore { seat } => {
                write!(f, "the score of seat {} is not its side's", seat.0)
            }
            Broken::WrongGame { table, deal } => write!(
                f,
                "a deal of {} lies on a table for {}",
                deal.name(),
                table.name()
            ),
            Broken::Unplayable { why } => write!(f, "its acts cannot be played: {why}"),
        }
    }
}

impl std::error::Error for Broken {}
