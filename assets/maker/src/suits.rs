//! The four suit signs.

use crate::colour::{Colour, DARK, RED};
use crate::geom::{Outline, curve, map, place, pts};
use crate::stitch::{Laid, Work};

/// A suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suit {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
    /// Spades.
    Spades,
}

/// All suits, in the order of the atlases' rows.
pub const SUITS: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

impl Suit {
    /// The colour of the two-colour deck.
    pub fn colour(self) -> Colour {
        match self {
            Self::Clubs | Self::Spades => DARK,
            Self::Diamonds | Self::Hearts => RED,
        }
    }

    /// The outline in a box of -1..1.
    pub fn outline(self) -> Outline {
        match self {
            Self::Hearts => pts(
                "0,-.52! .16,-.8 .48,-.95 .8,-.82 .95,-.46 .84,-.04 .5,.44 .2,.78 0,1! -.2,.78 -.5,.44 -.84,-.04 -.95,-.46 -.8,-.82 -.48,-.95 -.16,-.8",
            ),
            Self::Diamonds => pts("0,-1! .3,-.5 .76,0! .3,.5 0,1! -.3,.5 -.76,0! -.3,-.5"),
            Self::Spades => pts(
                "0,-1! .18,-.72 .5,-.36 .82,.0 .92,.32 .78,.58 .48,.62 .22,.48 .1,.34! .14,.62 .24,.84 .4,1! -.4,1! -.24,.84 -.14,.62 -.1,.34! -.22,.48 -.48,.62 -.78,.58 -.92,.32 -.82,.0 -.5,-.36 -.18,-.72",
            ),
            Self::Clubs => pts(
                ".1,.22! .14,.58 .24,.82 .4,1! -.4,1! -.24,.82 -.14,.58 -.1,.22! -.26,.44 -.54,.52 -.84,.38 -.95,.08 -.84,-.22 -.56,-.32 -.28,-.2! -.42,-.44 -.4,-.74 -.22,-.94 0,-1 .22,-.94 .4,-.74 .42,-.44 .28,-.2! .56,-.32 .84,-.22 .95,.08 .84,.38 .54,.52 .26,.44",
            ),
        }
    }
}

/// A stitched sign of half-height `s` centred on (x, y), upright or upside down.
pub fn sign(w: &mut Work, suit: Suit, x: f64, y: f64, s: f64, upright: bool) {
    let outline = place(&suit.outline(), x, y, s, if upright { s } else { -s }, 0.0);
    let line = curve(&outline, true);
    let colour = suit.colour();
    w.lay(std::slice::from_ref(&line), Laid { colour, angle: if upright { -28.0 } else { 152.0 }, spacing: 2.6, couch: None });
    if !w.flat() {
        w.cord(&line, (s * 0.085).clamp(1.6, 4.5), colour.shade(-0.32), true, s > 30.0);
    }
}

/// A flat sign, for text.
pub fn flat(w: &mut Work, suit: Suit, x: f64, y: f64, s: f64) {
    let line = curve(&map(&suit.outline(), |(a, b)| (x + a * s, y + b * s)), true);
    w.fill(&line, suit.colour());
}
