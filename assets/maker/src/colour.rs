//! The eight wools, the grounds, and the arithmetic of their shades.

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

/// The table's linen.
pub const LINEN: Colour = Colour(0xE8, 0xDC, 0xC3);
/// The ground of a card.
pub const CARD: Colour = Colour(0xF9, 0xF2, 0xE1);
/// Bare ground that stands for skin.
pub const SKIN: Colour = Colour(0xF6, 0xE3, 0xC6);
/// White wool.
pub const WHITE: Colour = Colour(0xF8, 0xF1, 0xE0);
/// Dark wool: outlines, black suits, text.
pub const DARK: Colour = Colour(0x2B, 0x2A, 0x33);
/// Madder red.
pub const RED: Colour = Colour(0xA8, 0x3D, 0x2B);
/// Faded madder.
pub const ROSE: Colour = Colour(0xCB, 0x7B, 0x5D);
/// Woad blue.
pub const BLUE: Colour = Colour(0x2F, 0x4C, 0x6B);
/// Woad over weld.
pub const TEAL: Colour = Colour(0x4C, 0x7C, 0x77);
/// Weld gold.
pub const GOLD: Colour = Colour(0xCD, 0x9F, 0x3E);
/// Olive green.
pub const OLIVE: Colour = Colour(0x7C, 0x7A, 0x3C);
/// Undyed grey-brown wool, for mail and walls.
pub const FLEECE: Colour = Colour(0xCD, 0xBE, 0x97);

impl Colour {
    /// This colour moved towards `other` by `t` in 0..1.
    pub fn mix(self, other: Self, t: f64) -> Self {
        let f = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * t).round() as u8;
        Self(f(self.0, other.0), f(self.1, other.1), f(self.2, other.2))
    }

    /// Lighter for a positive `t`, darker for a negative one; never pure white or black.
    pub fn shade(self, t: f64) -> Self {
        if t >= 0.0 { self.mix(Self(0xFF, 0xF3, 0xD8), t) } else { self.mix(Self(0x1E, 0x1A, 0x22), -t) }
    }

    /// As SVG writes it.
    pub fn hex(self) -> String {
        format!("#{:02X}{:02X}{:02X}", self.0, self.1, self.2)
    }
}
