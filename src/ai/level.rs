//! The levels of computer players: names and their order, not how they think.

use std::str::FromStr;

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal action, all alike.
    Random,
    /// Sound rules of thumb.
    Greedy,
    /// Rules of thumb without a memory for the cards played, and slips.
    Novice,
    /// Rules of thumb with a memory, and few slips.
    Casual,
    /// Looks ahead in some worlds.
    Good,
    /// Looks ahead in many worlds.
    Strong,
    /// Looks ahead in many worlds and further in each.
    Expert,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Greedy,
        Level::Novice,
        Level::Casual,
        Level::Good,
        Level::Strong,
        Level::Expert,
    ];

    /// The word on the command line and in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Good => "good",
            Level::Strong => "strong",
            Level::Expert => "expert",
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
