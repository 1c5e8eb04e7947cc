//! The list of shipped pictures: each file, and how its bytes are made.

use crate::cards::{self, ENGLISH};
use crate::raster::{Image, png_palette, webp, webp_lossless};
use crate::{seats, table, ui};

/// One shipped file.
pub struct Picture {
    /// Its path below `assets/`.
    pub file: &'static str,
    /// Makes its bytes.
    pub make: fn() -> Vec<u8>,
}

/// Lossy or lossless, whichever is smaller.
fn best(image: &Image, quality: f32) -> Vec<u8> {
    let (lossy, lossless) = (webp(image, quality), webp_lossless(image));
    if lossless.len() <= lossy.len() { lossless } else { lossy }
}

/// Every picture the game ships.
pub const PICTURES: &[Picture] = &[
    Picture { file: "cards/faces.webp", make: || webp(&cards::faces(&ENGLISH), 82.0) },
    Picture { file: "cards/small.webp", make: || webp(&cards::smalls(&ENGLISH), 86.0) },
    Picture { file: "cards/backs.webp", make: || webp(&cards::backs(), 80.0) },
    Picture { file: "cards/backs_small.webp", make: || best(&cards::small_backs(), 86.0) },
    Picture { file: "table/linen.webp", make: || webp(&table::linen(), 90.0) },
    Picture { file: "table/border.webp", make: || best(&table::border(), 86.0) },
    Picture { file: "table/cloth.webp", make: || webp(&table::cloth(), 78.0) },
    Picture { file: "table/castle.webp", make: || best(&table::castle(), 84.0) },
    Picture { file: "table/tree.webp", make: || best(&table::trees(), 84.0) },
    Picture { file: "table/hurdle.webp", make: || best(&table::hurdle(), 86.0) },
    Picture { file: "table/riders.webp", make: || webp(&table::riders(), 82.0) },
    Picture { file: "table/seats.webp", make: || webp(&seats::seats(), 82.0) },
    Picture { file: "ui/panel.webp", make: || best(&ui::panel(), 88.0) },
    Picture { file: "ui/button.webp", make: || best(&ui::button(), 88.0) },
    Picture { file: "ui/button_primary.webp", make: || best(&ui::button_primary(), 88.0) },
    Picture { file: "ui/caption.webp", make: || best(&ui::caption(), 88.0) },
    Picture { file: "ui/suits.webp", make: || webp_lossless(&ui::suits()) },
    Picture { file: "ui/shield.webp", make: || best(&ui::shield(), 86.0) },
    Picture { file: "ui/logo.webp", make: || webp(&ui::logo(), 82.0) },
    Picture { file: "ui/icon.png", make: || png_palette(&ui::icon()) },
];
