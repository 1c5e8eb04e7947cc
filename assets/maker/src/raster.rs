//! From SVG to pixels: rendering above size, reduction by Lanczos, atlases, and the two encoders.

use crate::colour::Colour;
use crate::rng::Rng;
use resvg::{tiny_skia, usvg};
use std::f64::consts::PI;

/// A picture with premultiplied alpha, four floats a pixel in 0..1.
#[derive(Clone)]
pub struct Image {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// Red, green, blue, alpha of each pixel, row by row.
    pub px: Vec<[f32; 4]>,
}

impl Image {
    /// A wholly transparent picture.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, px: vec![[0.0; 4]; width * height] }
    }

    /// Lays `top` over this picture with its corner at (x, y).
    pub fn over(&mut self, top: &Self, x: usize, y: usize) {
        for row in 0..top.height.min(self.height - y) {
            for col in 0..top.width.min(self.width - x) {
                let s = top.px[row * top.width + col];
                let d = &mut self.px[(y + row) * self.width + x + col];
                for c in 0..4 {
                    d[c] = s[c] + d[c] * (1.0 - s[3]);
                }
            }
        }
    }

    /// Multiplies every pixel by the alpha of `mask`.
    pub fn mask(&mut self, mask: &Self) {
        for (d, m) in self.px.iter_mut().zip(&mask.px) {
            for c in d.iter_mut() {
                *c *= m[3];
            }
        }
    }

    /// The picture reduced to the given size with a three-lobed Lanczos filter.
    pub fn reduce(&self, width: usize, height: usize) -> Self {
        let across = taps(self.width, width);
        let down = taps(self.height, height);
        let mut half = Self::new(width, self.height);
        for y in 0..self.height {
            let row = &self.px[y * self.width..(y + 1) * self.width];
            for (x, (start, weights)) in across.iter().enumerate() {
                half.px[y * width + x] = sum(weights, |i| row[start + i]);
            }
        }
        let mut out = Self::new(width, height);
        for (y, (start, weights)) in down.iter().enumerate() {
            for x in 0..width {
                let mut p = sum(weights, |i| half.px[(start + i) * width + x]);
                p[3] = p[3].clamp(0.0, 1.0);
                for c in 0..3 {
                    p[c] = p[c].clamp(0.0, p[3]);
                }
                out.px[y * width + x] = p;
            }
        }
        out
    }

    /// Straight-alpha bytes; the colour of an edge is carried on into the transparent pixels beside it.
    pub fn bytes(&self) -> Vec<u8> {
        let mut out = vec![0u8; self.px.len() * 4];
        let mut known = vec![false; self.px.len()];
        for (i, p) in self.px.iter().enumerate() {
            let alpha = (p[3] * 255.0).round() as u8;
            if alpha > 0 {
                for c in 0..3 {
                    out[i * 4 + c] = (p[c] / p[3] * 255.0).round().clamp(0.0, 255.0) as u8;
                }
                out[i * 4 + 3] = alpha;
                known[i] = true;
            }
        }
        for _ in 0..4 {
            let before = known.clone();
            for y in 0..self.height {
                for x in 0..self.width {
                    let i = y * self.width + x;
                    if before[i] {
                        continue;
                    }
                    let near = [
                        (x > 0).then(|| i - 1),
                        (x + 1 < self.width).then(|| i + 1),
                        (y > 0).then(|| i - self.width),
                        (y + 1 < self.height).then(|| i + self.width),
                    ];
                    if let Some(j) = near.into_iter().flatten().find(|j| before[*j]) {
                        for c in 0..3 {
                            out[i * 4 + c] = out[j * 4 + c];
                        }
                        known[i] = true;
                    }
                }
            }
        }
        out
    }
}

/// For each target pixel: the first source pixel and the weights from there on.
fn taps(from: usize, to: usize) -> Vec<(usize, Vec<f32>)> {
    let scale = from as f64 / to as f64;
    let reach = 3.0 * scale.max(1.0);
    let sinc = |x: f64| {
        if x == 0.0 { 1.0 } else { (PI * x).sin() / (PI * x) }
    };
    (0..to)
        .map(|i| {
            let centre = (i as f64 + 0.5) * scale;
            let first = (centre - reach).floor().max(0.0) as usize;
            let last = ((centre + reach).ceil() as usize).min(from);
            let mut weights: Vec<f64> = (first..last)
                .map(|s| {
                    let x = (s as f64 + 0.5 - centre) / scale.max(1.0);
                    if x.abs() < 3.0 { sinc(x) * sinc(x / 3.0) } else { 0.0 }
                })
                .collect();
            let total: f64 = weights.iter().sum();
            weights.iter_mut().for_each(|w| *w /= total);
            (first, weights.into_iter().map(|w| w as f32).collect())
        })
        .collect()
}

/// The weighted sum of pixels.
fn sum(weights: &[f32], pixel: impl Fn(usize) -> [f32; 4]) -> [f32; 4] {
    let mut out = [0.0; 4];
    for (i, w) in weights.iter().enumerate() {
        let p = pixel(i);
        for c in 0..4 {
            out[c] += p[c] * w;
        }
    }
    out
}

/// Renders an SVG body drawn in a box of `units` to `size` pixels, by way of a picture `over` times as large.
///
/// # Panics
/// If the SVG cannot be read, since it is the maker's own.
pub fn render(body: &str, units: (f64, f64), size: (usize, usize), over: usize) -> Image {
    let (w, h) = (size.0 * over, size.1 * over);
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {} {}\" preserveAspectRatio=\"none\">{body}</svg>",
        units.0, units.1
    );
    let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).expect("the maker writes well-formed SVG");
    let mut pixmap = tiny_skia::Pixmap::new(w as u32, h as u32).expect("a picture has a size");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixmap.as_mut());
    let px = pixmap.pixels().iter().map(|p| [p.red(), p.green(), p.blue(), p.alpha()].map(|c| f32::from(c) / 255.0)).collect();
    let large = Image { width: w, height: h, px };
    if over == 1 { large } else { large.reduce(size.0, size.1) }
}

/// A quiet woven ground: long slubs along and across, each a little lighter or darker; it repeats at its edges.
pub fn weave(name: &str, width: usize, height: usize, colour: Colour, strength: f64, yarn: f64) -> Image {
    let mut rng = Rng::named(name);
    let mut light = vec![0.0f64; width * height];
    for (along, count) in [(true, width * height / 130), (false, width * height / 130)] {
        for _ in 0..count {
            let (cx, cy) = (rng.range(0.0, width as f64), rng.range(0.0, height as f64));
            let half_length = rng.range(12.0, 60.0) * yarn;
            let half_width = rng.range(0.7, 1.5) * yarn;
            let tone = rng.range(-1.0, 1.0);
            let (rx, ry) = if along { (half_length, half_width) } else { (half_width, half_length) };
            for dy in -(ry.ceil() as i64)..=ry.ceil() as i64 {
                for dx in -(rx.ceil() as i64)..=rx.ceil() as i64 {
                    let (fx, fy) = (dx as f64 / rx, dy as f64 / ry);
                    let fall = 1.0 - fx * fx - fy * fy;
                    if fall > 0.0 {
                        let x = (cx as i64 + dx).rem_euclid(width as i64) as usize;
                        let y = (cy as i64 + dy).rem_euclid(height as i64) as usize;
                        light[y * width + x] += tone * fall;
                    }
                }
            }
        }
    }
    let mut out = Image::new(width, height);
    for (p, l) in out.px.iter_mut().zip(&light) {
        let c = colour.shade((l * strength).clamp(-0.2, 0.2));
        *p = [f32::from(c.0) / 255.0, f32::from(c.1) / 255.0, f32::from(c.2) / 255.0, 1.0];
    }
    out
}

/// Lossy WebP with alpha at the given quality.
///
/// # Panics
/// If the encoder refuses the picture.
pub fn webp(image: &Image, quality: f32) -> Vec<u8> {
    let mut config = webp::WebPConfig::new().expect("libwebp has a default configuration");
    config.quality = quality;
    config.method = 6;
    config.use_sharp_yuv = 1;
    config.alpha_quality = 90;
    config.exact = 0;
    encode(image, &config)
}

/// Lossless WebP.
///
/// # Panics
/// If the encoder refuses the picture.
pub fn webp_lossless(image: &Image) -> Vec<u8> {
    let mut config = webp::WebPConfig::new().expect("libwebp has a default configuration");
    config.lossless = 1;
    config.quality = 90.0;
    config.method = 6;
    config.exact = 1;
    encode(image, &config)
}

fn encode(image: &Image, config: &webp::WebPConfig) -> Vec<u8> {
    let bytes = image.bytes();
    webp::Encoder::from_rgba(&bytes, image.width as u32, image.height as u32)
        .encode_advanced(config)
        .expect("libwebp takes the picture")
        .to_vec()
}

/// PNG with a palette of at most 256 colours, found by splitting the widest box of colours at its median.
///
/// # Panics
/// If the encoder refuses the picture.
pub fn png_palette(image: &Image) -> Vec<u8> {
    let bytes = image.bytes();
    let pixels: Vec<[u8; 4]> = bytes.chunks_exact(4).map(|c| if c[3] == 0 { [0; 4] } else { [c[0], c[1], c[2], c[3]] }).collect();
    let spread = |b: &[[u8; 4]]| -> (u8, usize) {
        (0..4).map(|c| (b.iter().map(|p| p[c]).max().unwrap_or(0) - b.iter().map(|p| p[c]).min().unwrap_or(0), c)).max().unwrap_or((0, 0))
    };
    let mut boxes = vec![pixels.clone()];
    while boxes.len() < 256 {
        let Some((_, widest)) = boxes.iter().enumerate().map(|(i, b)| (u64::from(spread(b).0) * (b.len() as f64).sqrt() as u64, i)).max()
        else {
            break;
        };
        let (width, channel) = spread(&boxes[widest]);
        if width == 0 {
            break;
        }
        let mut whole = boxes.swap_remove(widest);
        whole.sort_by_key(|p| p[channel]);
        let mut cut = whole.len() / 2;
        // Equal values stay together, so that both halves shrink.
        while cut < whole.len() - 1 && whole[cut][channel] == whole[cut - 1][channel] {
            cut += 1;
        }
        if whole[cut][channel] == whole[cut - 1][channel] {
            cut = whole.iter().position(|p| p[channel] == whole[cut][channel]).unwrap_or(1);
        }
        let upper = whole.split_off(cut);
        boxes.push(whole);
        boxes.push(upper);
    }
    let palette: Vec<[u8; 4]> =
        boxes.iter().map(|b| [0, 1, 2, 3].map(|c| (b.iter().map(|p| u64::from(p[c])).sum::<u64>() / b.len() as u64) as u8)).collect();
    let indices: Vec<u8> = pixels
        .iter()
        .map(|p| {
            let far = |q: &[u8; 4]| (0..4).map(|c| (i32::from(p[c]) - i32::from(q[c])).pow(2)).sum::<i32>();
            palette.iter().enumerate().min_by_key(|(_, q)| far(q)).map_or(0, |(i, _)| i as u8)
        })
        .collect();
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, image.width as u32, image.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Best);
    encoder.set_palette(palette.iter().flat_map(|p| [p[0], p[1], p[2]]).collect::<Vec<u8>>());
    encoder.set_trns(palette.iter().map(|p| p[3]).collect::<Vec<u8>>());
    let mut writer = encoder.write_header().expect("a PNG header can be written to memory");
    writer.write_image_data(&indices).expect("PNG data can be written to memory");
    drop(writer);
    out
}

/// PNG, eight bits a channel.
///
/// # Panics
/// If the encoder refuses the picture.
pub fn png(image: &Image) -> Vec<u8> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, image.width as u32, image.height as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Best);
    let mut writer = encoder.write_header().expect("a PNG header can be written to memory");
    writer.write_image_data(&image.bytes()).expect("PNG data can be written to memory");
    drop(writer);
    out
}
