//! What the game is told when it starts: the switches of the command line and the query of the page,
//! which are the same. It only reads them; what they bring about is decided elsewhere.

use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use bevy::prelude::*;

use crate::ai::Level;
use crate::rules::{Game, Preset};
use crate::session::{Goal, Seed};
use crate::words::Language;

/// How the game was asked to start.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "wasm32"), derive(clap::Parser))]
#[cfg_attr(
    not(target_arch = "wasm32"),
    command(
        name = "norman-piquet",
        about = "Norman Piquet, the card game of the nineteenth century for four, three or two players",
        version
    )
)]
pub struct Options {
    /// Open at the cut of this game: four, three or two
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "GAME", value_parser = parsed::<Game>))]
    pub game: Option<Game>,
    /// Shuffle from this number, so that the cards are the same everywhere: 0 to 9007199254740992
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "NUMBER", value_parser = parsed::<Seed>))]
    pub seed: Option<Seed>,
    /// Play by these rules: book, letter, foster or modern
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "RULES", value_parser = parsed::<Preset>))]
    pub preset: Option<Preset>,
    /// Play to so many points (100, 150, 200 …), or "six" for the six deals of two players
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "POINTS", value_parser = parsed::<Goal>))]
    pub target: Option<Goal>,
    /// How well the computer plays: random, greedy, novice, casual, good, strong or expert
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "LEVEL", value_parser = parsed::<Level>))]
    pub level: Option<Level>,
    /// Speak this language: en, ru or fr; otherwise that of the system
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "LANGUAGE", value_parser = parsed::<Language>))]
    pub lang: Option<Language>,
    /// Open a window of this size, as in 1280x720
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "WIDTHxHEIGHT", value_parser = parsed::<Size>))]
    pub size: Option<Size>,
    /// Let the computer play your seat as well, and go from screen to screen by itself
    #[cfg_attr(not(target_arch = "wasm32"), arg(long))]
    pub autoplay: bool,
    /// Play the game by itself and write a picture of each moment into this folder
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "FOLDER"))]
    pub capture: Option<PathBuf>,
    /// What was wrong with the page's query; shown on the title.
    #[cfg_attr(not(target_arch = "wasm32"), arg(skip))]
    pub faults: Vec<String>,
}

/// The size of a window, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        let sides = text
            .split_once(['x', 'X', '×'])
            .and_then(|(width, height)| {
                Some(Size {
                    width: width.trim().parse().ok()?,
                    height: height.trim().parse().ok()?,
                })
            });
        match sides {
            Some(size)
                if (200..=8192).contains(&size.width) && (200..=8192).contains(&size.height) =>
            {
                Ok(size)
            }
            Some(_) => Err(format!(
                "'{text}' is no size of a window: each side is 200 to 8192"
            )),
            None => Err(format!(
                "'{text}' is no size of a window: say it as in 1280x720"
            )),
        }
    }
}

/// Reads one value, for both sources alike.
fn parsed<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.trim()
        .parse()
        .map_err(|fault: T::Err| fault.to_string())
}

impl Options {
    /// Reads the query of a page, with or without its question mark. Keys of others are left alone;
    /// a wrong value is noted in `faults` and otherwise ignored.
    pub fn from_query(query: &str) -> Options {
        let pairs: Vec<(String, String)> =
            serde_urlencoded::from_str(query.trim_start_matches('?')).unwrap_or_default();
        let mut options = Options::default();
        for (key, value) in &pairs {
            options.set(key, value);
        }
        if let Err(fault) = options.agree() {
            options.faults.push(fault);
            options.target = None;
        }
        options
    }

    fn set(&mut self, key: &str, value: &str) {
        let fault = match key {
            "game" => put(&mut self.game, value),
            "seed" => put(&mut self.seed, value),
            "preset" => put(&mut self.preset, value),
            "target" => put(&mut self.target, value),
            "level" => put(&mut self.level, value),
            "lang" => put(&mut self.lang, value),
            "autoplay" => match switch(value) {
                Some(on) => {
                    self.autoplay = on;
                    Ok(())
                }
                None => Err(format!("'{value}' is neither yes nor no")),
            },
            // A page has its own size and no folders, and hosts add keys of their own.
            _ => Ok(()),
        };
        if let Err(fault) = fault {
            self.faults.push(format!("{key}: {fault}"));
        }
    }

    /// Whether the values suit each other.
    ///
    /// # Errors
    /// One sentence with what does not.
    pub fn agree(&self) -> Result<(), String> {
        match (self.game, self.target) {
            (Some(game), Some(Goal::SixDeals)) if game != Game::Two => Err(format!(
                "target: six deals are a form of the game for two, not for {}",
                game.name()
            )),
            _ => Ok(()),
        }
    }

    /// Whether the game plays itself.
    pub fn plays_itself(&self) -> bool {
        self.autoplay || self.capture.is_some()
    }
}

fn put<T: FromStr<Err: Display>>(place: &mut Option<T>, text: &str) -> Result<(), String> {
    *place = Some(parsed(text)?);
    Ok(())
}

/// A bare `autoplay` is a yes.
fn switch(text: &str) -> Option<bool> {
    match text.trim().to_ascii_lowercase().as_str() {
        "" | "1" | "true" | "on" | "yes" => Some(true),
        "0" | "false" | "off" | "no" => Some(false),
        _ => None,
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Options {
    /// Reads a command line, the program's name included.
    ///
    /// # Errors
    /// [`Declined`]: help was asked for, or something was wrong.
    pub fn from_command_line<I, T>(words: I) -> Result<Options, Declined>
    where
        I: IntoIterator<Item = T>,
        T: Into<std::ffi::OsString> + Clone,
    {
        let options = <Options as clap::Parser>::try_parse_from(words).map_err(Declined::of)?;
        options.agree().map_err(Declined::Fault)?;
        Ok(options)
    }
}

/// Why a command line does not start the game.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declined {
    /// The help, or the version, which was asked for.
    Help(String),
    /// One sentence with what is wrong.
    Fault(String),
}

#[cfg(not(target_arch = "wasm32"))]
impl Declined {
    fn of(error: clap::Error) -> Declined {
        use clap::error::{ContextKind, ContextValue, ErrorKind};
        use std::error::Error;

        match (
            error.kind(),
            error.source(),
            error.get(ContextKind::InvalidArg),
        ) {
            (ErrorKind::DisplayHelp | ErrorKind::DisplayVersion, ..) => {
                Declined::Help(error.to_string())
            }
            (ErrorKind::ValueValidation, Some(cause), Some(ContextValue::String(switch))) => {
                let name = switch.split(' ').next().unwrap_or(switch);
                Declined::Fault(format!("{name}: {cause}"))
            }
            _ => {
                let text = error.to_string();
                let line = text.lines().next().unwrap_or_default();
                let line = line.trim_start_matches("error: ");
                Declined::Fault(format!("{line}; --help shows what there is"))
            }
        }
    }
}

#[cfg(test)]
mod tests;
