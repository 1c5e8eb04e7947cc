//! The four knaves.

use super::costume::{mantle, nothing};
use super::{Belt, Court};
use crate::colour::{BLUE, DARK, FLEECE, GOLD, OLIVE, RED, ROSE, SKIN, TEAL, WHITE};
use crate::figure::{Face, MAN, bead, face_front, face_profile, face_turned, fist, fleur, jewel, moustache};
use crate::geom::{ellipse, place, pts, straight};
use crate::stitch::{Laid, Work};

/// Knave of spades: Hogier the Dane, turned left, with falcon and horn.
pub const HOGIER: Court = Court {
    name: "HOGIER",
    slope: 0.16,
    belt: Belt::Gold,
    head_at: (214.0, 130.0, 1.08),
    body: hogier,
    head: hogier_head,
    front: nothing,
    attribute: falcon,
    shift: 248.0,
    robe: BLUE,
    collar: RED,
};

fn falcon(w: &mut Work) {
    // Tail, far wing, breast.
    w.patch(&pts("102,180 94,204 90,222! 100,216 106,224! 114,206 118,184"), BLUE, 80.0, 3.6);
    w.patch(&pts("98,92 88,108 84,132 88,160 100,182 112,186 124,172 130,146 126,116 116,94"), WHITE, 90.0, 4.2);
    w.fine(|w| {
        for (x, y) in
            [(96.0, 118.0), (105.0, 124.0), (94.0, 130.0), (103.0, 138.0), (93.0, 144.0), (102.0, 152.0), (96.0, 160.0), (105.0, 166.0)]
        {
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
    w.patch(
        &pts("-36,2! -31,18 -18,24 -2,22 16,24 30,15 37,-6! 44,14 38,40 22,58 0,68 -22,58 -36,40 -42,18"),
        DARK.mix(BLUE, 0.25),
        90.0,
        4.2,
    );
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

/// Knave of hearts: La Hire, from the front, with kettle hat and halberd.
pub const LA_HIRE: Court = Court {
    name: "LA HIRE",
    slope: -0.18,
    belt: Belt::Olive,
    head_at: (212.0, 136.0, 1.04),
    body: la_hire,
    head: la_hire_head,
    front: nothing,
    attribute: halberd,
    shift: 262.0,
    robe: RED,
    collar: GOLD,
};

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

/// Knave of diamonds: Hector, in profile, with nasal helmet, lance and shield.
pub const HECTOR: Court = Court {
    name: "HECTOR",
    slope: -0.19,
    belt: Belt::Blue,
    head_at: (218.0, 136.0, 1.07),
    body: hector,
    head: hector_head,
    front: hector_front,
    attribute: pennon,
    shift: 250.0,
    robe: GOLD,
    collar: BLUE,
};

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
    w.patch(&pts("-33,-38! -46,-40! -50,-18 -45,-5 -38,-7 -35,-22"), GOLD, 80.0, 3.6);
    bead(w, 0.0, -108.0, 6.5, RED);
}

/// Knave of clubs: Lancelot, turned right, with feathered cap and bow.
pub const LANCELOT: Court = Court {
    name: "LANCELOT",
    slope: 0.13,
    belt: Belt::Red,
    head_at: (210.0, 132.0, 1.06),
    body: lancelot,
    head: lancelot_head,
    front: nothing,
    attribute: bow,
    shift: 250.0,
    robe: TEAL,
    collar: ROSE,
};

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
