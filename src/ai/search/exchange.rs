//! What to lay out, judged by playing deals to their end: the likeliest choices of the estimate, each
//! in the same worlds. Hidden hands are drawn at random, as nothing is known of them yet.

use rand::RngExt;

use super::rollout;
use crate::ai::appraise::Appraiser;
use crate::ai::greedy::ranked;
use crate::ai::table::Table;
use crate::ai::{Decision, Reason};
use crate::rules::{Action, Card, CardSet, Choices, Claims, Game, Seat, View};

/// A search for the cards to lay out.
#[derive(Clone, Debug)]
pub(in crate::ai) struct ExchangeSearch {
    view: View,
    table: Table,
    carte_blanche: bool,
    seed: u64,
    other: Appraiser,
    outs: Vec<CardSet>,
    sums: Vec<f32>,
    done: u32,
    worlds: u32,
}

/// How many draws the first estimate takes for each choice.
const DRAWS: usize = 48;

impl ExchangeSearch {
    /// Weighs the best `choices` of the estimate in so many worlds.
    pub(super) fn new(view: &View, choices: usize, worlds: u32, seed: u64) -> Self {
        let carte_blanche = match view.choices() {
            Choices::Exchange { carte_blanche, .. } => carte_blanche,
            _ => false,
        };
        let outs: Vec<CardSet> = ranked(view, &mut super::dice(seed, u32::MAX), DRAWS)
            .into_iter()
            .take(choices)
            .map(|(_, out)| out)
            .collect();
        ExchangeSearch {
            view: *view,
            table: Table::of(view),
            carte_blanche,
            seed,
            other: Appraiser::new(view.game, view.seat != Seat::ELDEST, CardSet::EMPTY),
            sums: vec![0.0; outs.len()],
            outs,
            done: 0,
            worlds,
        }
    }

    /// Looks at one world; gives the work done.
    pub(super) fn step(&mut self) -> u32 {
        let mut rng = super::dice(self.seed, self.done);
        self.done += 1;
        let view = self.view;
        let game = view.game;
        let own = view.seat;
        let mut cards: Vec<Card> = (!(view.known())).iter().collect();
        for place in 0..cards.len() {
            let other = rng.random_range(place as u32..cards.len() as u32) as usize;
            cards.swap(place, other);
        }
        let mut hands = [0u32; 4];
        let mut rest = &cards[..];
        for seat in game.seats().filter(|seat| *seat != own) {
            let size = usize::from(game.hand_size()).min(rest.len());
            let (hand, more) = rest.split_at(size);
            hands[seat.index()] = hand.iter().copied().collect::<CardSet>().bits();
            rest = more;
        }
        let mut talon: Vec<Card> = rest.to_vec();
        if game == Game::Two && own != Seat::ELDEST {
            // The elder has exchanged: let him do so, as well as he can.
            let count = usize::from(view.exchanged[Seat::ELDEST]).min(talon.len());
            hands[0] = self.improve(hands[0], &talon[..count]);
            talon.drain(..count);
        }
        let peek = game == Game::Three && view.rules.talon_peek.is_on();
        let mut work = 0;
        for place in 0..self.outs.len() {
            let out = self.outs[place];
            let count = usize::from(out.len()).min(talon.len());
            let mut hands = hands;
            let drawn = match (peek, out.is_empty()) {
                (_, true) => CardSet::EMPTY,
                (true, false) => view.talon_seen,
                (false, false) => talon[..count].iter().copied().collect(),
            };
            let hand = (view.hand | drawn) - out;
            hands[own.index()] = hand.bits();
            if game == Game::Two && own == Seat::ELDEST {
                let more = talon.len().min(count + 3);
                hands[1] = self.improve(hands[1], &talon[count..more]);
            }
            let mut claims = Claims::all(game, &view.rules, hand, view.dealt);
            if view.blank_fixed || self.carte_blanche {
                claims.carte_blanche = self.carte_blanche;
            }
            let mut table = self.table;
            rollout::declare(&view, &mut table, &hands, Some(claims));
            work += rollout::play_on(&mut table, &view.rules, &mut hands, out.bits(), own.0);
            self.sums[place] += rollout::utility(&table, game.side(own).0);
        }
        if self.done == self.worlds / 4 {
            self.keep_the_better_half();
        }
        work
    }

    fn keep_the_better_half(&mut self) {
        let mut order: Vec<usize> = (0..self.outs.len()).collect();
        order.sort_by(|a, b| self.sums[*b].total_cmp(&self.sums[*a]));
        order.truncate(self.outs.len().div_ceil(2));
        self.outs = order.iter().map(|place| self.outs[*place]).collect();
        self.sums = order.iter().map(|place| self.sums[*place]).collect();
    }

    /// What the other player makes of his hand with these cards: he lays out what he misses least.
    fn improve(&self, hand: u32, drawn: &[Card]) -> u32 {
        let mut kept = CardSet::from_bits(hand);
        for _ in drawn {
            let worst = kept
                .iter()
                .max_by_key(|card| self.other.worth(kept - CardSet::of(*card)));
            if let Some(card) = worst {
                kept.remove(card);
            }
        }
        (kept | drawn.iter().copied().collect()).bits()
    }

    /// Whether all worlds have been seen.
    pub(super) fn is_done(&self) -> bool {
        self.done >= self.worlds || self.outs.len() < 2
    }

    /// The decision after that.
    pub(super) fn decision(&self) -> Decision {
        let best = (0..self.outs.len()).max_by(|a, b| self.sums[*a].total_cmp(&self.sums[*b]));
        let out = best.map_or(CardSet::EMPTY, |best| self.outs[best]);
        Decision {
            action: Action::Exchange {
                out,
                carte_blanche: self.carte_blanche,
            },
            reason: Some(if out.is_empty() {
                Reason::RefusesTheTalon
            } else {
                Reason::KeepsTheBest
            }),
        }
    }
}
