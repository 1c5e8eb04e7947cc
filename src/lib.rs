//! Norman Piquet.
#[cfg(feature = "game")]
use bevy as _;
