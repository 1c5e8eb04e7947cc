//! Games, seats and sides: who plays with whom and how many; chairs of a whole partie are in `partie`.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the three games. The six-deal form of the game for two is a switch of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    /// Four in partnership, eight cards each (piquet voleur).
    Four,
    /// Three, ten cards each, two for the dealer (piquet normand).
    Three,
    /// Two, twelve cards each, eight in the talon (the hundred of piquet).
    Two,
}

impl Game {
    /// All three.
    pub const ALL: [Game; 3] = [Game::Four, Game::Three, Game::Two];

    /// How many play.
    pub const fn players(self) -> u8 {
        match self {
            Game::Four => 4,
            Game::Three => 3,
            Game::Two => 2,
        }
    }

    /// How many sides keep a score: partners share one.
    pub const fn sides(self) -> u8 {
        match self {
            Game::Four | Game::Two => 2,
            Game::Three => 3,
        }
    }

    /// Cards in a hand, and so tricks in a deal (rule 1.8).
    pub const fn hand_size(self) -> u8 {
        match self {
            Game::Four => 8,
            Game::Three => 10,
            Game::Two => 12,
        }
    }

    /// Cards in the talon (rule 1.8).
    pub const fn talon_size(self) -> u8 {
        match self {
            Game::Four => 0,
            Game::Three => 2,
            Game::Two => 8,
        }
    }

    /// The least a suit must be worth to be a point, in pips (rule 4.5).
    pub const fn least_point(self) -> u8 {
        match self {
            Game::Four => 30,
            Game::Three | Game::Two => 0,
        }
    }

    /// What must be reached in hand for a repique (section 8).
    pub const fn repique_threshold(self) -> i16 {
        match self {
            Game::Four | Game::Three => 20,
            Game::Two => 30,
        }
    }

    /// The word in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Four => "four",
            Game::Three => "three",
            Game::Two => "two",
        }
    }

    /// The seats in order of play, the eldest first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.players()).map(Seat)
    }

    /// The last seat in order of play, who dealt.
    pub const fn dealer(self) -> Seat {
        Seat(self.players() - 1)
    }

    /// The seat that plays after this one.
    pub const fn next(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players())
    }

    /// The side a seat scores for: at four partners are seats 0 and 2, 1 and 3.
    pub const fn side(self, seat: Seat) -> Side {
        match self {
            Game::Four => Side(seat.0 % 2),
            Game::Three | Game::Two => Side(seat.0),
        }
    }

    /// The sides, by number.
    pub fn side_list(self) -> impl ExactSizeIterator<Item = Side> + Clone {
        (0..self.sides()).map(Side)
    }

    /// The other of two partners, at four.
    pub const fn partner(self, seat: Seat) -> Option<Seat> {
        match self {
            Game::Four => Some(Seat((seat.0 + 2) % 4)),
            Game::Three | Game::Two => None,
        }
    }
}

impl std::str::FromStr for Game {
    type Err = String;

    fn from_str(text: &str) -> Result<Game, String> {
        Game::ALL
            .into_iter()
            .find(|game| game.name() == text)
            .ok_or_else(|| format!("'{text}' is no game: say four, three or two"))
    }
}

/// A place in one deal, numbered in order of play: 0 is the eldest hand, the last is the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The eldest hand, who leads to the first trick.
    pub const ELDEST: Seat = Seat(0);

    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who shares a score: a partnership at four, else a single seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One value for each seat. The places beyond the game's players hold the default and stay unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// One value for each side; places beyond the game's sides hold the default and stay unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct BySide<T>(pub [T; 3]);

impl<T> BySide<T> {
    /// The values of the sides that exist in this game.
    pub fn of(&self, game: Game) -> &[T] {
        &self.0[..usize::from(game.sides())]
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}
