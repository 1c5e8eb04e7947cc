//! The solver against trying everything, and against the rules' own count.

use norman_piquet::ai::arena;
use norman_piquet::ai::solver::{Layout, Solver, by_trying_all, weigh};
use norman_piquet::rules::{Action, Choices, Deal, Game, Position, Ruleset};

use super::{Dice, late};

/// Hands of `size` cards for so many players, out of a pack thinned to keep the suits short.
fn small_hands(players: usize, size: usize, dice: &mut Dice) -> [u32; 4] {
    let mut pack: Vec<u8> = (0..32).collect();
    dice.shuffle(&mut pack);
    let mut hands = [0; 4];
    for (place, card) in pack.into_iter().take(players * size).enumerate() {
        hands[place % players] |= 1 << card;
    }
    hands
}

fn solver_agrees<const N: usize>(side: u8, most: usize, deals: usize, dice: &mut Dice) {
    let mut solver = Solver::<N>::new(side);
    for number in 0..deals {
        let size = 1 + number % most;
        let leader = dice.below(N) as u8;
        let at = Layout::leading(small_hands(N, size, dice), leader);
        let truth = by_trying_all(N as u8, side, &at);
        assert_eq!(solver.tricks(&at, dice.below(9) as u8), truth, "{at:?}");
        let wants = side >> leader & 1 == 1;
        let mut best = None;
        solver.every(&at, |_, value| {
            best = Some(best.map_or(value, |best: u8| {
                if wants {
                    best.max(value)
                } else {
                    best.min(value)
                }
            }));
        });
        assert_eq!(best, Some(truth), "{at:?}");
    }
}

#[test]
fn the_solver_finds_what_trying_everything_finds() {
    let mut dice = Dice(3);
    solver_agrees::<4>(0b0101, 4, 400, &mut dice);
    solver_agrees::<4>(0b1010, 4, 200, &mut dice);
    solver_agrees::<3>(0b001, 5, 300, &mut dice);
    solver_agrees::<3>(0b010, 4, 200, &mut dice);
    solver_agrees::<2>(0b01, 6, 400, &mut dice);
    solver_agrees::<2>(0b10, 5, 200, &mut dice);
}

/// The best difference that the seat to play can reach, by playing everything out by the rules.
fn by_the_rules(rules: &Ruleset, at: &Position, side: u8) -> f64 {
    let Choices::Play { seat, cards } = rules.choices(at) else {
        return arena::margin(at.game, at, side);
    };
    let wants = at.game.side(seat).0 == side;
    cards
        .iter()
        .map(|card| {
            let mut next = *at;
            rules.play_unchecked(&mut next, Action::Play(card), &mut ());
            by_the_rules(rules, &next, side)
        })
        .reduce(if wants { f64::max } else { f64::min })
        .expect("a card")
}

#[test]
fn the_solver_counts_points_as_the_rules_do() {
    let mut dice = Dice(4);
    let mut checked = 0;
    for seed in 0..240 {
        let game = Game::ALL[seed as usize % 3];
        let cards = [3, 3, 5][seed as usize % 3] - (seed / 3 % 2) as u8;
        let Some(mut at) = late(game, seed, cards) else {
            continue;
        };
        let rules = Ruleset {
            count: dice.ruleset().count,
            tie_cards3: dice.ruleset().tie_cards3,
            capot_includes_last: dice.ruleset().capot_includes_last,
            ..Ruleset::default()
        };
        // Everybody is past the threshold, so that no pique comes between.
        for side in game.side_list() {
            at.ledger.points[side] = 50;
        }
        let Choices::Play { seat, .. } = rules.choices(&at) else {
            continue;
        };
        let side = game.side(seat).0;
        let now = arena::margin(game, &at, side);
        for weighed in weigh(&rules, &at, 12) {
            let mut next = at;
            rules.play_unchecked(&mut next, Action::Play(weighed.card), &mut ());
            let truth = by_the_rules(&rules, &next, side) - now;
            let found = f64::from(weighed.half_points.expect("points")) / 2.0;
            assert!(
                (truth - found).abs() < 1e-6,
                "{game:?} {seed} {}: {found} for {truth}",
                weighed.card
            );
            checked += 1;
        }
    }
    assert!(checked > 300, "only {checked}");
}

/// The mean number of cards played in thought for one value, over the first 200 deals.
fn mean_plays<const N: usize>(game: Game, side: impl Fn(u64) -> u8) -> u64 {
    let mut plays = 0;
    for number in 0..200 {
        let deal = Deal::from_seed(game, 1 + number);
        let mut hands = [0; 4];
        for (place, hand) in hands.iter_mut().zip(&deal.hands) {
            *place = hand.bits();
        }
        let leader = (number % N as u64) as u8;
        let mut solver = Solver::<N>::new(side(number));
        solver.tricks(&Layout::leading(hands, leader), game.hand_size() / 2);
        plays += solver.plays;
    }
    plays / 200
}

#[test]
fn the_solver_needs_no_more_work_than_it_did() {
    assert!(mean_plays::<4>(Game::Four, |_| 0b0101) <= MOST_FOUR);
    assert!(mean_plays::<3>(Game::Three, |number| 1 << (number % 3)) <= MOST_THREE);
    assert!(mean_plays::<2>(Game::Two, |_| 0b01) <= MOST_TWO);
}

const MOST_FOUR: u64 = 6_000;
const MOST_THREE: u64 = 8_300;
const MOST_TWO: u64 = 2_200;
