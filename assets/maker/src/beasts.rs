//! Animals: the leopard of the backs, the beasts of the border, horses.

use crate::colour::{Colour, DARK, GOLD, WHITE};
use crate::geom::{Outline, circle, curve, map, pts};
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
    for (x, y) in [(70.0, 64.0), (84.0, 62.0), (98.0, 62.0), (76.0, 74.0), (91.0, 73.0), (104.0, 74.0), (68.0, 82.0), (84.0, 82.0), (98.0, 82.0)] {
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
    w.area(&pts("88,58! 76,34 58,14 40,8! 46,24 38,26! 50,40 44,44! 62,58 76,66"), Laid { colour: wing, angle: 60.0, spacing: 4.2, couch: None }, 5.0);
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

fn hoof(w: &mut Work, x: f64, y: f64) {
    w.fill(&[(x - 10.0, y - 8.0), (x + 8.0, y - 8.0), (x + 12.0, y + 3.0), (x - 11.0, y + 3.0)], DARK);
}

/// Legs made longer below the belly.
fn lengthen(outline: Outline) -> Outline {
    map(&outline, |(x, y)| (x, if y < 160.0 { y } else { 160.0 + (y - 160.0) * 1.25 }))
}

/// A horse facing right in a box of 310 by 260, the ground at y = 258.
pub fn horse(w: &mut Work, coat: Coat, gait: Gait) {
    let leg = |w: &mut Work, t: &str, colour: Colour| {
        w.area(&lengthen(pts(t)), Laid { colour, angle: 90.0, spacing: 4.4, couch: None }, 6.0);
    };
    match gait {
        Gait::TrotA => {
            leg(w, "200,140 224,144 227,186 230,212 236,236! 219,238! 216,214 208,190", coat.far);
            hoof(w, 228.0, 257.0);
            leg(w, "104,150 130,152 142,176 144,194 133,214 132,236! 114,238! 118,212 126,196 112,180", coat.far);
            hoof(w, 123.0, 257.0);
        }
        Gait::TrotB => {
            leg(w, "206,140 232,142 262,156 270,168 260,186 256,204! 242,202! 246,184 246,174 226,172", coat.far);
            w.fill(&lengthen(pts("240,202! 259,206! 256,220! 236,215!")).iter().map(|n| n.at).collect::<Vec<_>>(), DARK);
            leg(w, "92,150 112,152 96,180 84,194 76,212 64,230! 50,220! 62,204 66,188 76,172", coat.far);
            hoof(w, 58.0, 243.0);
        }
        Gait::Leap => {
            w.area(&pts("206,140 228,136 262,136 284,148 290,164! 276,170! 264,156 236,160"), Laid { colour: coat.far, angle: 0.0, spacing: 4.4, couch: None }, 6.0);
            w.fill(&[(274.0, 168.0), (292.0, 161.0), (294.0, 174.0), (280.0, 181.0)], DARK);
            w.area(&pts("92,140 104,168 78,186 46,190 22,204! 14,190! 40,174 66,166"), Laid { colour: coat.far, angle: 0.0, spacing: 4.4, couch: None }, 6.0);
            w.fill(&[(24.0, 205.0), (12.0, 188.0), (3.0, 200.0), (12.0, 212.0)], DARK);
        }
    }
    // Tail.
    let tail = if gait == Gait::Leap { "72,116 54,104 32,108 12,124 -4,146! 16,144 14,158! 34,140 50,134 72,134" } else { "72,108 52,104 34,122 26,154 12,184! 34,178 40,192! 50,160 58,136 74,126" };
    w.area(&pts(tail), Laid { colour: coat.mane, angle: 100.0, spacing: 4.0, couch: None }, 6.0);
    let top = "66,136 70,112 96,98 130,100 164,98 188,80 204,56 216,42! 219,20! 232,36 250,50 266,76 277,92 270,104 256,101 243,88 236,92 234,108 238,128";
    let legs = match gait {
        Gait::TrotA => "246,142 270,152 274,164 263,184 259,204! 243,201! 248,182 250,172 232,170 212,170 186,176 156,174 130,166 120,176 110,192 96,208 92,224 94,238! 72,238! 76,218 74,202 82,184 72,160",
        Gait::TrotB => "240,146 236,172 236,200 238,218 240,237! 220,238! 218,216 214,190 208,170 186,176 156,174 138,168 140,186 150,202 144,220 146,238! 124,238! 128,218 128,202 112,186 92,176 76,158",
        Gait::Leap => "248,134 278,128 294,138 304,154! 290,163! 278,150 252,156 228,168 188,176 156,174 128,168 108,186 74,204 44,210 20,226! 12,210! 38,194 62,186 76,168 70,154",
    };
    let body = pts(&format!("{top} {legs}"));
    let body = if gait == Gait::Leap { body } else { lengthen(body) };
    w.area(&body, Laid { colour: coat.body, angle: 8.0, spacing: 4.2, couch: Some(22.0) }, 6.8);
    match gait {
        Gait::TrotA => {
            hoof(w, 83.0, 257.0);
            w.fill(&lengthen(pts("241,202! 262,206! 258,219! 237,214!")).iter().map(|n| n.at).collect::<Vec<_>>(), DARK);
        }
        Gait::TrotB => {
            hoof(w, 135.0, 257.0);
            hoof(w, 230.0, 257.0);
        }
        Gait::Leap => {
            w.fill(&[(288.0, 162.0), (306.0, 152.0), (309.0, 166.0), (295.0, 174.0)], DARK);
            w.fill(&[(22.0, 227.0), (10.0, 209.0), (0.0, 221.0), (9.0, 234.0)], DARK);
        }
    }
    for k in 0..6 {
        let t = f64::from(k) / 5.0;
        let (x, y) = (214.0 - 46.0 * t, 40.0 + 50.0 * t.powf(0.8));
        let tuft = map(&pts("6,-10! -14,-8 -24,8! -6,6 2,8"), |(a, b)| (x + a, y + b));
        w.area(&tuft, Laid { colour: coat.mane, angle: 60.0, spacing: 4.0, couch: None }, 4.4);
    }
    w.dot(243.0, 60.0, 5.4, WHITE);
    w.dot(244.2, 60.0, 3.0, DARK);
    w.dot(266.0, 91.0, 2.4, DARK);
    w.mark(&pts("237,86 252,78 262,70"), 4.0, GOLD);
    w.mark(&pts("231,46 246,84"), 4.0, GOLD);
    w.mark(&pts("92,112 112,126 112,148 98,156"), 4.2, coat.curl);
    w.mark(&pts("216,106 202,122 206,146"), 4.2, coat.curl);
}
