//! Draws every picture of the game and writes the files it ships.

pub mod beasts;
pub mod cards;
pub mod colour;
pub mod courts;
pub mod figure;
pub mod geom;
pub mod letters;
pub mod raster;
pub mod rng;
pub mod seats;
pub mod shipped;
pub mod stitch;
pub mod suits;
pub mod table;
pub mod ui;
