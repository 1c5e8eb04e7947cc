//! Mantles, tunics, arms and collars that several courts wear, each in its own dye.

use crate::colour::{Colour, DARK, GOLD};
use crate::figure::{bead, cupped, fist, laid_hand};
use crate::geom::{pts, straight};
use crate::stitch::Work;

/// Nothing: for a figure with nothing before its head.
pub fn nothing(_: &mut Work) {}

/// The mass of a mantle behind everything, down to the belt.
pub fn mantle(w: &mut Work, colour: Colour, angle: f64) {
    w.laid(&pts("150,168 124,180 100,204 86,244 82,350 330,350 334,250 318,208 290,182 252,168"), colour, angle);
}

/// The tunic's front with an ornamented panel.
pub fn tunic(w: &mut Work, colour: Colour, panel: Colour, beads: [Colour; 2]) {
    w.laid(&pts("158,174 136,204 128,250 126,350 284,350 280,250 270,204 250,174"), colour, 4.0);
    w.patch(&straight(pts("188,186 186,350 224,350 222,186")), panel, 90.0, 3.2);
    for (k, y) in [230.0, 250.0, 270.0, 290.0, 310.0].into_iter().enumerate() {
        bead(w, 205.0, y, 5.4, beads[k % 2]);
    }
}

/// The viewer's left arm, raised to a fist at (110, 214).
pub fn raised_arm(w: &mut Work, colour: Colour, cuff: Colour) {
    w.laid(&pts("150,180 118,192 86,224 60,264 48,312 60,350 98,350 112,304 126,272 150,236"), colour, 118.0);
    w.fine(|w| {
        for t in ["74,264 93,283 99,313", "90,248 109,265", "64,292 80,308 82,332"] {
            w.line(&pts(t), 2.8, GOLD);
        }
    });
    w.patch(&pts("86,240 98,228 128,240 122,257 100,254"), cuff, 20.0, 3.6);
    fist(w, 110.0, 216.0, 1.06, 1.0);
}

/// The viewer's right arm, bent up to an open hand under (322, 214).
pub fn offering_arm(w: &mut Work, colour: Colour, cuff: Colour) {
    w.laid(&pts("300,350 296,300 300,270 318,250 344,244 366,258 376,296 366,350"), colour, 120.0);
    w.fine(|w| {
        w.line(&pts("334,268 348,286 352,316"), 2.8, GOLD);
        w.line(&pts("350,260 362,282"), 2.8, GOLD);
    });
    w.patch(&straight(pts("302,252 340,234 352,252 314,272")), cuff, -24.0, 3.6);
    cupped(w, 322.0, 214.0, 1.0, 1.0);
}

/// The viewer's right arm, laid across the breast; the hand at (236, 240).
pub fn crossing_arm(w: &mut Work, colour: Colour, cuff: Colour) {
    w.laid(&pts("272,186 300,204 322,244 330,292 318,330 280,330 262,300 252,262 272,240"), colour, 70.0);
    w.laid(&pts("256,226 290,250 322,286 322,336 280,336 252,288 240,258"), colour, 30.0);
    w.patch(&pts("254,220 268,232 252,264 238,252"), cuff, 40.0, 3.6);
    laid_hand(w, 222.0, 232.0, 0.96, 1.0, 24.0);
}

/// A collar across the breast.
pub fn collar(w: &mut Work, colour: Colour) {
    w.patch(&pts("146,178! 172,192 206,198 240,190 262,174! 270,188 246,210 206,220 166,212 138,196"), colour, 8.0, 4.6);
}

/// Ermine tails on a white collar.
pub fn tails(w: &mut Work, at: &[(f64, f64)]) {
    for (x, y) in at {
        w.mark(&pts(&format!("{x},{y} {x},{}", y + 7.0)), 3.4, DARK);
    }
}
