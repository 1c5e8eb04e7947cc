//! The table's pictures: linen, border, cloth, and what stands in the frieze.

use crate::beasts::{Coat, Gait, bird, horse, lion, wyvern};
use crate::colour::{BLUE, Colour, DARK, FLEECE, GOLD, LINEN, OLIVE, RED, ROSE, SKIN, TEAL, WHITE};
use crate::figure::{bead, jewel};
use crate::geom::{Outline, curve, map, place, pts, round_rect, straight};
use crate::raster::{Image, render, weave};
use crate::stitch::{Laid, Work, path};

/// The linen tile.
pub fn linen() -> Image {
    weave("linen", 512, 512, LINEN, 0.028, 1.4)
}

/// The border: diagonal bars and beasts between two ropes, in a box of 1600 by 100 that repeats sideways.
pub fn border() -> Image {
    let mut w = Work::gauge("border", 1.15);
    const PAIRS: [(Colour, Colour); 4] = [(RED, GOLD), (BLUE, ROSE), (GOLD, TEAL), (TEAL, RED)];
    for y in [4.0, 96.0] {
        w.rope(&[(-2.0, y), (1602.0, y)], 6.5, DARK, false);
    }
    for k in 0..8 {
        let x = 200.0 * k as f64;
        let (a, b) = PAIRS[k % 4];
        w.line(&straight(pts(&format!("{},90 {},10", x + 4.0, x + 32.0))), 7.0, b);
        w.line(&straight(pts(&format!("{},90 {},10", x + 17.0, x + 45.0))), 7.0, a);
        let place = if (k / 2) % 2 == 0 {
            format!("translate({} 13) scale(.78)", x + 60.0)
        } else {
            format!("translate({} 13) scale(-.78 .78)", x + 60.0 + 117.0)
        };
        w.group(&place, |w| match k % 3 {
            0 => lion(w, a, b),
            1 => bird(w, a, b),
            _ => wyvern(w, a, b),
        });
    }
    render(&w.into_svg(), (1600.0, 100.0), (768, 48), 4)
}

/// The feast table's cloth, for slicing in nine with corners of 96: woad threads in a jewelled gold rim of 56.
pub fn cloth() -> Image {
    let (width, height, rim, corner) = (768.0, 512.0, 56.0, 96.0);
    let mut w = Work::new("cloth", crate::stitch::Manner::Embroidered);
    let outer = round_rect(5.0, 5.0, width - 10.0, height - 10.0, 84.0);
    let inner = round_rect(rim - 6.0, rim - 6.0, width - 2.0 * (rim - 6.0), height - 2.0 * (rim - 6.0), 42.0);
    let (outer, inner) = (curve(&outer, true), curve(&inner, true));
    w.lay(std::slice::from_ref(&inner), Laid { colour: BLUE, angle: 0.0, spacing: 3.6, couch: Some(36.0) });
    // The cards are to be seen, not the cloth: a wash takes two thirds of the threads' contrast away.
    w.raw(&format!("<path d=\"{}\" fill=\"{}\" opacity=\".62\"/>", path(&inner, true), BLUE.shade(-0.08).hex()));
    w.lay(&[outer.clone(), inner.clone()], Laid { colour: GOLD, angle: 90.0, spacing: 3.2, couch: None });
    let line = |inset: f64, radius: f64| curve(&round_rect(inset, inset, width - 2.0 * inset, height - 2.0 * inset, radius), true);
    w.rope(&line(13.0, 77.0), 2.6, GOLD.shade(-0.45), true);
    w.rope(&line(rim - 14.0, 50.0), 2.6, GOLD.shade(-0.45), true);
    let middle = rim / 2.0;
    let stone = |w: &mut Work, x: f64, y: f64, k: usize| {
        if k.is_multiple_of(2) {
            jewel(w, x, y, 13.5, RED);
            jewel(w, x, y, 4.6, ROSE);
        } else {
            bead(w, x, y, 10.0, TEAL);
            bead(w, x, y, 3.8, WHITE);
        }
    };
    let pearl = |w: &mut Work, x: f64, y: f64| bead(w, x, y, 3.6, WHITE);
    let across = (width - 2.0 * corner) / 12.0;
    for k in 0..12 {
        let x = corner + across * (k as f64 + 0.5);
        stone(&mut w, x, middle, k);
        stone(&mut w, x, height - middle, k);
        // Pearls between the stones, none on the seam of a slice.
        if k < 11 {
            pearl(&mut w, x + across / 2.0, middle);
            pearl(&mut w, x + across / 2.0, height - middle);
        }
    }
    let down = (height - 2.0 * corner) / 6.0;
    for k in 0..6 {
        let y = corner + down * (k as f64 + 0.5);
        stone(&mut w, middle, y, k + 1);
        stone(&mut w, width - middle, y, k + 1);
        if k < 5 {
            pearl(&mut w, middle, y + down / 2.0);
            pearl(&mut w, width - middle, y + down / 2.0);
        }
    }
    for (x, y) in [(48.0, 48.0), (width - 48.0, 48.0), (48.0, height - 48.0), (width - 48.0, height - 48.0)] {
        bead(&mut w, x, y, 15.0, RED);
        bead(&mut w, x, y, 7.0, WHITE);
    }
    w.rope(&outer, 8.0, DARK, true);
    w.rope(&inner, 6.0, DARK, true);
    let inside = curve(&round_rect(rim + 6.0, rim + 6.0, width - 2.0 * (rim + 6.0), height - 2.0 * (rim + 6.0), 34.0), true);
    w.rope(&inside, 2.8, BLUE.shade(0.28), true);
    render(&w.into_svg(), (width, height), (768, 512), 2)
}

/// The castle at the road's end.
pub fn castle() -> Image {
    let mut w = Work::gauge("castle", 1.0);
    w.group("translate(20 0)", |w| {
        for (x, colour) in [(8.0, GOLD), (192.0, GOLD)] {
            let tower: Outline = map(
                &pts("-7,98! -7,70! 9,70! 9,82! 22,82! 22,70! 38,70! 38,82! 51,82! 51,70! 67,70! 67,98! 60,106! 62,296! -2,296! 0,106!"),
                |(a, b)| (x + a, b),
            );
            w.area(&tower, Laid { colour, angle: 90.0, spacing: 3.6, couch: Some(22.0) }, 6.0);
            for (y, band) in [(126.0, RED), (182.0, BLUE), (236.0, RED)] {
                w.area(
                    &straight(pts(&format!("{0},{y} {1},{y} {1},{2} {0},{2}", x, x + 60.0, y + 14.0))),
                    Laid { colour: band, angle: 0.0, spacing: 3.2, couch: None },
                    3.4,
                );
            }
            w.bare(&pts(&format!("{0},170! {0},156 {1},148 {2},156 {2},170!", x + 22.0, x + 30.0, x + 38.0)), DARK, 3.0);
        }
        w.area(&straight(pts("72,136 188,136 188,296 72,296")), Laid { colour: ROSE, angle: 0.0, spacing: 3.6, couch: Some(22.0) }, 5.6);
        for (k, x) in [78.0, 100.0, 122.0, 144.0, 166.0].into_iter().enumerate() {
            w.area(
                &straight(pts(&format!("{x},148 {},148 {},166 {x},166", x + 16.0, x + 16.0))),
                Laid { colour: [TEAL, WHITE][k % 2], angle: 90.0, spacing: 3.0, couch: None },
                2.8,
            );
        }
        w.area(&pts("64,138! 130,62! 196,138!"), Laid { colour: TEAL, angle: 90.0, spacing: 3.6, couch: Some(18.0) }, 6.0);
        // Shingles, narrower towards the ridge.
        for row in 0..4 {
            let y = 90.0 + f64::from(row) * 13.0;
            let half = (y - 66.0) * 0.82;
            let n = (half / 6.0).floor() as i32;
            for k in -n..=n {
                let x = 130.0 + f64::from(k) * 11.0 + if row % 2 == 0 { 0.0 } else { 5.5 };
                if (x - 130.0).abs() < half - 4.0 {
                    w.mark(&pts(&format!("{},{} {x},{} {},{}", x - 5.0, y - 3.0, y + 5.0, x + 5.0, y - 3.0)), 2.4, TEAL.shade(-0.5));
                }
            }
        }
        // Courses of stone.
        for x in [8.0, 192.0] {
            for (k, y) in [112.0, 156.0, 168.0, 206.0, 218.0, 260.0, 272.0, 284.0].into_iter().enumerate() {
                let o = if k % 2 == 0 { 6.0 } else { 34.0 };
                w.mark(&pts(&format!("{},{y} {},{y}", x + o, x + o + 18.0)), 2.2, GOLD.shade(-0.42));
            }
        }
        for (x, y) in
            [(80.0, 184.0), (168.0, 178.0), (78.0, 214.0), (172.0, 208.0), (77.0, 244.0), (170.0, 240.0), (78.0, 272.0), (172.0, 270.0)]
        {
            w.mark(&pts(&format!("{x},{y} {},{y}", x + 11.0)), 2.2, ROSE.shade(-0.4));
        }
        w.bare(&pts("94,296! 94,222 104,192 130,176 156,192 166,222 166,296!"), DARK, 6.0);
        for x in [112.0, 130.0, 148.0] {
            let top = 184.0 + f64::abs(x - 130.0) * 0.55;
            w.mark(&pts(&format!("{x},{top} {x},294")), 4.4, GOLD);
        }
        for y in [216.0, 244.0, 272.0] {
            w.mark(&pts(&format!("97,{y} 163,{y}")), 4.4, GOLD);
        }
        w.line(&pts("130,64 130,6"), 5.0, GOLD);
        w.area(
            &pts("132,8! 158,12 186,6! 176,22 188,36! 160,34 132,38!"),
            Laid { colour: RED, angle: 8.0, spacing: 3.4, couch: None },
            4.4,
        );
        for x in [38.0, 222.0] {
            w.area(
                &pts(&format!("{},70! {x},28! {},70!", x - 26.0, x + 26.0)),
                Laid { colour: TEAL, angle: 90.0, spacing: 3.4, couch: None },
                5.0,
            );
            bead(w, x, 26.0, 5.0, GOLD);
        }
    });
    render(&w.into_svg(), (300.0, 300.0), (256, 256), 4)
}

fn leaf(w: &mut Work, x: f64, y: f64, size: f64, turn: f64, colour: Colour) {
    w.area(
        &place(&pts("0,12 -13,2 -9,-16 0,-32! 9,-16 13,2"), x, y, size, size, turn),
        Laid { colour, angle: turn + 90.0, spacing: 3.2, couch: None },
        4.0,
    );
    w.fine(|w| w.mark(&place(&pts("0,8 0,-20"), x, y, size, size, turn), 1.8, colour.shade(-0.4)));
}

/// A tree of two interlaced stems in a box of 133 by 200.
fn interlaced(w: &mut Work, a: Colour, b: Colour) {
    for (t, c) in [("66,198 58,160 78,130 54,98 72,60", a), ("70,198 78,162 56,130 80,98 60,62", b)] {
        w.mark(&pts(t), 10.0, DARK);
        w.line(&pts(t), 5.6, c);
    }
    for (x, y, turn, c) in [
        (75.0, 44.0, 20.0, a),
        (54.0, 50.0, -26.0, b),
        (32.0, 84.0, -58.0, a),
        (102.0, 84.0, 58.0, b),
        (26.0, 128.0, -74.0, b),
        (108.0, 128.0, 74.0, a),
    ] {
        w.mark(&pts(&format!("67,{} {},{} {x},{y}", y + 34.0, (x + 67.0) / 2.0, y + 26.0)), 7.0, DARK);
        w.mark(&pts(&format!("67,{} {},{} {x},{y}", y + 34.0, (x + 67.0) / 2.0, y + 26.0)), 3.4, c);
        leaf(w, x, y, 1.0, turn, c);
    }
}

/// A tree with three round crowns in a box of 133 by 200.
fn crowned(w: &mut Work, a: Colour, b: Colour) {
    for t in ["66,198 68,150 62,110 66,70", "64,160 44,138 34,118", "68,150 92,130 100,108"] {
        w.mark(&pts(t), 11.0, DARK);
        w.line(&pts(t), 6.2, ROSE);
    }
    for (x, y, r, c) in [(66.0, 50.0, 36.0, a), (30.0, 98.0, 25.0, b), (103.0, 92.0, 26.0, b)] {
        let mut lobes = String::new();
        for k in 0..14 {
            let t = std::f64::consts::TAU * f64::from(k) / 14.0;
            let r = if k % 2 == 0 { r } else { r * 0.82 };
            lobes.push_str(&format!("{:.1},{:.1} ", x + r * t.sin(), y - r * t.cos()));
        }
        w.area(&pts(&lobes), Laid { colour: c, angle: 60.0, spacing: 3.2, couch: None }, 4.4);
        for (dx, dy) in [(-0.38, 0.1), (0.3, -0.32), (0.28, 0.38), (-0.12, -0.5)] {
            bead(w, x + dx * r, y + dy * r, 4.4, RED);
        }
    }
    w.mark(&pts("46,198 66,192 88,198"), 5.0, DARK);
}

/// Two trees side by side.
pub fn trees() -> Image {
    let mut w = Work::gauge("tree/interlaced", 1.05);
    interlaced(&mut w, OLIVE, RED);
    let mut out = Image::new(256, 192);
    out.over(&render(&w.into_svg(), (133.3, 200.0), (128, 192), 4), 0, 0);
    let mut w = Work::gauge("tree/crowned", 1.05);
    crowned(&mut w, TEAL, OLIVE);
    out.over(&render(&w.into_svg(), (133.3, 200.0), (128, 192), 4), 128, 0);
    out
}

/// The hurdle.
pub fn hurdle() -> Image {
    let mut w = Work::gauge("hurdle", 1.0);
    for x in [26.0, 64.0, 102.0] {
        w.mark(&pts(&format!("{x},94 {x},14")), 15.0, DARK);
        w.line(&pts(&format!("{x},93 {x},15")), 9.0, OLIVE);
    }
    for (k, y) in [28.0, 48.0, 68.0].into_iter().enumerate() {
        let s = if k % 2 == 0 { 4.0 } else { -4.0 };
        let t = format!("6,{y} 26,{} 45,{y} 64,{} 83,{y} 102,{} 122,{y}", y - s, y + s, y - s);
        w.mark(&pts(&t), 14.0, DARK);
        w.line(&pts(&t), 8.4, [ROSE, GOLD, ROSE][k]);
    }
    render(&w.into_svg(), (128.0, 96.0), (128, 96), 4)
}

/// The dyes of a rider.
#[derive(Clone, Copy)]
pub struct Livery {
    coat: Coat,
    tunic: Colour,
    hose: Colour,
    helmet: Colour,
    shield: Colour,
    device: Colour,
    pennon: Colour,
}

/// The four liveries, each known by its leading dye.
pub const LIVERIES: [Livery; 4] = [
    Livery {
        coat: Coat { body: RED, far: GOLD, mane: BLUE, curl: GOLD },
        tunic: BLUE,
        hose: GOLD,
        helmet: TEAL,
        shield: GOLD,
        device: RED,
        pennon: RED,
    },
    Livery {
        coat: Coat { body: BLUE, far: ROSE, mane: GOLD, curl: Colour(0x7F, 0x9A, 0xB4) },
        tunic: RED,
        hose: ROSE,
        helmet: GOLD,
        shield: GOLD,
        device: BLUE,
        pennon: BLUE,
    },
    Livery {
        coat: Coat { body: GOLD, far: RED, mane: RED, curl: Colour(0x80, 0x5A, 0x1C) },
        tunic: TEAL,
        hose: BLUE,
        helmet: FLEECE,
        shield: RED,
        device: GOLD,
        pennon: GOLD,
    },
    Livery {
        coat: Coat { body: OLIVE, far: TEAL, mane: Colour(0x2F, 0x5F, 0x5B), curl: GOLD },
        tunic: ROSE,
        hose: RED,
        helmet: BLUE,
        shield: FLEECE,
        device: OLIVE,
        pennon: TEAL,
    },
];

/// The knight on the horse, in the horse's box.
fn knight(w: &mut Work, l: Livery) {
    let small = |w: &mut Work, t: &str, colour: Colour, angle: f64, edge: f64| {
        w.area(&pts(t), Laid { colour, angle, spacing: 3.6, couch: None }, edge);
    };
    // Reins, saddle.
    w.mark(&pts("256,92 214,100 170,86"), 3.6, DARK);
    small(w, "96,104 98,84! 112,95 146,95 158,82! 164,104 150,114 112,114", GOLD, 0.0, 4.8);
    // Gonfalon and lance.
    small(w, "219,-58! 192,-66 168,-58 144,-70! 156,-54 142,-46! 160,-40 146,-26! 178,-32 211,-28", l.pennon, 10.0, 4.6);
    bead(w, 190.0, -47.0, 7.0, if l.pennon == l.shield { l.device } else { l.shield });
    w.mark(&pts("166,130 226,-84"), 8.4, DARK);
    w.mark(&pts("166,130 226,-84"), 4.6, GOLD);
    w.bare(&pts("230,-104! 238,-86 228,-68 219,-88"), WHITE, 4.2);
    // Far arm to the lance.
    small(w, "144,46 166,52 188,62 196,74 184,84 160,80 142,72", l.tunic, 20.0, 4.8);
    small(w, "176,58 190,62 186,84 172,82", GOLD, 100.0, 3.6);
    w.bare(&pts("186,62 196,58 204,66 202,78 192,84 184,76"), SKIN, 3.8);
    // Body, skirt, leg with a spur.
    small(w, "118,44 134,36 150,40 160,66 160,92 170,116 112,116 116,90 112,66", l.tunic, 90.0, 5.4);
    small(w, "120,92 154,94 160,120 164,152 184,168 186,178! 150,180! 146,156 132,124", l.hose, 90.0, 5.2);
    w.mark(&pts("150,176 140,180"), 3.6, GOLD);
    w.mark(&pts("146,108 153,140 154,172"), 2.6, DARK);
    // Head in mail and helmet.
    w.mail(&pts("120,2 114,28 118,44 136,52 154,46 160,36 150,2"), 4.6, 4.2);
    w.bare(&pts("136,-2 132,20 138,34 148,40 158,38 162,31 158,27! 169,21 162,8 161,-4"), SKIN, 4.0);
    w.fill(&curve(&pts("147,13! 153,8 160,12! 154,17"), true), WHITE);
    w.dot(154.5, 12.5, 3.3, DARK);
    w.mark(&pts("144,12 152,6.5 161,9"), 2.8, DARK);
    w.mark(&pts("152,33 160,32"), 3.0, RED);
    small(w, "116,4! 122,-20 142,-50! 160,-20 167,4! 142,-2", l.helmet, 90.0, 5.0);
    w.mark(&pts("117,5 142,-1 168,5"), 8.0, DARK);
    w.mark(&pts("117,5 142,-1 168,5"), 4.6, GOLD);
    w.mark(&pts("165,4 169,18"), 7.6, DARK);
    w.mark(&pts("165,4 169,18"), 4.0, GOLD);
    // Shield on the near arm.
    small(w, "84,54 100,40 124,42 140,58 136,94 116,146! 94,102 82,78", l.shield, 80.0, 5.8);
    w.line(&pts("92,58 104,50 122,52 132,62 129,90 116,128 100,98 91,76 92,58"), 3.0, l.device);
    bead(w, 112.0, 76.0, 8.5, l.device);
}

/// A rider in the horse's box.
pub fn rider(w: &mut Work, livery: Livery, gait: Gait) {
    horse(w, livery.coat, gait);
    knight(w, livery);
}

/// The riders: four liveries by three gaits.
pub fn riders() -> Image {
    let mut out = Image::new(192 * 4, 192 * 3);
    for (row, gait) in [Gait::TrotA, Gait::TrotB, Gait::Leap].into_iter().enumerate() {
        for (column, livery) in LIVERIES.into_iter().enumerate() {
            let mut w = Work::gauge(&format!("rider/{column}/{gait:?}"), 1.1);
            let place = if gait == Gait::Leap { "translate(36 112) rotate(-12 150 120) scale(.95)" } else { "translate(28 108)" };
            w.group(place, |w| rider(w, livery, gait));
            out.over(&render(&w.into_svg(), (372.0, 372.0), (192, 192), 4), column * 192, row * 192);
        }
    }
    out
}
