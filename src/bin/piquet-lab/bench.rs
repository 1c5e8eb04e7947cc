//! `bench`: deals and decisions a second on one core. It measures and keeps no result.

use std::time::{Duration, Instant};

use norman_piquet::ai::{Level, Mind};
use norman_piquet::rules::{BySide, Deal, Game, Position, Ruleset, View};

use super::cli::BenchArgs;
use super::play;
use super::text::{Fault, Out};

pub(super) fn run(args: &BenchArgs) -> Result<(), Fault> {
    let budget = Duration::from_secs_f64(args.seconds);
    let mut out = Out::new();
    let rate = deals_a_second(args.seed, budget)?;
    out.line(&format!(
        "whole deals at three, random players: {rate:.0} a second"
    ))?;
    for level in Level::ALL {
        let measured = decisions(level, args.seed, budget)?;
        out.line(&format!(
            "decisions at three, {} players: {:.0} a second, the longest {:.3} ms",
            level.name(),
            measured.count as f64 / measured.spent.as_secs_f64().max(1e-9),
            measured.longest.as_secs_f64() * 1e3
        ))?;
    }
    out.end()
}

fn start(seed: u64) -> Result<Position, Fault> {
    let deal = Deal::from_seed(Game::Three, seed);
    Position::dealt(
        Game::Three,
        &deal.hands,
        &deal.talon,
        BySide::default(),
        None,
    )
    .map_err(|why| Fault::Bad(why.to_string()))
}

fn minds(level: Level, seed: u64) -> Vec<Mind> {
    play::minds(Game::Three.seats().map(|_| level), seed)
}

/// Whole deals, with shuffling and everything asked and judged as at the table.
fn deals_a_second(seed: u64, budget: Duration) -> Result<f64, Fault> {
    let rules = Ruleset::default();
    let begun = Instant::now();
    let mut deals = 0u64;
    while begun.elapsed() < budget {
        let seed = seed.wrapping_add(deals);
        play::play(&rules, start(seed)?, &minds(Level::Random, seed), &mut ())?;
        deals += 1;
    }
    Ok(deals as f64 / begun.elapsed().as_secs_f64())
}

struct Decisions {
    count: u64,
    spent: Duration,
    longest: Duration,
}

/// The time that players of a level take to decide, without what the table does in between.
fn decisions(level: Level, seed: u64, budget: Duration) -> Result<Decisions, Fault> {
    let rules = Ruleset::default();
    let begun = Instant::now();
    let mut measured = Decisions {
        count: 0,
        spent: Duration::ZERO,
        longest: Duration::ZERO,
    };
    for deal in 0.. {
        let seed = seed.wrapping_add(deal);
        let minds = minds(level, seed);
        let mut at = start(seed)?;
        while let Some(seat) = at.to_act() {
            let view = View::of(&rules, &at, seat);
            let asked = Instant::now();
            let action = minds[seat.index()].decide(&view).action;
            let took = asked.elapsed();
            measured.count += 1;
            measured.spent += took;
            measured.longest = measured.longest.max(took);
            at = rules
                .play(&at, seat, action, &mut ())
                .map_err(|why| Fault::Bad(why.to_string()))?;
        }
        if begun.elapsed() >= budget {
            break;
        }
    }
    Ok(measured)
}
