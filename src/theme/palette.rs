//! Every colour of the game by its role; no other file names a colour.

use bevy::prelude::*;

/// The ground of everything: linen.
pub const LINEN: Color = Color::srgb_u8(0xE8, 0xDC, 0xC3);
/// The ground of cards and panels.
pub const CARD: Color = Color::srgb_u8(0xF7, 0xEF, 0xDC);
/// Outlines and text on light ground (contrast on linen 10:1).
pub const WOOL: Color = Color::srgb_u8(0x2B, 0x2A, 0x33);
/// Madder, darkened until it can be read on linen (5.4:1).
pub const MADDER: Color = Color::srgb_u8(0x8E, 0x33, 0x23);
/// Woad blue (7.6:1 on linen).
pub const WOAD: Color = Color::srgb_u8(0x2F, 0x4A, 0x66);
/// Weld gold, for grounds and outlines and never for letters on linen.
pub const GOLD: Color = Color::srgb_u8(0xC9, 0x9B, 0x3B);
/// Quiet text on light ground (5.6:1 on linen).
pub const QUIET: Color = Color::srgb_u8(0x5C, 0x53, 0x4A);
/// Text on woad (9:1).
pub const LIGHT: Color = Color::srgb_u8(0xFB, 0xF4, 0xE4);
/// The veil behind an overlay.
pub const VEIL: Color = Color::srgba(0.12, 0.10, 0.09, 0.55);
/// A card that may not be played now.
pub const DIMMED: Color = Color::srgb(0.72, 0.69, 0.64);
/// A card as it is.
pub const PLAIN: Color = Color::WHITE;
/// The light behind a caption over the picture.
pub const MIST: Color = Color::srgba(0.97, 0.94, 0.86, 0.94);
/// The four wools of the riders, in the order of the pictures, for numbers beside them.
pub const RIDERS: [Color; 4] = [
    Color::srgb_u8(0x8E, 0x33, 0x23),
    Color::srgb_u8(0x2F, 0x4A, 0x66),
    Color::srgb_u8(0x6E, 0x50, 0x12),
    Color::srgb_u8(0x3F, 0x57, 0x32),
];
