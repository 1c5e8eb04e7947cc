//! What the person has been shown so far: the table as it looks, which lags behind the truth while
//! beats are played. Only the playbook changes it; nothing here is asked by the rules.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::rules::{BySide, Card, CardSet, Chair, Class, Direction, Game, Seat, Suit};

use super::layout::Place;

/// How many sentences are remembered for the log.
const LOG: usize = 24;

/// A great moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Celebration {
    /// What is celebrated.
    pub what: Great,
    /// The word.
    pub title: String,
    /// Who and what.
    pub line: String,
    /// Whose.
    pub chair: Chair,
}

/// The kinds of great moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Great {
    /// To 90.
    Repique,
    /// To 60.
    Pique,
    /// All tricks, or a share.
    Capot,
    /// A side has reached the target.
    GoingOut,
}

/// A combination that lies open for a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showcase {
    /// Its cards.
    pub cards: CardSet,
    /// What it is and what it counts.
    pub caption: String,
    /// Whose it is.
    pub chair: Option<Chair>,
}

/// The table as it has been shown.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The game of the deal shown; none while no cards are on the table.
    pub game: Option<Game>,
    /// The way round.
    pub clockwise: bool,
    /// The number of the deal in the partie, from 0.
    pub number: u32,
    /// Chairs in order of play.
    pub seating: Vec<Chair>,
    /// Who dealt.
    pub dealer: Chair,
    /// The undealt pack, bottom first.
    pub pack: Vec<Card>,
    /// Hands by chair, in the order in which they lie.
    pub hands: [Vec<Card>; 4],
    /// The talon, top first.
    pub talon: Vec<Card>,
    /// Cards of the talon in the dealer's hand while he may look at them, top first.
    pub peeked: Vec<Card>,
    /// Cards laid out, by chair.
    pub discards: [Vec<Card>; 4],
    /// The running trick.
    pub trick: Vec<(Chair, Card)>,
    /// Tricks gathered, by chair.
    pub taken: [Vec<Vec<Card>>; 4],
    /// The trick before, with who played what.
    pub last_trick: Vec<(Chair, Card)>,
    /// Cards whose faces are seen, beside those in trick and showcase.
    pub open: CardSet,
    /// A combination shown.
    pub showcase: Option<Showcase>,
    /// What each chair called out last.
    pub bubbles: [Vec<String>; 4],
    /// Scores by chair before this deal.
    pub base: [i32; 4],
    /// Scores by chair, this deal included as far as shown.
    pub totals: [i32; 4],
    /// The target.
    pub target: Option<u16>,
    /// Who of three has left.
    pub left: Option<Chair>,
    /// A great moment being celebrated.
    pub celebration: Option<Celebration>,
    /// The side whose rider leaps, with the moment of it.
    pub leap: Option<Chair>,
    /// The last sentences called out, oldest first.
    pub log: VecDeque<String>,
    /// A deal has been booked and its sheet is due.
    pub sheet_due: bool,
    /// The partie is over with it.
    pub over: bool,
}

impl Default for Shown {
    fn default() -> Shown {
        Shown {
            game: None,
            clockwise: false,
            number: 0,
            seating: Vec::new(),
            dealer: Chair(0),
            pack: Vec::new(),
            hands: Default::default(),
            talon: Vec::new(),
            peeked: Vec::new(),
            discards: Default::default(),
            trick: Vec::new(),
            taken: Default::default(),
            last_trick: Vec::new(),
            open: CardSet::EMPTY,
            showcase: None,
            bubbles: Default::default(),
            base: [0; 4],
            totals: [0; 4],
            target: None,
            left: None,
            celebration: None,
            leap: None,
            log: VecDeque::new(),
            sheet_due: false,
            over: false,
        }
    }
}

impl Shown {
    /// The chair of a seat in this deal.
    pub fn chair(&self, seat: Seat) -> Chair {
        // A deal always has its seats; before the first one the question means nothing.
        self.seating.get(seat.index()).copied().unwrap_or(Chair(0))
    }

    /// The seat of a chair in this deal.
    pub fn seat(&self, chair: Chair) -> Option<Seat> {
        let index = self.seating.iter().position(|here| *here == chair)?;
        Some(Seat(index as u8))
    }

    /// The way round.
    pub const fn direction(&self) -> Direction {
        if self.clockwise {
            Direction::Clockwise
        } else {
            Direction::Anticlockwise
        }
    }

    /// Where a chair sits, seen from that person. `chosen` is the game of the partie: whoever has
    /// left keeps his place.
    pub fn place(&self, chosen: Game, me: Chair, chair: Chair) -> Place {
        Place::of(chosen, self.direction(), me, chair)
    }

    /// Notes a sentence.
    pub fn note(&mut self, sentence: String) {
        if self.log.len() == LOG {
            self.log.pop_front();
        }
        self.log.push_back(sentence);
    }

    /// Books the running totals of the deal.
    pub(super) fn count(&mut self, totals: BySide<i16>) {
        let Some(game) = self.game else { return };
        for (index, chair) in self.seating.iter().enumerate() {
            let side = game.side(Seat(index as u8));
            self.totals[chair.index()] = self.base[chair.index()] + i32::from(totals[side]);
        }
    }

    /// Takes a card from wherever it lies.
    pub(super) fn lift(&mut self, card: Card) {
        let gone = |pile: &mut Vec<Card>| pile.retain(|other| *other != card);
        gone(&mut self.pack);
        gone(&mut self.talon);
        self.hands.iter_mut().for_each(gone);
        self.discards.iter_mut().for_each(gone);
    }

    /// Sorts a hand as it is held: suits alternate in colour, the highest card first.
    pub(super) fn sort(&mut self, chair: Chair) {
        self.hands[chair.index()].sort_by_key(|card| hand_order(*card));
    }

    /// Lays a closed hand in an order that tells nothing: where a card comes from would otherwise
    /// betray what lies beside it.
    pub(super) fn shuffle(&mut self, chair: Chair) {
        let mut hand = std::mem::take(&mut self.hands[chair.index()]);
        self.mix(&mut hand);
        self.hands[chair.index()] = hand;
    }

    /// Mixes cards, in each deal otherwise.
    pub(super) fn mix(&self, cards: &mut [Card]) {
        let deal = u64::from(self.number) << 8 | 1;
        cards.sort_by_key(|card| {
            let mixed = (deal + u64::from(card.index())).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed ^ (mixed >> 27)
        });
    }

    /// How many tricks a chair's side has taken.
    pub fn tricks_of(&self, chair: Chair) -> usize {
        self.taken[chair.index()].len()
    }
}

/// The order of a sorted hand: clubs, diamonds, spades, hearts, each from the ace down.
pub fn hand_order(card: Card) -> (u8, u8) {
    let suit = match card.suit() {
        Suit::Clubs => 0,
        Suit::Diamonds => 1,
        Suit::Spades => 2,
        Suit::Hearts => 3,
    };
    (suit, 7 - card.rank() as u8)
}

/// What is called a great moment among the lines of a count.
pub fn great(class: Class) -> Option<Great> {
    match class {
        Class::Repique => Some(Great::Repique),
        Class::Pique => Some(Great::Pique),
        Class::Capot => Some(Great::Capot),
        _ => None,
    }
}
