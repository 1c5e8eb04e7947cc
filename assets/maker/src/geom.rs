//! Points, curves through typed points, and the cutting of shapes into scan lines.

use std::f64::consts::TAU;

/// A point in drawing units, y downwards.
pub type Pt = (f64, f64);

/// A point of a typed outline; a corner breaks the curve there.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The place.
    pub at: Pt,
    /// Whether the outline turns sharply here.
    pub corner: bool,
}

/// An outline of typed points.
pub type Outline = Vec<Node>;

/// Reads `"10,20 30,40! 5,6"`: points with an exclamation mark are corners.
///
/// # Panics
/// On a malformed text, since the texts are the maker's own.
pub fn pts(text: &str) -> Outline {
    text.split_whitespace()
        .map(|word| {
            let corner = word.ends_with('!');
            let (x, y) = word.trim_end_matches('!').split_once(',').unwrap_or_else(|| panic!("no comma in {word:?} of {text:?}"));
            let number = |s: &str| s.parse().unwrap_or_else(|_| panic!("no number in {word:?} of {text:?}"));
            Node { at: (number(x), number(y)), corner }
        })
        .collect()
}

/// The same outline with every point a corner.
pub fn straight(mut outline: Outline) -> Outline {
    for node in &mut outline {
        node.corner = true;
    }
    outline
}

/// Applies `f` to every point.
pub fn map(outline: &[Node], f: impl Fn(Pt) -> Pt) -> Outline {
    outline.iter().map(|n| Node { at: f(n.at), ..*n }).collect()
}

/// The outline moved to `(x, y)`, scaled by `(sx, sy)`, turned by `degrees` about its own origin.
pub fn place(outline: &[Node], x: f64, y: f64, sx: f64, sy: f64, degrees: f64) -> Outline {
    let (sin, cos) = degrees.to_radians().sin_cos();
    map(outline, |(a, b)| {
        let (a, b) = (a * sx, b * sy);
        (x + a * cos - b * sin, y + a * sin + b * cos)
    })
}

/// The outline mirrored in the vertical line through `x`.
pub fn mirror(outline: &[Node], x: f64) -> Outline {
    map(outline, |(a, b)| (2.0 * x - a, b))
}

/// An ellipse as an outline.
pub fn ellipse(x: f64, y: f64, rx: f64, ry: f64) -> Outline {
    let n = ((rx + ry) * 0.7).clamp(10.0, 48.0) as usize;
    (0..n)
        .map(|k| {
            let (sin, cos) = (TAU * k as f64 / n as f64).sin_cos();
            Node { at: (x + rx * cos, y + ry * sin), corner: false }
        })
        .collect()
}

/// A circle as an outline.
pub fn circle(x: f64, y: f64, r: f64) -> Outline {
    ellipse(x, y, r, r)
}

/// A rectangle with rounded corners, as an outline of close points.
pub fn round_rect(x: f64, y: f64, w: f64, h: f64, r: f64) -> Outline {
    let mut out = Vec::new();
    for (cx, cy, from) in [(x + w - r, y + r, -90.0), (x + w - r, y + h - r, 0.0), (x + r, y + h - r, 90.0), (x + r, y + r, 180.0)] {
        for k in 0..=8 {
            let (sin, cos) = f64::to_radians(from + 90.0 * f64::from(k) / 8.0).sin_cos();
            out.push(Node { at: (cx + r * cos, cy + r * sin), corner: k == 0 || k == 8 });
        }
    }
    out
}

/// Distance of two points.
pub fn dist(a: Pt, b: Pt) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The point between `a` and `b` at `t`.
pub fn lerp(a: Pt, b: Pt, t: f64) -> Pt {
    (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
}

/// A Catmull–Rom curve with chord-length tangents through the outline, as a polyline.
pub fn curve(nodes: &[Node], closed: bool) -> Vec<Pt> {
    const STEPS: usize = 8;
    let n = nodes.len();
    let tangent = |i: usize| -> Option<Pt> {
        if nodes[i].corner || (!closed && (i == 0 || i == n - 1)) {
            return None;
        }
        let (a, b, c) = (nodes[(i + n - 1) % n].at, nodes[i].at, nodes[(i + 1) % n].at);
        let d = (dist(a, b) + dist(b, c)).max(1e-9);
        Some(((c.0 - a.0) / d, (c.1 - a.1) / d))
    };
    let mut out = Vec::with_capacity(n * STEPS + 1);
    for i in 0..if closed { n } else { n - 1 } {
        let j = (i + 1) % n;
        let (a, b) = (nodes[i].at, nodes[j].at);
        let length = dist(a, b);
        let (ta, tb) = (tangent(i), tangent(j));
        if ta.is_none() && tb.is_none() {
            out.push(a);
            continue;
        }
        let along = ((b.0 - a.0) / length.max(1e-9), (b.1 - a.1) / length.max(1e-9));
        let (ta, tb) = (ta.unwrap_or(along), tb.unwrap_or(along));
        for k in 0..STEPS {
            let t = k as f64 / STEPS as f64;
            let (t2, t3) = (t * t, t * t * t);
            let (h1, h2, h3, h4) = (2.0 * t3 - 3.0 * t2 + 1.0, t3 - 2.0 * t2 + t, 3.0 * t2 - 2.0 * t3, t3 - t2);
            let f = |a: f64, ta: f64, b: f64, tb: f64| h1 * a + h2 * length * ta + h3 * b + h4 * length * tb;
            out.push((f(a.0, ta.0, b.0, tb.0), f(a.1, ta.1, b.1, tb.1)));
        }
    }
    if !closed {
        out.push(nodes[n - 1].at);
    }
    out
}

/// The length of a polyline.
pub fn length(line: &[Pt]) -> f64 {
    line.windows(2).map(|w| dist(w[0], w[1])).sum()
}

/// The polyline in `pieces` equal pieces (so `pieces + 1` points, the first repeated at the end of a closed line).
pub fn divide(line: &[Pt], pieces: usize, closed: bool) -> Vec<Pt> {
    let mut whole = line.to_vec();
    if closed {
        whole.push(line[0]);
    }
    let step = length(&whole) / pieces as f64;
    let mut out = vec![whole[0]];
    let (mut walked, mut want) = (0.0, step);
    for w in whole.windows(2) {
        let d = dist(w[0], w[1]);
        while d > 0.0 && walked + d >= want - 1e-9 && out.len() < pieces + 1 {
            out.push(lerp(w[0], w[1], (want - walked) / d));
            want += step;
        }
        walked += d;
    }
    while out.len() < pieces + 1 {
        out.push(whole[whole.len() - 1]);
    }
    out
}

/// The spans of the horizontal line at `y` that lie inside the rings (even-odd).
pub fn spans(rings: &[Vec<Pt>], y: f64) -> Vec<(f64, f64)> {
    let mut xs = Vec::new();
    for ring in rings {
        for i in 0..ring.len() {
            let (a, b) = (ring[i], ring[(i + 1) % ring.len()]);
            if (a.1 <= y) != (b.1 <= y) {
                xs.push(a.0 + (y - a.1) * (b.0 - a.0) / (b.1 - a.1));
            }
        }
    }
    xs.sort_by(f64::total_cmp);
    xs.chunks_exact(2).map(|c| (c[0], c[1])).collect()
}

/// Whether `p` is inside the ring.
pub fn inside(p: Pt, ring: &[Pt]) -> bool {
    let mut within = false;
    for i in 0..ring.len() {
        let (a, b) = (ring[i], ring[(i + 1) % ring.len()]);
        if (a.1 <= p.1) != (b.1 <= p.1) && p.0 < a.0 + (p.1 - a.1) * (b.0 - a.0) / (b.1 - a.1) {
            within = !within;
        }
    }
    within
}

/// The bounding box as (left, top, right, bottom).
pub fn bounds(ring: &[Pt]) -> (f64, f64, f64, f64) {
    ring.iter().fold((f64::MAX, f64::MAX, f64::MIN, f64::MIN), |b, p| (b.0.min(p.0), b.1.min(p.1), b.2.max(p.0), b.3.max(p.1)))
}
