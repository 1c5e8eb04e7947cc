//! Animals: the leopard of the backs, the beasts of the border, horses.

use crate::colour::{Colour, DARK, GOLD, WHITE};
use crate::geom::{circle, curve, place, pts};
use crate::stitch::{Laid, Work};

/// A leopard passant guardant in a box of 150 by 125.
pub fn leopard(w: &mut Work, coat: Colour, detail: Colour) {
    let far = coat.shade(-0.28);
    w.patch(&pts("100,78 92,94 94,104 86,110 84,119! 102,120 106,110 104,100 112,86"), far, 80.0, 3.8);
    // Tail over the back.
    let tail = "122,66 138,56 142,36 130,20 112,18 102,28";
    w.mark(&pts(tail), 9.5, DARK);
    w.mark(&pts(tail), 5.2, coat);
    w.patch(&pts("106,18 96,20 84,14! 88,24 80,28! 90,32 90,42! 100,36 108,28"), detail, 150.0, 3.4);
    // The raised paw.
    w.patch(&pts("46,66 36,78 24,78 18,68 14,60! 8,66 1,62! 3,52 12,46 22,50 30,60 42,58"), far, 30.0, 3.8);
    w.mark(&pts("5,52 9,57"), 2.0, DARK);
    w.mark(&pts("11,49 14,55"), 2.0, DARK);
    // Body and near legs.
    w.area(
        &pts("52,50 72,56 94,53 114,55 127,66 131,82 126,94 132,104 128,110 132,119! 108,120! 108,112 115,104 106,94 92,87 76,89 65,91 62,102 65,111 61,119! 40,120! 40,112 47,108 47,96 42,84 38,70"),
        Laid { colour: coat, angle: 8.0, spacing: 2.8, couch: Some(13.0) },
        4.6,
    );
    w.mark(&pts("112,64 120,76 117,90"), 2.6, detail);
    w.mark(&pts("54,74 58,84 56,94"), 2.6, detail);
    for (x, y) in
        [(70.0, 64.0), (84.0, 62.0), (98.0, 62.0), (76.0, 74.0), (91.0, 73.0), (104.0, 74.0), (68.0, 82.0), (84.0, 82.0), (98.0, 82.0)]
    {
        w.dot(x, y, 2.7, detail);
    }
    // Mane in curls, ears, and the face looking out.
    let mut mane = String::new();
    for k in 0..22 {
        let a = std::f64::consts::TAU * f64::from(k) / 22.0;
        let r = if k % 2 == 0 { 30.0 } else { 23.5 };
        mane.push_str(&format!("{:.1},{:.1} ", 38.0 + r * a.sin(), 42.0 - r * 1.02 * a.cos()));
    }
    w.patch(&pts(&mane), detail, 90.0, 3.8);
    for x in [24.0, 52.0] {
        w.patch(&circle(x, 25.0, 6.5), coat, 30.0, 3.2);
    }
    w.patch(&pts("21,36 26,25 38,22 50,25 55,36 53,48 47,54 44,62 38,64 32,62 29,54 23,48"), coat, 90.0, 3.8);
    for x in [30.5, 45.5] {
        w.dot(x, 38.5, 4.6, WHITE);
        w.dot(x, 38.9, 2.6, DARK);
    }
    w.mark(&pts("25,33 31,31 36,35"), 2.4, DARK);
    w.mark(&pts("40,35 45,31 51,33"), 2.4, DARK);
    w.fill(&curve(&pts("34,49! 38,47 42,49! 38,54!"), true), DARK);
    w.mark(&pts("32,57 38,55 44,57"), 2.2, DARK);
}

/// A lion of the border in a box of 150 by 100.
pub fn lion(w: &mut Work, coat: Colour, tuft: Colour) {
    w.line(&pts("30,48 12,50 6,30 20,16 34,20"), 7.0, DARK);
    w.patch(&pts("32,12 46,16 38,28 30,26"), tuft, 0.0, 4.0);
    w.area(
        &pts("28,56 38,40 70,44 92,36 100,20 114,10 126,14 130,22 142,30 138,40 126,44 118,58 124,72 140,78 138,88! 120,88 106,70 82,66 76,92! 62,92! 66,68 52,66 40,92! 24,92! 32,72"),
        Laid { colour: coat, angle: 10.0, spacing: 4.2, couch: None },
        6.4,
    );
    w.dot(123.0, 27.0, 4.4, WHITE);
    w.dot(124.0, 27.0, 2.6, DARK);
    w.line(&pts("98,30 90,44 96,58"), 5.0, tuft);
}

/// A bird of the border in a box of 150 by 100.
pub fn bird(w: &mut Work, coat: Colour, wing: Colour) {
    w.mark(&pts("70,70 66,92 80,93"), 5.5, DARK);
    w.mark(&pts("84,70 84,92 98,93"), 5.5, DARK);
    w.area(
        &pts("8,84! 28,58 54,40 80,40 98,26 106,8 122,6 130,14 148,20! 130,25 122,44 104,66 76,76 46,72"),
        Laid { colour: coat, angle: 25.0, spacing: 4.2, couch: None },
        6.4,
    );
    w.area(&pts("20,78! 46,46 78,46 88,56 64,66"), Laid { colour: wing, angle: 25.0, spacing: 4.2, couch: None }, 5.0);
    w.dot(119.0, 16.0, 4.2, WHITE);
    w.dot(120.0, 16.0, 2.4, DARK);
}

/// A griffin of the border in a box of 150 by 100: the third beast.
pub fn wyvern(w: &mut Work, coat: Colour, wing: Colour) {
    w.line(&pts("44,70 22,78 8,66 12,48 28,46 32,58"), 8.0, DARK);
    w.line(&pts("44,70 22,78 8,66 12,48 28,46 32,58"), 4.0, coat);
    w.mark(&pts("84,74 82,92 98,93"), 5.5, DARK);
    w.area(
        &pts("40,74! 52,60 76,54 94,40 98,22 112,10 126,14 146,24! 130,32 118,36 116,56 104,74 80,84 56,80"),
        Laid { colour: coat, angle: 20.0, spacing: 4.2, couch: None },
        6.4,
    );
    w.area(
        &pts("88,58! 76,34 58,14 40,8! 46,24 38,26! 50,40 44,44! 62,58 76,66"),
        Laid { colour: wing, angle: 60.0, spacing: 4.2, couch: None },
        5.0,
    );
    w.dot(117.0, 20.0, 4.2, WHITE);
    w.dot(118.0, 20.0, 2.4, DARK);
}

/// How a horse goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// Near fore leg raised.
    TrotA,
    /// Far fore leg raised.
    TrotB,
    /// In the air.
    Leap,
}

/// The dyes of a horse.
#[derive(Clone, Copy, Debug)]
pub struct Coat {
    /// Body and near legs.
    pub body: Colour,
    /// Far legs.
    pub far: Colour,
    /// Mane and tail.
    pub mane: Colour,
    /// The curls on haunch and shoulder.
    pub curl: Colour,
}

/// A hoof on the ground.
fn hoof(w: &mut Work, x: f64, y: f64) {
    w.fill(&[(x - 10.0, y - 9.0), (x + 9.0, y - 9.0), (x + 13.0, y + 2.0), (x - 11.0, y + 2.0)], DARK);
}

/// A horse facing right in a box of 310 by 260, the ground at y = 258.
pub fn horse(w: &mut Work, coat: Coat, gait: Gait) {
    let far = |w: &mut Work, t: &str| w.area(&pts(t), Laid { colour: coat.far, angle: 90.0, spacing: 4.4, couch: None }, 5.6);
    match gait {
        Gait::TrotA => {
            far(w, "194,146 220,148 220,180 218,208 222,250! 204,250! 202,208 196,180");
            hoof(w, 212.0, 256.0);
            far(w, "98,154 124,158 134,184 136,206 128,228 128,250! 110,250! 112,226 117,206 106,186");
            hoof(w, 118.0, 256.0);
        }
        Gait::TrotB => {
            far(w, "196,146 226,142 252,154 262,168 252,188 248,202! 233,199! 238,184 240,174 216,170");
            raised_hoof(w, 240.0, 204.0, 12.0);
            far(w, "92,150 114,158 96,186 82,202 68,222 56,238! 42,228! 54,210 62,192 70,170");
            raised_hoof(w, 46.0, 238.0, 36.0);
        }
        Gait::Leap => {
            far(w, "200,142 226,136 262,130 286,140 294,154! 279,162! 266,150 236,158");
            raised_hoof(w, 290.0, 162.0, -28.0);
            far(w, "92,140 104,168 78,186 46,190 22,204! 14,190! 40,174 66,162");
            raised_hoof(w, 14.0, 202.0, 60.0);
        }
    }
    // Tail.
    let tail = if gait == Gait::Leap {
        "74,112 54,98 32,98 12,110 -4,130! 14,128 10,142! 32,128 50,124 72,132"
    } else {
        "72,104 52,98 36,114 30,144 16,178! 34,172 40,186! 50,154 58,132 74,124"
    };
    w.area(&pts(tail), Laid { colour: coat.mane, angle: 100.0, spacing: 4.0, couch: None }, 5.6);
    w.mark(&pts(if gait == Gait::Leap { "68,114 44,108 20,122" } else { "66,110 48,120 40,152" }), 2.6, coat.mane.shade(-0.45));
    let top = "64,130 70,106 96,96 126,101 154,102 178,92 194,70 204,46 212,30! 210,10! 222,20 236,26 250,42 264,64 274,80 272,92 262,97 250,91 242,82 231,86 226,102 227,122";
    let legs = match gait {
        Gait::TrotA => {
            "230,136 248,142 264,150 270,162 262,180 256,198! 240,194! 246,178 248,168 230,166 208,168 180,176 148,175 126,168 118,180 106,196 95,210 90,228 90,250! 71,250! 73,226 76,206 74,184 66,158"
        }
        Gait::TrotB => {
            "228,144 224,172 222,204 226,250! 207,250! 206,206 202,180 196,168 176,176 148,175 134,168 138,188 148,206 142,228 142,250! 123,250! 125,228 127,208 112,192 92,178 74,156"
        }
        Gait::Leap => {
            "236,128 268,120 290,130 302,146! 287,156! 272,142 248,150 226,160 200,170 176,176 148,175 126,168 108,186 78,204 46,212 22,228! 11,212! 38,196 62,184 74,166 66,150"
        }
    };
    w.area(&pts(&format!("{top} {legs}")), Laid { colour: coat.body, angle: 8.0, spacing: 4.0, couch: Some(22.0) }, 6.2);
    match gait {
        Gait::TrotA => {
            hoof(w, 79.0, 256.0);
            raised_hoof(w, 247.0, 199.0, 14.0);
        }
        Gait::TrotB => {
            hoof(w, 131.0, 256.0);
            hoof(w, 216.0, 256.0);
        }
        Gait::Leap => {
            raised_hoof(w, 298.0, 155.0, -32.0);
            raised_hoof(w, 13.0, 224.0, 56.0);
        }
    }
    // Mane, forelock, ear.
    w.area(
        &pts("214,12! 200,14 196,24 204,30! 188,36 188,46 197,50! 180,58 180,68 189,70! 170,80 170,90 182,92! 196,88 208,62 218,34"),
        Laid { colour: coat.mane, angle: 30.0, spacing: 3.6, couch: None },
        4.4,
    );
    w.area(&pts("214,20! 222,2! 229,22"), Laid { colour: coat.body, angle: 90.0, spacing: 3.6, couch: None }, 4.2);
    w.dot(242.0, 52.0, 5.8, WHITE);
    w.dot(243.4, 52.0, 3.2, DARK);
    w.dot(265.0, 82.0, 2.6, DARK);
    w.mark(&pts("252,92 262,86 269,90"), 2.2, DARK);
    w.mark(&pts("230,84 244,74 258,58"), 4.0, GOLD);
    w.mark(&pts("226,30 236,54 244,76"), 4.0, GOLD);
    // Curls on haunch and shoulder, breast strap.
    w.mark(&pts("72,124 82,132 86,146 80,158 72,154"), 4.0, coat.curl);
    w.mark(&pts("206,112 196,124 200,140 212,142"), 4.0, coat.curl);
}

/// A hoof off the ground, turned.
fn raised_hoof(w: &mut Work, x: f64, y: f64, degrees: f64) {
    let line: Vec<_> = place(&pts("-10,-7 9,-7 11,6 -11,6"), x, y, 1.0, 1.0, degrees).iter().map(|n| n.at).collect();
    w.fill(&line, DARK);
}
