//! Which card to play: every card is tried in the same worlds, and each world is played to its end.
//! The worlds come from the belief, never from the table.

use rand::RngExt;

use super::choose;
use super::past::Past;
use super::rollout;
use crate::ai::belief::{Belief, World};
use crate::ai::greedy::{
    Sight, bares_a_king, dead_for, overtakes_the_partner, throws_a_master, wastes,
};
use crate::ai::solver::Counter;
use crate::ai::table::{Table, suit_mask, suit_of};
use crate::ai::{Decision, Reason};
use crate::rules::{Action, Card, Game, View};

/// How a level weighs cards.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct Effort {
    /// Worlds looked at, at most.
    pub(in crate::ai) worlds: u32,
    /// Worlds drawn for each that is looked at.
    pub(in crate::ai) few: u32,
    /// Within how many points of the best, or one standard error, a card that is better understood
    /// is preferred.
    pub(in crate::ai) near: f32,
    /// Cards in hand at which points are counted with all cards seen.
    pub(in crate::ai) exact: u8,
    /// Exchanges weighed in worlds, after the first estimate.
    pub(in crate::ai) choices: usize,
    /// Worlds in which they are weighed.
    pub(in crate::ai) exchange_worlds: u32,
}

impl Effort {
    /// Some worlds.
    pub(in crate::ai) const GOOD: Effort = Effort {
        worlds: 60,
        few: 1,
        near: 0.3,
        exact: 5,
        choices: 8,
        exchange_worlds: 60,
    };
    /// Many worlds.
    pub(in crate::ai) const STRONG: Effort = Effort {
        worlds: 512,
        few: 4,
        near: 0.3,
        exact: 6,
        choices: 16,
        exchange_worlds: 400,
    };
    /// Very many worlds.
    pub(in crate::ai) const EXPERT: Effort = Effort {
        worlds: 2048,
        few: 6,
        near: 0.2,
        exact: 7,
        choices: 24,
        exchange_worlds: 1600,
    };
}

/// A search for a card, world by world.
#[derive(Clone, Debug)]
pub(in crate::ai) struct PlaySearch {
    view: View,
    table: Table,
    belief: Belief,
    effort: Effort,
    seed: u64,
    /// For the endings of the game for two, in which both soon know all cards.
    eye: Option<Box<Counter<2>>>,
    cards: Vec<u8>,
    /// Values by world and card.
    values: Vec<Vec<f32>>,
    /// How likely each world makes what the others have played.
    weights: Vec<f32>,
    past: Past,
    done: u32,
}

impl PlaySearch {
    /// Starts one; gives the decision at once where there is only one card.
    pub(super) fn new(view: &View, effort: Effort, seed: u64) -> Result<PlaySearch, Decision> {
        let table = Table::of(view);
        let cards = candidates(view, &table);
        if let [card] = cards[..] {
            return Err(choose::only(view, &table, card));
        }
        Ok(PlaySearch {
            view: *view,
            table,
            belief: Belief::of(view),
            eye: (view.game == Game::Two && table.held() <= effort.exact)
                .then(|| Box::new(Counter::new(view.game, &view.rules, view.seat.0))),
            effort,
            seed,
            values: vec![Vec::new(); cards.len()],
            weights: Vec::new(),
            past: Past::of(view),
            cards,
            done: 0,
        })
    }

    /// Looks at one world; gives the work done.
    pub(super) fn step(&mut self) -> u32 {
        let world = self.likely_world();
        let mut open = self.table;
        if !self.view.plays.is_empty() && self.table.done > 0 {
            // Counted already.
        } else {
            rollout::declare(&self.view, &mut open, &world.hands, self.view.claims);
        }
        let dead = dead_for(&self.view);
        let own = self.view.seat.0;
        let side = self.view.game.side(self.view.seat).0;
        if let Some(eye) = &mut self.eye {
            self.done += 1;
            let before = eye.plays;
            let values = &mut self.values;
            eye.every(&open, world.hands, &self.cards, |place, value| {
                values[place].push(f32::from(value) / 2.0);
            });
            return (eye.plays - before) as u32;
        }
        let mut work = 0;
        for (card, values) in self.cards.iter().zip(&mut self.values) {
            let mut table = open;
            let mut hands = world.hands;
            hands[usize::from(own)] &= !(1 << card);
            table.play(&self.view.rules, *card);
            work += 1 + rollout::play_on(&mut table, &self.view.rules, &mut hands, dead, own);
            values.push(rollout::utility(&table, side));
        }
        self.done += 1;
        if self.done.is_power_of_two() && self.done >= 64 {
            self.drop_the_hopeless();
        }
        work
    }

    /// One of a few worlds, the likelier the better what has been played agrees with it; their mean
    /// likelihood becomes its weight, so that no world is favoured in the end.
    fn likely_world(&mut self) -> World {
        let mut rng = super::dice(self.seed, self.done);
        let mut total = 0.0;
        let mut chosen = self.belief.sample(&mut rng);
        let mut few = self.effort.few;
        if self.past.is_empty() {
            few = 1;
        }
        for number in 0..few {
            let world = if number == 0 {
                chosen
            } else {
                self.belief.sample(&mut rng)
            };
            let likelihood = self.past.likelihood(&world.hands);
            total += likelihood;
            if rng.random_range(0.0..1.0) * total < likelihood {
                chosen = world;
            }
        }
        self.weights.push(total / few as f32);
        chosen
    }

    /// Drops cards that are worse than the best by three standard errors and more.
    fn drop_the_hopeless(&mut self) {
        let best = self.best();
        let keep: Vec<bool> = (0..self.cards.len())
            .map(|card| {
                let (mean, error) = self.difference(best, card);
                card == best || mean < 3.0 * error + 0.2
            })
            .collect();
        let mut flags = keep.iter();
        self.cards.retain(|_| *flags.next().unwrap_or(&true));
        let mut flags = keep.iter();
        self.values.retain(|_| *flags.next().unwrap_or(&true));
    }

    fn best(&self) -> usize {
        let sum = |card: usize| -> f32 {
            let pairs = self.values[card].iter().zip(&self.weights);
            pairs.map(|(value, weight)| value * weight).sum()
        };
        (0..self.cards.len())
            .max_by(|a, b| sum(*a).total_cmp(&sum(*b)))
            .unwrap_or(0)
    }

    /// By how much `one` is better than `other`, and the standard error of that.
    fn difference(&self, one: usize, other: usize) -> (f32, f32) {
        let pairs = self.values[one].iter().zip(&self.values[other]);
        let (mut total, mut sum, mut squares, mut weights) = (0.0, 0.0, 0.0, 0.0);
        for ((a, b), weight) in pairs.zip(&self.weights) {
            total += weight;
            sum += weight * (a - b);
            squares += weight * (a - b) * (a - b);
            weights += weight * weight;
        }
        let total = f32::max(total, f32::MIN_POSITIVE);
        let mean = sum / total;
        let variance = (squares / total - mean * mean).max(0.0);
        // So many worlds of equal weight would say as much.
        (mean, (variance * weights).sqrt() / total)
    }

    /// Whether all worlds have been seen, or one card is left.
    pub(super) fn is_done(&self) -> bool {
        self.done >= self.effort.worlds || self.cards.len() == 1
    }

    /// The decision after that.
    pub(super) fn decision(&self) -> Decision {
        let best = self.best();
        let near: Vec<u8> = (0..self.cards.len())
            .filter(|card| {
                let (mean, error) = self.difference(best, *card);
                mean <= self.effort.near.max(error)
            })
            .map(|card| self.cards[card])
            .collect();
        let (card, reason) = choose::understood(&self.view, &self.table, &near, self.cards[best]);
        Decision {
            action: Action::Play(Card::from_index(card)),
            reason: Some(reason.unwrap_or_else(|| self.lead_over_next(best))),
        }
    }

    fn lead_over_next(&self, best: usize) -> Reason {
        let next = (0..self.cards.len())
            .filter(|card| *card != best)
            .map(|card| self.difference(best, card).0)
            .min_by(f32::total_cmp)
            .unwrap_or(0.0);
        Reason::BestOfMany((next * 10.0) as i16)
    }
}

/// One of each group of cards that nothing unseen tells apart and that count alike.
fn candidates(view: &View, table: &Table) -> Vec<u8> {
    let hand = view.hand.bits();
    let legal = table.legal(hand);
    let gone = (table.played & !running(table)) | dead_for(view);
    let mut cards: Vec<u8> = Vec::new();
    let mut rest = legal;
    while rest != 0 {
        let card = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        let same = cards.last().is_some_and(|lower| {
            let between = suit_mask(suit_of(card)) & ((1u32 << card) - 1) & !((2u32 << lower) - 1);
            suit_of(*lower) == suit_of(card)
                && between & !(hand | gone) == 0
                && (table.counting >> lower ^ table.counting >> card) & 1 == 0
        });
        if !same {
            cards.push(card);
        }
    }
    let sight = Sight::of(view, table);
    let wise = |card: &u8| {
        !(throws_a_master(&sight, *card)
            || overtakes_the_partner(&sight, *card)
            || bares_a_king(&sight, *card)
            || wastes(&sight, *card))
    };
    if cards.iter().any(wise) {
        cards.retain(wise);
    }
    cards
}

fn running(table: &Table) -> u32 {
    table.trick[..usize::from(table.in_trick)]
        .iter()
        .fold(0, |cards, card| cards | 1 << card)
}
