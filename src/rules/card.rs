//! Suits, ranks and cards of the pack of 32, and their notation; it knows nothing of any game.

use std::fmt;
use std::str::FromStr;

use super::Illegal;

/// A suit, in the order in which records write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// All four, in the order of the record.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit with this number, 0 to 3.
    pub const fn from_index(index: u8) -> Suit {
        Suit::ALL[index as usize & 3]
    }

    /// `C`, `D`, `H` or `S`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// The suit of a record's letter.
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

/// A rank, from the seven up to the ace, which is the highest (rule 1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Rank {
    /// 7
    Seven,
    /// 8
    Eight,
    /// 9
    Nine,
    /// 10
    Ten,
    /// Knave
    Jack,
    /// Queen
    Queen,
    /// King
    King,
    /// Ace
    Ace,
}

impl Rank {
    /// All eight, lowest first.
    pub const ALL: [Rank; 8] = [
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The rank with this number, 0 (seven) to 7 (ace).
    pub const fn from_index(index: u8) -> Rank {
        Rank::ALL[index as usize & 7]
    }

    /// `7 8 9 T J Q K A`.
    pub const fn letter(self) -> char {
        match self {
            Rank::Seven => '7',
            Rank::Eight => '8',
            Rank::Nine => '9',
            Rank::Ten => 'T',
            Rank::Jack => 'J',
            Rank::Queen => 'Q',
            Rank::King => 'K',
            Rank::Ace => 'A',
        }
    }

    /// The rank of a record's letter.
    pub fn from_letter(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
    }

    /// What the card adds to the point: ace 11, court cards 10, the others their face (rule 4.1).
    pub const fn pips(self) -> u8 {
        match self {
            Rank::Seven => 7,
            Rank::Eight => 8,
            Rank::Nine => 9,
            Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => 10,
            Rank::Ace => 11,
        }
    }

    /// King, queen or knave: a hand without any is a carte blanche (rule 3.1).
    pub const fn is_court(self) -> bool {
        matches!(self, Rank::Jack | Rank::Queen | Rank::King)
    }

    /// Ten or higher: the cards that make sets (rule 6.1) and count when led (rule 9.2).
    pub const fn is_ten_or_higher(self) -> bool {
        self as u8 >= Rank::Ten as u8
    }
}

/// One of the 32 cards: its number is eight times the suit plus the rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// How many cards the pack has.
    pub const COUNT: u8 = 32;

    /// The card of this suit and rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * 8 + rank as u8)
    }

    /// The card with this number, 0 to 31.
    pub const fn from_index(index: u8) -> Card {
        Card(index & 31)
    }

    /// Its number, 0 to 31.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its suit.
    pub const fn suit(self) -> Suit {
        Suit::from_index(self.0 >> 3)
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank::from_index(self.0 & 7)
    }

    /// All 32, by suit and then by rank, lowest first.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), self.rank().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Illegal;

    /// Reads suit and rank, as in `HT`.
    ///
    /// # Errors
    /// [`Illegal::NotACard`] with the text.
    fn from_str(text: &str) -> Result<Card, Illegal> {
        let mut letters = text.trim().chars();
        match (
            letters.next().and_then(Suit::from_letter),
            letters.next().and_then(Rank::from_letter),
            letters.next(),
        ) {
            (Some(suit), Some(rank), None) => Ok(Card::new(suit, rank)),
            _ => Err(Illegal::NotACard {
                text: text.to_owned(),
            }),
        }
    }
}
