//! The computer players: what the tests of them share. Each thing promised has a file of its own.

mod honesty;
mod levels;
mod positions;
mod solver;
mod worlds;

use norman_piquet::ai::{Level, Mind};
use norman_piquet::rules::{BySide, Deal, Game, Phase, Position, Ruleset, SWITCHES, View};

/// A generator for the tests' own choices.
struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }

    pub(crate) fn ruleset(&mut self) -> Ruleset {
        let mut rules = Ruleset::default();
        for switch in SWITCHES {
            let value = self.below(switch.values.len());
            assert!((switch.set)(&mut rules, value));
        }
        rules
    }

    pub(crate) fn level(&mut self, among: &[Level]) -> Level {
        among[self.below(among.len())]
    }
}

fn deal(game: Game, seed: u64, target: Option<u16>) -> Position {
    let deal = Deal::from_seed(game, seed);
    Position::dealt(game, &deal.hands, &deal.talon, BySide::default(), target).expect("a deal")
}

/// Plays a deal with the rules of thumb until every hand has so few cards left.
fn late(game: Game, seed: u64, cards: u8) -> Option<Position> {
    let rules = Ruleset::default();
    let mut at = deal(game, seed, None);
    while let Some(seat) = at.to_act() {
        if at.phase == Phase::Play(seat) && game.hand_size() - at.tricks_done() == cards {
            return Some(at);
        }
        let view = View::of(&rules, &at, seat);
        let action = Mind::new(Level::Greedy, seed).decide(&view).action;
        at = rules
            .play(&at, seat, action, &mut ())
            .expect("a legal action");
    }
    None
}
