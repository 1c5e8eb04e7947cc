//! The twelve court cards by the names of the Paris pattern.

use crate::colour::{BLUE, Colour, DARK, FLEECE, GOLD, OLIVE, RED, ROSE, SKIN, TEAL, WHITE};
use crate::figure::{Face, MAN, WOMAN, bead, crown, cupped, eye, face_front, face_profile, face_turned, fist, fleur, jewel, laid_hand, locks, moustache};
use crate::geom::{circle, curve, ellipse, mirror, place, pts, straight};
use crate::stitch::{Laid, Work};
use crate::suits::Suit;

/// What one court card consists of.
pub struct Court {
    /// The name on the belt.
    pub name: &'static str,
    /// The belt's slope.
    pub slope: f64,
    /// The belt's dye.
    pub belt: Colour,
    /// The name's colour.
    pub lettering: Colour,
    /// The studs at the belt's ends.
    pub stud: Colour,
    /// The head's place and scale on the large card.
    head_at: (f64, f64, f64),
    /// The head, about its own origin.
    head: fn(&mut Work),
    /// Everything behind and below the head.
    body: fn(&mut Work),
    /// What is drawn over the head: an arm, an attribute in front.
    front: fn(&mut Work),
    /// The attribute alone, in the large card's coordinates, for the small card; and how far it moves right.
    attribute: (fn(&mut Work), f64),
    /// The robe's dye on the small card.
    robe: Colour,
    /// The collar's dye on the small card.
    collar: Colour,
}

/// The court of an atlas column (1 king, 2 queen, 3 knave) and suit.
///
/// # Panics
/// If the column is not a court's.
pub fn court(column: usize, suit: Suit) -> Court {
    let make = |name, slope, (belt, lettering, stud), head_at, (body, head, front): (fn(&mut Work), fn(&mut Work), fn(&mut Work)), attribute, robe, collar| Court {
        name,
        slope,
        belt,
        lettering,
        stud,
        head_at,
        head,
        body,
        front,
        attribute,
        robe,
        collar,
    };
    let gold = (GOLD, DARK, RED);
    let blue = (BLUE, GOLD.shade(0.35), GOLD);
    let red = (RED, WHITE, GOLD);
    let teal = (TEAL.shade(-0.3), WHITE, GOLD);
    let olive = (OLIVE.shade(-0.3), WHITE, GOLD);
    match (column, suit) {
        (1, Suit::Spades) => make("DAVID", -0.16, red, (214.0, 126.0, 1.06), (david, david_head, david_front), (harp, 200.0), BLUE, WHITE),
        (1, Suit::Hearts) => make("CHARLES", -0.20, gold, (208.0, 126.0, 1.06), (charles, charles_head, nothing), (sword, 262.0), BLUE, RED),
        (1, Suit::Diamonds) => make("CÉSAR", 0.14, blue, (214.0, 126.0, 1.16), (cesar, cesar_head, nothing), (eagle, 252.0), RED, GOLD),
        (1, Suit::Clubs) => make("ALEXANDRE", -0.12, gold, (210.0, 134.0, 1.03), (alexandre, alexandre_head, nothing), (sceptre, 262.0), TEAL, RED),
        (2, Suit::Spades) => make("PALLAS", -0.18, gold, (212.0, 136.0, 1.08), (pallas, pallas_head, nothing), (spear, 262.0), TEAL, GOLD),
        (2, Suit::Hearts) => make("JUDITH", 0.12, blue, (210.0, 126.0, 1.04), (judith, judith_head, nothing), (falchion, 262.0), RED, WHITE),
        (2, Suit::Diamonds) => make("RACHEL", -0.15, teal, (204.0, 124.0, 1.06), (rachel, rachel_head, nothing), (crook, 254.0), ROSE, BLUE),
        (2, Suit::Clubs) => make("ARGINE", -0.22, red, (214.0, 126.0, 1.06), (argine, argine_head, nothing), (rose, 258.0), OLIVE, WHITE),
        (3, Suit::Spades) => make("HOGIER", 0.16, gold, (214.0, 130.0, 1.08), (hogier, hogier_head, nothing), (falcon, 248.0), BLUE, RED),
        (3, Suit::Hearts) => make("LA HIRE", -0.18, olive, (212.0, 136.0, 1.04), (la_hire, la_hire_head, nothing), (halberd, 262.0), RED, GOLD),
        (3, Suit::Diamonds) => make("HECTOR", -0.19, blue, (218.0, 136.0, 1.07), (hector, hector_head, hector_front), (pennon, 250.0), GOLD, BLUE),
        (3, Suit::Clubs) => make("LANCELOT", 0.13, red, (210.0, 132.0, 1.06), (lancelot, lancelot_head, nothing), (bow, 250.0), TEAL, ROSE),
        _ => panic!("column {column} is no court"),
    }
}

/// The half figure of a large card.
pub fn figure(w: &mut Work, court: &Court) {
    (court.body)(w);
    let (x, y, s) = court.head_at;
    w.group(&format!("translate({x} {y}) scale({s})"), court.head);
    (court.front)(w);
}

/// Head, shoulders and attribute of a small card, in its upper right half.
pub fn bust(w: &mut Work, court: &Court) {
    let (draw, shift) = court.attribute;
    w.group(&format!("translate({shift} 4)"), draw);
    w.area(&pts("262,196 222,212 184,250 172,330 380,330 372,256 336,212 296,196"), Laid { colour: court.robe, angle: 90.0, spacing: 3.0, couch: None }, 7.0);
    w.area(&pts("236,206! 262,240 298,206! 286,196 250,196"), Laid { colour: court.collar, angle: 0.0, spacing: 3.0, couch: None }, 6.0);
    // Tall headgear sits lower on the large card, and is drawn smaller here for the same reason.
    let place = if court.head_at.1 > 129.0 { "translate(266 162) scale(1.24)" } else { "translate(262 148) scale(1.36)" };
    w.group(place, court.head);
}

fn nothing(_: &mut Work) {}

// ── Pieces that several courts wear, each in its own dye ───────────────────────────────────────────────────────────

/// The mass of a mantle behind everything, down to the belt.
fn mantle(w: &mut Work, colour: Colour, angle: f64) {
    w.laid(&pts("150,168 124,180 100,204 86,244 82,350 330,350 334,250 318,208 290,182 252,168"), colour, angle);
}

/// The tunic's front with an ornamented panel.
fn tunic(w: &mut Work, colour: Colour, panel: Colour, beads: [Colour; 2]) {
    w.laid(&pts("158,174 136,204 128,250 126,350 284,350 280,250 270,204 250,174"), colour, 4.0);
    w.patch(&straight(pts("188,186 186,350 224,350 222,186")), panel, 90.0, 3.2);
    for (k, y) in [230.0, 250.0, 270.0, 290.0, 310.0].into_iter().enumerate() {
        bead(w, 205.0, y, 5.4, beads[k % 2]);
    }
}

/// The viewer's left arm, raised to a fist at (110, 214).
fn raised_arm(w: &mut Work, colour: Colour, cuff: Colour) {
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
fn offering_arm(w: &mut Work, colour: Colour, cuff: Colour) {
    w.laid(&pts("300,350 296,300 300,270 318,250 344,244 366,258 376,296 366,350"), colour, 120.0);
    w.fine(|w| {
        w.line(&pts("334,268 348,286 352,316"), 2.8, GOLD);
        w.line(&pts("350,260 362,282"), 2.8, GOLD);
    });
    w.patch(&straight(pts("302,252 340,234 352,252 314,272")), cuff, -24.0, 3.6);
    cupped(w, 322.0, 214.0, 1.0, 1.0);
}

/// The viewer's right arm, laid across the breast; the hand at (236, 240).
fn crossing_arm(w: &mut Work, colour: Colour, cuff: Colour) {
    w.laid(&pts("272,186 300,204 322,244 330,292 318,330 280,330 262,300 252,262 272,240"), colour, 70.0);
    w.laid(&pts("256,226 290,250 322,286 322,336 280,336 252,288 240,258"), colour, 30.0);
    w.patch(&pts("254,220 268,232 252,264 238,252"), cuff, 40.0, 3.6);
    laid_hand(w, 222.0, 232.0, 0.96, 1.0, 24.0);
}

/// A collar across the breast.
fn collar(w: &mut Work, colour: Colour) {
    w.patch(&pts("146,178! 172,192 206,198 240,190 262,174! 270,188 246,210 206,220 166,212 138,196"), colour, 8.0, 4.6);
}

/// Ermine tails on a white collar.
fn tails(w: &mut Work, at: &[(f64, f64)]) {
    for (x, y) in at {
        w.mark(&pts(&format!("{x},{y} {x},{}", y + 7.0)), 3.4, DARK);
    }
}

// ── King of spades: David, from the front, harp, white forked beard ────────────────────────────────────────────────

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
    locks(w, FLEECE);
    face_front(w, Face { brow: FLEECE.shade(-0.5), old: true, ..MAN });
    w.patch(
        &pts("-38,4! -33,20 -20,25 0,23 20,25 33,20 38,4! 44,30 40,54 46,74 34,80 30,96 18,92 10,104 2,88 0,84! -2,88 -10,104 -18,92 -30,96 -34,80 -46,74 -40,54 -44,30"),
        WHITE,
        90.0,
        4.4,
    );
    for (from, to) in [("-32,24 -34,50 -38,72", "-18,28 -18,60 -22,88"), ("-15,28 -14,60 -14,96", "-3,28 -3,60 -5,86"), ("3,28 3,60 5,86", "15,28 14,60 14,96"), ("18,28 18,60 22,88", "32,24 34,50 38,72")] {
        w.strands(&pts(from), &pts(to), 3, BLUE.mix(WHITE, 0.3), 2.0);
    }
    w.mark(&pts("-10,31 0,33 10,31"), 4.0, RED);
    moustache(w, 0.0, 15.0, 0.86, WHITE);
    crown(w, GOLD, [RED, BLUE], 20.0, false);
}

// ── King of hearts: Charles, turned to his sword, orb ──────────────────────────────────────────────────────────────

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
    w.patch(&place(&pts("-.34,1! -.26,.25! -1,.36! -1,-.36! -.26,-.25! -.36,-1! .36,-1! .26,-.25! 1,-.36! 1,.36! .26,.25! .34,1!"), x, y - 50.0, 16.0, 18.0, 0.0), GOLD, 0.0, 3.4);
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
    locks(w, ROSE);
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

// ── King of diamonds: César, in profile, laurel, the eagle ─────────────────────────────────────────────────────────

fn eagle(w: &mut Work) {
    w.patch(&straight(pts("108,128 117,128 119,350 107,350")), OLIVE, 90.0, 3.4);
    w.patch(&straight(pts("92,124 133,124 133,138 92,138")), RED, 0.0, 3.4);
    bead(w, 112.5, 131.0, 4.4, GOLD);
    // Wings displayed, then tail, body and head.
    for side in [1.0, -1.0] {
        let m = |t: &str| if side > 0.0 { pts(t) } else { mirror(&pts(t), 112.5) };
        w.patch(&m("108,70 104,54 96,42 86,34! 82,44 80,58! 80,74! 84,92! 88,84 90,104! 95,92 99,106! 104,94"), GOLD, 100.0 - 15.0 * side, 3.6);
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
    w.group("rotate(-1 108 240)", eagle);
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
    for (x, y, a) in [(-26.0, -45.0, -76.0), (-12.0, -50.0, -64.0), (2.0, -50.0, -52.0), (16.0, -46.0, -38.0), (29.0, -36.0, -24.0), (38.0, -25.0, -12.0)] {
        w.patch(&place(&pts("0,2! -8,-9 0,-27! 8,-9"), x, y, 1.0, 1.0, a + 30.0), TEAL, a + 110.0, 3.0);
        w.patch(&place(&pts("0,2! -7,-8 0,-23! 7,-8"), x, y, 1.0, 1.0, a - 44.0), OLIVE, a + 50.0, 3.0);
    }
    for t in ["44,-16 56,-8 54,8 64,20", "44,-16 62,-14 68,0"] {
        w.mark(&pts(t), 5.6, DARK);
        w.mark(&pts(t), 3.0, RED);
    }
}

// ── King of clubs: Alexandre, turned right, lion's scalp, sceptre, shield with a star ──────────────────────────────

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
    w.group("rotate(-2 108 240)", sceptre);
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
    w.patch(&pts("36,-2! 33,16 22,24 6,22 -14,25 -30,18 -38,-2! -42,20 -36,44 -20,58 2,64 20,58 34,42 42,18"), ROSE.shade(-0.15), 90.0, 4.2);
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

// ── Queen of spades: Pallas, in profile, crested helmet, spear, owl ────────────────────────────────────────────────

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
        for t in ["-28,-94 -22,-76", "-8,-106 -4,-78", "16,-107 14,-76", "40,-99 30,-66", "60,-78 44,-52", "71,-52 53,-34", "74,-24 58,-16"] {
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

// ── Queen of hearts: Judith, from the front, veil, falchion ────────────────────────────────────────────────────────

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
    falchion(w);
    raised_arm(w, RED, WHITE);
    crossing_arm(w, RED, WHITE);
}

fn judith_head(w: &mut Work) {
    // Veil: behind, and wimple under the chin.
    w.laid(&pts("0,-76 -34,-70 -50,-44 -54,-6 -60,34 -74,74 -40,84 0,80 40,84 74,74 60,34 54,-6 50,-44 34,-70"), WHITE, 88.0);
    w.patch(&pts("-40,-10! -38,20 -28,42 -44,66 0,80 44,66 28,42 38,20 40,-10! 30,20 14,44 0,50 -14,44 -30,20"), WHITE.mix(FLEECE, 0.35), 0.0, 4.0);
    face_front(w, WOMAN);
    w.patch(&pts("-38,-40! -34,-28 -18,-36 0,-39 18,-36 34,-28 38,-40! 20,-52 -20,-52"), ROSE.shade(-0.35), 0.0, 3.6);
    for t in ["-48,0 -56,36 -64,66", "48,0 56,36 64,66", "-46,-30 -50,4 -50,30", "46,-30 50,4 50,30"] {
        w.fine(|w| w.mark(&pts(t), 2.2, BLUE.mix(WHITE, 0.45)));
    }
    crown(w, GOLD, [RED, BLUE], 18.0, false);
}

// ── Queen of diamonds: Rachel, turned left, braids, crook, lamb ────────────────────────────────────────────────────

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
            for (x, y) in [(-22.0, -14.0), (-6.0, -18.0), (10.0, -16.0), (-16.0, 0.0), (2.0, -2.0), (20.0, 0.0), (-6.0, 14.0), (12.0, 14.0)] {
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
    laid_hand(w, 250.0, 264.0, 0.9, 1.0, 10.0);
}

fn rachel_head(w: &mut Work) {
    // Braids.
    for side in [1.0, -1.0] {
        w.group(&format!("scale({side} 1)"), |w| {
            for k in 0..7 {
                let (x, y) = (40.0 + f64::from(k % 2) * 5.0 + f64::from(k) * 1.2, -20.0 + f64::from(k) * 19.0);
                w.patch(&pts(&format!("{},{} {},{} {},{} {},{}", x - 11.0, y - 4.0, x + 2.0, y - 13.0, x + 12.0, y + 3.0, x - 2.0, y + 13.0)), GOLD, 40.0 * if k % 2 == 0 { 1.0 } else { -1.0 }, 3.4);
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

// ── Queen of clubs: Argine, turned right, loose hair, a large rose ─────────────────────────────────────────────────

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
    w.group("translate(3 0)", rose);
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

// ── Knave of spades: Hogier the Dane, turned left, feathered hood, falcon on the fist ──────────────────────────────

fn falcon(w: &mut Work) {
    // Tail, far wing, breast.
    w.patch(&pts("102,180 94,204 90,222! 100,216 106,224! 114,206 118,184"), BLUE, 80.0, 3.6);
    w.patch(&pts("98,92 88,108 84,132 88,160 100,182 112,186 124,172 130,146 126,116 116,94"), WHITE, 90.0, 4.2);
    w.fine(|w| {
        for (x, y) in [(96.0, 118.0), (105.0, 124.0), (94.0, 130.0), (103.0, 138.0), (93.0, 144.0), (102.0, 152.0), (96.0, 160.0), (105.0, 166.0)] {
            w.mark(&pts(&format!("{},{y} {x},{} {},{y}", x - 3.2, y + 4.0, x + 3.2)), 2.2, DARK);
        }
    });
    // Near wing, long and pointed, its feathers marked.
    w.patch(&pts("112,96 128,104 140,126 142,154 134,184 118,220! 114,196 110,170 108,140 106,112"), BLUE, 100.0, 4.0);
    w.fine(|w| {
        for t in ["124,118 132,146 126,184", "117,128 122,156 120,190", "110,104 122,112 134,130"] {
            w.mark(&pts(t), 2.2, BLUE.shade(0.45));
        }
    });
    // The head in its hood, and the small hooked beak.
    w.patch(&pts("95,84! 87,84 83,91 85,100! 90,96 97,96!"), OLIVE, 0.0, 2.8);
    w.patch(&pts("95,104 92,86 98,70 110,65 122,72 128,88 122,104 108,110"), ROSE.shade(-0.4), 70.0, 4.0);
    w.patch(&pts("97,84 103,78 112,82 112,92 104,98 97,94"), TEAL, 20.0, 2.6);
    w.line(&pts("95,102 108,107 123,102"), 3.4, GOLD);
    // The hood's plume.
    w.patch(&pts("110,68! 100,58 100,46! 108,52 110,38! 116,50 124,44! 122,58"), WHITE, 90.0, 2.8);
    w.mark(&pts("103,184 103,196"), 6.0, GOLD);
    w.mark(&pts("114,186 114,196"), 6.0, GOLD);
}

fn hogier(w: &mut Work) {
    mantle(w, BLUE, 75.0);
    w.laid(&pts("158,176 138,206 130,250 128,350 288,350 284,250 272,206 254,176"), RED, 4.0);
    w.fine(|w| {
        for y in [236.0, 258.0, 280.0, 302.0] {
            for x in [164.0, 180.0, 234.0, 252.0] {
                jewel(w, x, y, 4.6, GOLD);
            }
        }
    });
    w.patch(&straight(pts("198,186 196,350 218,350 216,186")), GOLD, 90.0, 3.2);
    w.patch(&pts("146,184! 172,198 208,204 244,196 266,182! 274,196 246,216 208,224 168,216 138,198"), FLEECE, 80.0, 4.4);
    w.laid(&pts("262,182 296,192 322,214 338,252 340,350 286,350 286,260 276,212"), BLUE, 70.0);
    w.line(&pts("274,206 286,256 288,330"), 4.6, GOLD);
    w.laid(&pts("150,184 118,198 90,234 70,270 60,312 66,350 104,350 118,304 130,272 150,240"), BLUE, 118.0);
    w.patch(&pts("80,254 92,234 126,246 118,270"), GOLD, 20.0, 3.6);
    fist(w, 108.0, 222.0, 1.1, 1.0);
    falcon(w);
    w.mark(&pts("106,198 98,228 102,256"), 2.6, RED);
    // The horn, held at the breast.
    w.patch(&pts("272,252! 298,258 322,246 338,218 336,184! 384,172! 384,216 362,258 326,282 292,280 270,266!"), WHITE, 140.0, 4.4);
    w.bare(&ellipse(360.0, 177.0, 25.0, 9.0), DARK, 3.6);
    for t in ["337,198 352,204 372,200 384,192", "290,256 286,280", "330,234 352,260"] {
        w.line(&pts(t), 5.0, GOLD);
    }
    w.laid(&pts("282,300 300,290 330,286 360,290 376,310 376,350 280,350"), BLUE, 20.0);
    w.patch(&straight(pts("296,284 330,278 334,296 300,304")), GOLD, 0.0, 3.4);
    fist(w, 314.0, 264.0, 0.98, -1.0);
}

fn hogier_head(w: &mut Work) {
    w.patch(&pts("-24,-40 -30,-6 -22,30 10,50 36,36 44,4 42,-40"), DARK, 80.0, 4.0);
    face_turned(w, MAN);
    w.patch(&pts("-36,2! -31,18 -18,24 -2,22 16,24 30,15 37,-6! 44,14 38,40 22,58 0,68 -22,58 -36,40 -42,18"), DARK.mix(BLUE, 0.25), 90.0, 4.2);
    w.strands(&pts("-32,22 -30,40 -14,56"), &pts("-6,28 -4,46 0,62"), 3, DARK.shade(0.28), 2.0);
    w.strands(&pts("0,28 2,46 2,62"), &pts("34,12 34,34 18,54"), 4, DARK.shade(0.28), 2.0);
    w.mark(&pts("-16,31 -6,33 6,30"), 4.2, RED);
    moustache(w, -6.0, 15.0, 0.64, DARK.mix(BLUE, 0.25));
    // A soft cap with a turned-up brim and two long feathers sweeping back.
    w.patch(&pts("30,-58 52,-70 76,-72 94,-58! 84,-56 96,-40! 80,-44 84,-30! 64,-40 44,-46"), WHITE, -10.0, 3.8);
    w.mark(&pts("38,-54 62,-60 86,-52"), 2.2, BLUE);
    w.patch(&pts("28,-62 46,-82 70,-90 90,-82! 78,-78 86,-68! 70,-70 44,-54"), TEAL, -30.0, 3.8);
    w.mark(&pts("34,-62 56,-78 78,-82"), 2.0, TEAL.shade(-0.5));
    w.patch(&pts("-42,-46 -46,-66 -28,-84 4,-90 34,-82 50,-60 48,-44"), RED, 10.0, 4.8);
    w.patch(&pts("-52,-44 -40,-62 -6,-56 26,-60 52,-58 60,-42 46,-30 20,-40 -10,-40 -36,-32"), GOLD, 0.0, 4.6);
    bead(w, 34.0, -50.0, 7.0, BLUE);
}

// ── Knave of hearts: La Hire, from the front, kettle hat, halberd ──────────────────────────────────────────────────

fn halberd(w: &mut Work) {
    w.patch(&straight(pts("104,60 113,60 116,350 104,350")), OLIVE, 90.0, 3.4);
    w.patch(&pts("108,16! 116,44 113,66! 104,66! 101,44"), WHITE, 90.0, 3.6);
    w.patch(&pts("112,72! 136,58 152,64! 144,92 152,122! 132,126 112,112!"), WHITE, 0.0, 4.0);
    w.patch(&pts("104,80! 92,76 82,66! 84,92 92,104 104,100!"), WHITE, 0.0, 3.6);
    w.fine(|w| w.mark(&pts("138,70 134,92 138,114"), 2.0, BLUE));
    w.patch(&straight(pts("99,118 118,118 118,134 99,134")), RED, 0.0, 3.0);
}

fn la_hire(w: &mut Work) {
    mantle(w, GOLD, 75.0);
    // A brigandine with rows of studs.
    w.laid(&pts("156,176 130,204 122,250 122,350 292,350 288,250 276,204 254,176"), RED, 88.0);
    for y in [214.0, 236.0, 258.0, 280.0, 302.0] {
        w.fine(|w| {
            for x in [146.0, 166.0, 186.0, 224.0, 244.0, 264.0] {
                w.dot(x, y, 4.0, DARK);
                w.dot(x, y, 2.9, GOLD);
            }
        });
        w.line(&pts(&format!("126,{} 205,{} 286,{}", y + 11.0, y + 15.0, y + 11.0)), 2.6, RED.shade(-0.5));
    }
    w.patch(&straight(pts("198,190 198,350 212,350 212,190")), GOLD, 90.0, 3.0);
    w.mail(&pts("150,176 176,194 206,200 236,194 262,176 276,194 246,214 206,222 166,214 136,194"), 5.4, 4.4);
    w.group("rotate(-2 108 240)", halberd);
    w.mail(&pts("152,182 120,194 88,226 62,266 50,312 62,350 100,350 114,304 128,272 152,236"), 6.2, 5.0);
    w.patch(&pts("84,244 96,228 130,240 124,260 100,256"), RED, 20.0, 3.6);
    fist(w, 110.0, 216.0, 1.06, 1.0);
    w.patch(&pts("120,194 140,178 160,186 156,216 134,232 112,226"), GOLD, 40.0, 4.2);
    // The other fist on the hip.
    w.mail(&pts("262,184 296,198 326,232 340,276 324,320 290,330 278,300 302,276 288,246 264,226"), 6.2, 5.0);
    w.patch(&pts("256,194 274,180 298,194 306,222 284,236 262,224"), GOLD, 140.0, 4.2);
    fist(w, 282.0, 304.0, 0.92, -1.0);
}

fn la_hire_head(w: &mut Work) {
    w.mail(&pts("-40,-40 -48,0 -44,34 -52,56 0,72 52,56 44,34 48,0 40,-40"), 5.2, 4.4);
    face_front(w, Face { brow: ROSE.shade(-0.5), ..MAN });
    moustache(w, 0.0, 15.0, 0.95, ROSE);
    w.patch(&pts("-8,37 8,37 5,50 0,58 -5,50"), ROSE, 90.0, 3.0);
    // Kettle hat with plumes.
    w.patch(&pts("-4,-82 -14,-104 -34,-112! -30,-98 -44,-98! -36,-84 -48,-78! -26,-72"), WHITE, 60.0, 3.8);
    w.patch(&pts("4,-82 14,-104 34,-112! 30,-98 44,-98! 36,-84 48,-78! 26,-72"), RED, 120.0, 3.8);
    w.patch(&pts("-38,-48! -34,-72 -18,-86 0,-90 18,-86 34,-72 38,-48!"), TEAL, 90.0, 4.8);
    w.mark(&pts("-18,-84 -20,-50"), 2.4, TEAL.shade(-0.5));
    w.mark(&pts("18,-84 20,-50"), 2.4, TEAL.shade(-0.5));
    w.patch(&pts("-68,-26! -46,-50 0,-58 46,-50 68,-26! 44,-32 0,-38 -44,-32"), TEAL, 0.0, 4.8);
    w.line(&pts("-40,-50 0,-57 40,-50"), 4.4, GOLD);
    for x in [-30.0, -10.0, 10.0, 30.0] {
        w.fine(|w| w.dot(x, -43.0 + f64::abs(x) * 0.1, 2.6, GOLD));
    }
}

// ── Knave of diamonds: Hector, in profile, nasal helmet, mail, lance with pennon, shield ───────────────────────────

fn pennon(w: &mut Work) {
    w.patch(&straight(pts("102,60 110,60 114,350 104,350")), GOLD, 90.0, 3.4);
    w.patch(&pts("108,60 132,56 150,66 166,58! 158,72 168,82! 152,84 162,102! 138,96 110,102"), BLUE, 8.0, 4.2);
    bead(w, 128.0, 79.0, 8.0, GOLD);
    w.patch(&pts("106,18! 116,42 111,62! 102,62! 97,42"), WHITE, 90.0, 3.8);
}

fn hector(w: &mut Work) {
    w.laid(&pts("246,160 276,172 300,200 314,250 318,350 90,350 92,270 106,214 130,178 160,160"), RED, 75.0);
    w.group("rotate(-1 108 240)", pennon);
    w.mail(&pts("238,158 262,172 282,206 290,260 290,350 122,350 124,262 134,206 154,174 174,158"), 6.6, 5.2);
    w.patch(&straight(pts("258,168 242,162 124,268 124,298")), BLUE, 136.0, 4.0);
    w.line(&pts("244,178 130,278"), 2.4, GOLD);
    w.mail(&pts("162,170 136,178 112,204 92,244 76,284 84,310 112,314 134,286 154,232"), 6.6, 5.2);
    w.patch(&pts("86,252 98,228 130,240 124,262 100,262"), GOLD, 30.0, 4.2);
    fist(w, 110.0, 216.0, 1.06, 1.0);
}

fn hector_front(w: &mut Work) {
    let shield = pts("236,196 258,172 292,162 326,170 352,196 350,250 328,310 294,356 258,310 240,250");
    w.laid(&shield, RED, 90.0);
    let inner = place(&place(&shield, -294.0, -244.0, 1.0, 1.0, 0.0), 294.0, 244.0, 0.78, 0.80, 0.0);
    w.area(&inner, Laid { colour: GOLD, angle: 90.0, spacing: 3.0, couch: None }, 3.4);
    for t in ["258,192 272,212 284,214 294,230 304,246 318,250 330,272", "330,192 316,212 304,214 294,230 284,246 270,250 258,272"] {
        w.line(&pts(t), 8.0, BLUE);
    }
    bead(w, 294.0, 230.0, 15.0, RED);
    w.fine(|w| bead(w, 294.0, 230.0, 6.0, WHITE));
    for (x, y) in [(294.0, 190.0), (264.0, 230.0), (324.0, 230.0), (294.0, 272.0)] {
        w.fine(|w| bead(w, x, y, 4.6, RED));
    }
}

/// Hector’s head, which is the icon too.
pub fn hector_head(w: &mut Work) {
    w.mail(&pts("36,-40 44,-8 44,20 58,44 40,58 6,64 -32,56 -44,44 -30,38 -16,34 -10,16 -8,-38"), 5.4, 4.6);
    face_profile(w, MAN);
    w.patch(&pts("22,-42 6,-42 8,-18 2,-6 14,0 24,-14"), ROSE, 90.0, 3.2);
    w.mark(&pts("14,-38 15,-18 10,-8"), 2.2, ROSE.shade(-0.5));
    w.patch(&pts("38,-38! 34,-62 20,-86 0,-106! -20,-86 -34,-62 -42,-38!"), TEAL, 90.0, 4.8);
    w.patch(&pts("8,-40 10,-68 0,-104 -10,-68 -12,-40"), GOLD, 90.0, 3.4);
    w.patch(&pts("44,-46 0,-52 -48,-46 -49,-32 0,-38 44,-32"), GOLD, 0.0, 4.4);
    w.fine(|w| {
        for x in [-32.0, -16.0, 0.0, 16.0, 32.0] {
            bead(w, x, -43.0 + f64::abs(x) * 0.08, 3.8, RED);
        }
    });
    w.patch(&pts("-33,-36! -43,-36! -49,-12 -44,-6 -38,-10"), GOLD, 80.0, 3.6);
    bead(w, 0.0, -108.0, 6.5, RED);
}

// ── Knave of clubs: Lancelot, turned right, long fair hair, feathered cap, bow ─────────────────────────────────────

fn bow(w: &mut Work) {
    let arc = "128,40 104,70 92,120 92,200 98,280 122,350";
    w.mark(&pts("128,40 124,200 122,350"), 2.2, DARK);
    w.mark(&pts(arc), 11.0, DARK);
    w.mark(&pts(arc), 5.8, ROSE);
    w.patch(&straight(pts("86,140 98,140 97,176 85,176")), GOLD, 0.0, 2.8);
    bead(w, 128.0, 40.0, 6.0, GOLD);
}

fn lancelot(w: &mut Work) {
    mantle(w, RED, 75.0);
    w.laid(&pts("158,176 138,206 130,250 128,350 290,350 286,250 274,206 254,176"), TEAL, 4.0);
    // Party-coloured: one half gold.
    w.laid(&pts("206,184 204,350 290,350 286,250 274,206 254,176 236,184"), GOLD, 86.0);
    w.fine(|w| {
        for y in [226.0, 250.0, 274.0, 298.0] {
            fleur(w, 166.0, y, 8.0, 0.0, GOLD);
            fleur(w, 246.0, y, 8.0, 0.0, TEAL);
        }
    });
    w.patch(&pts("150,176 176,192 206,198 238,192 262,176 272,190 242,212 206,220 168,212 140,192"), ROSE, 8.0, 4.4);
    bow(w);
    w.laid(&pts("150,180 118,194 88,226 62,266 50,312 62,350 100,350 114,304 128,272 150,236"), TEAL, 118.0);
    w.patch(&pts("84,242 96,228 128,240 122,258 100,255"), RED, 20.0, 3.6);
    fist(w, 104.0, 216.0, 1.06, 1.0);
    // Quiver over the far shoulder, and arrows.
    for (x, c) in [(292.0, WHITE), (306.0, RED), (320.0, WHITE)] {
        w.mark(&pts(&format!("{x},150 {},196", x - 4.0)), 4.0, DARK);
        w.patch(&pts(&format!("{0},150! {1},132 {0},120! {2},132", x, x + 8.0, x - 8.0)), c, 90.0, 2.8);
    }
    w.patch(&straight(pts("276,184 330,190 318,350 268,350")), OLIVE, 0.0, 4.2);
    w.line(&pts("274,204 328,210"), 4.4, GOLD);
    w.laid(&pts("270,192 300,208 334,240 352,284 352,350 300,350 296,300 276,262"), GOLD, 60.0);
    w.line(&pts("300,234 324,270 330,330"), 3.0, RED);
}

fn lancelot_head(w: &mut Work) {
    w.patch(&pts("0,-60 -36,-54 -48,-26 -46,10 -54,40 -46,54 -24,46 24,46 48,56 56,40 48,10 50,-26 38,-54"), GOLD.shade(0.12), 85.0, 4.4);
    w.strands(&pts("-42,-30 -42,10 -46,46"), &pts("-30,-30 -32,10 -30,42"), 3, GOLD, 2.2);
    w.strands(&pts("32,-30 34,10 32,42"), &pts("44,-30 44,10 48,46"), 3, GOLD, 2.2);
    w.bare(&pts("-18,36 -20,62 0,70 14,62 12,36"), SKIN, 4.0);
    w.mirrored(0.0, |w| face_turned(w, Face { brow: GOLD.shade(-0.5), ..MAN }));
    w.patch(&pts("38,-14! 34,-34 18,-44 -6,-46 -32,-40 -42,-14! -34,-14 -22,-30 -4,-34 16,-28 28,-18"), GOLD.shade(0.12), 20.0, 3.8);
    // Cap with a long feather.
    w.patch(&pts("-46,-40 -42,-68 -14,-84 18,-82 42,-66 48,-44 20,-52 -14,-52"), BLUE, 10.0, 4.6);
    w.patch(&pts("-50,-38 -20,-54 16,-54 48,-48 72,-50! 58,-34 20,-38 -14,-38"), RED, 0.0, 4.2);
    w.patch(&pts("-36,-52 -62,-72 -70,-100 -56,-116! -54,-98 -42,-84 -26,-60"), WHITE, 60.0, 3.8);
    w.mark(&pts("-34,-52 -54,-76 -60,-102"), 2.0, BLUE);
    bead(w, -34.0, -50.0, 6.0, GOLD);
}
