//! The four kings.

use super::costume::{collar, mantle, nothing, offering_arm, raised_arm, tails, tunic};
use super::{Belt, Court};
use crate::colour::{BLUE, DARK, FLEECE, GOLD, OLIVE, RED, ROSE, SKIN, TEAL, WHITE};
use crate::figure::{Face, MAN, bead, crown, eye, face_front, face_profile, face_turned, fist, fleur, laid_hand, locks, moustache};
use crate::geom::{circle, curve, ellipse, mirror, place, pts, straight};
use crate::stitch::{Laid, Work};

/// King of spades: David, from the front, with harp and forked beard.
pub const DAVID: Court = Court {
    name: "DAVID",
    slope: -0.16,
    belt: Belt::Red,
    head_at: (214.0, 126.0, 1.06),
    body: david,
    head: david_head,
    front: david_front,
    attribute: harp,
    shift: 200.0,
    robe: BLUE,
    collar: WHITE,
};

fn harp(w: &mut Work) {
    let outer = curve(&pts("82,154! 98,152 118,164 138,160 156,146! 170,156 166,180 144,240 122,304 104,314 94,302 88,236"), true);
    let inner = curve(&pts("101,176 120,183 148,172 134,216 114,268 107,286 103,236"), true);
    w.fill(&inner, TEAL.shade(-0.35));
    for x in [108.5, 116.5, 124.5, 132.5] {
        let (top, bottom) = (181.0 - (x - 110.0) * 0.1, 294.0 - (x - 104.0) * 2.5);
        w.mark(&pts(&format!("{x},{top} {x},{bottom}")), 1.8, WHITE);
    }
    w.lay(&[outer.clone(), inner.clone()], Laid { colour: GOLD, angle: 70.0, spacing: 2.8, couch: None });
    w.rope(&outer, 4.8, DARK, true);
    w.rope(&inner, 3.4, DARK, true);
    for (x, y) in [(93.0, 165.0), (157.0, 160.0), (106.0, 302.0)] {
        bead(w, x, y, 5.0, RED);
    }
}

fn david(w: &mut Work) {
    mantle(w, BLUE, 75.0);
    tunic(w, RED, GOLD, [BLUE, RED]);
    w.laid(&pts("150,176 120,188 96,214 80,260 76,350 130,350 134,260 148,214"), BLUE, 100.0);
    w.line(&pts("146,196 134,240 130,300"), 4.6, GOLD);
    w.laid(&pts("258,172 292,184 320,210 336,252 336,350 286,350 284,260 270,208"), BLUE, 70.0);
    w.line(&pts("266,200 282,256 284,330"), 4.6, GOLD);
    w.patch(&pts("140,176! 170,190 208,196 246,190 272,174! 290,188 262,214 208,226 152,214 124,190"), WHITE, 8.0, 4.8);
    tails(w, &[(150.0, 190.0), (172.0, 200.0), (196.0, 206.0), (222.0, 206.0), (246.0, 200.0), (268.0, 190.0)]);
}

fn david_front(w: &mut Work) {
    harp(w);
    w.laid(&pts("196,222 240,220 286,238 312,274 318,350 262,350 246,290 214,272 190,262"), TEAL, 20.0);
    w.line(&pts("224,238 262,252 284,290"), 3.0, GOLD);
    w.patch(&pts("184,222 202,218 198,266 180,260"), GOLD, 90.0, 3.6);
    laid_hand(w, 160.0, 240.0, 0.98, 1.0, -4.0);
}

fn david_head(w: &mut Work) {
    let hair = ROSE.shade(-0.4);
    locks(w, hair);
    face_front(w, Face { brow: hair, old: true, ..MAN });
    w.patch(
        &pts("-38,4! -33,20 -20,25 0,23 20,25 33,20 38,4! 44,30 40,54 46,74 34,80 30,96 18,92 10,104 2,88 0,84! -2,88 -10,104 -18,92 -30,96 -34,80 -46,74 -40,54 -44,30"),
        hair,
        90.0,
        4.4,
    );
    for (from, to) in [
        ("-32,24 -34,50 -38,72", "-18,28 -18,60 -22,88"),
        ("-15,28 -14,60 -14,96", "-3,28 -3,60 -5,86"),
        ("3,28 3,60 5,86", "15,28 14,60 14,96"),
        ("18,28 18,60 22,88", "32,24 34,50 38,72"),
    ] {
        w.strands(&pts(from), &pts(to), 3, hair, 2.2);
    }
    w.mark(&pts("-10,31 0,33 10,31"), 4.0, RED);
    moustache(w, 0.0, 15.0, 0.86, hair);
    // A cap of madder inside the crown.
    w.patch(&pts("-38,-54! -34,-76 -18,-88 0,-92 18,-88 34,-76 38,-54!"), RED, 90.0, 4.4);
    w.group("translate(0 -2)", |w| crown(w, GOLD, [BLUE, TEAL], 16.0, false));
}

/// King of hearts: Charles, turned to his sword, with the orb.
pub const CHARLES: Court = Court {
    name: "CHARLES",
    slope: -0.20,
    belt: Belt::Gold,
    head_at: (208.0, 126.0, 1.06),
    body: charles,
    head: charles_head,
    front: nothing,
    attribute: sword,
    shift: 262.0,
    robe: BLUE,
    collar: RED,
};

/// The sword, point up, gripped at (110, 214).
pub fn sword(w: &mut Work) {
    w.patch(&pts("98,182! 97,62 108,34! 119,62 118,182!"), WHITE, 90.0, 4.2);
    w.mark(&pts("108,60 108,174"), 2.4, BLUE);
    w.patch(&pts("74,174 84,168 108,177 132,168 142,174 134,186 108,189 82,186"), GOLD, 0.0, 4.0);
    w.patch(&straight(pts("101,188 115,188 115,238 101,238")), OLIVE, 0.0, 3.0);
    w.patch(&pts("92,242 96,232 108,230 120,232 124,242 118,254 98,254"), GOLD, 0.0, 3.8);
}

fn orb(w: &mut Work, x: f64, y: f64) {
    w.laid(&circle(x, y, 31.0), GOLD, 20.0);
    let at = |t: &str| place(&pts(t), x, y, 1.0, 1.0, 0.0);
    w.patch(&at("-31,-5 0,4 31,-5 32,6 0,16 -32,6"), BLUE, 0.0, 2.6);
    w.patch(&at("-5,-31! 5,-31! 6,2! -6,2!"), BLUE, 90.0, 2.4);
    w.patch(
        &place(
            &pts("-.34,1! -.26,.25! -1,.36! -1,-.36! -.26,-.25! -.36,-1! .36,-1! .26,-.25! 1,-.36! 1,.36! .26,.25! .34,1!"),
            x,
            y - 50.0,
            16.0,
            18.0,
            0.0,
        ),
        GOLD,
        0.0,
        3.4,
    );
}

fn charles(w: &mut Work) {
    w.laid(&pts("152,166 128,176 104,196 88,232 84,350 330,350 352,304 362,256 346,212 312,184 262,166"), BLUE, 68.0);
    tunic(w, RED, GOLD, [RED, BLUE]);
    w.patch(&pts("152,196! 134,230 122,276 114,350 148,350 152,290 160,250 170,212!"), BLUE, 78.0, 4.6);
    w.line(&pts("168,214 157,252 150,292 146,346"), 4.4, GOLD);
    w.laid(&pts("238,168! 264,166 308,182 346,212 364,258 352,306 332,350 252,350 264,300 266,250 252,206"), BLUE, 112.0);
    w.patch(&pts("270,190 294,214 306,256 300,350 282,350 288,290 286,240"), TEAL, 96.0, 3.2);
    w.line(&pts("242,172 258,208 271,252 268,302 256,346"), 5.0, GOLD);
    collar(w, BLUE);
    w.line(&pts("140,196 168,211 206,219 246,208 268,188"), 4.2, GOLD);
    w.group("rotate(-2 108 240)", sword);
    raised_arm(w, RED, GOLD);
    bead(w, 148.0, 190.0, 12.0, GOLD);
    w.fine(|w| bead(w, 148.0, 190.0, 5.0, RED));
    orb(w, 322.0, 186.0);
    offering_arm(w, RED, GOLD);
}

fn charles_head(w: &mut Work) {
    locks(w, FLEECE);
    face_turned(w, MAN);
    w.patch(
        &pts("-37,0! -32,16 -18,23 -2,21 18,23 32,15 39,-2! 46,24 42,50 56,72 46,88 34,82 32,102 18,108 8,98 4,114 -2,118 -8,114 -12,98 -24,108 -36,102 -38,82 -50,88 -60,72 -46,50 -46,24"),
        WHITE,
        90.0,
        4.4,
    );
    for (from, to) in [
        ("-34,20 -36,46 -50,74", "-22,26 -27,54 -42,80"),
        ("-20,26 -24,62 -29,96", "-7,26 -9,72 -19,100"),
        ("-5,26 -6,72 -4,108", "7,26 6,72 1,108"),
        ("9,26 9,72 17,98", "22,26 26,62 26,96"),
        ("24,24 30,50 43,78", "37,16 36,48 50,72"),
    ] {
        w.strands(&pts(from), &pts(to), 3, BLUE.mix(WHITE, 0.25), 2.0);
    }
    w.mark(&pts("-14,27 -3,30 10,27"), 4.2, RED);
    moustache(w, -2.0, 13.0, 0.92, WHITE);
    crown(w, GOLD, [RED, BLUE], 20.0, false);
}

/// King of diamonds: César, in profile, with laurel and eagle.
pub const CESAR: Court = Court {
    name: "CÉSAR",
    slope: 0.14,
    belt: Belt::Blue,
    head_at: (214.0, 126.0, 1.16),
    body: cesar,
    head: cesar_head,
    front: nothing,
    attribute: eagle,
    shift: 252.0,
    robe: RED,
    collar: GOLD,
};

fn eagle(w: &mut Work) {
    w.patch(&straight(pts("108,128 117,128 119,350 107,350")), OLIVE, 90.0, 3.4);
    w.patch(&straight(pts("92,124 133,124 133,138 92,138")), RED, 0.0, 3.4);
    bead(w, 112.5, 131.0, 4.4, GOLD);
    // Wings displayed, then tail, body and head.
    for side in [1.0, -1.0] {
        let m = |t: &str| {
            if side > 0.0 { pts(t) } else { mirror(&pts(t), 112.5) }
        };
        w.patch(
            &m("108,70 104,54 96,42 86,34! 82,44 80,58! 80,74! 84,92! 88,84 90,104! 95,92 99,106! 104,94"),
            GOLD,
            100.0 - 15.0 * side,
            3.6,
        );
        w.fine(|w| {
            for t in ["88,52 87,78", "95,58 94,86", "101,66 101,90"] {
                w.mark(&m(t), 2.0, GOLD.shade(-0.5));
            }
        });
    }
    w.patch(&pts("106,96 100,122! 107,118 112.5,126! 118,118 125,122! 119,96"), GOLD.shade(-0.12), 90.0, 3.2);
    w.patch(&pts("104,64 112.5,58 121,64 122,84 118,100 107,100 103,84"), GOLD, 90.0, 3.6);
    w.patch(&pts("106,66 103,52 106,42 114,38 121,44 120,66"), GOLD, 20.0, 3.6);
    w.fill(&curve(&pts("105,44! 96,44 92,52 97,53! 105,52!"), true), RED);
    w.mark(&pts("105,44 96,44 92,52 97,52 105,52"), 2.0, DARK);
    w.dot(110.5, 47.0, 2.6, DARK);
}

fn cesar(w: &mut Work) {
    mantle(w, RED, 75.0);
    w.laid(&pts("160,176 142,206 134,250 132,350 300,350 296,250 278,204 256,176"), WHITE, 88.0);
    // The toga: broad folds from the viewer's right shoulder down to the left.
    w.laid(&pts("232,168! 270,172 310,194 338,236 344,350 120,350 130,306 168,280 214,256 240,220"), RED, 130.0);
    for t in ["250,186 256,226 226,270 170,306 150,346", "276,186 284,236 256,290 206,346", "304,206 316,260 296,330"] {
        w.line(&pts(t), 4.0, RED.shade(-0.45));
    }
    w.line(&pts("236,172 246,214 218,258 170,284 130,308"), 6.0, GOLD);
    for t in ["164,196 172,222 176,262", "188,210 192,240 190,270"] {
        w.line(&pts(t), 2.8, BLUE.mix(WHITE, 0.4));
    }
    w.line(&pts("158,178 184,206 214,208 232,192"), 5.6, GOLD);
    w.group("translate(3 0)", eagle);
    w.laid(&pts("152,180 122,192 90,224 64,264 50,312 62,350 100,350 114,304 128,272 152,236"), TEAL, 118.0);
    w.patch(&pts("86,240 98,228 128,240 122,257 100,254"), GOLD, 20.0, 3.6);
    fist(w, 110.0, 216.0, 1.06, 1.0);
    // A scroll in the other hand.
    w.patch(&pts("300,180! 326,172 332,186 330,250 304,256! 298,240"), WHITE, 0.0, 3.8);
    for y in [196.0, 208.0, 220.0] {
        w.mark(&pts(&format!("306,{y} 324,{}", y - 4.0)), 2.0, BLUE);
    }
    w.laid(&pts("300,350 298,300 304,272 324,256 348,258 366,280 372,350"), RED, 110.0);
    fist(w, 318.0, 240.0, 1.0, -1.0);
    bead(w, 244.0, 186.0, 12.0, GOLD);
    w.fine(|w| bead(w, 244.0, 186.0, 5.0, BLUE));
}

fn cesar_head(w: &mut Work) {
    let hair = ROSE.shade(-0.42);
    w.bare(&pts("-8,28 -12,60 4,76 28,72 36,56 30,20"), SKIN, 4.4);
    w.patch(&pts("-24,-42 -6,-62 22,-62 42,-42 46,-12 38,14 28,26 20,10 22,-20"), hair, 60.0, 4.4);
    face_profile(w, Face { brow: hair, ..MAN });
    // Short locks combed to the brow.
    w.patch(&pts("-30,-30! -34,-46 -24,-62 0,-72 26,-66 44,-46 48,-16 42,10 32,24! 24,18 20,4! 22,-12 12,-20! 8,-32 -2,-26! -6,-36 -14,-28! -18,-38 -24,-30!"), hair, 50.0, 4.4);
    for t in ["-22,-44 -2,-56 20,-52", "4,-44 22,-38 32,-18", "26,-14 34,0 34,14", "12,-56 34,-42 42,-18"] {
        w.fine(|w| w.mark(&pts(t), 2.2, hair.shade(0.35)));
    }
    w.bare(&pts("16,-14 24,-18 29,-8 24,6 17,6"), SKIN, 3.0);
    // Laurel.
    w.mark(&pts("-34,-40 -10,-52 18,-46 44,-18"), 5.0, DARK);
    w.mark(&pts("-34,-40 -10,-52 18,-46 44,-18"), 2.6, OLIVE);
    for (x, y, a) in [
        (-26.0, -45.0, -76.0),
        (-12.0, -50.0, -64.0),
        (2.0, -50.0, -52.0),
        (16.0, -46.0, -38.0),
        (29.0, -36.0, -24.0),
        (38.0, -25.0, -12.0),
    ] {
        w.patch(&place(&pts("0,2! -8,-9 0,-27! 8,-9"), x, y, 1.0, 1.0, a + 30.0), TEAL, a + 110.0, 3.0);
        w.patch(&place(&pts("0,2! -7,-8 0,-23! 7,-8"), x, y, 1.0, 1.0, a - 44.0), OLIVE, a + 50.0, 3.0);
    }
    for t in ["44,-16 56,-8 54,8 64,20", "44,-16 62,-14 68,0"] {
        w.mark(&pts(t), 5.6, DARK);
        w.mark(&pts(t), 3.0, RED);
    }
}

/// King of clubs: Alexandre, turned right, in a lion’s scalp, with sceptre and shield.
pub const ALEXANDRE: Court = Court {
    name: "ALEXANDRE",
    slope: -0.12,
    belt: Belt::Gold,
    head_at: (210.0, 134.0, 1.03),
    body: alexandre,
    head: alexandre_head,
    front: nothing,
    attribute: sceptre,
    shift: 262.0,
    robe: TEAL,
    collar: RED,
};

fn sceptre(w: &mut Work) {
    w.patch(&straight(pts("104,96 113,96 115,350 103,350")), RED, 90.0, 3.4);
    fleur(w, 108.5, 64.0, 30.0, 0.0, GOLD);
    w.patch(&pts("92,96 108,90 125,96 122,108 108,104 95,108"), GOLD, 0.0, 3.4);
    bead(w, 108.5, 120.0, 9.0, GOLD);
}

fn alexandre(w: &mut Work) {
    mantle(w, TEAL, 75.0);
    tunic(w, GOLD, RED, [GOLD, WHITE]);
    w.laid(&pts("156,174! 130,182 104,208 90,250 92,350 138,350 146,290 166,250 176,206"), TEAL, 100.0);
    w.laid(&pts("248,172 288,182 322,208 340,252 342,350 270,350 276,290 262,230"), TEAL, 70.0);
    w.line(&pts("172,210 158,260 144,340"), 4.6, GOLD);
    w.line(&pts("256,200 276,262 274,340"), 4.6, GOLD);
    // Lion's paws knotted on the breast.
    w.patch(&pts("160,172 182,190 198,204 214,208 228,202! 224,222 206,232 184,224 160,204 148,186"), GOLD.shade(-0.12), 30.0, 4.2);
    w.patch(&pts("256,172 236,190 218,204 204,214! 204,228 222,226 246,208 266,186"), GOLD.shade(-0.12), 150.0, 4.2);
    w.group("rotate(5 110 230)", sceptre);
    raised_arm(w, RED, GOLD);
    // Round shield with a star.
    w.laid(&circle(318.0, 250.0, 62.0), RED, 20.0);
    w.rope(&curve(&circle(318.0, 250.0, 51.0), true), 4.0, GOLD, true);
    let mut star = String::new();
    for k in 0..16 {
        let a = std::f64::consts::TAU * f64::from(k) / 16.0;
        let r = if k % 2 == 0 { 42.0 } else { 17.0 };
        star.push_str(&format!("{:.1},{:.1}! ", 318.0 + r * a.sin(), 250.0 - r * a.cos()));
    }
    w.patch(&pts(&star), GOLD, 40.0, 3.2);
    bead(w, 318.0, 250.0, 9.0, BLUE);
}

fn alexandre_head(w: &mut Work) {
    // Mane behind.
    w.patch(&pts("-40,-50 -54,-40! -50,-22 -62,-8! -52,8 -60,28! -46,34 -48,54! -28,50 30,52 50,56! 48,36 62,28! 54,8 64,-10! 52,-24 56,-42! 40,-52"), GOLD.shade(-0.28), 85.0, 4.6);
    w.mirrored(0.0, |w| face_turned(w, MAN));
    w.patch(
        &pts("36,-2! 33,16 22,24 6,22 -14,25 -30,18 -38,-2! -42,20 -36,44 -20,58 2,64 20,58 34,42 42,18"),
        ROSE.shade(-0.15),
        90.0,
        4.2,
    );
    w.strands(&pts("-34,18 -32,36 -18,52"), &pts("-2,28 0,44 2,60"), 4, ROSE.shade(-0.15), 2.0);
    w.strands(&pts("4,28 4,44 6,60"), &pts("34,16 34,34 22,52"), 4, ROSE.shade(-0.15), 2.0);
    w.mark(&pts("-7,31 4,33 13,30"), 4.2, RED);
    moustache(w, 3.0, 15.0, 0.62, ROSE.shade(-0.15));
    // The scalp: ears, muzzle and teeth above the brow.
    for x in [-36.0, 36.0] {
        w.patch(&ellipse(x, -78.0, 13.0, 13.0), GOLD, 30.0, 4.2);
        w.fine(|w| w.patch(&ellipse(x, -77.0, 6.0, 6.0), ROSE, 30.0, 2.2));
    }
    w.patch(&pts("-46,-36! -48,-60 -34,-82 -14,-92 14,-92 34,-82 48,-60 46,-36! 32,-44 18,-40 0,-36 -18,-40 -32,-44"), GOLD, 90.0, 4.8);
    for side in [1.0, -1.0] {
        w.group(&format!("scale({side} 1)"), |w| {
            eye(w, 20.0, -66.0, 0.72, 0.0);
            w.mark(&pts("10,-72 20,-78 32,-72"), 3.0, DARK);
            w.mark(&pts("6,-48 20,-50 34,-46"), 2.4, DARK);
        });
    }
    w.patch(&pts("-9,-62! 0,-66 9,-62! 0,-52!"), DARK, 0.0, 2.0);
    w.mark(&pts("0,-54 0,-47"), 2.6, DARK);
    for x in [-36.0, -24.0, -12.0, 12.0, 24.0, 36.0] {
        let drop = 4.0 - f64::abs(x) * 0.12;
        w.fill(&[(x - 5.0, -43.0 + drop), (x + 5.0, -43.0 + drop), (x, -32.0 + drop)], WHITE);
        w.fine(|w| w.mark(&pts(&format!("{},{} {x},{} {},{}", x - 5.0, -43.0 + drop, -32.0 + drop, x + 5.0, -43.0 + drop)), 1.6, DARK));
    }
    for (x, r) in [(-18.0, 12.0), (0.0, 15.0), (18.0, 12.0)] {
        fleur(w, x * 1.1, -100.0 + f64::abs(x) * 0.3, r, x * 0.6, RED);
    }
}
