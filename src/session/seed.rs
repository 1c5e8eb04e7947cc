//! The number of a shuffle: read, checked and made anew. It deals nothing.

use std::str::FromStr;

use bevy::prelude::*;

/// The number of a shuffle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

impl Seed {
    /// The largest: up to here a link, a record and a script keep every number exactly.
    pub const LAST: u64 = 1 << 53;
    /// New numbers stay below this, so that they can be read out and typed.
    const SHORT: u64 = 1_000_000_000;
}

/// What is wrong with the text of a seed; the word chooses the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedFault {
    /// Nothing is written.
    Empty,
    /// It is no number.
    Letters,
    /// It is beyond the last number.
    Large,
}

impl SeedFault {
    /// The word that chooses the sentence.
    pub const fn word(self) -> &'static str {
        match self {
            SeedFault::Empty => "empty",
            SeedFault::Letters => "letters",
            SeedFault::Large => "large",
        }
    }
}

impl Seed {
    /// Reads a number as a person types it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Seed, SeedFault> {
        let digits: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        if digits.is_empty() {
            return Err(SeedFault::Empty);
        }
        if !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(SeedFault::Letters);
        }
        match digits.parse() {
            Ok(number) if number <= Seed::LAST => Ok(Seed(number)),
            _ => Err(SeedFault::Large),
        }
    }

    /// Another number, from the last one and the moment. Nothing is asked of the system's chance,
    /// which a browser may not have.
    pub fn after(self, moment: u64) -> Seed {
        // The finaliser of SplitMix64: neighbouring moments give unlike numbers.
        let mut mixed = self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ moment;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Seed((mixed ^ (mixed >> 31)) % Seed::SHORT)
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        Seed::read(text).map_err(|fault| match fault {
            SeedFault::Large => format!("'{text}' is too large: {} is the last number", Seed::LAST),
            SeedFault::Empty | SeedFault::Letters => format!("'{text}' is no number"),
        })
    }
}

/// A moment that no two starts share, in nanoseconds or so.
pub fn moment(time: &Time<Real>) -> u64 {
    let here = time.elapsed().as_nanos() as u64;
    #[cfg(target_arch = "wasm32")]
    let clock = js_sys::Date::now() as u64;
    #[cfg(not(target_arch = "wasm32"))]
    let clock = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos() as u64);
    clock ^ here.rotate_left(32)
}
