//! Every reason for which the rules refuse something, as a value with the facts in it. The sentence
//! here is the laboratory's; the game says it in the player's language from the same facts.

use std::fmt;

use super::{Card, CardSet, Rank, Seat, Sequence, Set, Suit};

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Text that is no card.
    NotACard {
        /// The text.
        text: String,
    },
    /// A card that stands in two places.
    CardTwice {
        /// The card.
        card: Card,
    },
    /// A wrong number of hands.
    WrongHands {
        /// How many the game has.
        wanted: u8,
        /// How many there are.
        given: usize,
    },
    /// A hand of the wrong size (rule 1.8).
    WrongHandSize {
        /// Whose.
        seat: Seat,
        /// How many cards it must have.
        wanted: u8,
        /// How many it has.
        given: u8,
    },
    /// A talon of the wrong size (rule 1.8).
    WrongTalonSize {
        /// How many cards it must have.
        wanted: u8,
        /// How many it has.
        given: usize,
    },
    /// A side begins with the target already reached (rule 11.7).
    AlreadyOut {
        /// Its number.
        side: u8,
        /// Its total.
        total: i32,
        /// The target.
        target: u16,
    },
    /// The deal has ended; nothing more may be done.
    DealOver {
        /// Who tried.
        seat: Seat,
    },
    /// Another seat is to act.
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Whose turn it is.
        turn: Seat,
    },
    /// Something of another part of the deal: an exchange during the play, say.
    WrongPhase {
        /// Who tried.
        seat: Seat,
        /// What is to be done now.
        wanted: Duty,
    },
    /// A card the seat does not hold.
    NotHeld {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The suit led is held and must be followed (rule 9.1).
    MustFollow {
        /// Who.
        seat: Seat,
        /// The card tried.
        card: Card,
        /// The suit led.
        led: Suit,
    },
    /// Too few or too many cards exchanged (section 2).
    WrongExchange {
        /// Who.
        seat: Seat,
        /// How many were laid out.
        given: u8,
        /// The fewest allowed.
        least: u8,
        /// The most allowed.
        most: u8,
    },
    /// Cards said to be drawn are not those on top of the talon.
    WrongDraw {
        /// Who.
        seat: Seat,
        /// What was said.
        said: CardSet,
        /// What the talon gives.
        drawn: CardSet,
    },
    /// A carte blanche that the hand is not, or that this table does not count (section 3).
    NoCarteBlanche {
        /// Whose.
        seat: Seat,
    },
    /// The moment for showing a carte blanche has passed, or it was shown and cannot be taken back.
    CarteBlancheFixed {
        /// Whose.
        seat: Seat,
    },
    /// A point in a suit of which nothing is held.
    PointNotHeld {
        /// Whose.
        seat: Seat,
        /// The suit.
        suit: Suit,
    },
    /// A point under 30 at four (rule 4.5).
    PointTooSmall {
        /// Whose.
        seat: Seat,
        /// The suit.
        suit: Suit,
        /// Its pips.
        pips: u8,
    },
    /// A sequence that is not held.
    SequenceNotHeld {
        /// Whose.
        seat: Seat,
        /// Which.
        sequence: Sequence,
    },
    /// Two claims out of one run (rule 5.3).
    RunClaimedTwice {
        /// Whose.
        seat: Seat,
        /// The run held.
        run: Sequence,
    },
    /// A trio or quatorze that is not held.
    SetNotHeld {
        /// Whose.
        seat: Seat,
        /// Which.
        set: Set,
    },
    /// Trio and quatorze of one rank.
    RankClaimedTwice {
        /// Whose.
        seat: Seat,
        /// The rank.
        rank: Rank,
    },
}

/// What a seat has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Exchange cards or refuse.
    Exchange,
    /// Declare or pass.
    Declare,
    /// Play a card.
    Play,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotACard { text } => write!(
                f,
                "'{text}' is not a card or hand: a suit C D H S comes first, then ranks A K Q J T 9 8 7"
            ),
            Illegal::CardTwice { card } => write!(
                f,
                "card {card} stands in two places, and the pack has each card once (rule 1.1)"
            ),
            Illegal::WrongHands { wanted, given } => {
                write!(
                    f,
                    "there are {given} hands, and this game has {wanted} (rule 1.8)"
                )
            }
            Illegal::WrongHandSize {
                seat,
                wanted,
                given,
            } => write!(
                f,
                "seat {} has {given} cards, and a hand has {wanted} in this game (rule 1.8)",
                seat.0
            ),
            Illegal::WrongTalonSize { wanted, given } => {
                write!(
                    f,
                    "the talon has {given} cards and should have {wanted} (rule 1.8)"
                )
            }
            Illegal::AlreadyOut {
                side,
                total,
                target,
            } => write!(
                f,
                "side {side} begins with {total} and has reached the target of {target} already (rule 11.7)"
            ),
            Illegal::DealOver { seat } => {
                write!(
                    f,
                    "seat {} acts after the end of the deal (rule 11.7)",
                    seat.0
                )
            }
            Illegal::NotYourTurn { seat, turn } => write!(
                f,
                "seat {} acts, but it is the turn of seat {} (rule 9.1)",
                seat.0, turn.0
            ),
            Illegal::WrongPhase { seat, wanted } => write!(
                f,
                "seat {} must {} now (rule 7.1)",
                seat.0,
                match wanted {
                    Duty::Exchange => "exchange or refuse",
                    Duty::Declare => "declare",
                    Duty::Play => "play a card",
                }
            ),
            Illegal::NotHeld { seat, card } => {
                write!(f, "seat {} does not hold {card} (rule 9.1)", seat.0)
            }
            Illegal::MustFollow { seat, card, led } => write!(
                f,
                "seat {} plays {card} but holds a card of the suit led, {} (rule 9.1)",
                seat.0,
                led.letter()
            ),
            Illegal::WrongExchange {
                seat,
                given,
                least,
                most,
            } => write!(
                f,
                "seat {} exchanges {given} cards, and from {least} to {most} are allowed (section 2)",
                seat.0
            ),
            Illegal::WrongDraw { seat, said, drawn } => write!(
                f,
                "seat {} is said to draw {said}, but the talon gives {drawn} (rule 2.12)",
                seat.0
            ),
            Illegal::NoCarteBlanche { seat } => {
                write!(
                    f,
                    "seat {} has no carte blanche to declare (rule 3.1)",
                    seat.0
                )
            }
            Illegal::CarteBlancheFixed { seat } => write!(
                f,
                "seat {} must show a carte blanche before the exchange, and cannot take it back (rule 3.4)",
                seat.0
            ),
            Illegal::PointNotHeld { seat, suit } => write!(
                f,
                "seat {} holds no card of {} to declare as the point (rule 4.1)",
                seat.0,
                suit.letter()
            ),
            Illegal::PointTooSmall { seat, suit, pips } => write!(
                f,
                "seat {} declares a point of {pips} in {}, and at four it must be 30 or more (rule 4.5)",
                seat.0,
                suit.letter()
            ),
            Illegal::SequenceNotHeld { seat, sequence } => write!(
                f,
                "seat {} does not hold the sequence {sequence} of three or more (rule 5.1)",
                seat.0
            ),
            Illegal::RunClaimedTwice { seat, run } => write!(
                f,
                "seat {} declares two sequences out of the one run {run} (rule 5.3)",
                seat.0
            ),
            Illegal::SetNotHeld { seat, set } => write!(
                f,
                "seat {} does not hold the set {set}: three or four alike, ten or higher (rule 6.1)",
                seat.0
            ),
            Illegal::RankClaimedTwice { seat, rank } => write!(
                f,
                "seat {} declares two sets of the rank {} (rule 6.1)",
                seat.0,
                rank.letter()
            ),
        }
    }
}

impl std::error::Error for Illegal {}
