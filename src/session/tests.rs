//! Seats after the cut, and the numbers of shuffles.

use super::*;
use crate::rules::Card;

fn session(game: Game) -> Session {
    Session {
        game,
        ..Session::default()
    }
}

#[test]
fn the_two_lowest_are_partners_where_the_cut_decides() {
    for seed in 0..2_000 {
        let mut session = Session {
            partner_by_cut: true,
            seed,
            ..session(Game::Four)
        };
        let cut = session.cut();
        let chairs = session.chairs(&cut);
        let side = |place: usize| chairs[usize::from(cut.order[place])].0 % 2;
        assert_eq!(chairs[0], Chair(0), "the player keeps his chair");
        assert_eq!(side(0), side(1), "seed {seed}: {chairs:?}");
        assert_eq!(side(2), side(3), "seed {seed}: {chairs:?}");
        assert_ne!(side(0), side(2), "seed {seed}: {chairs:?}");
        let partie = session.begin(&cut);
        assert_eq!(partie.dealer, chairs[usize::from(cut.order[0])]);
    }
}

#[test]
fn whoever_cut_a_card_takes_the_chair_with_it() {
    let words = Words::new(Language::English);
    let mut session = Session {
        partner_by_cut: true,
        seed: 11,
        ..session(Game::Four)
    };
    let cut = session.cut();
    let chairs = session.chairs(&cut);
    let names: Vec<String> = (0..4)
        .map(|player| session.name_of(Chair(player), &words))
        .collect();
    session.begin(&cut);
    for player in 0..4 {
        assert_eq!(session.name_of(chairs[player], &words), names[player]);
    }
}

#[test]
fn the_highest_deals_in_the_six_deal_form() {
    let mut session = Session {
        goal: Goal::SixDeals,
        seed: 5,
        ..session(Game::Two)
    };
    let cut = session.cut();
    let partie = session.begin(&cut);
    let card = |player: u8| -> Card {
        let last = cut.rounds.last().unwrap();
        last.iter().find(|(who, _)| *who == player).unwrap().1
    };
    let other = Chair(1 - partie.dealer.0);
    assert!(card(partie.dealer.0).rank() > card(other.0).rank());
    assert_eq!(partie.target, None);
}

#[test]
fn another_game_does_not_keep_a_goal_it_does_not_know() {
    let mut session = Session {
        goal: Goal::SixDeals,
        ..session(Game::Two)
    };
    session.choose(Game::Three);
    assert_eq!(session.goal, Goal::Points(100));
}

#[test]
fn a_number_is_read_as_it_is_typed() {
    assert_eq!(Seed::read(" 123 456 "), Ok(Seed(123_456)));
    assert_eq!(Seed::read("9007199254740992"), Ok(Seed(Seed::LAST)));
    assert_eq!(Seed::read("9007199254740993"), Err(SeedFault::Large));
    assert_eq!(Seed::read("99999999999999999999"), Err(SeedFault::Large));
    assert_eq!(Seed::read(""), Err(SeedFault::Empty));
    for letters in ["-1", "7a", "1.5", "١٢"] {
        assert_eq!(Seed::read(letters), Err(SeedFault::Letters), "{letters}");
    }
}

#[test]
fn new_numbers_differ_and_stay_short() {
    let mut seed = Seed(0);
    let mut seen = std::collections::HashSet::new();
    for moment in 0..10_000 {
        seed = seed.after(moment);
        assert!(seed.0 < 1_000_000_000);
        seen.insert(seed);
    }
    assert!(seen.len() > 9_990, "{}", seen.len());
}

#[test]
fn neighbours_at_the_table_are_never_the_same_person() {
    let words = Words::new(Language::English);
    let mut session = session(Game::Four);
    for _ in 0..20 {
        let names: std::collections::HashSet<String> = (0..4)
            .map(|chair| session.name_of(Chair(chair), &words))
            .collect();
        let portraits: std::collections::HashSet<usize> = (0..4)
            .map(|chair| session.portrait_of(Chair(chair)))
            .collect();
        assert_eq!((names.len(), portraits.len()), (4, 4));
        session.change_company();
    }
}
