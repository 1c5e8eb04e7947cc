//! Point, sequences, sets and carte blanche of one hand: what they are worth and how they compare.
//! Who of several is good is decided in `score`.

use std::fmt;

use super::{Card, CardSet, Game, Illegal, Rank, Ruleset, Seat, Suit};

/// A suit held, as a claim to the point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The suit.
    pub suit: Suit,
    /// Its cards in the hand.
    pub cards: CardSet,
    /// Their pips (rule 4.1); comparing pips and comparing lengths is the same (rule 4.2).
    pub pips: u8,
}

impl Point {
    /// The suit as this hand holds it.
    pub fn of(hand: CardSet, suit: Suit) -> Point {
        let cards = hand.in_suit(suit);
        Point {
            suit,
            cards,
            pips: pips_of(hand.ranks_of(suit)),
        }
    }

    /// Points for it, the number of cards (rule 4.3).
    pub const fn value(&self, rules: &Ruleset) -> i16 {
        let less = rules.fours_less.is_on() && self.pips % 10 == 4;
        self.cards.len() as i16 - less as i16
    }
}

/// Pips of the ranks of one suit.
pub(crate) const fn pips_of(ranks: u8) -> u8 {
    PIPS[ranks as usize]
}

/// Pips of every holding of one suit: asked for millions of times by the players.
const PIPS: [u8; 256] = {
    let mut table = [0; 256];
    let mut ranks = 0;
    while ranks < 256 {
        let mut rank = 0;
        while rank < 8 {
            if ranks >> rank & 1 == 1 {
                table[ranks] += Rank::from_index(rank as u8).pips();
            }
            rank += 1;
        }
        ranks += 1;
    }
    table
};

/// A run of three or more in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sequence {
    /// Its suit.
    pub suit: Suit,
    /// Its highest card.
    pub top: Rank,
    /// How many cards, 3 to 8.
    pub len: u8,
}

impl Sequence {
    /// Points: 3, 4, then 15 to 18 (rule 5.1).
    pub const fn value(&self) -> i16 {
        match self.len {
            3 => 3,
            4 => 4,
            long => long as i16 + 10,
        }
    }

    /// What decides between two: length, then the top card; suits are equal (rule 5.2).
    pub const fn strength(&self) -> (u8, Rank) {
        (self.len, self.top)
    }

    /// Its cards.
    pub const fn cards(&self) -> CardSet {
        let ranks = ((1u32 << self.len) - 1) << (self.top as u8 + 1 - self.len);
        CardSet::from_bits(ranks << (self.suit as u8 * 8))
    }

    /// Reads `SA4`: suit, top rank, number of cards.
    pub fn parse(text: &str) -> Option<Sequence> {
        let mut letters = text.trim().chars();
        let suit = Suit::from_letter(letters.next()?)?;
        let top = Rank::from_letter(letters.next()?)?;
        let len = letters.next()?.to_digit(10)? as u8;
        let fits = letters.next().is_none() && (3..=8).contains(&len) && len <= top as u8 + 1;
        fits.then_some(Sequence { suit, top, len })
    }
}

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.suit.letter(), self.top.letter(), self.len)
    }
}

/// Three or four of a rank from the ten up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Set {
    /// The rank.
    pub rank: Rank,
    /// 3 (trio) or 4 (quatorze).
    pub count: u8,
}

impl Set {
    /// Points: 14 for four, 3 for three (rule 6.1).
    pub const fn value(&self) -> i16 {
        if self.count == 4 { 14 } else { 3 }
    }

    /// What decides between two: any quatorze beats any trio, then the rank (rule 6.2).
    pub const fn strength(&self) -> (u8, Rank) {
        (self.count, self.rank)
    }

    /// The cards of that hand that make it; of four called as three, the first suit is kept back.
    pub fn cards(&self, hand: CardSet) -> CardSet {
        let mut cards = hand & CardSet::rank(self.rank);
        while cards.len() > self.count {
            if let Some(card) = cards.first() {
                cards.remove(card);
            }
        }
        cards
    }

    /// Reads `A3`: rank and number.
    pub fn parse(text: &str) -> Option<Set> {
        let mut letters = text.trim().chars();
        let rank = Rank::from_letter(letters.next()?)?;
        let count = letters.next()?.to_digit(10)? as u8;
        let fits = letters.next().is_none() && (3..=4).contains(&count) && rank.is_ten_or_higher();
        fits.then_some(Set { rank, count })
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.count)
    }
}

/// What one seat declares. The form cannot hold two points, two claims of one rank or two claims
/// of one run; what the hand does not hold is refused by [`Claims::check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Claims {
    /// The carte blanche is declared.
    pub carte_blanche: bool,
    /// The suit declared for the point.
    pub point: Option<Suit>,
    /// All cards of the sequences declared: of every run held, a part in one piece or nothing.
    pub sequences: CardSet,
    /// Ranks declared as trios, one bit a rank.
    pub trios: u8,
    /// Ranks declared as quatorzes, one bit a rank.
    pub quatorzes: u8,
}

impl Claims {
    /// Nothing.
    pub const NONE: Claims = Claims {
        carte_blanche: false,
        point: None,
        sequences: CardSet::EMPTY,
        trios: 0,
        quatorzes: 0,
    };

    /// Everything the hand holds. Of two equal suits the first in the order of the record is the
    /// point (rule 4.9). `dealt` is the hand before the exchange, for the carte blanche.
    pub fn all(game: Game, rules: &Ruleset, hand: CardSet, dealt: CardSet) -> Claims {
        let mut best: Option<(u8, Suit)> = None;
        let mut sequences = 0u32;
        for suit in Suit::ALL {
            let ranks = hand.ranks_of(suit);
            let pips = pips_of(ranks);
            if pips > 0 && pips >= game.least_point() && best.is_none_or(|(most, _)| pips > most) {
                best = Some((pips, suit));
            }
            sequences |= u32::from(RUNS[usize::from(ranks)]) << (suit as u8 * 8);
        }
        let (trios, quatorzes) = sets_of(hand);
        Claims {
            carte_blanche: rules.carte_blanche(game) && is_carte_blanche(dealt),
            point: best.map(|(_, suit)| suit),
            sequences: CardSet::from_bits(sequences),
            trios,
            quatorzes,
        }
    }

    /// Whether nothing is declared.
    pub fn is_empty(&self) -> bool {
        *self == Claims::NONE
    }

    /// The point declared, as that hand holds it.
    pub fn point_in(&self, hand: CardSet) -> Option<Point> {
        self.point.map(|suit| Point::of(hand, suit))
    }

    /// The sequences declared, best first within a suit, suits in the order of the record.
    pub fn sequence_list(&self) -> impl Iterator<Item = Sequence> + use<> {
        runs_in(self.sequences)
    }

    /// The best sequence declared.
    pub fn best_sequence(&self) -> Option<Sequence> {
        self.sequence_list().max_by_key(Sequence::strength)
    }

    /// The sets declared, best first.
    pub fn set_list(&self) -> impl Iterator<Item = Set> + use<> {
        let (trios, quatorzes) = (self.trios, self.quatorzes);
        let of = |ranks: u8, count| {
            Rank::ALL
                .into_iter()
                .rev()
                .filter(move |rank| ranks >> *rank as u8 & 1 == 1)
                .map(move |rank| Set { rank, count })
        };
        of(quatorzes, 4).chain(of(trios, 3))
    }

    /// The best set declared.
    pub fn best_set(&self) -> Option<Set> {
        self.set_list().next()
    }

    /// Whether that seat, holding these cards, may declare this.
    ///
    /// # Errors
    /// The first claim that is not held or not allowed.
    pub fn check(
        &self,
        game: Game,
        rules: &Ruleset,
        seat: Seat,
        hand: CardSet,
        dealt: CardSet,
    ) -> Result<(), Illegal> {
        if self.carte_blanche && !(rules.carte_blanche(game) && is_carte_blanche(dealt)) {
            return Err(Illegal::NoCarteBlanche { seat });
        }
        if let Some(point) = self.point_in(hand) {
            if point.cards.is_empty() {
                return Err(Illegal::PointNotHeld {
                    seat,
                    suit: point.suit,
                });
            }
            if point.pips < game.least_point() {
                return Err(Illegal::PointTooSmall {
                    seat,
                    suit: point.suit,
                    pips: point.pips,
                });
            }
        }
        for sequence in runs_in(self.sequences) {
            if sequence.len < 3 || !hand.contains_all(sequence.cards()) {
                return Err(Illegal::SequenceNotHeld { seat, sequence });
            }
        }
        for run in runs_in(hand) {
            if runs_in(self.sequences & run.cards()).count() > 1 {
                return Err(Illegal::RunClaimedTwice { seat, run });
            }
        }
        for set in self.set_list() {
            if !set.rank.is_ten_or_higher() || (hand & CardSet::rank(set.rank)).len() < set.count {
                return Err(Illegal::SetNotHeld { seat, set });
            }
        }
        if self.trios & self.quatorzes != 0 {
            let rank = Rank::from_index((self.trios & self.quatorzes).trailing_zeros() as u8);
            return Err(Illegal::RankClaimedTwice { seat, rank });
        }
        Ok(())
    }
}

/// All runs of consecutive ranks, also those of one or two cards.
fn runs_in(cards: CardSet) -> impl Iterator<Item = Sequence> + use<> {
    Suit::ALL.into_iter().flat_map(move |suit| {
        let mut ranks = u32::from(cards.ranks_of(suit));
        std::iter::from_fn(move || {
            if ranks == 0 {
                return None;
            }
            let top = 31 - ranks.leading_zeros();
            let len = (ranks << (31 - top)).leading_ones();
            ranks &= (1 << (top + 1 - len)) - 1;
            Some(Sequence {
                suit,
                top: Rank::from_index(top as u8),
                len: len as u8,
            })
        })
    })
}

/// For every holding of a suit, the ranks that lie in runs of three or more.
const RUNS: [u8; 256] = {
    let mut table = [0; 256];
    let mut ranks = 0usize;
    while ranks < 256 {
        let core = ranks & ranks >> 1 & ranks >> 2;
        table[ranks] = (core | core << 1 | core << 2) as u8;
        ranks += 1;
    }
    table
};

/// The ranks of which the hand holds three, and four.
fn sets_of(hand: CardSet) -> (u8, u8) {
    let [c, d, h, s] = Suit::ALL.map(|suit| hand.ranks_of(suit));
    let tens_and_up = 0b1111_1000;
    let four = c & d & h & s;
    let three = (c & d & h) | (c & d & s) | (c & h & s) | (d & h & s);
    ((three & !four) & tens_and_up, four & tens_and_up)
}

/// A dealt hand without king, queen or knave (rule 3.1).
pub fn is_carte_blanche(dealt: CardSet) -> bool {
    let courts = CardSet::rank(Rank::King) | CardSet::rank(Rank::Queen) | CardSet::rank(Rank::Jack);
    !dealt.is_empty() && (dealt & courts).is_empty()
}

/// Whether a card counts when led or when it takes another's lead (rule 9.2).
pub(crate) const fn counts(rules: &Ruleset, card: Card) -> bool {
    matches!(rules.count, super::Count::EveryCard) || card.rank().is_ten_or_higher()
}
