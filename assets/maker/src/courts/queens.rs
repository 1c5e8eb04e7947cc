//! The four queens.

use super::costume::{crossing_arm, mantle, nothing, raised_arm};
use super::{Belt, Court};
use crate::colour::{BLUE, DARK, FLEECE, GOLD, OLIVE, RED, ROSE, SKIN, TEAL, WHITE};
use crate::figure::{WOMAN, bead, crown, face_front, face_profile, face_turned, jewel, laid_hand};
use crate::geom::{circle, curve, place, pts, straight};
use crate::stitch::Work;

/// Queen of spades: Pallas, in profile, with crested helmet, spear and owl.
pub const PALLAS: Court = Court {
    name: "PALLAS",
    slope: -0.18,
    belt: Belt::Gold,
    head_at: (212.0, 136.0, 1.08),
    body: pallas,
    head: pallas_head,
    front: nothing,
    attribute: spear,
    shift: 262.0,
    robe: TEAL,
    collar: GOLD,
};

fn spear(w: &mut Work) {
    w.patch(&straight(pts("104,92 112,92 115,350 103,350")), RED, 90.0, 3.4);
    w.patch(&pts("108,22! 122,62 114,94! 102,94! 94,62"), WHITE, 90.0, 4.0);
    w.mark(&pts("108,36 108,88"), 2.0, BLUE);
    bead(w, 108.0, 100.0, 8.0, GOLD);
}

fn owl(w: &mut Work, x: f64, y: f64) {
    w.group(&format!("translate({x} {y})"), |w| {
        w.patch(&pts("-26,-30 -28,0 -22,30 -8,44 8,44 22,30 28,0 26,-30 0,-40"), FLEECE, 90.0, 4.2);
        w.patch(&pts("-27,-10 -34,12 -26,34 -12,42! -16,10"), OLIVE, 80.0, 3.6);
        w.patch(&pts("27,-10 34,12 26,34 12,42! 16,10"), OLIVE, 100.0, 3.6);
        w.patch(&pts("-28,-52! -14,-44 0,-42 14,-44 28,-52! 30,-30 22,-12 0,-6 -22,-12 -30,-30"), FLEECE, 0.0, 4.0);
        for x in [-12.0, 12.0] {
            w.fill(&curve(&circle(x, -29.0, 10.0), true), GOLD);
            w.rope(&curve(&circle(x, -29.0, 10.0), true), 2.6, DARK, true);
            w.dot(x, -29.0, 4.6, DARK);
        }
        w.patch(&pts("-4,-24! 4,-24! 0,-10!"), RED, 90.0, 2.2);
        w.fine(|w| {
            for (x, y) in [(-8.0, 4.0), (0.0, 2.0), (8.0, 4.0), (-5.0, 14.0), (5.0, 14.0), (0.0, 24.0)] {
                w.mark(&pts(&format!("{},{y} {x},{} {},{y}", x - 3.0, y + 4.0, x + 3.0)), 2.0, OLIVE.shade(-0.3));
            }
        });
        w.mark(&pts("-10,44 -10,52"), 4.0, GOLD);
        w.mark(&pts("10,44 10,52"), 4.0, GOLD);
    });
}

fn pallas(w: &mut Work) {
    w.laid(&pts("230,96 262,110 282,150 284,210 296,262 300,350 236,350 232,200"), ROSE.shade(-0.3), 95.0);
    w.laid(&pts("156,178 128,194 108,230 100,350 300,350 300,270 288,216 262,184"), TEAL, 82.0);
    // Aegis of scales.
    w.patch(&pts("158,176! 186,192 214,196 240,190 262,178! 282,206 284,262 262,310 206,330 150,310 132,262 138,206"), GOLD, 0.0, 4.6);
    w.fine(|w| {
        for row in 0..6 {
            for k in 0..8 {
                let (x, y) = (150.0 + f64::from(k) * 18.0 + f64::from(row % 2) * 9.0, 206.0 + f64::from(row) * 15.0);
                if x < 274.0 {
                    w.mark(&pts(&format!("{},{} {x},{} {},{}", x - 8.0, y - 4.0, y + 7.0, x + 8.0, y - 4.0)), 2.2, GOLD.shade(-0.5));
                }
            }
        }
    });
    w.line(&pts("150,190 180,206 212,211 244,205 270,190"), 4.6, RED);
    bead(w, 206.0, 234.0, 17.0, RED);
    bead(w, 206.0, 234.0, 7.0, WHITE);
    w.group("rotate(-1 108 240)", spear);
    raised_arm(w, TEAL, GOLD);
    owl(w, 326.0, 172.0);
    w.laid(&pts("270,196 300,212 312,244 352,234 372,250 358,290 326,312 296,306 272,276"), TEAL, 0.0);
    w.patch(&straight(pts("302,240 318,236 326,262 308,266")), GOLD, 90.0, 3.4);
    w.bare(&pts("318,238 322,226 344,220 366,222 376,232 370,244 346,250 326,256"), SKIN, 3.8);
    w.mark(&pts("346,222 350,234"), 2.3, DARK);
    w.mark(&pts("358,222 362,234"), 2.3, DARK);
}

fn pallas_head(w: &mut Work) {
    let hair = ROSE.shade(-0.3);
    w.bare(&pts("-8,28 -10,56 -26,68 32,68 28,50 28,20"), SKIN, 4.4);
    face_profile(w, WOMAN);
    w.patch(&pts("10,-30 28,-36 42,-10 46,30 54,60 42,72 30,46 22,22 12,0"), hair, 80.0, 4.0);
    w.strands(&pts("18,-24 26,6 40,54"), &pts("32,-28 40,10 48,56"), 3, hair, 2.0);
    w.bare(&pts("14,-8 20,-14 27,-6 23,7 16,5"), SKIN, 2.8);
    // The crest, high and falling behind.
    w.patch(&pts("-40,-74! -34,-96 -12,-108 18,-108 48,-96 68,-68 76,-34 74,2! 66,-8 60,10! 54,-26 38,-58 14,-74 -12,-76"), RED, 20.0, 4.8);
    w.fine(|w| {
        for t in ["-28,-94 -22,-76", "-8,-106 -4,-78", "16,-107 14,-76", "40,-99 30,-66", "60,-78 44,-52", "71,-52 53,-34", "74,-24 58,-16"]
        {
            w.mark(&pts(t), 2.4, RED.shade(-0.45));
        }
    });
    w.line(&pts("-40,-74 -12,-76 14,-74 38,-58 54,-26 60,8"), 4.2, WHITE);
    // Bowl, neck guard and pointed frontlet.
    w.patch(&pts("-30,-44! -28,-62 -10,-74 12,-72 34,-58 46,-34 52,-4! 40,2 30,-14! 26,-26 12,-32 -10,-38"), GOLD, 60.0, 4.6);
    w.patch(&pts("-34,-30! -46,-52 -40,-72! -26,-60 -4,-52 20,-40 32,-20! 18,-28 -8,-33"), TEAL, 20.0, 4.4);
    w.line(&pts("-38,-60 -20,-48 4,-41 24,-28"), 2.8, GOLD);
    w.line(&pts("32,-48 44,-20"), 2.6, GOLD.shade(-0.5));
    bead(w, 14.0, -54.0, 7.5, BLUE);
}

/// Queen of hearts: Judith, from the front, with veil and falchion.
pub const JUDITH: Court = Court {
    name: "JUDITH",
    slope: 0.12,
    belt: Belt::Blue,
    head_at: (210.0, 126.0, 1.04),
    body: judith,
    head: judith_head,
    front: nothing,
    attribute: falchion,
    shift: 262.0,
    robe: RED,
    collar: WHITE,
};

fn falchion(w: &mut Work) {
    w.patch(&pts("101,186! 99,124 90,80 90,52 102,34! 114,46 124,74 126,120 119,186!"), WHITE, 90.0, 4.2);
    w.mark(&pts("108,56 114,92 113,176"), 2.4, BLUE);
    w.patch(&pts("82,178 92,178 110,182 126,178 138,168 140,178 128,190 108,194 86,190"), GOLD, 0.0, 3.8);
    w.patch(&straight(pts("102,192 115,192 115,240 102,240")), BLUE, 0.0, 3.0);
    bead(w, 108.0, 246.0, 10.0, GOLD);
}

fn judith(w: &mut Work) {
    mantle(w, RED, 75.0);
    w.laid(&pts("160,178 140,206 132,250 130,350 282,350 278,250 270,206 252,178"), BLUE, 4.0);
    w.patch(&straight(pts("190,190 188,350 222,350 220,190")), GOLD, 90.0, 3.2);
    for (k, y) in [236.0, 256.0, 276.0, 296.0].into_iter().enumerate() {
        jewel(w, 205.0, y, 6.0, [RED, TEAL][k % 2]);
    }
    w.laid(&pts("156,178 130,186 104,212 90,252 90,350 140,350 142,280 156,226"), RED, 100.0);
    w.laid(&pts("254,178 286,186 312,212 326,252 326,350 272,350 272,280 262,226"), RED, 80.0);
    w.line(&pts("156,214 144,262 140,340"), 4.6, GOLD);
    w.line(&pts("262,214 272,262 272,340"), 4.6, GOLD);
    w.group("rotate(6 110 230)", falchion);
    raised_arm(w, RED, WHITE);
    crossing_arm(w, RED, WHITE);
}

fn judith_head(w: &mut Work) {
    // Veil: behind, and wimple under the chin.
    w.laid(&pts("0,-76 -34,-70 -50,-44 -54,-6 -60,34 -74,74 -40,84 0,80 40,84 74,74 60,34 54,-6 50,-44 34,-70"), WHITE, 88.0);
    w.patch(
        &pts("-40,-10! -38,20 -28,42 -44,66 0,80 44,66 28,42 38,20 40,-10! 30,20 14,44 0,50 -14,44 -30,20"),
        WHITE.mix(FLEECE, 0.35),
        0.0,
        4.0,
    );
    face_front(w, WOMAN);
    w.patch(&pts("-38,-40! -34,-28 -18,-36 0,-39 18,-36 34,-28 38,-40! 20,-52 -20,-52"), ROSE.shade(-0.35), 0.0, 3.6);
    for t in ["-48,0 -56,36 -64,66", "48,0 56,36 64,66", "-46,-30 -50,4 -50,30", "46,-30 50,4 50,30"] {
        w.fine(|w| w.mark(&pts(t), 2.2, BLUE.mix(WHITE, 0.45)));
    }
    crown(w, GOLD, [RED, BLUE], 18.0, false);
}

/// Queen of diamonds: Rachel, turned left, with braids, crook and lamb.
pub const RACHEL: Court = Court {
    name: "RACHEL",
    slope: -0.15,
    belt: Belt::Teal,
    head_at: (204.0, 124.0, 1.06),
    body: rachel,
    head: rachel_head,
    front: nothing,
    attribute: crook,
    shift: 254.0,
    robe: ROSE,
    collar: BLUE,
};

fn crook(w: &mut Work) {
    let hook = "108,350 108,96 106,66 96,48 84,54 84,70 92,78";
    w.mark(&pts(hook), 11.0, DARK);
    w.mark(&pts(hook), 5.6, GOLD);
    bead(w, 108.0, 110.0, 7.0, RED);
}

fn lamb(w: &mut Work, x: f64, y: f64) {
    w.group(&format!("translate({x} {y})"), |w| {
        // Body, hanging hind legs, then the head at the viewer's right.
        w.patch(&pts("-34,-4 -36,-22! -22,-30! -12,-28 -2,-34! 10,-30 22,-32! 32,-22 38,-8 36,14 24,28 -10,30 -30,20"), WHITE, 10.0, 4.4);
        w.fine(|w| {
            for (x, y) in [(-22.0, -14.0), (-6.0, -18.0), (10.0, -16.0), (-16.0, 0.0), (2.0, -2.0), (20.0, 0.0), (-6.0, 14.0), (12.0, 14.0)]
            {
                w.mark(&pts(&format!("{},{} {},{} {},{}", x - 6.0, y, x, y - 6.0, x + 6.0, y)), 2.4, FLEECE.shade(-0.35));
            }
        });
        w.patch(&pts("14,-40! 2,-36 -4,-26 8,-26 16,-30"), FLEECE, 0.0, 3.4);
        w.patch(&pts("16,-48 28,-54 40,-48 48,-34 56,-20 54,-10 44,-8 32,-16 20,-24 14,-36"), WHITE, 30.0, 4.2);
        w.patch(&pts("14,-42! 18,-54 30,-58! 38,-52! 30,-46 22,-40"), FLEECE, 0.0, 3.2);
        w.dot(36.0, -36.0, 3.6, DARK);
        w.mark(&pts("50,-18 56,-17"), 2.6, DARK);
        w.mark(&pts("42,-12 48,-12"), 2.2, RED);
    });
}

fn rachel(w: &mut Work) {
    w.laid(&pts("154,176 126,190 104,224 96,350 310,350 306,250 288,204 256,176"), ROSE, 80.0);
    w.patch(&straight(pts("184,216 182,350 230,350 228,216")), BLUE, 90.0, 3.4);
    for y in [236.0, 252.0, 268.0, 284.0] {
        w.line(&pts(&format!("186,{y} 206,{} 226,{y}", y + 8.0)), 3.2, GOLD);
    }
    w.patch(&pts("160,176! 186,196 206,202 228,196 252,176! 266,192 240,222 206,232 172,222 146,192"), WHITE, 8.0, 4.4);
    crook(w);
    raised_arm(w, BLUE, WHITE);
    w.laid(&pts("256,184 286,194 318,222 346,262 352,350 264,350 262,260"), ROSE, 70.0);
    lamb(w, 302.0, 214.0);
    w.laid(&pts("368,236 384,262 380,310 360,350 270,350 262,300 270,262 310,254 340,244"), BLUE, 20.0);
    w.patch(&pts("264,260 278,250 286,286 268,296"), WHITE, 90.0, 3.4);
}

fn rachel_head(w: &mut Work) {
    // Braids.
    for side in [1.0, -1.0] {
        w.group(&format!("scale({side} 1)"), |w| {
            for k in 0..7 {
                let (x, y) = (40.0 + f64::from(k % 2) * 5.0 + f64::from(k) * 1.2, -20.0 + f64::from(k) * 19.0);
                w.patch(
                    &pts(&format!("{},{} {},{} {},{} {},{}", x - 11.0, y - 4.0, x + 2.0, y - 13.0, x + 12.0, y + 3.0, x - 2.0, y + 13.0)),
                    GOLD,
                    40.0 * if k % 2 == 0 { 1.0 } else { -1.0 },
                    3.4,
                );
            }
            w.patch(&pts("38,108 56,108 52,128 46,134 42,128"), RED, 90.0, 3.2);
        });
    }
    w.bare(&pts("-12,36 -16,62 0,72 20,66 18,36"), SKIN, 4.0);
    face_turned(w, WOMAN);
    w.patch(&pts("-36,-12! -38,-36 -24,-60 0,-68 28,-62 44,-38 46,-8! 38,-6 30,-30 8,-42 -14,-38 -28,-26"), GOLD, 20.0, 4.4);
    w.strands(&pts("-30,-18 -22,-44 6,-58"), &pts("-32,-36 -12,-60 12,-64"), 3, GOLD, 2.0);
    w.strands(&pts("8,-44 30,-34 40,-10"), &pts("14,-62 38,-44 44,-14"), 3, GOLD, 2.0);
    w.group("translate(2 -14) scale(.9)", |w| crown(w, TEAL, [GOLD, RED], 16.0, false));
}

/// Queen of clubs: Argine, turned right, with loose hair and a rose.
pub const ARGINE: Court = Court {
    name: "ARGINE",
    slope: -0.22,
    belt: Belt::Red,
    head_at: (214.0, 126.0, 1.06),
    body: argine,
    head: argine_head,
    front: nothing,
    attribute: rose,
    shift: 258.0,
    robe: OLIVE,
    collar: WHITE,
};

pub fn rose(w: &mut Work) {
    let stem = "110,350 110,220 106,160 108,110";
    w.mark(&pts(stem), 8.5, DARK);
    w.mark(&pts(stem), 4.4, OLIVE);
    for (x, y, a) in [(106.0, 170.0, -60.0), (108.0, 144.0, 55.0)] {
        w.patch(&place(&pts("0,0! -9,-13 0,-34! 9,-13"), x, y, 1.0, 1.0, a), OLIVE, a + 90.0, 3.2);
    }
    rose_head(w);
}

/// The rose without its leaves, in the same place.
pub fn rose_head(w: &mut Work) {
    w.mark(&pts("109,96 109,160"), 8.5, DARK);
    w.mark(&pts("109,96 109,160"), 4.4, OLIVE);
    for k in 0..5 {
        let a = f64::from(k) * 72.0;
        w.patch(&place(&pts("0,4! -17,-8 -16,-26 0,-32 16,-26 17,-8"), 110.0, 84.0, 1.0, 1.0, a), RED, a + 90.0, 3.6);
    }
    for k in 0..5 {
        let a = f64::from(k) * 72.0 + 36.0;
        w.patch(&place(&pts("0,2! -9,-6 0,-18! 9,-6"), 110.0, 84.0, 1.0, 1.0, a), ROSE, a + 90.0, 2.6);
    }
    bead(w, 110.0, 84.0, 7.5, GOLD);
}

fn argine(w: &mut Work) {
    w.laid(&pts("152,170 128,182 106,206 92,250 90,350 320,350 320,252 304,206 284,184 258,170"), OLIVE, 78.0);
    w.laid(&pts("166,178 150,206 146,250 146,350 268,350 270,250 264,206 250,178"), WHITE, 88.0);
    for t in ["172,214 166,262 164,330", "190,220 188,270 188,330", "230,220 232,270 232,330", "248,214 254,262 256,330"] {
        w.line(&pts(t), 2.6, ROSE);
    }
    w.patch(&pts("146,236! 176,250 210,254 244,250 272,236! 274,252 244,266 210,270 176,266 144,252"), RED, 4.0, 3.8);
    jewel(w, 210.0, 262.0, 7.0, GOLD);
    w.line(&pts("164,190 148,232 142,300 140,344"), 5.0, GOLD);
    w.line(&pts("254,190 270,232 274,300 274,344"), 5.0, GOLD);
    w.group("rotate(9 110 230)", rose);
    raised_arm(w, OLIVE, RED);
    // A folded fan of the mantle over the other arm.
    w.laid(&pts("262,186 292,196 322,222 346,262 356,350 296,350 288,300 272,270"), OLIVE, 60.0);
    w.patch(&pts("300,236 322,250 336,290 338,350 316,350 312,290"), TEAL, 90.0, 3.4);
    w.patch(&pts("258,262 280,254 290,284 268,294"), RED, 70.0, 3.6);
    laid_hand(w, 244.0, 282.0, 0.86, 1.0, 14.0);
}

fn argine_head(w: &mut Work) {
    let hair = GOLD.mix(RED, 0.45);
    w.patch(
        &pts("0,-66 -32,-60 -48,-36 -46,-12 -56,4 -50,24 -62,40 -54,60 -66,78 -58,98 -40,106 -26,92 -20,70 20,70 26,92 40,106 60,98 66,80 54,62 64,42 52,26 58,6 48,-12 48,-36 30,-60"),
        hair,
        85.0,
        4.8,
    );
    w.strands(&pts("-38,-40 -42,-10 -50,4 -44,26 -56,42 -48,62 -58,92"), &pts("-32,-20 -34,0 -36,24 -34,44 -30,64 -34,98"), 5, hair, 2.4);
    w.strands(&pts("34,-20 34,0 36,24 36,44 30,64 36,98"), &pts("40,-40 42,-10 52,6 46,26 58,42 50,62 58,92"), 5, hair, 2.4);
    w.bare(&pts("-18,36 -20,62 0,74 14,64 12,36"), SKIN, 4.0);
    w.mirrored(0.0, |w| face_turned(w, WOMAN));
    // Two waves parted above the brow.
    w.patch(&pts("6,-42! -10,-36 -24,-28 -32,-10 -34,12! -44,2 -46,-20 -36,-46 -16,-58 6,-60"), hair, 60.0, 4.2);
    w.patch(&pts("6,-42! 18,-38 30,-28 34,-14! 40,-24 38,-44 24,-58 6,-60"), hair, 120.0, 4.2);
    w.strands(&pts("2,-46 -20,-36 -36,-4"), &pts("2,-58 -30,-46 -42,-10"), 3, hair, 2.0);
    w.strands(&pts("8,-46 22,-38 34,-22"), &pts("8,-58 28,-50 38,-28"), 2, hair, 2.0);
    w.group("translate(0 -10) scale(.95)", |w| crown(w, GOLD, [TEAL, RED], 19.0, false));
}
