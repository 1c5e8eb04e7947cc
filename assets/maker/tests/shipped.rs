//! The shipped pictures are what the maker makes: no stale file, no picture without a source.

use norman_piquet_maker::shipped::PICTURES;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn a_rebuild_gives_the_shipped_bytes() {
    let folder = std::env::temp_dir().join(format!("norman-piquet-maker-{}", std::process::id()));
    let mut stale = Vec::new();
    for picture in PICTURES {
        let path = folder.join(picture.file);
        std::fs::create_dir_all(path.parent().expect("a picture lies in a folder")).expect("a temporary folder can be made");
        std::fs::write(&path, (picture.make)()).expect("a picture can be written");
        if std::fs::read(&path).ok() != std::fs::read(assets().join(picture.file)).ok() {
            stale.push(picture.file);
        }
    }
    std::fs::remove_dir_all(&folder).expect("the temporary folder can be removed");
    assert!(stale.is_empty(), "differ from their sources: {stale:?}");
}

#[test]
fn every_shipped_picture_has_a_source() {
    let made: BTreeSet<String> = PICTURES.iter().map(|p| p.file.to_owned()).collect();
    let mut shipped = BTreeSet::new();
    for folder in ["cards", "table", "ui"] {
        for entry in std::fs::read_dir(assets().join(folder)).expect("the folder of pictures is there") {
            let name = entry.expect("the folder can be read").file_name();
            shipped.insert(format!("{folder}/{}", name.to_string_lossy()));
        }
    }
    assert_eq!(made, shipped);
}

#[test]
fn all_pictures_together_stay_within_their_budget() {
    let total: u64 = PICTURES.iter().map(|p| std::fs::metadata(assets().join(p.file)).map_or(0, |m| m.len())).sum();
    assert!(total <= 1_300_000, "{total} bytes of pictures");
}

#[test]
fn every_language_has_its_indices_in_the_display_face() {
    use norman_piquet_maker::{cards, letters};
    for set in [cards::ENGLISH, cards::RUSSIAN, cards::FRENCH] {
        for index in set {
            assert!(letters::outlines(index, 62.0, 0.0).1 > 10.0, "{index} has no ink");
        }
    }
}
