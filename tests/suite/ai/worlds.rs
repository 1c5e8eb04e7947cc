//! Worlds agree with what the seat knows, and all that agree are drawn alike.

use std::collections::HashMap;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use norman_piquet::ai::belief::Belief;
use norman_piquet::rules::{
    Action, BySeat, BySide, Card, CardSet, Claims, Game, Phase, Position, Ruleset, View,
};

use super::late;

/// Whether these hands, declaring everything, would have said and shown what this seat has seen.
fn tells_the_same(view: &View, hands: &[CardSet]) -> bool {
    let game = view.game;
    let played = view.plays.by_seat(game);
    let whole: Vec<CardSet> = game
        .seats()
        .map(|seat| hands[seat.index()] | played[seat])
        .collect();
    let Ok(mut at) = Position::after_exchange(game, &whole, BySide::default(), None) else {
        return false;
    };
    let mut cards = view.plays.iter();
    loop {
        let Some(seat) = at.to_act() else {
            return false;
        };
        let action = match at.phase {
            Phase::Declare(_) => Action::Declare(Claims::all(
                game,
                &view.rules,
                at.hands[seat],
                CardSet::EMPTY,
            )),
            _ => match cards.next() {
                Some(card) => Action::Play(card),
                None => break,
            },
        };
        match view.rules.play(&at, seat, action, &mut ()) {
            Ok(next) => at = next,
            Err(_) => return false,
        }
    }
    at.said == view.said && at.shown == view.shown && at.plays == view.plays
}

/// Every way to share out the cards that the seat cannot place.
fn all_worlds(view: &View) -> Vec<Vec<CardSet>> {
    let game = view.game;
    let sizes = view.hand_sizes();
    let mut hands: Vec<CardSet> = game.seats().map(|seat| view.seen_in_hand(seat)).collect();
    let unseen: Vec<Card> = (!view.known()).iter().collect();
    let mut found = Vec::new();
    share_out(view, &sizes, &unseen, &mut hands, &mut found);
    found
}

fn share_out(
    view: &View,
    sizes: &BySeat<u8>,
    unseen: &[Card],
    hands: &mut Vec<CardSet>,
    found: &mut Vec<Vec<CardSet>>,
) {
    let game = view.game;
    let open: usize = game
        .seats()
        .map(|seat| usize::from(sizes[seat] - hands[seat.index()].len()))
        .sum();
    let Some((card, rest)) = unseen.split_first() else {
        if open == 0 && tells_the_same(view, hands) {
            found.push(hands.clone());
        }
        return;
    };
    for seat in game.seats() {
        if hands[seat.index()].len() < sizes[seat] {
            hands[seat.index()].insert(*card);
            share_out(view, sizes, rest, hands, found);
            hands[seat.index()].remove(*card);
        }
    }
    if open <= rest.len() {
        share_out(view, sizes, rest, hands, found);
    }
}

#[test]
fn worlds_are_drawn_evenly_from_all_that_agree() {
    let mut checked = 0;
    for (game, cards) in [(Game::Four, 3), (Game::Three, 3), (Game::Two, 4)] {
        for seed in 0..12 {
            let Some(at) = late(game, seed, cards) else {
                continue;
            };
            let seat = at.to_act().expect("a seat");
            let view = View::of(&Ruleset::default(), &at, seat);
            let blank = game.seats().any(|seat| at.said[seat].carte_blanche);
            if blank || !view.talon_seen.is_empty() {
                continue;
            }
            let worlds = all_worlds(&view);
            let mut counts: HashMap<Vec<CardSet>, u32> =
                worlds.iter().map(|world| (world.clone(), 0)).collect();
            assert!(!worlds.is_empty(), "{game:?} {seed}: the truth is missing");
            let belief = Belief::even(&view);
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let draws = 60 * worlds.len();
            let mut inside = 0;
            for _ in 0..draws {
                let world = belief.sample(&mut rng);
                let hands: Vec<CardSet> = game.seats().map(|seat| world.hand(seat)).collect();
                if let Some(count) = counts.get_mut(&hands) {
                    *count += 1;
                    inside += 1;
                }
            }
            let mean = f64::from(inside) / worlds.len() as f64;
            let chi: f64 = counts
                .values()
                .map(|count| (f64::from(*count) - mean).powi(2) / mean)
                .sum();
            let free = (worlds.len() - 1) as f64;
            // Five standard deviations of the statistic.
            assert!(
                chi < free + 5.0 * (2.0 * free).sqrt() + 5.0,
                "{game:?} {seed}: {chi:.0} for {free}"
            );
            let share = f64::from(inside) / draws as f64;
            assert!(
                share > 0.5,
                "{game:?} {seed}: only {share:.2} of the draws agree"
            );
            checked += 1;
        }
    }
    assert!(checked > 25, "only {checked} positions");
}
