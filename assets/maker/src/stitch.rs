//! The needle: laid work, couching, stem-stitch rope and bare ground, written down as SVG.

use crate::colour::{CARD, Colour, DARK, FLEECE};
use crate::geom::{Node, Outline, Pt, bounds, circle, curve, dist, divide, inside, length, lerp, spans};
use crate::rng::Rng;
use std::fmt::Write as _;

/// How a piece of work is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Threads, couching and rope: the drawing to be looked at.
    Embroidered,
    /// Flat masses in plain outlines: the drawing for small cards.
    Flat,
}

/// How an area is filled with laid threads.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    /// The dye.
    pub colour: Colour,
    /// Direction of the threads in degrees.
    pub angle: f64,
    /// Distance of neighbouring threads.
    pub spacing: f64,
    /// Distance of the couching lines; none for small areas.
    pub couch: Option<f64>,
}

/// A piece of embroidery in progress.
pub struct Work {
    name: String,
    svg: String,
    /// Scale of the stitches themselves: thread spacing, rope widths.
    pub gauge: f64,
    manner: Manner,
    ids: usize,
}

impl Work {
    /// An empty piece called `name`, from which its random numbers and its SVG ids derive.
    pub fn new(name: &str, manner: Manner) -> Self {
        Self { name: name.to_owned(), svg: String::new(), gauge: 1.0, manner, ids: 0 }
    }

    /// An empty embroidered piece with stitches of the given gauge.
    pub fn gauge(name: &str, gauge: f64) -> Self {
        Self { gauge, ..Self::new(name, Manner::Embroidered) }
    }

    /// The SVG written so far.
    pub fn into_svg(self) -> String {
        self.svg
    }

    /// Whether this piece is drawn flat.
    pub fn flat(&self) -> bool {
        self.manner == Manner::Flat
    }

    /// Adds ready SVG.
    pub fn raw(&mut self, svg: &str) {
        self.svg.push_str(svg);
        self.svg.push('\n');
    }

    /// An id no other element of this picture has.
    pub fn id(&mut self) -> String {
        self.ids += 1;
        let clean: String = self.name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        format!("{clean}-{}", self.ids)
    }

    /// Draws inside a transformed group.
    pub fn group(&mut self, transform: &str, draw: impl FnOnce(&mut Self)) {
        let _ = writeln!(self.svg, "<g transform=\"{transform}\">");
        draw(self);
        self.raw("</g>");
    }

    /// Draws mirrored in the vertical line through `x`.
    pub fn mirrored(&mut self, x: f64, draw: impl FnOnce(&mut Self)) {
        self.group(&format!("translate({} 0) scale(-1 1)", 2.0 * x), draw);
    }

    /// Draws something clipped to an outline.
    pub fn clipped(&mut self, outline: &[Node], draw: impl FnOnce(&mut Self)) {
        let id = self.id();
        let d = path(&curve(outline, true), true);
        let _ = writeln!(self.svg, "<clipPath id=\"{id}\"><path d=\"{d}\"/></clipPath><g clip-path=\"url(#{id})\">");
        draw(self);
        self.raw("</g>");
    }

    /// The generator of one element, which depends on the piece's name and the element's own points only.
    fn rng(&self, line: &[Pt]) -> Rng {
        let mut bytes = Vec::with_capacity(line.len() * 4);
        for p in line {
            bytes.extend(((p.0 * 8.0) as i16).to_le_bytes());
            bytes.extend(((p.1 * 8.0) as i16).to_le_bytes());
        }
        Rng::named(&self.name).fork(&bytes)
    }

    /// A flat filled path.
    pub fn fill(&mut self, line: &[Pt], colour: Colour) {
        let _ = writeln!(self.svg, "<path d=\"{}\" fill=\"{}\"/>", path(line, true), colour.hex());
    }

    /// A plain stroke from path data.
    pub fn stroke(&mut self, data: &str, colour: Colour, width: f64) {
        if !data.is_empty() {
            let _ = writeln!(
                self.svg,
                "<path d=\"{data}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width:.2}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
                colour.hex()
            );
        }
    }

    /// Fills rings (even-odd) with laid threads.
    pub fn lay(&mut self, rings: &[Vec<Pt>], laid: Laid) {
        let Laid { colour, angle, spacing, couch } = laid;
        let data: String = rings.iter().map(|r| path(r, true)).collect();
        if self.flat() {
            let _ = writeln!(self.svg, "<path d=\"{data}\" fill=\"{}\" fill-rule=\"evenodd\"/>", colour.hex());
            return;
        }
        let _ = writeln!(self.svg, "<path d=\"{data}\" fill=\"{}\" fill-rule=\"evenodd\"/>", colour.shade(-0.22).hex());
        let k = self.gauge;
        let spacing = spacing * k;
        let mut rng = self.rng(&rings[0]);
        let (sin, cos) = angle.to_radians().sin_cos();
        let turn = |p: Pt| (p.0 * cos + p.1 * sin, p.1 * cos - p.0 * sin);
        let back = |x: f64, y: f64| (x * cos - y * sin, x * sin + y * cos);
        let turned: Vec<Vec<Pt>> = rings.iter().map(|r| r.iter().map(|p| turn(*p)).collect()).collect();
        const TONES: [f64; 5] = [-0.10, -0.03, 0.04, 0.11, 0.18];
        let mut tones: [String; 5] = Default::default();
        let (left, top, right, bottom) = bounds(&turned[0]);
        let mut drift: f64 = 0.0;
        let mut y = top + spacing * 0.5;
        while y < bottom {
            drift = (drift + rng.range(-0.8, 0.8)).clamp(-1.4, 1.4);
            let tone = (2.0 + drift + rng.range(-0.8, 0.8)).round().clamp(0.0, 4.0) as usize;
            for (a, b) in spans(&turned, y) {
                let mut x = a;
                let mut thread = vec![back(a, y + rng.range(-0.22, 0.22) * spacing)];
                while b - x > 30.0 * k {
                    x += rng.range(18.0, 28.0) * k;
                    thread.push(back(x, y + rng.range(-0.22, 0.22) * spacing));
                }
                thread.push(back(b, y + rng.range(-0.22, 0.22) * spacing));
                tones[tone].push_str(&path(&thread, false));
            }
            y += spacing;
        }
        for (tone, data) in TONES.iter().zip(&tones) {
            self.stroke(data, colour.shade(*tone), spacing * 0.86);
        }
        let Some(couch) = couch.map(|c| c * k) else {
            return;
        };
        let across: Vec<Vec<Pt>> = turned.iter().map(|r| r.iter().map(|p| (p.1, p.0)).collect()).collect();
        let (mut low, mut high) = (String::new(), String::new());
        let mut x = left + couch * 0.6;
        while x < right {
            for (a, b) in spans(&across, x) {
                low.push_str(&path(&[back(x + 0.9 * k, a), back(x + 0.9 * k, b)], false));
                high.push_str(&path(&[back(x - 0.3 * k, a), back(x - 0.3 * k, b)], false));
            }
            x += couch * rng.range(0.92, 1.08);
        }
        self.stroke(&low, colour.shade(-0.30), 1.7 * k);
        self.stroke(&high, colour.shade(0.13), 1.1 * k);
    }

    /// A stem-stitched line: a dark strand with slanted lighter dashes.
    pub fn rope(&mut self, line: &[Pt], width: f64, colour: Colour, closed: bool) {
        self.cord(line, width, colour, closed, true);
    }

    /// A line of wool, twisted like a rope or plain.
    pub fn cord(&mut self, line: &[Pt], width: f64, colour: Colour, closed: bool, twist: bool) {
        let width = width * self.gauge;
        if self.flat() {
            self.stroke(&path(line, closed), colour, width);
            return;
        }
        let mut rng = self.rng(line);
        let mut whole = length(line);
        if closed {
            whole += dist(line[line.len() - 1], line[0]);
        }
        let step = (width * 0.62).max(1.2 * self.gauge);
        let pieces = ((whole / step).round() as usize).max(2);
        let even = divide(line, pieces, closed);
        let phase = rng.range(0.0, 9.0);
        let wobble = (width * 0.065).min(0.32 * self.gauge);
        let last = even.len() - 1;
        let bent: Vec<(Pt, Pt)> = even
            .iter()
            .enumerate()
            .map(|(i, p)| {
                let (a, b) = (even[i.saturating_sub(1)], even[(i + 1).min(last)]);
                let d = dist(a, b).max(1e-9);
                let normal = (-(b.1 - a.1) / d, (b.0 - a.0) / d);
                let t = i as f64;
                let mut o = wobble * ((t * 0.41 + phase).sin() + 0.6 * (t * 1.13 + phase * 2.0).sin());
                if closed && (i == 0 || i == last) {
                    o = 0.0;
                }
                ((p.0 + normal.0 * o, p.1 + normal.1 * o), normal)
            })
            .collect();
        let spine: Vec<Pt> = bent.iter().map(|b| b.0).collect();
        self.stroke(&path(&spine, closed), colour, width);
        if !twist {
            return;
        }
        let (mut soft, mut bright) = (String::new(), String::new());
        for w in bent.windows(2) {
            let ((a, _), (b, normal)) = (w[0], w[1]);
            let (tx, ty) = ((b.0 - a.0) * 0.55, (b.1 - a.1) * 0.55);
            let (mx, my) = lerp(a, b, 0.5);
            let e = width * 0.27;
            let dash = path(&[(mx - tx - normal.0 * e, my - ty - normal.1 * e), (mx + tx + normal.0 * e, my + ty + normal.1 * e)], false);
            if rng.unit() < 0.4 { &mut bright } else { &mut soft }.push_str(&dash);
        }
        self.stroke(&soft, colour.shade(0.20), width * 0.24);
        self.stroke(&bright, colour.shade(0.34), width * 0.24);
    }

    /// A large area: laid, couched, roped.
    pub fn laid(&mut self, outline: &[Node], colour: Colour, angle: f64) {
        self.area(outline, Laid { colour, angle, spacing: 3.2, couch: Some(15.0) }, 5.2);
    }

    /// A small area: laid but not couched, with a finer rope of the given width.
    pub fn patch(&mut self, outline: &[Node], colour: Colour, angle: f64, edge: f64) {
        self.area(outline, Laid { colour, angle, spacing: 2.8, couch: None }, edge);
    }

    /// An area with all choices open; no edge for a width of zero.
    pub fn area(&mut self, outline: &[Node], laid: Laid, edge: f64) {
        let line = curve(outline, true);
        self.lay(std::slice::from_ref(&line), laid);
        if edge > 0.0 {
            self.rope(&line, edge, DARK, true);
        }
    }

    /// Bare ground in an outline: faces and hands.
    pub fn bare(&mut self, outline: &[Node], colour: Colour, edge: f64) {
        let line = curve(outline, true);
        self.fill(&line, colour);
        if edge > 0.0 {
            self.rope(&line, edge, DARK, true);
        }
    }

    /// A twisted line through typed points.
    pub fn line(&mut self, outline: &[Node], width: f64, colour: Colour) {
        self.cord(&curve(outline, false), width, colour, false, true);
    }

    /// A plain line through typed points.
    pub fn mark(&mut self, outline: &[Node], width: f64, colour: Colour) {
        self.cord(&curve(outline, false), width, colour, false, false);
    }

    /// A flat disc.
    pub fn dot(&mut self, x: f64, y: f64, r: f64, colour: Colour) {
        let _ = writeln!(self.svg, "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{r:.2}\" fill=\"{}\"/>", colour.hex());
    }

    /// Draws only what is worth drawing large.
    pub fn fine(&mut self, draw: impl FnOnce(&mut Self)) {
        if !self.flat() {
            draw(self);
        }
    }

    /// `n` plain strands between two guide lines: hair, beards, folds.
    pub fn strands(&mut self, from: &[Node], to: &[Node], n: usize, colour: Colour, width: f64) {
        if self.flat() {
            return;
        }
        const PIECES: usize = 20;
        let a = divide(&curve(from, false), PIECES, false);
        let b = divide(&curve(to, false), PIECES, false);
        for i in 0..n {
            let t = 0.06 + 0.88 * (i as f64 + 0.5) / n as f64;
            let line: Vec<Pt> = a.iter().zip(&b).map(|(p, q)| lerp(*p, *q, t)).collect();
            self.stroke(&path(&line, false), colour.shade(if i % 2 == 0 { -0.30 } else { 0.18 }), width * self.gauge);
        }
    }

    /// Mail as the embroidery draws it: rows of rings on a couched ground.
    pub fn mail(&mut self, outline: &[Node], r: f64, edge: f64) {
        let line = curve(outline, true);
        self.lay(std::slice::from_ref(&line), Laid { colour: FLEECE, angle: 0.0, spacing: 3.0, couch: None });
        let mut rng = self.rng(&line);
        let (left, top, right, bottom) = bounds(&line);
        let r = if self.flat() { r * 1.7 } else { r };
        let mut rings = String::new();
        let (mut y, mut odd) = (top, false);
        while y < bottom {
            let mut x = if odd { left + r } else { left };
            while x < right {
                if inside((x, y), &line) {
                    // Rings at the rim are cut by it.
                    let c = circle(x + rng.range(-0.5, 0.5), y + rng.range(-0.5, 0.5), r * 0.74);
                    rings.push_str(&path(&curve(&c, true), true));
                }
                x += 2.0 * r;
            }
            y += r * 1.72;
            odd = !odd;
        }
        let width = if self.flat() { 2.6 } else { 2.0 };
        self.clipped(outline, |w| w.stroke(&rings, DARK.mix(CARD, 0.08), width * w.gauge));
        if edge > 0.0 {
            self.rope(&line, edge, DARK, true);
        }
    }
}

/// Path data of a polyline.
pub fn path(line: &[Pt], closed: bool) -> String {
    let mut out = String::with_capacity(line.len() * 12);
    for (i, p) in line.iter().enumerate() {
        let _ = write!(out, "{}{:.2} {:.2}", if i == 0 { 'M' } else { 'L' }, p.0, p.1);
    }
    if closed {
        out.push('Z');
    }
    out
}

/// An outline from a polyline, each point a corner.
pub fn outline_of(line: &[Pt]) -> Outline {
    line.iter().map(|p| Node { at: *p, corner: true }).collect()
}
