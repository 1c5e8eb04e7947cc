//! Panels, buttons, captions, small signs, the logo and the application's icon.

use crate::beasts::{Gait, leopard};
use crate::cards::{self, ENGLISH};
use crate::colour::{BLUE, CARD, Colour, DARK, FLEECE, GOLD, LINEN, OLIVE, RED, WHITE};
use crate::courts;
use crate::figure::jewel;
use crate::geom::{curve, pts, round_rect};
use crate::raster::{Image, render, weave};
use crate::stitch::{Laid, Manner, Work, path};
use crate::suits::{SUITS, Suit, flat};
use crate::table::{LIVERIES, rider};

/// A ground cut to a rounded rectangle, with embroidery over it. It is not woven: a weave smears when slices are stretched.
fn framed(name: &str, size: (usize, usize), inset: f64, radius: f64, ground: Colour, draw: impl FnOnce(&mut Work)) -> Image {
    let (width, height) = (size.0 as f64, size.1 as f64);
    let mut image = weave(name, size.0, size.1, ground, 0.0, 1.0);
    let shape = path(&curve(&round_rect(inset, inset, width - 2.0 * inset, height - 2.0 * inset, radius), true), true);
    image.mask(&render(&format!("<path d=\"{shape}\"/>"), (width, height), size, 4));
    let mut w = Work::new(name, Manner::Embroidered);
    draw(&mut w);
    image.over(&render(&w.into_svg(), (width, height), size, 4), 0, 0);
    image
}

/// The outline of a rounded rectangle of the given inset in a picture.
fn outline(size: (usize, usize), inset: f64, radius: f64) -> Vec<crate::geom::Pt> {
    curve(&round_rect(inset, inset, size.0 as f64 - 2.0 * inset, size.1 as f64 - 2.0 * inset, radius), true)
}

/// The panel.
pub fn panel() -> Image {
    let size = (192, 192);
    framed("ui/panel", size, 5.0, 16.0, CARD, |w| {
        w.rope(&outline(size, 6.0, 16.0), 6.4, DARK, true);
        w.rope(&outline(size, 15.0, 9.0), 2.6, RED, true);
        for (x, y) in [(21.0, 21.0), (171.0, 21.0), (21.0, 171.0), (171.0, 171.0)] {
            jewel(w, x, y, 5.0, GOLD);
        }
    })
}

/// One row of button states.
fn buttons(name: &str, states: [(Colour, Colour, f64, Colour); 4]) -> Image {
    let size = (128, 96);
    let mut out = Image::new(size.0 * 4, size.1);
    for (k, (ground, rope, width, seam)) in states.into_iter().enumerate() {
        let one = framed(&format!("{name}/{k}"), size, 5.0, 20.0, ground, |w| {
            w.rope(&outline(size, 6.5, 19.0), width, rope, true);
            w.rope(&outline(size, 14.5, 12.0), 2.0, seam, true);
        });
        out.over(&one, size.0 * k, 0);
    }
    out
}

/// The plain button: normal, hovered, pressed, disabled.
pub fn button() -> Image {
    buttons(
        "ui/button",
        [
            (CARD, DARK, 6.0, GOLD),
            (CARD.mix(WHITE, 0.5).shade(0.3), RED, 7.4, RED),
            (LINEN.shade(-0.06), RED.shade(-0.3), 6.6, RED.shade(-0.3)),
            (LINEN.mix(CARD, 0.6), FLEECE.shade(-0.18), 4.6, LINEN),
        ],
    )
}

/// The primary button in woad.
pub fn button_primary() -> Image {
    buttons(
        "ui/button_primary",
        [
            (BLUE, DARK, 6.0, GOLD),
            (BLUE.shade(0.10), GOLD, 7.0, GOLD),
            (BLUE.shade(-0.25), GOLD.shade(-0.35), 6.4, GOLD.shade(-0.35)),
            (BLUE.mix(LINEN, 0.25).mix(DARK, 0.25), FLEECE.shade(-0.3), 4.6, BLUE.mix(LINEN, 0.3)),
        ],
    )
}

/// The apron for captions.
pub fn caption() -> Image {
    let size = (256, 96);
    framed("ui/caption", size, 4.0, 4.0, WHITE.shade(0.4), |w| {
        w.rope(&outline(size, 5.5, 3.0), 6.4, DARK, true);
        for y in [16.0, 80.0] {
            w.rope(&[(11.0, y), (245.0, y)], 3.6, RED, false);
        }
    })
}

/// The four suit signs.
pub fn suits() -> Image {
    let mut out = Image::new(256, 64);
    for (k, suit) in SUITS.into_iter().enumerate() {
        let mut w = Work::new(&format!("ui/suit/{suit:?}"), Manner::Flat);
        flat(&mut w, suit, 32.0, 32.0, 28.0);
        out.over(&render(&w.into_svg(), (64.0, 64.0), (64, 64), 4), 64 * k, 0);
    }
    out
}

/// A kite shield with a leopard.
pub fn shield() -> Image {
    let mut w = Work::new("ui/shield", Manner::Embroidered);
    let outer = pts("100,8 150,14 180,36 182,70 166,118 138,162 100,194! 62,162 34,118 18,70 20,36 50,14");
    w.laid(&outer, BLUE, 90.0);
    let inner = crate::geom::place(&crate::geom::map(&outer, |(x, y)| (x - 100.0, y - 92.0)), 100.0, 92.0, 0.83, 0.83, 0.0);
    w.area(&inner, Laid { colour: RED, angle: 90.0, spacing: 3.0, couch: None }, 3.6);
    w.group("translate(100 86) scale(.84) translate(-71 -66)", |w| leopard(w, GOLD, WHITE));
    render(&w.into_svg(), (200.0, 200.0), (128, 128), 4)
}

/// A large card as SVG, centred on the origin.
fn card_svg(column: usize, suit: Suit) -> String {
    format!(
        "<g transform=\"translate(-200 -280)\"><rect width=\"400\" height=\"560\" rx=\"26\" fill=\"{}\"/>{}<rect x=\"1.5\" y=\"1.5\" width=\"397\" height=\"557\" rx=\"25\" fill=\"none\" stroke=\"#5B4A2C\" stroke-width=\"4\"/></g>",
        CARD.hex(),
        cards::large_svg(column, suit, &ENGLISH)
    )
}

/// The title's emblem: two riders leap at each other over a fan of cards.
pub fn logo() -> Image {
    let mut w = Work::gauge("ui/logo", 1.0);
    for t in ["16,344 110,341 220,345 330,342", "630,342 740,345 850,341 944,344"] {
        w.rope(&curve(&pts(t), false), 6.0, OLIVE, false);
    }
    for (turn, column, suit) in [(-33.0f64, 0, Suit::Spades), (-11.0, 1, Suit::Hearts), (11.0, 2, Suit::Spades), (33.0, 3, Suit::Diamonds)]
    {
        let (sin, cos) = turn.to_radians().sin_cos();
        let (x, y) = (480.0 + 205.0 * sin, 392.0 - 205.0 * cos);
        w.group(&format!("translate({x:.2} {y:.2}) rotate({turn}) scale(.37)"), |w| w.raw(&card_svg(column, suit)));
    }
    w.group("translate(30 110) scale(.92) rotate(-14 150 120)", |w| rider(w, LIVERIES[0], Gait::Leap));
    w.group("translate(930 110) scale(-.92 .92) rotate(-14 150 120)", |w| rider(w, LIVERIES[1], Gait::Leap));
    render(&w.into_svg(), (960.0, 360.0), (960, 360), 3)
}

/// The application's icon: a knight's head on woad.
pub fn icon() -> Image {
    let mut w = Work::gauge("ui/icon", 1.3);
    let ground = round_rect(8.0, 8.0, 240.0, 240.0, 46.0);
    w.clipped(&ground, |w| {
        w.area(&ground, Laid { colour: BLUE, angle: 0.0, spacing: 3.2, couch: Some(22.0) }, 0.0);
        w.laid(&pts("96,196 60,212 30,260 236,260 214,212 176,196"), RED, 80.0);
        w.group("translate(134 158) scale(1.24)", courts::hector_head);
    });
    w.rope(&curve(&round_rect(12.0, 12.0, 232.0, 232.0, 42.0), true), 11.0, GOLD, true);
    w.rope(&curve(&round_rect(5.0, 5.0, 246.0, 246.0, 48.0), true), 5.0, DARK, true);
    render(&w.into_svg(), (256.0, 256.0), (256, 256), 4)
}
