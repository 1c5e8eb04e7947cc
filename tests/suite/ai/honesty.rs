//! No player sees a hidden card, and none does what the rules refuse, whatever the rules.

use norman_piquet::ai::{Level, Mind};
use norman_piquet::rules::{
    Card, CardSet, Choices, Claims, Game, Position, Ruleset, Seat, Talon, View,
};

use super::{Dice, deal};

/// The same deal with every card that the seat does not know put elsewhere at random.
fn permuted(rules: &Ruleset, at: &Position, seat: Seat, dice: &mut Dice) -> Position {
    let view = View::of(rules, at, seat);
    let game = at.game;
    let others = || game.seats().filter(move |other| *other != seat);
    let mut hidden: Vec<Card> = (!view.known()).iter().collect();
    dice.shuffle(&mut hidden);
    let mut take = |count: usize| -> CardSet { hidden.drain(..count).collect() };
    let mut next = *at;
    for other in others() {
        let known = at.hands[other] & view.known();
        let hand = known | take((at.hands[other] - known).iter().count());
        next.hands[other] = hand;
    }
    let seen = view.known();
    let mut talon: Vec<Card> = Vec::new();
    for card in at.talon.iter() {
        if seen.contains(card) {
            talon.push(card);
        } else {
            talon.extend(take(1).iter());
        }
    }
    next.talon = Talon::new(&talon);
    for other in others() {
        let gone = at.discards[other] & seen;
        next.discards[other] = gone | take((at.discards[other] - gone).iter().count());
        // What they hold now says where the rest came from; a seat sees neither.
        next.dealt[other] = next.hands[other] | next.discards[other];
        if !at.drawn[other].is_empty() {
            let drawn = next.hands[other].iter();
            next.drawn[other] = drawn.take(at.drawn[other].iter().count()).collect();
        }
        if let Some(claims) = at.claims[other] {
            let all = Claims::all(game, rules, next.hands[other], next.dealt[other]);
            next.claims[other] = Some(if claims.is_empty() { Claims::NONE } else { all });
        }
    }
    next
}

/// Lets every decision of a deal be taken twice, with the hidden cards moved between.
fn check_deal(game: Game, seed: u64, levels: &[Level], dice: &mut Dice) -> usize {
    let rules = dice.ruleset();
    let target = [None, Some(100), Some(30)][dice.below(3)];
    let mut at = deal(game, seed, target);
    let mut asked = 0;
    while let Some(seat) = at.to_act() {
        let level = dice.level(levels);
        let mind = Mind::new(level, seed ^ 0xABCD);
        let view = View::of(&rules, &at, seat);
        let decision = mind.decide(&view);
        let other = permuted(&rules, &at, seat, dice);
        let other_view = View::of(&rules, &other, seat);
        // Somebody else's draw may have been given fewer cards than his hand now holds of them.
        if other_view == view {
            assert_eq!(
                decision,
                mind.decide(&other_view),
                "{level:?} {game:?} {seed}"
            );
            asked += 1;
        }
        at = rules
            .play(&at, seat, decision.action, &mut ())
            .unwrap_or_else(|error| panic!("{level:?} {game:?} {seed}: {error} {rules:?}"));
    }
    asked
}

#[test]
fn hidden_cards_never_change_a_decision() {
    let mut dice = Dice(1);
    let mut asked = 0;
    for seed in 0..150 {
        // Those that look ahead take longer, so they sit down to fewer deals.
        let levels: &[Level] = match seed {
            0..3 => &Level::ALL,
            _ => &[Level::Random, Level::Greedy, Level::Novice, Level::Casual],
        };
        for game in Game::ALL {
            asked += check_deal(game, seed, levels, &mut dice);
        }
    }
    assert!(asked > 10_000, "only {asked} positions");
}

#[test]
fn players_do_only_what_the_rules_allow() {
    let mut dice = Dice(2);
    for seed in 0..4_000 {
        let game = Game::ALL[seed as usize % 3];
        let rules = dice.ruleset();
        let target = [None, Some(100), Some(20)][dice.below(3)];
        let mut at = deal(game, seed, target);
        let level = match seed % 50 {
            0 => Level::Good,
            1..4 => Level::Novice,
            4..8 => Level::Casual,
            8..12 => Level::Random,
            _ => Level::Greedy,
        };
        while let Some(seat) = at.to_act() {
            let action = Mind::new(level, seed)
                .decide(&View::of(&rules, &at, seat))
                .action;
            at = rules
                .play(&at, seat, action, &mut ())
                .unwrap_or_else(|error| panic!("{level:?} {game:?} {seed}: {error} {rules:?}"));
        }
    }
}

#[test]
fn a_seat_that_is_not_asked_is_not_upset() {
    let at = deal(Game::Three, 1, None);
    let rules = Ruleset::default();
    for level in Level::ALL {
        let view = View::of(&rules, &at, Seat::ELDEST);
        assert_eq!(view.choices(), Choices::Nothing);
        let action = Mind::new(level, 1).decide(&view).action;
        assert!(rules.play(&at, Seat::ELDEST, action, &mut ()).is_err());
    }
}
