//! Letters as outlines of the display face: indices, and the names on the belts.

use crate::colour::Colour;
use crate::geom::{Pt, bounds};
use crate::stitch::{Laid, Work, path};
use std::sync::OnceLock;

/// The display face, which the game ships.
fn face() -> &'static ttf_parser::Face<'static> {
    static FACE: OnceLock<ttf_parser::Face<'static>> = OnceLock::new();
    FACE.get_or_init(|| {
        let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../fonts/display.ttf"));
        ttf_parser::Face::parse(bytes, 0).expect("the shipped display face can be read")
    })
}

/// Collects glyph outlines as polylines.
struct Pen {
    rings: Vec<Vec<Pt>>,
    x: f64,
    scale: f64,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> Pt {
        (self.x + f64::from(x) * self.scale, -f64::from(y) * self.scale)
    }

    fn last(&self) -> Pt {
        *self.rings.last().and_then(|r| r.last()).expect("an outline starts with a move")
    }

    fn push(&mut self, p: Pt) {
        self.rings.last_mut().expect("an outline starts with a move").push(p);
    }
}

impl ttf_parser::OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let p = self.at(x, y);
        self.rings.push(vec![p]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let p = self.at(x, y);
        self.push(p);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (a, b, c) = (self.last(), self.at(x1, y1), self.at(x, y));
        for k in 1..=8 {
            let t = f64::from(k) / 8.0;
            let u = 1.0 - t;
            self.push((u * u * a.0 + 2.0 * u * t * b.0 + t * t * c.0, u * u * a.1 + 2.0 * u * t * b.1 + t * t * c.1));
        }
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (a, b, c, d) = (self.last(), self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        for k in 1..=8 {
            let t = f64::from(k) / 8.0;
            let u = 1.0 - t;
            let f = |a: f64, b: f64, c: f64, d: f64| u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d;
            self.push((f(a.0, b.0, c.0, d.0), f(a.1, b.1, c.1, d.1)));
        }
    }

    fn close(&mut self) {}
}

/// The outlines of `text`, its capitals `height` tall, standing on y = 0 from x = 0; and its width in ink.
///
/// # Panics
/// If the face lacks one of the letters.
pub fn outlines(text: &str, height: f64, gap: f64) -> (Vec<Vec<Pt>>, f64) {
    let face = face();
    let cap = face.capital_height().map_or(700.0, f64::from);
    let mut pen = Pen { rings: Vec::new(), x: 0.0, scale: height / cap };
    for letter in text.chars() {
        let glyph = face.glyph_index(letter).unwrap_or_else(|| panic!("the display face has no {letter:?}"));
        face.outline_glyph(glyph, &mut pen);
        pen.x += f64::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * pen.scale + gap;
    }
    let all: Vec<Pt> = pen.rings.iter().flatten().copied().collect();
    let (left, _, right, _) = bounds(&all);
    for p in pen.rings.iter_mut().flatten() {
        p.0 -= left;
    }
    (pen.rings, right - left)
}

/// Satin-stitched letters with their left top at (x, y), made bolder by a rim of `rim` on all sides; returns the width.
pub fn satin(w: &mut Work, text: &str, x: f64, y: f64, height: f64, max_width: f64, colour: Colour, rim: f64) -> f64 {
    let (mut rings, width) = outlines(text, height, -0.02 * height);
    let all: Vec<Pt> = rings.iter().flatten().copied().collect();
    let (_, top, _, bottom) = bounds(&all);
    let squeeze = (max_width / width).min(1.0);
    let fit = height / (bottom - top);
    for p in rings.iter_mut().flatten() {
        *p = (x + rim + p.0 * squeeze, y + (p.1 - top) * fit);
    }
    let data: String = rings.iter().map(|r| path(r, true)).collect();
    let edge = if w.flat() { colour } else { colour.shade(-0.25) };
    w.stroke(&data, edge, rim * 2.0);
    w.lay(&rings, Laid { colour, angle: -24.0, spacing: 2.4, couch: None });
    width * squeeze + rim * 2.0
}

/// Small plain letters centred on (x, y).
pub fn plain(w: &mut Work, text: &str, x: f64, y: f64, height: f64, gap: f64, max_width: f64, colour: Colour) {
    let (mut rings, width) = outlines(text, height, gap);
    let squeeze = (max_width / width).min(1.0);
    for p in rings.iter_mut().flatten() {
        *p = (x + (p.0 - width / 2.0) * squeeze, y + height / 2.0 + p.1);
    }
    let data: String = rings.iter().map(|r| path(r, true)).collect();
    w.raw(&format!(
        "<path d=\"{data}\" fill=\"{0}\" fill-rule=\"evenodd\" stroke=\"{0}\" stroke-width=\".7\" stroke-linejoin=\"round\"/>",
        colour.hex()
    ));
}
