//! The maker's command line: `[filter]` rebuilds the shipped pictures, `sheet DIR` writes contact sheets for judging.

use norman_piquet_maker::cards::{self, ENGLISH};
use norman_piquet_maker::raster::{self, Image};
use norman_piquet_maker::shipped::PICTURES;
use norman_piquet_maker::suits::SUITS;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("sheet") => sheet(Path::new(args.get(1).map_or("sheets", String::as_str)), args.get(2).map(String::as_str)),
        filter => build(filter),
    }
}

/// Rebuilds the shipped pictures whose path contains the filter.
fn build(filter: Option<&str>) -> std::io::Result<()> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for picture in PICTURES.iter().filter(|p| filter.is_none_or(|f| p.file.contains(f))) {
        let bytes = (picture.make)();
        let path = assets.join(picture.file);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(&path, &bytes)?;
        println!("{:>8} {}", bytes.len(), picture.file);
    }
    Ok(())
}

/// Writes contact sheets of the cards as PNG; with a filter such as `1H` only that card, large.
fn sheet(folder: &Path, one: Option<&str>) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    if let Some(one) = one {
        let mut chars = one.chars();
        let column = chars.next().and_then(|c| c.to_digit(10)).unwrap_or(0) as usize;
        let letter = chars.next().unwrap_or('S');
        for suit in SUITS.into_iter().filter(|s| format!("{s:?}").starts_with(letter)) {
            save(&cards::large(column, suit, &ENGLISH), &folder.join(format!("{one}.png")))?;
        }
        return Ok(());
    }
    let large = cards::faces(&ENGLISH);
    save(&large, &folder.join("faces.png"))?;
    save(&large.reduce(large.width / 3, large.height / 3), &folder.join("faces-140.png"))?;
    let small = cards::smalls(&ENGLISH);
    save(&small, &folder.join("small.png"))?;
    for (height, name) in [(60, "small-60.png"), (40, "small-40.png")] {
        save(&small.reduce(small.width * height / cards::SMALL.1, small.height * height / cards::SMALL.1), &folder.join(name))?;
    }
    save(&cards::backs(), &folder.join("backs.png"))
}

/// Writes a picture on a linen-coloured ground.
fn save(image: &Image, path: &Path) -> std::io::Result<()> {
    let mut ground = Image::new(image.width, image.height);
    ground.px.fill([0.80, 0.74, 0.62, 1.0]);
    ground.over(image, 0, 0);
    std::fs::write(path, raster::png(&ground))
}
