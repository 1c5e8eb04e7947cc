//! A set of cards as one word of 32 bits: set algebra, suits, runs, notation; no rule of any game.

use std::fmt;
use std::ops;
use std::str::FromStr;

use super::{Card, Illegal, Rank, Suit};

/// Any number of different cards. Bit `8 * suit + rank` is set for each card held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole pack.
    pub const FULL: CardSet = CardSet(u32::MAX);

    /// The set with these bits.
    pub const fn from_bits(bits: u32) -> CardSet {
        CardSet(bits)
    }

    /// Its bits.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one card.
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// All cards of a suit.
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(0xFF << (suit as u8 * 8))
    }

    /// The four cards of a rank.
    pub const fn rank(rank: Rank) -> CardSet {
        CardSet(0x0101_0101 << rank as u8)
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether all cards of the other set are in it.
    pub const fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds a card; false if it was there.
    pub const fn insert(&mut self, card: Card) -> bool {
        let fresh = !self.contains(card);
        self.0 |= 1 << card.index();
        fresh
    }

    /// Takes a card out; false if it was not there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let held = self.contains(card);
        self.0 &= !(1 << card.index());
        held
    }

    /// The ranks held in a suit, one bit a rank, the seven lowest.
    pub const fn ranks_of(self, suit: Suit) -> u8 {
        (self.0 >> (suit as u8 * 8)) as u8
    }

    /// The cards of that suit alone.
    pub const fn in_suit(self, suit: Suit) -> CardSet {
        CardSet(self.0 & CardSet::suit(suit).0)
    }

    /// The lowest card by number, if any.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::from_index(self.0.trailing_zeros() as u8))
        }
    }

    /// The highest card of a suit, if any.
    pub const fn highest_of(self, suit: Suit) -> Option<Card> {
        let ranks = self.ranks_of(suit);
        if ranks == 0 {
            None
        } else {
            Some(Card::new(
                suit,
                Rank::from_index(7 - ranks.leading_zeros() as u8),
            ))
        }
    }

    /// The lowest card of a suit, if any.
    pub const fn lowest_of(self, suit: Suit) -> Option<Card> {
        let ranks = self.ranks_of(suit);
        if ranks == 0 {
            None
        } else {
            Some(Card::new(
                suit,
                Rank::from_index(ranks.trailing_zeros() as u8),
            ))
        }
    }

    /// The cards, by suit and then from the seven up.
    pub const fn iter(self) -> Cards {
        Cards(self)
    }
}

/// Iterator over a [`CardSet`].
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.0.len());
        (len, Some(len))
    }
}

impl ExactSizeIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl ops::BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl ops::BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl ops::BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl ops::Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl ops::SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl ops::Not for CardSet {
    type Output = CardSet;
    fn not(self) -> CardSet {
        CardSet(!self.0)
    }
}

impl fmt::Display for CardSet {
    /// Suits in the order `C D H S`, ranks from the ace down: `CAQJT DAQ HA SA`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for suit in Suit::ALL {
            let ranks = self.ranks_of(suit);
            if ranks == 0 {
                continue;
            }
            if !first {
                f.write_str(" ")?;
            }
            first = false;
            write!(f, "{}", suit.letter())?;
            for rank in Rank::ALL.into_iter().rev() {
                if ranks >> rank as u8 & 1 == 1 {
                    write!(f, "{}", rank.letter())?;
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Reads cards in the notation of a hand, in the order written: `CAQ HT` gives ♣A, ♣Q, ♥10.
///
/// # Errors
/// [`Illegal::NotACard`] where a letter is neither suit nor rank, or a rank has no suit before it.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, Illegal> {
    let wrong = || Illegal::NotACard {
        text: text.to_owned(),
    };
    let mut suit = None;
    let mut bare = false;
    let mut cards = Vec::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
        if let Some(next) = Suit::from_letter(letter) {
            if bare {
                return Err(wrong());
            }
            suit = Some(next);
            bare = true;
        } else {
            let rank = Rank::from_letter(letter).ok_or_else(wrong)?;
            cards.push(Card::new(suit.ok_or_else(wrong)?, rank));
            bare = false;
        }
    }
    if bare {
        return Err(wrong());
    }
    Ok(cards)
}

impl FromStr for CardSet {
    type Err = Illegal;

    /// Reads a hand such as `CAQJT DAQ HA SA`; spaces and order are free.
    ///
    /// # Errors
    /// [`Illegal::NotACard`] for a letter that is none, [`Illegal::CardTwice`] for a repeated card.
    fn from_str(text: &str) -> Result<CardSet, Illegal> {
        let mut set = CardSet::EMPTY;
        for card in parse_cards(text)? {
            if !set.insert(card) {
                return Err(Illegal::CardTwice { card });
            }
        }
        Ok(set)
    }
}
