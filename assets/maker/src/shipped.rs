//! The list of shipped pictures: each file, and how its bytes are made.

use crate::cards::{self, ENGLISH};
use crate::raster::{webp, webp_lossless};

/// One shipped file.
pub struct Picture {
    /// Its path below `assets/`.
    pub file: &'static str,
    /// Makes its bytes.
    pub make: fn() -> Vec<u8>,
}

/// Every picture the game ships.
pub const PICTURES: &[Picture] = &[
    Picture { file: "cards/faces.webp", make: || webp(&cards::faces(&ENGLISH), 84.0) },
    Picture { file: "cards/small.webp", make: || webp(&cards::smalls(&ENGLISH), 88.0) },
    Picture { file: "cards/backs.webp", make: || webp(&cards::backs(), 84.0) },
];
