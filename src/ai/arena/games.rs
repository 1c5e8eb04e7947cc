//! Whole games to a target between two levels: who wins, not by how much.

use super::{Bout, play_out};
use crate::ai::{Mind, arena::mix};
use crate::rules::{Chair, Partie};

/// Deals after which a game is given up as drawn; none comes near it.
const MOST_DEALS: u32 = 200;

impl Bout {
    /// Plays whole games to the usual target, one for each seating of the same seeds, and gives how
    /// many `a` won of how many. At three `a` wins who does not pay (rule 11.2).
    pub fn games(&self, number: u64) -> (u32, u32) {
        let mut won = 0;
        for seating in 0..self.seatings() {
            let chairs = (0..self.game.players()).filter(|chair| {
                // Chairs keep their sides from deal to deal: partners sit opposite (rule 1.2).
                chair % self.game.sides() == seating
            });
            let ours: Vec<Chair> = chairs.map(Chair).collect();
            won += u32::from(self.one_game(number, &ours));
        }
        (won, u32::from(self.seatings()))
    }

    fn one_game(&self, number: u64, ours: &[Chair]) -> bool {
        let target = self.rules.usual_target(self.game);
        let seed = self.seed.wrapping_add(number.wrapping_mul(1000));
        let mut partie = Partie::new(self.game, self.rules, target, seed, Chair(0));
        for _ in 0..MOST_DEALS {
            let Ok(at) = partie.begin() else { return false };
            let rules = partie.deal_rules();
            let now = partie;
            let end = play_out(&rules, at, |view| {
                let level = if ours.contains(&now.chair_of(view.seat)) {
                    self.a
                } else {
                    self.b
                };
                let mind = Mind::new(level, mix(now.deal_seed(), view.seat));
                mind.decide(view).action
            });
            if let Some(outcome) = partie.finish(&end.ledger) {
                return outcome.winners.iter().any(|chair| ours.contains(chair));
            }
        }
        false
    }
}
