//! What an action causes, in the words of the game: the one vocabulary of scores, tables, call-outs
//! and sounds. It names cards and seats, never anything of a screen.

use super::{BySide, Card, CardSet, Claims, Rank, Seat, Set, Side};

/// What scores, in the counting order of rule 7.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// Ten for a hand without court cards.
    CarteBlanche,
    /// The point.
    Point,
    /// A sequence.
    Sequence,
    /// A trio or quatorze.
    Set,
    /// The leap to 90.
    Repique,
    /// A card led.
    Lead,
    /// A trick taken from an opponent's lead.
    Trick,
    /// The last trick.
    LastTrick,
    /// The leap to 60.
    Pique,
    /// Most tricks.
    Cards,
    /// All tricks, or the share of a divided capot.
    Capot,
}

impl Class {
    /// The word in records.
    pub const fn name(self) -> &'static str {
        match self {
            Class::CarteBlanche => "carteBlanche",
            Class::Point => "point",
            Class::Sequence => "sequence",
            Class::Set => "set",
            Class::Repique => "repique",
            Class::Lead => "lead",
            Class::Trick => "trick",
            Class::LastTrick => "lastTrick",
            Class::Pique => "pique",
            Class::Cards => "cards",
            Class::Capot => "capot",
        }
    }
}

/// A class of declarations in which hands are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contest {
    /// The point.
    Point,
    /// Sequences.
    Sequence,
    /// Sets.
    Set,
}

impl Contest {
    /// All three, in counting order.
    pub const ALL: [Contest; 3] = [Contest::Point, Contest::Sequence, Contest::Set];

    /// The word in records.
    pub const fn name(self) -> &'static str {
        match self {
            Contest::Point => "point",
            Contest::Sequence => "sequence",
            Contest::Set => "set",
        }
    }
}

/// One line of the count of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Points for a side.
    Scored {
        /// For what.
        class: Class,
        /// The seat that earned it; for a bonus of a side (repique, cards, capot) at four, its first seat.
        seat: Seat,
        /// The side that counts it.
        side: Side,
        /// How many.
        points: i16,
        /// The cards behind it, if any.
        cards: CardSet,
        /// The worth of the suit, for a point.
        pips: Option<u8>,
        /// All sides' points of this deal after it.
        totals: BySide<i16>,
    },
    /// Nobody scores a class, because the best are equal (rules 4.6, 4.7, 5.4).
    Cancelled {
        /// Which.
        what: Contest,
        /// One standing seat for each tied side.
        seats: BySide<Option<Seat>>,
        /// All sides' points of this deal.
        totals: BySide<i16>,
    },
    /// A side has reached the target.
    GoneOut {
        /// The seat of the line that completed it.
        seat: Seat,
        /// The side.
        side: Side,
        /// All sides' points of this deal.
        totals: BySide<i16>,
    },
}

/// An answer to what has been said before (rule 7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Answer {
    /// Not asked.
    #[default]
    Silent,
    /// I have nothing as good.
    Good,
    /// I have the same.
    Equal,
    /// I have better.
    NotGood,
}

/// What one seat has said aloud: no suits, as at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Said {
    /// A carte blanche.
    pub carte_blanche: bool,
    /// The pips of the point, 0 if none was named.
    pub point: u8,
    /// Length and top card of each sequence named, best first; length 0 for none.
    pub sequences: [(u8, u8); 4],
    /// Trios named, one bit a rank.
    pub trios: u8,
    /// Quatorzes named, one bit a rank.
    pub quatorzes: u8,
    /// Answers, by class: point, sequence, set.
    pub answers: [Answer; 3],
}

impl Said {
    /// Whether nothing at all was said.
    pub fn is_empty(&self) -> bool {
        *self == Said::default()
    }

    /// The sequences named, as length and top rank.
    pub fn sequence_list(&self) -> impl Iterator<Item = (u8, Rank)> + use<> {
        self.sequences
            .into_iter()
            .filter(|(len, _)| *len > 0)
            .map(|(len, top)| (len, Rank::from_index(top)))
    }

    /// The sets named, best first.
    pub fn set_list(&self) -> impl Iterator<Item = Set> + use<> {
        Claims {
            trios: self.trios,
            quatorzes: self.quatorzes,
            ..Claims::NONE
        }
        .set_list()
    }

    /// The answer in a class.
    pub const fn answer(&self, contest: Contest) -> Answer {
        self.answers[contest as usize]
    }
}

/// What an action caused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat laid out cards and drew others, or refused.
    Exchanged {
        /// Who.
        seat: Seat,
        /// Laid out; empty for a refusal.
        given: CardSet,
        /// Drawn.
        drawn: CardSet,
    },
    /// A seat's claims are fixed. They are known to the table's keeper alone.
    Declared {
        /// Who.
        seat: Seat,
        /// What.
        claims: Claims,
    },
    /// A seat speaks; only what is new.
    Spoke {
        /// Who.
        seat: Seat,
        /// What.
        said: Said,
    },
    /// A card is played.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick is complete.
    TrickTaken {
        /// The winner.
        seat: Seat,
        /// Its number from 0.
        number: u8,
    },
    /// A line of the count.
    Counted(Entry),
    /// The deal has ended.
    DealEnded,
}

/// Where events go: a list, or nowhere.
pub trait EventSink {
    /// Takes one event.
    fn push(&mut self, event: Event);
}

impl EventSink for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

impl EventSink for () {
    fn push(&mut self, _event: Event) {}
}
