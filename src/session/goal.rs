//! What a partie is played to; it knows no choice made.

use std::str::FromStr;

use crate::rules::Game;

/// What a partie is played to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// So many points.
    Points(u16),
    /// Six deals, at two (rule 11.10).
    SixDeals,
}

impl Goal {
    /// What a game is usually played to (rules 11.1, 11.8 to 11.10).
    pub const fn usual(game: Game) -> [Goal; 3] {
        let last = match game {
            Game::Two => Goal::SixDeals,
            Game::Four | Game::Three => Goal::Points(200),
        };
        [Goal::Points(100), Goal::Points(150), last]
    }
}

impl FromStr for Goal {
    type Err = String;

    fn from_str(text: &str) -> Result<Goal, String> {
        match (text, text.parse()) {
            ("six", _) => Ok(Goal::SixDeals),
            (_, Ok(points @ 50..=1000)) => Ok(Goal::Points(points)),
            _ => Err(format!("'{text}' is no target: say 50 to 1000, or six")),
        }
    }
}
