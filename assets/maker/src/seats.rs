//! Eight half-length portraits in roundels, for the players' seats.

use crate::beasts;
use crate::colour::{BLUE, CARD, Colour, DARK, FLEECE, GOLD, OLIVE, RED, ROSE, SKIN, TEAL, WHITE};
use crate::courts;
use crate::figure::{Face, MAN, WOMAN, bead, face_front, face_profile, face_turned, fist, jewel, laid_hand, moustache};
use crate::geom::{circle, curve, mirror, pts, straight};
use crate::raster::{Image, render};
use crate::stitch::{Laid, Manner, Work};

/// One person.
struct Sitter {
    name: &'static str,
    ground: Colour,
    ring: Colour,
    body: fn(&mut Work),
    head: fn(&mut Work),
    /// Hands, and what they hold, before everything.
    hand: fn(&mut Work),
    /// Place and scale of the head in the roundel's box of 200.
    head_at: (f64, f64, f64),
    /// The sitter looks to the right.
    right: bool,
}

const SITTERS: [Sitter; 8] = [
    Sitter {
        name: "lady",
        ground: TEAL,
        ring: RED,
        body: lady,
        head: lady_head,
        hand: lady_hand,
        head_at: (100.0, 92.0, 0.80),
        right: false,
    },
    Sitter {
        name: "knight",
        ground: GOLD,
        ring: BLUE,
        body: knight,
        head: knight_head,
        hand: knight_hand,
        head_at: (102.0, 104.0, 0.78),
        right: false,
    },
    Sitter {
        name: "monk",
        ground: ROSE,
        ring: OLIVE,
        body: monk,
        head: monk_head,
        hand: monk_hand,
        head_at: (100.0, 88.0, 0.82),
        right: false,
    },
    Sitter {
        name: "maid",
        ground: BLUE,
        ring: GOLD,
        body: maid,
        head: maid_head,
        hand: maid_hand,
        head_at: (100.0, 90.0, 0.80),
        right: true,
    },
    Sitter {
        name: "bishop",
        ground: RED,
        ring: TEAL,
        body: bishop,
        head: bishop_head,
        hand: bishop_hand,
        head_at: (100.0, 104.0, 0.74),
        right: true,
    },
    Sitter {
        name: "minstrel",
        ground: OLIVE,
        ring: RED,
        body: minstrel,
        head: minstrel_head,
        hand: minstrel_hand,
        head_at: (102.0, 94.0, 0.78),
        right: false,
    },
    Sitter {
        name: "widow",
        ground: GOLD,
        ring: DARK,
        body: widow,
        head: widow_head,
        hand: widow_hand,
        head_at: (98.0, 92.0, 0.82),
        right: true,
    },
    Sitter {
        name: "merchant",
        ground: TEAL,
        ring: BLUE,
        body: merchant,
        head: merchant_head,
        hand: merchant_hand,
        head_at: (102.0, 96.0, 0.80),
        right: false,
    },
];

/// All portraits in a row.
pub fn seats() -> Image {
    let mut out = Image::new(192 * SITTERS.len(), 192);
    for (k, sitter) in SITTERS.iter().enumerate() {
        let mut w = Work::new(&format!("seat/{}", sitter.name), Manner::Embroidered);
        let disc = circle(100.0, 100.0, 90.0);
        w.area(&disc, Laid { colour: sitter.ground.mix(CARD, 0.62), angle: 0.0, spacing: 2.6, couch: None }, 0.0);
        w.rope(&curve(&circle(100.0, 100.0, 79.0), true), 2.6, sitter.ring, true);
        let (x, y, s) = sitter.head_at;
        w.clipped(&circle(100.0, 100.0, 92.0), |w| {
            let draw = |w: &mut Work| {
                w.group("translate(100 88) scale(.92) translate(-100 -96)", |w| {
                    (sitter.body)(w);
                    w.group(&format!("translate({x} {y}) scale({s})"), sitter.head);
                    (sitter.hand)(w);
                });
            };
            if sitter.right { w.mirrored(100.0, draw) } else { draw(w) }
        });
        w.rope(&curve(&circle(100.0, 100.0, 91.0), true), 8.0, sitter.ring, true);
        w.rope(&curve(&circle(100.0, 100.0, 96.0), true), 3.4, DARK, true);
        w.rope(&curve(&circle(100.0, 100.0, 86.0), true), 2.6, DARK, true);
        out.over(&render(&w.into_svg(), (200.0, 200.0), (192, 192), 4), 192 * k, 0);
    }
    out
}

fn shoulders(w: &mut Work, colour: Colour) {
    w.area(
        &pts("76,140 52,150 28,168 8,224 192,224 172,168 148,150 124,140"),
        Laid { colour, angle: 78.0, spacing: 2.8, couch: Some(14.0) },
        4.6,
    );
}

fn lady(w: &mut Work) {
    shoulders(w, RED);
    w.line(&pts("54,160 48,184 46,206"), 3.2, GOLD);
    w.line(&pts("146,160 152,184 154,206"), 3.2, GOLD);
    w.patch(&pts("64,146! 84,164 100,168 116,164 136,146! 146,156 124,180 100,184 76,180 54,156"), GOLD, 0.0, 3.6);
    for (x, y) in [(74.0, 164.0), (100.0, 176.0), (126.0, 164.0)] {
        jewel(w, x, y, 5.0, BLUE);
    }
}

fn lady_head(w: &mut Work) {
    w.laid(&pts("0,-74 -36,-66 -52,-40 -56,-4 -58,34 -66,68 -34,82 0,86 34,82 66,68 58,34 56,-4 52,-40 36,-66"), TEAL, 88.0);
    w.patch(
        &pts("-40,-10! -38,20 -26,44 -34,64 0,76 34,64 26,44 38,20 40,-10! 28,24 12,46 0,50 -12,46 -28,24"),
        TEAL.shade(0.22),
        0.0,
        3.8,
    );
    face_front(w, WOMAN);
    w.patch(&pts("-40,-34! -34,-50 0,-58 34,-50 40,-34! 30,-38 0,-43 -30,-38"), GOLD, 0.0, 3.8);
    for x in [-24.0, 0.0, 24.0] {
        bead(w, x, -48.0 + f64::abs(x) * 0.12, 4.2, RED);
    }
    for t in ["-48,-20 -52,16 -56,52", "48,-20 52,16 56,52"] {
        w.mark(&pts(t), 2.2, TEAL.shade(-0.45));
    }
}

fn knight(w: &mut Work) {
    w.mail(&pts("76,140 52,150 30,168 10,222 190,222 170,168 148,150 124,140"), 5.0, 4.6);
    w.patch(&pts("28,172! 60,160 120,210 70,214!"), RED, 40.0, 3.6);
    bead(w, 60.0, 172.0, 7.0, GOLD);
}

fn knight_head(w: &mut Work) {
    w.mail(&pts("-40,-40 -47,0 -44,32 -54,58 0,74 54,58 46,32 49,0 42,-40"), 5.2, 4.4);
    face_turned(w, MAN);
    w.patch(&pts("-42,-34! -36,-62 -20,-86 0,-108! 20,-86 36,-62 44,-34!"), BLUE, 90.0, 4.6);
    w.patch(&pts("-12,-40 -10,-70 0,-106 10,-70 10,-40"), GOLD, 90.0, 3.2);
    w.patch(&pts("-47,-44 0,-52 48,-44 48,-30 0,-38 -47,-30"), GOLD, 0.0, 4.2);
    w.patch(&pts("-14,-38! -3,-39! -7,-10 -8,14! -20,13! -17,-10"), GOLD, 90.0, 3.4);
    for x in [-32.0, 16.0, 32.0] {
        bead(w, x, -41.0 + f64::abs(x) * 0.08, 3.6, RED);
    }
    w.patch(&pts("-34,22 -20,20 -6,23 10,20 28,18 22,36 8,47 -9,50 -25,42"), ROSE.shade(-0.2), 90.0, 3.4);
    w.mark(&pts("-18,30 -8,32 4,29"), 3.8, RED);
}

fn monk(w: &mut Work) {
    shoulders(w, OLIVE);
    w.bare(&pts("78,118 76,146 100,160 124,146 122,118"), SKIN, 3.8);
    w.patch(
        &pts("48,152! 70,134 80,142! 88,154 100,158 112,154 120,142! 130,134 152,152! 156,172 128,188 100,194 72,188 44,172"),
        OLIVE.shade(-0.3),
        10.0,
        4.2,
    );
    w.mark(&pts("60,156 80,174 100,178 120,174 140,156"), 2.4, OLIVE.shade(0.3));
}

fn monk_head(w: &mut Work) {
    w.bare(&pts("-40,-14 -48,-16 -51,2 -42,12"), SKIN, 3.6);
    w.bare(&pts("40,-14 48,-16 51,2 42,12"), SKIN, 3.6);
    w.bare(&pts("-38,-20 -36,-52 -20,-70 0,-74 20,-70 36,-52 38,-20"), SKIN, 4.0);
    face_front(w, Face { brow: ROSE.shade(-0.5), old: true, ..MAN });
    w.bare(&pts("-34,-44 -24,-62 0,-69 24,-62 34,-44 0,-30"), SKIN, 0.0);
    // The ring of hair about the tonsure.
    w.patch(
        &pts("-41,-4! -49,-24 -46,-46 -34,-62! -32,-52 -26,-46! -18,-42 -12,-38! -6,-40 0,-36! 6,-40 12,-38! 18,-42 26,-46! 32,-52 34,-62! 46,-46 49,-24 41,-4! 38,-22 30,-30 18,-27 10,-31 0,-28 -10,-31 -18,-27 -30,-30 -38,-22"),
        ROSE.shade(-0.35),
        80.0,
        3.8,
    );
    w.mark(&pts("-14,42 0,45.5 14,42"), 2.0, DARK);
}

fn maid(w: &mut Work) {
    shoulders(w, GOLD);
    w.patch(&pts("68,142! 84,164 100,170 116,164 132,142! 140,154 120,178 100,182 80,178 60,154"), BLUE, 0.0, 3.6);
    w.line(&pts("100,182 100,210"), 3.6, RED);
    for y in [190.0, 202.0] {
        bead(w, 100.0, y, 4.0, RED);
    }
}

fn maid_head(w: &mut Work) {
    for side in [1.0, -1.0] {
        w.group(&format!("scale({side} 1)"), |w| {
            for k in 0..8 {
                let (x, y) = (42.0 + f64::from(k % 2) * 5.0 + f64::from(k) * 0.6, -16.0 + f64::from(k) * 17.0);
                w.patch(
                    &pts(&format!("{},{} {},{} {},{} {},{}", x - 11.0, y - 4.0, x + 2.0, y - 12.0, x + 12.0, y + 3.0, x - 2.0, y + 12.0)),
                    ROSE,
                    if k % 2 == 0 { 40.0 } else { -40.0 },
                    3.2,
                );
            }
        });
    }
    w.bare(&pts("-16,34 -18,66 0,76 20,66 18,34"), SKIN, 3.8);
    face_turned(w, WOMAN);
    w.patch(&pts("-36,-8! -40,-36 -26,-62 0,-70 28,-64 44,-40 46,-6! 38,-6 32,-30 8,-44 -12,-40 -28,-26"), ROSE, 20.0, 4.2);
    w.strands(&pts("-30,-18 -22,-44 6,-60"), &pts("-34,-34 -12,-62 12,-66"), 3, ROSE, 2.0);
    w.strands(&pts("8,-46 32,-34 42,-10"), &pts("14,-64 38,-46 45,-14"), 3, ROSE, 2.0);
    for k in 0..7 {
        let t = (f64::from(k) - 3.0) / 3.0;
        bead(w, 2.0 + t * 40.0, -58.0 + t * t * 26.0, 6.4, [RED, WHITE, GOLD][k as usize % 3]);
    }
}

fn bishop(w: &mut Work) {
    shoulders(w, RED);
    w.patch(&pts("84,150 80,224 120,224 116,150"), WHITE, 90.0, 3.6);
    for y in [186.0, 206.0] {
        w.line(&pts(&format!("92,{y} 108,{y}")), 4.4, BLUE);
        w.line(&pts(&format!("100,{} 100,{}", y - 8.0, y + 8.0)), 4.4, BLUE);
    }
    w.line(&pts("52,156 46,184 44,220"), 3.4, GOLD);
}

fn bishop_head(w: &mut Work) {
    w.patch(&pts("-38,-40 -48,-10 -46,20 46,20 48,-10 40,-40"), WHITE.mix(FLEECE, 0.4), 90.0, 3.8);
    face_turned(w, Face { brow: FLEECE.shade(-0.4), old: true, ..MAN });
    w.patch(
        &pts("-37,2! -31,18 -18,24 -2,22 16,24 30,16 38,-2! 46,22 44,48 34,70 16,86 -2,90 -20,86 -36,70 -44,46 -44,20"),
        WHITE,
        90.0,
        4.2,
    );
    w.strands(&pts("-34,22 -30,50 -14,80"), &pts("-6,28 -4,56 -4,86"), 4, BLUE.mix(WHITE, 0.3), 2.0);
    w.strands(&pts("0,28 2,56 2,86"), &pts("36,14 36,46 20,76"), 4, BLUE.mix(WHITE, 0.3), 2.0);
    w.mark(&pts("-16,30 -6,32 6,29"), 4.0, RED);
    moustache(w, -5.0, 14.0, 0.72, WHITE);
    w.patch(&pts("-44,-34! -48,-70 -28,-98 0,-122! 28,-98 48,-70 44,-34! 0,-42"), WHITE, 90.0, 4.6);
    w.patch(&pts("-44,-36! 0,-44 44,-36! 45,-50! 0,-58 -45,-50!"), GOLD, 0.0, 3.6);
    w.patch(&pts("-7,-56! -7,-112! 7,-112! 7,-56!"), GOLD, 90.0, 3.2);
    bead(w, 0.0, -84.0, 8.0, RED);
    bead(w, -26.0, -74.0, 5.0, TEAL);
    bead(w, 26.0, -74.0, 5.0, TEAL);
}

fn minstrel(w: &mut Work) {
    shoulders(w, BLUE);
    w.area(
        &pts("100,146 124,140 148,150 170,168 184,210 100,210"),
        Laid { colour: ROSE, angle: 100.0, spacing: 2.8, couch: Some(14.0) },
        4.2,
    );
    // Dagged collar of the hood.
    w.patch(
        &pts("56,148! 76,138 124,138 144,148! 152,172! 136,166 126,184! 112,172 100,190! 88,172 74,184! 64,166 48,172!"),
        RED,
        80.0,
        4.0,
    );
    for (x, y) in [(48.0, 174.0), (74.0, 186.0), (100.0, 192.0), (126.0, 186.0), (152.0, 174.0)] {
        bead(w, x, y, 4.6, GOLD);
    }
}

fn minstrel_head(w: &mut Work) {
    w.patch(&pts("20,-70 54,-82 78,-66 88,-36! 70,-48 56,-44 44,-30"), GOLD, 20.0, 4.4);
    bead(w, 88.0, -32.0, 6.5, RED);
    w.patch(&pts("-20,-66 -54,-84 -80,-66 -88,-34! -70,-50 -56,-46 -44,-30"), TEAL, 160.0, 4.4);
    bead(w, -88.0, -30.0, 6.5, RED);
    w.laid(&pts("0,-80 -34,-68 -50,-38 -50,0 -44,34 -34,62 0,70 36,62 46,34 52,0 50,-38 34,-68"), RED, 85.0);
    face_turned(w, Face { brow: GOLD.shade(-0.5), ..MAN });
    w.patch(&pts("-38,-20! -40,-48 -18,-62 10,-62 36,-50 42,-20! 34,-36 12,-46 -12,-44 -30,-36"), GOLD, 0.0, 3.8);
    w.patch(&pts("-32,-30 -24,-46 -2,-40 -14,-34! -22,-26"), GOLD.shade(-0.25), 20.0, 2.8);
    w.mark(&pts("-21,29 -10,33 6,26"), 3.4, RED);
    w.mark(&pts("6,22 10,28 8,34"), 1.8, DARK.mix(SKIN, 0.3));
}

fn widow(w: &mut Work) {
    shoulders(w, DARK.mix(BLUE, 0.45));
    w.line(&pts("54,160 48,184 46,206"), 3.0, FLEECE);
    w.line(&pts("146,160 152,184 154,206"), 3.0, FLEECE);
    w.patch(&pts("70,138! 84,150 100,154 116,150 130,138! 142,168 120,188 100,194 80,188 58,168"), WHITE, 88.0, 4.0);
    for t in ["78,156 80,184", "100,160 100,190", "122,156 120,184"] {
        w.mark(&pts(t), 2.0, BLUE.mix(WHITE, 0.45));
    }
}

fn widow_head(w: &mut Work) {
    let veil = DARK.mix(BLUE, 0.45);
    w.patch(&pts("-6,30 -12,60 40,66 40,10 20,-10"), WHITE, 80.0, 4.0);
    face_profile(w, Face { old: true, brow: FLEECE.shade(-0.45), ..WOMAN });
    w.patch(&pts("-24,42! -8,46 10,40 24,20 30,-6 30,-40 44,-30 48,10 46,60 10,72 -22,66"), WHITE, 85.0, 4.0);
    for t in ["-12,52 8,52 28,36", "-10,60 14,60 34,44"] {
        w.mark(&pts(t), 1.8, BLUE.mix(WHITE, 0.45));
    }
    w.patch(&pts("-32,-26! -38,-44 -30,-62 -4,-78 28,-76 54,-54 62,-14 64,34 76,72 42,80 46,30 38,-8 24,-32 -2,-40"), veil, 70.0, 4.6);
    w.patch(&pts("-30,-24! -34,-38 -28,-44! -4,-42 20,-34 34,-18 42,4! 30,-12 16,-26 -6,-32"), WHITE, 10.0, 3.4);
    w.mark(&pts("-18,-58 8,-62 36,-48 50,-16 54,40"), 2.4, BLUE.shade(0.3));
    w.mark(&pts("30,-66 52,-40 58,0"), 2.0, BLUE.shade(0.3));
}

fn merchant(w: &mut Work) {
    shoulders(w, TEAL.shade(-0.15));
    w.patch(&pts("52,150! 74,138 100,156 126,138 148,150! 140,178 118,226 82,226 60,178"), FLEECE, 80.0, 4.2);
    w.patch(&pts("82,158 100,168 118,158 112,226 88,226"), RED, 90.0, 3.4);
    bead(w, 100.0, 186.0, 8.0, GOLD);
}

fn merchant_head(w: &mut Work) {
    w.patch(&pts("-20,-40 -6,-20 10,20 20,40 40,24 46,-10 40,-44"), DARK, 80.0, 3.8);
    face_profile(w, MAN);
    w.patch(
        &mirror(&pts("25,22! 14,19 2,20 -10,8 -18,-8! -30,-6 -36,20 -30,46 -10,64 14,68 32,58 33,40 27,30"), 0.0),
        DARK.mix(BLUE, 0.2),
        90.0,
        4.0,
    );
    w.strands(&pts("-24,34 -18,52 -6,64"), &pts("24,0 26,30 14,58"), 5, DARK.shade(0.3), 2.0);
    w.mark(&pts("-26,22 -16,24"), 3.4, RED);
    w.bare(&pts("16,-16 26,-18 30,-6 24,6 17,4"), SKIN, 3.2);
    w.patch(&pts("-34,-46! -28,-74 0,-88 30,-82 46,-62 48,-40! 10,-46"), GOLD, 20.0, 4.6);
    w.patch(&pts("-66,-34! -40,-46 0,-50 40,-44 70,-28! 66,-20 40,-32 0,-38 -40,-34 -62,-24"), GOLD.shade(-0.2), 0.0, 4.4);
    w.line(&pts("-32,-50 0,-56 46,-46"), 4.4, RED);
}

fn sleeve(w: &mut Work, colour: Colour, cuff: Colour) {
    w.area(
        &pts("170,230 140,226 132,206 140,190 156,178 172,182 184,200 190,230"),
        Laid { colour, angle: 110.0, spacing: 2.8, couch: None },
        4.4,
    );
    w.patch(&pts("142,190 150,178 174,186 168,200"), cuff, 20.0, 3.4);
}

fn lady_hand(w: &mut Work) {
    sleeve(w, RED, GOLD);
    w.group("translate(102 92) scale(.5)", courts::rose_head);
    fist(w, 158.0, 170.0, 0.66, 1.0);
}

fn knight_hand(w: &mut Work) {
    w.group("translate(97 52) scale(.56)", courts::sword);
    w.mail(&pts("176,230 140,226 132,206 140,190 156,180 174,184 186,204 190,230"), 5.0, 4.4);
    w.patch(&pts("140,194 148,180 174,188 170,204"), GOLD, 20.0, 3.4);
    fist(w, 158.0, 172.0, 0.68, 1.0);
}

fn monk_hand(w: &mut Work) {
    w.patch(&straight(pts("58,172 142,172 146,216 54,216")), RED, 0.0, 4.0);
    w.patch(&pts("62,168! 80,162 100,170! 120,162 138,168! 140,208! 120,202 100,210! 80,202 60,208!"), WHITE, 0.0, 3.4);
    w.mark(&pts("100,170 100,208"), 2.4, DARK);
    for y in [178.0, 186.0, 194.0] {
        w.mark(&pts(&format!("68,{y} 92,{}", y + 1.0)), 1.8, ROSE);
        w.mark(&pts(&format!("108,{} 132,{y}", y + 1.0)), 1.8, BLUE);
    }
    for side in [1.0, -1.0] {
        w.group(&format!("translate(100 0) scale({side} 1)"), |w| w.bare(&pts("36,210 34,192 40,182 48,184 52,200 50,222"), SKIN, 3.4));
    }
}

fn maid_hand(w: &mut Work) {
    sleeve(w, GOLD, BLUE);
    fist(w, 158.0, 174.0, 0.66, 1.0);
    w.group("translate(188 112) scale(-.46 .46)", |w| beasts::bird(w, WHITE, TEAL));
}

fn bishop_hand(w: &mut Work) {
    w.mark(&pts("164,230 164,104 160,84 146,80 142,94 152,100"), 9.0, DARK);
    w.mark(&pts("164,230 164,104 160,84 146,80 142,94 152,100"), 4.8, GOLD);
    bead(w, 164.0, 112.0, 5.0, RED);
    sleeve(w, RED, WHITE);
    fist(w, 163.0, 172.0, 0.66, 1.0);
}

fn minstrel_hand(w: &mut Work) {
    w.patch(&straight(pts("106,178 150,124 158,130 116,190")), OLIVE, 130.0, 3.4);
    w.patch(&pts("148,128! 164,108! 176,116! 160,136!"), GOLD, 40.0, 3.4);
    for (x, y) in [(158.0, 108.0), (166.0, 104.0), (176.0, 124.0), (170.0, 132.0)] {
        bead(w, x, y, 3.4, DARK);
    }
    w.patch(&pts("122,184 108,172 88,174 68,188 58,212 66,236 90,242 112,234 124,212"), GOLD, 60.0, 4.4);
    bead(w, 94.0, 206.0, 9.0, DARK);
    for o in [-2.5, 2.5] {
        w.mark(&pts(&format!("{},222 {},122", 80.0 + o, 156.0 + o)), 1.3, WHITE);
    }
    fist(w, 140.0, 150.0, 0.56, 1.0);
    laid_hand(w, 84.0, 192.0, 0.5, -1.0, 30.0);
}

fn widow_hand(w: &mut Work) {
    sleeve(w, DARK.mix(BLUE, 0.45), WHITE);
    for k in 0..13 {
        let t = f64::from(k) / 12.0 * 2.0 - 1.0;
        bead(w, 152.0 + t * 14.0, 214.0 - t * t * 34.0, 3.6, if k == 6 { GOLD } else { RED });
    }
    fist(w, 156.0, 172.0, 0.62, 1.0);
}

fn merchant_hand(w: &mut Work) {
    sleeve(w, TEAL.shade(-0.15), FLEECE);
    bead(w, 156.0, 142.0, 15.0, GOLD);
    w.mark(&pts("156,134 156,150"), 2.4, GOLD.shade(-0.5));
    w.mark(&pts("148,142 164,142"), 2.4, GOLD.shade(-0.5));
    fist(w, 157.0, 170.0, 0.66, 1.0);
}
