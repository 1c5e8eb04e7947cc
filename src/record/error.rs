//! Why a record is refused: facts as values, and the laboratory's sentence for each. Nothing is
//! judged here.

use std::fmt;

use crate::rules::{Card, Game, Illegal, Seat};

/// A pile in which a record puts a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// The hand of a seat.
    Hand(Seat),
    /// The talon.
    Talon,
}

/// Where in the record something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The hands dealt, the totals, the target.
    Deal,
    /// The hand of a seat.
    Hand(Seat),
    /// The talon.
    Talon,
    /// The exchange.
    Exchange,
    /// The claims.
    Claims,
    /// A trick, counted from 1.
    Trick(usize),
}

/// Why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Not the JSON of a record: what the reader says, and the column where it stopped.
    Form {
        /// What is wrong.
        message: String,
        /// Where in the record's text, if that is known.
        column: usize,
        /// Whether the text ends too early.
        unfinished: bool,
    },
    /// Something the rules refuse.
    Refused {
        /// Where.
        place: Place,
        /// Why.
        why: Illegal,
    },
    /// A card in two piles.
    CardTwice {
        /// The card.
        card: Card,
        /// One pile.
        first: Pile,
        /// The other, which may be the same.
        second: Pile,
    },
    /// A hand that the record hides.
    HandHidden {
        /// Whose.
        seat: Seat,
    },
    /// A seat that this game does not have.
    NoSuchSeat {
        /// Where.
        part: &'static str,
        /// The seat named.
        seat: u8,
        /// The game.
        game: Game,
    },
    /// A wrong number of totals.
    WrongTotals {
        /// How many there are.
        given: usize,
        /// The game.
        game: Game,
    },
    /// A target of nothing, or one beyond counting.
    WrongTarget {
        /// The target named.
        given: u64,
    },
    /// Claims of one seat in two places.
    DeclaresTwice {
        /// Who.
        seat: Seat,
    },
    /// Text that is no claim.
    NotAClaim {
        /// Whose.
        seat: Seat,
        /// The text.
        text: String,
        /// What it should be.
        wanted: &'static str,
    },
    /// An exchange by a seat that has none in this game, or has had it.
    NoExchange {
        /// Who.
        seat: Seat,
        /// The game.
        game: Game,
    },
    /// One of the dealer's two cards at three, where both or none are taken.
    BothOrNone {
        /// Who.
        seat: Seat,
        /// How many are laid out.
        given: u8,
    },
    /// Something is drawn from a talon that the record does not give.
    TalonHidden {
        /// Who draws.
        seat: Seat,
    },
    /// A trick that stops early without being the last, or has too many cards.
    WrongTrickSize {
        /// Its number, from 1.
        trick: usize,
        /// How many cards it has.
        given: usize,
        /// The game.
        game: Game,
    },
    /// More tricks than a hand has cards.
    TooManyTricks {
        /// How many there are.
        given: usize,
        /// The game.
        game: Game,
    },
    /// A card played in the turn of a seat that does not hold it.
    NotTheirs {
        /// The trick, from 1.
        trick: usize,
        /// Whose turn it is.
        seat: Seat,
        /// The card.
        card: Card,
        /// Who holds it, if anybody.
        holder: Option<Seat>,
    },
}

impl RecordError {
    pub(super) fn refused(place: Place) -> impl FnOnce(Illegal) -> RecordError {
        move |why| RecordError::Refused { place, why }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pile::Hand(seat) => write!(f, "in the hand of seat {}", seat.0),
            Pile::Talon => f.write_str("in the talon"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Deal => Ok(()),
            Place::Hand(seat) => write!(f, "hand of seat {}: ", seat.0),
            Place::Talon => f.write_str("talon: "),
            Place::Exchange => f.write_str("exchange: "),
            Place::Claims => f.write_str("claims: "),
            Place::Trick(number) => write!(f, "trick {number}: "),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Form {
                message, column: 0, ..
            } => f.write_str(message),
            RecordError::Form {
                message, column, ..
            } => write!(f, "{message} (at column {column})"),
            RecordError::Refused { place, why } => write!(f, "{place}{why}"),
            RecordError::CardTwice {
                card,
                first,
                second,
            } if first == second => write!(
                f,
                "card {card} stands twice {first}, and the pack has each card once (rule 1.1)"
            ),
            RecordError::CardTwice {
                card,
                first,
                second,
            } => write!(
                f,
                "card {card} stands both {first} and {second}, and the pack has each card once \
                 (rule 1.1)"
            ),
            RecordError::HandHidden { seat } => write!(
                f,
                "the hand of seat {} is empty: a deal is scored with all hands known (rule 1.8)",
                seat.0
            ),
            RecordError::NoSuchSeat { part, seat, game } => write!(
                f,
                "{part} names seat {seat}, and the game of {} has the seats 0 to {} (rule 1.8)",
                game.name(),
                game.players() - 1
            ),
            RecordError::WrongTotals { given, game } => write!(
                f,
                "totals has {given} numbers, and the game of {} keeps {} scores (rule 11.1)",
                game.name(),
                game.sides()
            ),
            RecordError::WrongTarget { given: 0 } => {
                f.write_str("the target is 0, and it is a whole number from 1 (rule 11.1)")
            }
            RecordError::WrongTarget { given } => write!(
                f,
                "the target is {given}, and nobody counts beyond {} (rule 11.1)",
                u16::MAX
            ),
            RecordError::DeclaresTwice { seat } => write!(
                f,
                "claims names seat {} twice, and each seat declares once (rule 7.5)",
                seat.0
            ),
            RecordError::NotAClaim { seat, text, wanted } => {
                write!(f, "claims of seat {}: '{text}' is not {wanted}", seat.0)
            }
            RecordError::NoExchange {
                seat,
                game: Game::Four,
            } => write!(
                f,
                "seat {} exchanges, but at four there is no talon (rule 2.8)",
                seat.0
            ),
            RecordError::NoExchange {
                seat,
                game: Game::Three,
            } => write!(
                f,
                "seat {} exchanges, but at three the talon is the dealer's alone, once (rule 2.1)",
                seat.0
            ),
            RecordError::NoExchange {
                seat,
                game: Game::Two,
            } => write!(
                f,
                "seat {} exchanges out of turn: the elder first, then the dealer, each once \
                 (rules 2.9, 2.12)",
                seat.0
            ),
            RecordError::BothOrNone { seat, given } => write!(
                f,
                "seat {} exchanges {given} cards, and the dealer takes both cards of the talon or \
                 none (rule 2.4)",
                seat.0
            ),
            RecordError::TalonHidden { seat } => write!(
                f,
                "seat {} exchanges, but the record does not give the talon that is drawn from \
                 (rule 2.9)",
                seat.0
            ),
            RecordError::WrongTrickSize { trick, given, game } if *given == 0 => write!(
                f,
                "trick {trick} has no card, and at {} a trick has {} (rule 9.1)",
                game.name(),
                game.players()
            ),
            RecordError::WrongTrickSize { trick, given, game } => write!(
                f,
                "trick {trick} has {given} cards, and at {} a trick has {}, but for the last of an \
                 unfinished deal (rule 9.1)",
                game.name(),
                game.players()
            ),
            RecordError::TooManyTricks { given, game } => write!(
                f,
                "there are {given} tricks, and at {} a deal has {} (rule 1.8)",
                game.name(),
                game.hand_size()
            ),
            RecordError::NotTheirs {
                trick,
                seat,
                card,
                holder: Some(holder),
            } => write!(
                f,
                "trick {trick}: {card} is played in the turn of seat {}, but seat {} holds it \
                 (rule 9.1)",
                seat.0, holder.0
            ),
            RecordError::NotTheirs {
                trick,
                seat,
                card,
                holder: None,
            } => write!(
                f,
                "trick {trick}: seat {} plays {card}, which nobody holds any more (rule 9.1)",
                seat.0
            ),
        }
    }
}

impl std::error::Error for RecordError {}
