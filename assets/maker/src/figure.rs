//! Parts of people that several drawings share: eyes, faces, hands, hair, crowns.
//!
//! Heads are drawn about their own origin, the middle of the face, about eighty units wide; the caller places them.

use crate::colour::{CARD, Colour, DARK, GOLD, RED, ROSE, SKIN, WHITE};
use crate::geom::{circle, curve, mirror, place, pts};
use crate::stitch::Work;

/// A few words on a face.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// The colour of the brows.
    pub brow: Colour,
    /// A narrower chin, fuller lips and longer lashes.
    pub woman: bool,
    /// Lines under the eyes.
    pub old: bool,
}

/// A man's face.
pub const MAN: Face = Face { brow: DARK, woman: false, old: false };
/// A woman's face.
pub const WOMAN: Face = Face { brow: DARK, woman: true, old: false };

/// An almond eye with a heavy upper lid; `look` moves the pupil sideways.
pub fn eye(w: &mut Work, x: f64, y: f64, s: f64, look: f64) {
    let lid = place(&pts("-11,2! -4,-6 5,-5.5 11,1! 3,5.5 -5,4.5"), x, y, s, s, 0.0);
    w.fill(&curve(&lid, true), WHITE);
    w.dot(x + look * s, y - 0.4 * s, 4.3 * s, DARK);
    w.fine(|w| w.dot(x + look * s - 1.4 * s, y - 1.9 * s, 1.2 * s, WHITE));
    w.mark(&place(&pts("-12,3 -4,-6.5 5,-6 12,2"), x, y, s, s, 0.0), 3.1, DARK);
    w.fine(|w| w.mark(&place(&pts("-8,4.5 0,6.4 7,4.6"), x, y, s, s, 0.0), 1.5, DARK.mix(SKIN, 0.25)));
}

/// Rosy stitches on a cheek.
fn cheek(w: &mut Work, x: f64, y: f64, width: f64) {
    let colour = ROSE.mix(SKIN, 0.25);
    w.fine(|w| {
        for k in 0..4 {
            let k = f64::from(k);
            w.stroke(&format!("M{:.1} {:.1}l{width:.1} 1.2", x - width / 2.0 + k * 0.9, y + k * 3.3), colour, 1.9);
        }
    });
}

/// A face seen from the front.
pub fn face_front(w: &mut Work, f: Face) {
    let outline = if f.woman {
        pts("-35,-46! -38,-18 -35,8 -27,29 -12,45 0,49 12,45 27,29 35,8 38,-18 35,-46!")
    } else {
        pts("-37,-46! -40,-18 -38,8 -32,29 -17,45 0,50 17,45 32,29 38,8 40,-18 37,-46!")
    };
    w.bare(&outline, SKIN, 4.4);
    cheek(w, -24.0, 11.0, 13.0);
    cheek(w, 24.0, 11.0, 13.0);
    let s = if f.woman { 1.08 } else { 1.0 };
    eye(w, -17.5, -7.0, s, 1.5);
    eye(w, 17.5, -7.0, s, 1.5);
    if f.woman {
        w.mark(&pts("-31,-17 -20,-24 -8,-21"), 2.4, f.brow);
        w.mark(&pts("8,-21 20,-24 31,-17"), 2.4, f.brow);
        w.mark(&pts("-5,-12 -4,-2 -7,11 -6,15 0,17"), 2.4, DARK);
        w.mark(&pts("0,17 5,16 6,13"), 2.0, DARK);
        lips(w, 0.0, 30.0, 1.0, 0.0);
    } else {
        w.mark(&pts("-30,-15 -20,-22 -7,-18"), 4.0, f.brow);
        w.mark(&pts("7,-18 20,-22 30,-15"), 4.0, f.brow);
        w.mark(&pts("-6,-18 -5,-4 -9,10 -8,16 0,18"), 2.8, DARK);
        w.mark(&pts("0,18 6,17 8,13"), 2.2, DARK);
        w.mark(&pts("-10,30 0,31.5 10,30"), 3.6, RED);
        w.fine(|w| w.mark(&pts("-4,37 4,37"), 1.6, DARK.mix(SKIN, 0.3)));
    }
    if f.old {
        w.fine(|w| {
            w.mark(&pts("-26,1 -18,5 -9,2"), 1.5, DARK.mix(SKIN, 0.3));
            w.mark(&pts("9,2 18,5 26,1"), 1.5, DARK.mix(SKIN, 0.3));
        });
    }
}

/// A face turned half to the viewer's left.
pub fn face_turned(w: &mut Work, f: Face) {
    let outline = if f.woman {
        pts("-30,-46! -35,-24 -33,-12 -35,4 -31,22 -22,40 -8,49 6,46 24,32 34,8 38,-18 37,-46!")
    } else {
        pts("-32,-46! -37,-25 -35,-13 -38,4 -34,24 -25,42 -9,50 8,47 27,33 37,8 40,-18 39,-46!")
    };
    w.bare(&outline, SKIN, 4.4);
    cheek(w, 19.0, 11.0, 15.0);
    cheek(w, -27.0, 13.0, 7.0);
    eye(w, -22.0, -7.0, 0.86, -2.5);
    eye(w, 11.0, -7.0, 1.05, -3.0);
    if f.woman {
        w.mark(&pts("-32,-18 -24,-24 -14,-22"), 2.4, f.brow);
        w.mark(&pts("-1,-22 11,-25.5 24,-18"), 2.4, f.brow);
        w.mark(&pts("-6,-12 -8,-4 -16,9 -17,13 -12,16 -6,16"), 2.4, DARK);
        w.mark(&pts("-4,17 0,14 -1,11"), 2.0, DARK);
        lips(w, -9.0, 30.0, 0.94, 0.6);
    } else {
        w.mark(&pts("-32,-15 -25,-21 -14,-18"), 4.0, f.brow);
        w.mark(&pts("-2,-19 11,-23 25,-15"), 4.0, f.brow);
        w.mark(&pts("-5,-19 -8,-5 -17,9 -18,14 -12,17 -6,17"), 2.8, DARK);
        w.mark(&pts("-4,18 0,15 -1,12"), 2.1, DARK);
        w.mark(&pts("-19,30 -10,31.5 2,29"), 3.6, RED);
    }
    if f.old {
        w.fine(|w| w.mark(&pts("2,2 12,5 22,1"), 1.5, DARK.mix(SKIN, 0.3)));
    }
}

/// A face in profile, looking to the viewer's left.
pub fn face_profile(w: &mut Work, f: Face) {
    let outline = pts(
        "-26,-46! -25,-33 -29,-21 -39,-5 -38,0 -27,4! -31,11 -25,15! -30,20 -25,24! -28,29 -26,38 -14,44 3,41 18,30 27,8 31,-18 28,-46!",
    );
    w.bare(&outline, SKIN, 4.4);
    cheek(w, 2.0, 8.0, 16.0);
    w.fill(&curve(&pts("-23,-16! -12,-22 -1,-12! -10,-9 -21,-9!"), true), WHITE);
    w.dot(-16.5, -14.5, 4.3, DARK);
    w.fine(|w| w.dot(-17.8, -16.2, 1.2, WHITE));
    w.mark(&pts("-25,-17 -12,-22.5 2,-11"), 3.2, DARK);
    w.fine(|w| w.mark(&pts("-21,-9 -10,-8.5 -3,-11"), 1.7, DARK));
    w.mark(&pts("-26,-26 -12,-33 3,-25"), if f.woman { 2.8 } else { 4.0 }, f.brow);
    w.mark(&pts("-27,4 -21,5 -19,-1"), 2.2, DARK);
    w.mark(&pts("-25,15.5 -13,17"), if f.woman { 3.8 } else { 3.0 }, RED);
    if f.old {
        w.fine(|w| w.mark(&pts("-18,-4 -9,-3 -2,-6"), 1.5, DARK.mix(SKIN, 0.3)));
    }
}

/// A fist about a vertical grip at (x, y); `side` is 1 with the thumb to the viewer's right, -1 to the left.
pub fn fist(w: &mut Work, x: f64, y: f64, s: f64, side: f64) {
    let at = |t: &str| place(&pts(t), x, y, s * side, s, 0.0);
    w.bare(&at("-18,-15 -2,-22 14,-18 19,-2 15,16 0,22 -17,17 -20,2"), SKIN, 4.0);
    for y in [-8.0, 2.0, 11.0] {
        w.mark(&at(&format!("-17,{y} 0,{} 9,{}", y + 1.5, y - 0.5)), 2.4, DARK);
    }
    w.bare(&at("0,-24 10,-24 20,-12 19,-3 11,-6 2,-14"), SKIN, 3.2);
}

/// An open hand, palm up, that carries what stands at (x, y).
pub fn cupped(w: &mut Work, x: f64, y: f64, s: f64, side: f64) {
    let at = |t: &str| place(&pts(t), x, y, s * side, s, 0.0);
    w.bare(
        &at("-14,30 -26,14 -35,-4 -40,-20 -37,-29! -28,-26 -22,-12 -13,-1 0,4 13,-1 22,-12 28,-25 38,-27! 37,-10 29,9 17,22 12,34"),
        SKIN,
        3.8,
    );
    w.mark(&at("29,-22 23,-7 12,6"), 2.3, DARK);
    w.mark(&at("35,-14 27,3 16,14"), 2.3, DARK);
    w.mark(&at("-21,-10 -15,2 -7,9"), 2.3, DARK);
}

/// A hand laid flat, fingers to the viewer's left, wrist at the right of (x, y).
pub fn laid_hand(w: &mut Work, x: f64, y: f64, s: f64, side: f64, turn: f64) {
    let at = |t: &str| place(&pts(t), x, y, s * side, s, turn * side);
    w.bare(&at("24,-13 8,-15 -6,-22 -14,-21 -12,-13 -30,-11 -37,-5 -34,3 -30,11 -20,16 -4,16 24,13"), SKIN, 3.8);
    w.mark(&at("-34,-2 -16,-2"), 2.3, DARK);
    w.mark(&at("-31,6 -15,6"), 2.3, DARK);
    w.mark(&at("-12,-13 -2,-11"), 2.3, DARK);
}

/// A stitched fleur-de-lis of half-height `s`.
pub fn fleur(w: &mut Work, x: f64, y: f64, s: f64, degrees: f64, colour: Colour) {
    let outline = place(
        &pts("-.28,1! -.3,.45 -.75,.5 -1,.1 -.72,-.18 -.42,.12 -.38,-.35 0,-1! .38,-.35 .42,.12 .72,-.18 1,.1 .75,.5 .3,.45 .28,1!"),
        x,
        y,
        s,
        s,
        degrees,
    );
    w.patch(&outline, colour, 90.0 + degrees, 3.4);
}

/// A lozenge-shaped jewel.
pub fn jewel(w: &mut Work, x: f64, y: f64, s: f64, colour: Colour) {
    let outline = place(&pts("-1,0! 0,-1! 1,0! 0,1!"), x, y, s, s, 0.0);
    w.patch(&outline, colour, 30.0, 2.0);
}

/// A round jewel.
pub fn bead(w: &mut Work, x: f64, y: f64, r: f64, colour: Colour) {
    w.patch(&circle(x, y, r), colour, 30.0, if r > 8.0 { 3.6 } else { 2.4 });
}

/// A king's or queen's crown on a head: a band with jewels and three fleurons; `rise` is their size.
pub fn crown(w: &mut Work, metal: Colour, jewels: [Colour; 2], rise: f64, flat_top: bool) {
    let y = -46.0;
    fleur(w, -42.0, y - 14.0 - rise * 0.6, rise * 0.85, -12.0, metal);
    fleur(w, 42.0, y - 14.0 - rise * 0.6, rise * 0.85, 12.0, metal);
    fleur(w, 0.0, y - 20.0 - rise * 0.7, rise, 0.0, metal);
    for x in [-22.0, 22.0] {
        w.line(&pts(&format!("{x},{} {x},{}", y - 26.0, y - 12.0)), 3.4, metal);
        bead(w, x, y - 30.0, 6.0, jewels[0]);
    }
    let dip = if flat_top { 0.0 } else { 8.0 };
    w.patch(
        &pts(&format!("-47,{}! 0,{} 47,{}! 46,{}! 0,{} -46,{}!", y - 10.0, y - 10.0 - dip, y - 10.0, y + 11.0, y + 11.0 - dip, y + 11.0)),
        metal,
        0.0,
        4.6,
    );
    for (k, x) in [-33.0, -17.0, 0.0, 17.0, 33.0].into_iter().enumerate() {
        let lift = dip * (1.0 - (x / 47.0f64).powi(2));
        jewel(w, x, y + 0.5 - lift, 6.0, jewels[k % 2]);
    }
}

/// Long locks on both sides of a face.
pub fn locks(w: &mut Work, colour: Colour) {
    for side in [1.0, -1.0] {
        let m = |t: &str| {
            if side > 0.0 { pts(t) } else { mirror(&pts(t), 0.0) }
        };
        w.patch(&m("-38,-44 -52,-26 -51,-2 -62,14 -58,32 -72,42 -60,54 -42,48 -27,30 -22,0 -25,-44"), colour, 80.0 * side, 4.6);
        w.strands(&m("-39,-40 -47,-22 -45,0 -56,16 -52,34 -64,46"), &m("-25,-38 -28,-12 -27,12 -35,32 -47,44 -58,52"), 4, colour, 2.3);
    }
}

/// A curled moustache on a face seen from the front, its middle at (x, y).
pub fn moustache(w: &mut Work, x: f64, y: f64, s: f64, colour: Colour) {
    for side in [1.0, -1.0] {
        let outline = place(&pts("-1,2 -13,-2 -27,7 -42,6 -49,0 -45,14 -31,20 -14,17 -2,11"), x, y, s * side, s, 0.0);
        w.patch(&outline, colour, 10.0 * side, 3.2);
    }
}

/// A belt's or hem's golden line with beads on it.
pub fn trim(w: &mut Work, line: &str, width: f64) {
    w.line(&pts(line), width, GOLD);
}

/// Flat ground colour for gaps.
pub const GROUND: Colour = CARD;

/// Full lips.
fn lips(w: &mut Work, x: f64, y: f64, s: f64, lean: f64) {
    let shape = place(&pts(&format!("-10,0! -4,{} 0,-1.6 4,-3.6 10,0! 4,4.6 0,5.4 -4,4.6", -3.6 + lean)), x, y, s, s, 0.0);
    w.fill(&curve(&shape, true), RED);
    w.fine(|w| w.mark(&place(&pts("-10,0 0,1 10,0"), x, y, s, s, 0.0), 1.4, RED.shade(-0.5)));
}
