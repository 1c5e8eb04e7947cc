//! The levels of computer players: names and their order, not how they think.

use std::str::FromStr;

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal action, all alike.
    Random,
    /// Sound rules of thumb.
    Greedy,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The word on the command line and in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| {
                let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
                format!("'{text}' is no level: say {}", names.join(", "))
            })
    }
}
