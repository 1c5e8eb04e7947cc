//! The cards: frame, indices, pips, aces, the small drawings, the backs.

use crate::beasts;
use crate::colour::{BLUE, CARD, Colour, DARK, GOLD, OLIVE, RED, ROSE, TEAL, WHITE};
use crate::courts::{self, Court};
use crate::figure::{bead, jewel};
use crate::geom::{circle, curve, place, pts, round_rect, straight};
use crate::letters;
use crate::raster::{Image, render, weave};
use crate::stitch::{Laid, Manner, Work};
use crate::suits::{SUITS, Suit, flat, sign};
use std::f64::consts::TAU;

/// Drawing units of a card.
const UNITS: (f64, f64) = (400.0, 560.0);
/// Pixels of a large card, and the transparent rim about it in its cell.
pub const LARGE: (usize, usize) = (300, 420);
/// Pixels of a small card.
pub const SMALL: (usize, usize) = (120, 168);
/// Transparent pixels round every card.
pub const RIM: usize = 8;

/// The letters of one language's indices, in the order of the atlas's columns.
pub type Indices = [&'static str; 8];
/// The set the game ships.
pub const ENGLISH: Indices = ["A", "K", "Q", "J", "10", "9", "8", "7"];
/// The Russian set.
pub const RUSSIAN: Indices = ["Т", "К", "Д", "В", "10", "9", "8", "7"];
/// The French set.
pub const FRENCH: Indices = ["A", "R", "D", "V", "10", "9", "8", "7"];

/// The pips of a rank, as fractions of the field.
fn pips(column: usize) -> &'static [(f64, f64)] {
    const SIX: [(f64, f64); 6] = [(0.0, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (1.0, 1.0)];
    const SEVEN: [(f64, f64); 7] = [SIX[0], SIX[1], SIX[2], SIX[3], SIX[4], SIX[5], (0.5, 0.25)];
    const EIGHT: [(f64, f64); 8] = [SIX[0], SIX[1], SIX[2], SIX[3], SIX[4], SIX[5], (0.5, 0.25), (0.5, 0.75)];
    const T: f64 = 1.0 / 3.0;
    const NINE: [(f64, f64); 9] =
        [(0.0, 0.0), (1.0, 0.0), (0.0, T), (1.0, T), (0.0, 2.0 * T), (1.0, 2.0 * T), (0.0, 1.0), (1.0, 1.0), (0.5, 0.5)];
    const TEN: [(f64, f64); 10] =
        [NINE[0], NINE[1], NINE[2], NINE[3], NINE[4], NINE[5], NINE[6], NINE[7], (0.5, 0.5 * T), (0.5, 1.0 - 0.5 * T)];
    match column {
        4 => &TEN,
        5 => &NINE,
        6 => &EIGHT,
        _ => &SEVEN,
    }
}

/// The bare card: woven ground in rounded corners.
fn ground(name: &str, size: (usize, usize), strength: f64) -> Image {
    let mut image = weave(name, size.0, size.1, CARD, strength, 1.0);
    image.mask(&render("<rect width=\"400\" height=\"560\" rx=\"26\"/>", UNITS, size, 4));
    image
}

/// Draws something twice, the second time upside down.
fn twice(w: &mut Work, draw: impl FnOnce(&mut Work)) {
    let id = w.id();
    w.raw(&format!("<g id=\"{id}\">"));
    draw(w);
    w.raw(&format!("</g><use xlink:href=\"#{id}\" transform=\"rotate(180 200 280)\"/>"));
}

/// The index and its sign, in both corners.
fn index(w: &mut Work, letter: &str, suit: Suit) {
    twice(w, |w| {
        let middle = 45.0;
        let (_, width) = letters::outlines(letter, 62.0, -1.24);
        let width = width.min(50.0) + 5.0;
        letters::satin(w, letter, middle - width / 2.0, 22.0, 62.0, 50.0, suit.colour(), 2.5);
        sign(w, suit, middle, 118.0, 24.0, true);
    });
}

/// The stitched line inside the card's edge.
fn rim(w: &mut Work) {
    w.rope(&curve(&round_rect(9.0, 9.0, 382.0, 542.0, 19.0), true), 2.4, Colour(0xA3, 0x8E, 0x5C), true);
    edge(w);
}

/// The card's own edge, which parts it from a card beneath.
fn edge(w: &mut Work) {
    w.raw("<rect x=\"1\" y=\"1\" width=\"398\" height=\"558\" rx=\"25\" fill=\"none\" stroke=\"#94805A\" stroke-width=\"2.8\"/>");
}

/// Everything over the ground of one large card.
pub fn large_svg(column: usize, suit: Suit, indices: &Indices) -> String {
    let mut w = Work::new(&format!("large/{column}/{suit:?}"), Manner::Embroidered);
    let clip = round_rect(0.0, 0.0, 400.0, 560.0, 26.0);
    w.clipped(&clip, |w| {
        match column {
            0 => ace(w, suit),
            1..=3 => court(w, &courts::court(column, suit), suit),
            _ => {
                for (x, y) in pips(column) {
                    sign(w, suit, 130.0 + 140.0 * x, 96.0 + 368.0 * y, 38.0, *y <= 0.5);
                }
            }
        }
        index(w, indices[column], suit);
        rim(w);
    });
    w.into_svg()
}

/// An ace: one large sign, with a roundel in it, in a wreath.
fn ace(w: &mut Work, suit: Suit) {
    let (cx, cy) = (200.0, 280.0);
    let leaf = pts("0,15 -12,3 -10,-12 0,-28! 10,-12 12,3");
    let second = if suit.colour() == RED { BLUE } else { RED };
    w.rope(&curve(&circle(cx, cy, 126.0), true), 7.0, OLIVE, true);
    for k in 0..32 {
        let a = TAU * f64::from(k) / 32.0;
        let outer = k % 2 == 0;
        let r = if outer { 143.0 } else { 110.0 };
        let turn = a.to_degrees() + if outer { 58.0 } else { 122.0 };
        let colour = if outer { [TEAL, OLIVE][(k / 2) as usize % 2] } else { GOLD };
        let size = if outer { 1.04 } else { 0.72 };
        w.patch(&place(&leaf, cx + r * a.cos(), cy + r * a.sin(), size, size, turn), colour, turn + 60.0, 3.2);
        if outer {
            let b = a + TAU / 64.0 * 1.15;
            bead(w, cx + 144.0 * b.cos(), cy + 144.0 * b.sin(), 4.4, second);
        }
    }
    for k in 0..4 {
        let a = TAU * f64::from(k) / 4.0;
        bead(w, cx + 126.0 * a.cos(), cy + 126.0 * a.sin(), 10.5, second);
        bead(w, cx + 126.0 * a.cos(), cy + 126.0 * a.sin(), 4.0, GOLD);
    }
    let outline = place(&suit.outline(), cx, cy + 2.0, 84.0, 84.0, 0.0);
    w.area(&outline, Laid { colour: suit.colour(), angle: -28.0, spacing: 3.0, couch: Some(17.0) }, 0.0);
    let edge = if suit.colour() == RED { RED.shade(-0.42) } else { DARK };
    w.rope(&curve(&outline, true), 6.0, edge, true);
    let inner = place(&suit.outline(), cx, cy + 2.0, 68.0, 68.0, 0.0);
    w.rope(&curve(&inner, true), 3.0, GOLD, true);
    let y = match suit {
        Suit::Hearts => cy - 14.0,
        Suit::Diamonds => cy + 2.0,
        Suit::Spades => cy + 14.0,
        Suit::Clubs => cy + 4.0,
    };
    bead(w, cx, y, 17.0, GOLD);
    jewel(w, cx, y, 9.0, second);
}

/// A court card: the half figure above the belt, and once more upside down.
fn court(w: &mut Work, court: &Court, suit: Suit) {
    let slope = court.slope;
    let y = |x: f64, o: f64| 280.0 + (x - 200.0) * slope + o;
    let half = straight(pts(&format!("5,5 395,5 395,{} 5,{}", y(395.0, 0.0), y(5.0, 0.0))));
    twice(w, |w| w.clipped(&half, |w| courts::figure(w, court)));
    let belt = straight(pts(&format!("9,{} 391,{} 391,{} 9,{}", y(9.0, -15.0), y(391.0, -15.0), y(391.0, 15.0), y(9.0, 15.0))));
    let angle = slope.atan().to_degrees();
    w.area(&belt, Laid { colour: court.belt.wool(), angle, spacing: 3.0, couch: None }, 0.0);
    twice(w, |w| {
        w.group(&format!("translate(101 {:.2}) rotate({angle:.2})", y(101.0, 0.0)), |w| {
            letters::plain(w, court.name, 0.0, 0.0, 15.5, 2.2, 112.0, court.belt.lettering());
        });
        bead(w, 24.0, y(24.0, 0.0), 4.6, court.belt.stud());
        bead(w, 176.0, y(176.0, 0.0), 4.6, court.belt.stud());
    });
    flat_lozenge(w, suit);
    for o in [-15.0, 15.0] {
        w.rope(&curve(&straight(pts(&format!("10,{} 390,{}", y(10.0, o), y(390.0, o)))), false), 4.6, DARK, false);
    }
}

/// The suit's sign on a light boss in the middle of the belt.
fn flat_lozenge(w: &mut Work, suit: Suit) {
    w.patch(&circle(200.0, 280.0, 15.0), WHITE, 20.0, 3.4);
    match suit {
        Suit::Hearts | Suit::Diamonds => jewel(w, 200.0, 280.0, 8.0, RED),
        Suit::Clubs | Suit::Spades => jewel(w, 200.0, 280.0, 8.0, DARK),
    }
}

/// Everything over the ground of one small card.
fn small_svg(column: usize, suit: Suit, indices: &Indices) -> String {
    let mut w = Work::new(&format!("small/{column}/{suit:?}"), Manner::Flat);
    let clip = round_rect(0.0, 0.0, 400.0, 560.0, 26.0);
    w.clipped(&clip, |w| {
        let edge = curve(&round_rect(3.0, 3.0, 394.0, 554.0, 23.0), true);
        w.rope(&edge, 6.0, Colour(0x9A, 0x84, 0x50), true);
        if (1..=3).contains(&column) {
            let court = courts::court(column, suit);
            let slope = -0.1;
            let y = |x: f64, o: f64| 280.0 + (x - 200.0) * slope + o;
            let half = straight(pts(&format!("8,8 392,8 392,{} 8,{}", y(392.0, 0.0), y(8.0, 0.0))));
            twice(w, |w| w.clipped(&half, |w| courts::bust(w, &court)));
            let belt = straight(pts(&format!("6,{} 394,{} 394,{} 6,{}", y(6.0, -13.0), y(394.0, -13.0), y(394.0, 13.0), y(6.0, 13.0))));
            w.area(&belt, Laid { colour: court.belt.wool(), angle: 0.0, spacing: 3.0, couch: None }, 7.0);
        } else {
            flat(w, suit, 262.0, 392.0, 118.0);
        }
        let place_index = |w: &mut Work| {
            let (_, width) = letters::outlines(indices[column], 150.0, -3.0);
            let width = width.min(150.0) + 10.0;
            let middle = if column == 4 { 100.0 } else { 92.0 };
            letters::satin(w, indices[column], middle - width / 2.0, 22.0, 150.0, 150.0, suit.colour(), 5.0);
            flat(w, suit, 90.0, 228.0, 47.0);
        };
        if (1..=3).contains(&column) { twice(w, place_index) } else { place_index(w) }
    });
    w.into_svg()
}

/// One card, large or small, in its cell with a transparent rim.
fn cell(size: (usize, usize), ground: Image, svg: &str) -> Image {
    let mut card = ground;
    card.over(&render(svg, UNITS, size, 3), 0, 0);
    let mut out = Image::new(size.0 + 2 * RIM, size.1 + 2 * RIM);
    out.over(&card, RIM, RIM);
    out
}

/// The atlas of all faces, in eight columns and four rows.
fn atlas(size: (usize, usize), draw: impl Fn(usize, Suit) -> Image) -> Image {
    let (pw, ph) = (size.0 + 2 * RIM, size.1 + 2 * RIM);
    let mut out = Image::new(pw * 8, ph * 4);
    for (row, suit) in SUITS.into_iter().enumerate() {
        for column in 0..8 {
            out.over(&draw(column, suit), column * pw, row * ph);
        }
    }
    out
}

/// One large card in its cell.
pub fn large(column: usize, suit: Suit, indices: &Indices) -> Image {
    cell(LARGE, ground(&format!("ground/{column}/{suit:?}"), LARGE, 0.03), &large_svg(column, suit, indices))
}

/// One small card in its cell.
pub fn small(column: usize, suit: Suit, indices: &Indices) -> Image {
    cell(SMALL, ground("ground/small", SMALL, 0.0), &small_svg(column, suit, indices))
}

/// The atlas of the large faces.
pub fn faces(indices: &Indices) -> Image {
    atlas(LARGE, |column, suit| large(column, suit, indices))
}

/// The atlas of the small faces.
pub fn smalls(indices: &Indices) -> Image {
    atlas(SMALL, |column, suit| small(column, suit, indices))
}

/// A back: a stitched diaper with a leopard in a roundel.
fn back_svg(name: &str, field: Colour, second: Colour, beast: Colour) -> String {
    let mut w = Work::new(name, Manner::Embroidered);
    let inner = round_rect(22.0, 22.0, 356.0, 516.0, 10.0);
    w.clipped(&round_rect(0.0, 0.0, 400.0, 560.0, 26.0), |w| {
        rim(w);
        w.area(&inner, Laid { colour: field, angle: 0.0, spacing: 3.4, couch: None }, 0.0);
        w.clipped(&inner, |w| {
            for k in -12..=12 {
                for side in [-1.0, 1.0] {
                    let c = 200.0 + f64::from(k) * 62.0;
                    let line = straight(pts(&format!("{},0 {},560", c + side * 280.0 * 0.72, c - side * 280.0 * 0.72)));
                    w.rope(&curve(&line, false), 5.0, GOLD, false);
                }
            }
            for j in -7i32..=7 {
                for i in -4i32..=4 {
                    let odd = f64::from(j.rem_euclid(2)) * 31.0;
                    let (x, y) = (200.0 + f64::from(i) * 62.0 + odd, 280.0 + f64::from(j) * 43.05);
                    bead(w, x, y, 5.5, second);
                    let (fx, fy) = (x + 31.0, y);
                    for (dx, dy) in [(0.0, -8.0), (0.0, 8.0), (-8.0, 0.0), (8.0, 0.0)] {
                        w.dot(fx + dx, fy + dy, 4.6, field.shade(0.42));
                    }
                    w.dot(fx, fy, 3.6, GOLD);
                }
            }
        });
        w.rope(&curve(&inner, true), 5.6, DARK, true);
        let lozenge = circle(200.0, 280.0, 116.0);
        w.area(&lozenge, Laid { colour: WHITE, angle: 0.0, spacing: 3.2, couch: None }, 8.0);
        w.rope(&curve(&circle(200.0, 280.0, 105.0), true), 4.0, second, true);
        w.group("translate(200 280) scale(1.22) translate(-71 -66)", |w| beasts::leopard(w, beast, GOLD));
    });
    w.into_svg()
}

/// The atlas of the backs: the blue way and the red way.
pub fn backs() -> Image {
    let (pw, ph) = (LARGE.0 + 2 * RIM, LARGE.1 + 2 * RIM);
    let mut out = Image::new(pw * 2, ph);
    let blue = back_svg("back/blue", BLUE, RED, RED);
    let red = back_svg("back/red", RED, BLUE.mix(ROSE, 0.0), BLUE);
    out.over(&cell(LARGE, ground("ground/back", LARGE, 0.03), &blue), 0, 0);
    out.over(&cell(LARGE, ground("ground/back", LARGE, 0.03), &red), pw, 0);
    out
}

/// A back in few flat masses, for cards too small for stitches.
fn small_back_svg(name: &str, field: Colour, second: Colour) -> String {
    let mut w = Work::new(name, Manner::Flat);
    let inner = round_rect(26.0, 26.0, 348.0, 508.0, 10.0);
    w.clipped(&round_rect(0.0, 0.0, 400.0, 560.0, 26.0), |w| {
        w.fill(&curve(&inner, true), field);
        w.clipped(&inner, |w| {
            for k in -7..=7 {
                for side in [-1.0, 1.0] {
                    let c = 200.0 + f64::from(k) * 116.0;
                    w.rope(&[(c + side * 200.0, 0.0), (c - side * 200.0, 560.0)], 9.0, GOLD.mix(field, 0.25), false);
                }
            }
        });
        w.rope(&curve(&inner, true), 8.0, DARK, true);
        w.fill(&curve(&circle(200.0, 280.0, 120.0), true), WHITE);
        w.rope(&curve(&circle(200.0, 280.0, 120.0), true), 9.0, DARK, true);
        w.group("translate(200 280) scale(1.34) translate(-71 -66)", |w| beasts::leopard(w, second, GOLD));
        w.rope(&curve(&round_rect(3.0, 3.0, 394.0, 554.0, 23.0), true), 6.0, Colour(0x9A, 0x84, 0x50), true);
    });
    w.into_svg()
}

/// The atlas of the small backs, in the same two ways.
pub fn small_backs() -> Image {
    let mut out = Image::new((SMALL.0 + 2 * RIM) * 2, SMALL.1 + 2 * RIM);
    for (k, (name, field, second)) in [("back/small/blue", BLUE, RED), ("back/small/red", RED, BLUE)].into_iter().enumerate() {
        out.over(&cell(SMALL, ground("ground/small", SMALL, 0.0), &small_back_svg(name, field, second)), k * (SMALL.0 + 2 * RIM), 0);
    }
    out
}
