//! Norman Piquet, the map of its rooms. Each room may use only those before it; a test holds the
//! borders.
//!
//! - [`rules`]: the games themselves, pure.
//! - [`record`]: the text form of a deal, read, written, counted and replayed.
//! - [`ai`]: computer players, which see what their seat may know.
//! - `words`: everything the game says, in three languages.
//! - `table`: the truth as entities, with one reader, one writer and one referee.
//! - `players`: who decides for a seat, and when.
//! - `sets`: the order of a frame; `headless`: table and players without a window.

pub mod rules;
pub mod record;
pub mod ai;
#[cfg(feature = "game")]
pub mod players;
#[cfg(feature = "game")]
pub mod sets;
#[cfg(feature = "game")]
pub mod table;
#[cfg(feature = "game")]
pub mod words;
