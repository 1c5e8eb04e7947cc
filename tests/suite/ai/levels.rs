//! Each level is what it is called: who beats whom, and that slices of thought change nothing.

use norman_piquet::ai::arena::{self, Blunders, Bout, Part, Tally};
use norman_piquet::ai::{Level, Mind};
use norman_piquet::rules::{Game, Ruleset, View};

use super::deal;

/// Mean difference and half its 95 % interval.
fn bout(game: Game, part: Part, a: Level, b: Level, deals: u64, seed: u64) -> (f64, f64) {
    let bout = Bout {
        game,
        rules: Ruleset::default(),
        part,
        a,
        b,
        seed,
    };
    let mut tally = Tally::default();
    for number in 0..deals {
        tally.add(bout.difference(number));
    }
    (tally.mean(), tally.half_width())
}

#[test]
fn greedy_beats_random_by_far() {
    for (game, least) in [(Game::Four, 9.0), (Game::Three, 8.0), (Game::Two, 25.0)] {
        let (mean, half) = bout(game, Part::Whole, Level::Greedy, Level::Random, 200, 1);
        assert!(mean - half > least, "{game:?}: {mean:.2} ± {half:.2}");
    }
}

#[test]
fn equal_players_are_equal() {
    for game in Game::ALL {
        let at = arena::opening(game, Part::Whole, 3);
        assert_eq!(at.game, game);
        let (mean, _) = bout(game, Part::Whole, Level::Greedy, Level::Greedy, 20, 1);
        assert!(mean.abs() < 1e-9, "{game:?}: {mean}");
    }
}

#[test]
fn looking_ahead_beats_rules_of_thumb() {
    for (game, least) in [(Game::Four, 0.0), (Game::Three, 0.5), (Game::Two, 1.0)] {
        let (mean, half) = bout(game, Part::Whole, Level::Good, Level::Greedy, 60, 1);
        assert!(mean + half > least, "{game:?}: {mean:.2} ± {half:.2}");
        assert!(mean > 0.0, "{game:?}: {mean:.2} ± {half:.2}");
    }
}

#[test]
fn the_novice_loses_to_rules_of_thumb() {
    for game in Game::ALL {
        let (mean, half) = bout(game, Part::Whole, Level::Novice, Level::Greedy, 200, 1);
        assert!(mean + half < 0.0, "{game:?}: {mean:.2} ± {half:.2}");
    }
}

#[test]
fn slices_of_thought_change_nothing() {
    let rules = Ruleset::default();
    for game in Game::ALL {
        let mut at = deal(game, 5, None);
        let mind = Mind::new(Level::Good, 9);
        let mut asked = 0;
        while let Some(seat) = at.to_act() {
            let view = View::of(&rules, &at, seat);
            let whole = mind.decide(&view);
            let mut thought = mind.think(&view);
            let mut slices = 1;
            let sliced = loop {
                match thought.step(100) {
                    Some(decision) => break decision,
                    None => slices += 1,
                }
            };
            assert_eq!(whole, sliced, "{game:?} after {slices} slices");
            asked += slices;
            at = rules
                .play(&at, seat, whole.action, &mut ())
                .expect("a legal action");
        }
        assert!(asked > 100, "{game:?}: {asked} slices are no thought");
    }
}

#[test]
fn nobody_plays_what_no_partner_forgives() {
    for level in [Level::Greedy, Level::Good] {
        for game in Game::ALL {
            let bout = Bout {
                game,
                rules: Ruleset::default(),
                part: Part::Whole,
                a: level,
                b: Level::Casual,
                seed: 77,
            };
            let mut blunders = Blunders::default();
            for number in 0..40 {
                blunders.merge(&bout.blunders(number));
            }
            assert!(blunders.plays > 300);
            assert_eq!(blunders.masters_thrown, 0, "{level:?} {game:?}");
            assert_eq!(blunders.partner_overtaken, 0, "{level:?} {game:?}");
            assert_eq!(blunders.kings_bared, 0, "{level:?} {game:?}");
        }
    }
}
