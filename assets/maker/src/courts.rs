//! The twelve court cards by the names of the Paris pattern.

mod costume;
mod kings;
mod knaves;
mod queens;

pub use kings::sword;
pub use knaves::hector_head;
pub use queens::rose_head;

use crate::colour::{BLUE, Colour, DARK, GOLD, OLIVE, RED, TEAL, WHITE};
use crate::geom::pts;
use crate::stitch::{Laid, Work};
use crate::suits::Suit;

/// The belt that parts the two halves of a court card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Belt {
    /// Weld.
    Gold,
    /// Woad.
    Blue,
    /// Madder.
    Red,
    /// Woad over weld.
    Teal,
    /// Olive.
    Olive,
}

impl Belt {
    /// The belt's wool.
    pub fn wool(self) -> Colour {
        match self {
            Self::Gold => GOLD,
            Self::Blue => BLUE,
            Self::Red => RED,
            Self::Teal => TEAL.shade(-0.3),
            Self::Olive => OLIVE.shade(-0.3),
        }
    }

    /// The wool of the name on it, legible against the belt.
    pub fn lettering(self) -> Colour {
        match self {
            Self::Gold => DARK,
            Self::Blue => GOLD.shade(0.35),
            Self::Red | Self::Teal | Self::Olive => WHITE,
        }
    }

    /// The studs at its ends.
    pub fn stud(self) -> Colour {
        if self == Self::Gold { RED } else { GOLD }
    }
}

/// What one court card consists of.
pub struct Court {
    /// The name on the belt.
    pub name: &'static str,
    /// The belt's slope.
    pub slope: f64,
    /// The belt.
    pub belt: Belt,
    /// The head's place and scale on the large card.
    head_at: (f64, f64, f64),
    /// Everything behind and below the head.
    body: fn(&mut Work),
    /// The head, about its own origin.
    head: fn(&mut Work),
    /// What is drawn over the head: an arm, an attribute in front.
    front: fn(&mut Work),
    /// The attribute alone, in the large card's coordinates: the small card shows it too.
    attribute: fn(&mut Work),
    /// How far the attribute moves to the right on the small card.
    shift: f64,
    /// The robe's dye on the small card.
    robe: Colour,
    /// The collar's dye on the small card.
    collar: Colour,
}

/// The court of an atlas column (1 king, 2 queen, 3 knave) and suit.
///
/// # Panics
/// If the column is not a court's.
pub fn court(column: usize, suit: Suit) -> Court {
    match (column, suit) {
        (1, Suit::Spades) => kings::DAVID,
        (1, Suit::Hearts) => kings::CHARLES,
        (1, Suit::Diamonds) => kings::CESAR,
        (1, Suit::Clubs) => kings::ALEXANDRE,
        (2, Suit::Spades) => queens::PALLAS,
        (2, Suit::Hearts) => queens::JUDITH,
        (2, Suit::Diamonds) => queens::RACHEL,
        (2, Suit::Clubs) => queens::ARGINE,
        (3, Suit::Spades) => knaves::HOGIER,
        (3, Suit::Hearts) => knaves::LA_HIRE,
        (3, Suit::Diamonds) => knaves::HECTOR,
        (3, Suit::Clubs) => knaves::LANCELOT,
        _ => panic!("column {column} is no court"),
    }
}

/// The half figure of a large card.
pub fn figure(w: &mut Work, court: &Court) {
    (court.body)(w);
    let (x, y, s) = court.head_at;
    w.group(&format!("translate({x} {y}) scale({s})"), court.head);
    (court.front)(w);
}

/// Head, shoulders and attribute of a small card, in its upper right half.
pub fn bust(w: &mut Work, court: &Court) {
    w.group(&format!("translate({} 4)", court.shift), court.attribute);
    w.area(
        &pts("262,196 222,212 184,250 172,330 380,330 372,256 336,212 296,196"),
        Laid { colour: court.robe, angle: 90.0, spacing: 3.0, couch: None },
        7.0,
    );
    w.area(&pts("236,206! 262,240 298,206! 286,196 250,196"), Laid { colour: court.collar, angle: 0.0, spacing: 3.0, couch: None }, 6.0);
    // Tall headgear sits lower on the large card, and is drawn smaller here for the same reason.
    let place = if court.head_at.1 > 129.0 { "translate(266 162) scale(1.24)" } else { "translate(262 148) scale(1.36)" };
    w.group(place, court.head);
}
