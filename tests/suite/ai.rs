//! The computer players: legal under every rule, blind to hidden cards, and not stupid in the
//! positions that everybody notices.

use std::collections::HashMap;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use norman_piquet::ai::arena::{self, Bout, Part, Tally};
use norman_piquet::ai::belief::Belief;
use norman_piquet::ai::solver::{Layout, Solver, by_trying_all};
use norman_piquet::ai::{Level, Mind, Reason};
use norman_piquet::rules::{
    Action, BySeat, BySide, Card, CardSet, Choices, Claims, Deal, Game, Phase, Position, Ruleset,
    SWITCHES, Seat, Talon, View, parse_cards,
};

/// A generator for the tests' own choices.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }

    fn ruleset(&mut self) -> Ruleset {
        let mut rules = Ruleset::default();
        for switch in SWITCHES {
            let value = self.below(switch.values.len());
            assert!((switch.set)(&mut rules, value));
        }
        rules
    }

    fn level(&mut self, among: &[Level]) -> Level {
        among[self.below(among.len())]
    }
}

fn deal(game: Game, seed: u64, target: Option<u16>) -> Position {
    let deal = Deal::from_seed(game, seed);
    Position::dealt(game, &deal.hands, &deal.talon, BySide::default(), target).expect("a deal")
}

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
        for game in Game::ALL {
            asked += check_deal(game, seed, &[Level::Random, Level::Greedy], &mut dice);
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
        let level = [Level::Greedy, Level::Random][usize::from(seed % 5 == 0)];
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

/// A deal in which these cards have been played; nothing is declared. Seats that are not named get
/// what is left over.
fn position(game: Game, hands: &[&str], played: &str) -> Position {
    let mut known: Vec<CardSet> = hands
        .iter()
        .map(|hand| hand.parse().expect("a hand"))
        .collect();
    known.resize(usize::from(game.players()), CardSet::EMPTY);
    let mut rest: Vec<Card> = (!known.iter().fold(CardSet::EMPTY, |all, hand| all | *hand))
        .iter()
        .collect();
    for hand in &mut known {
        while hand.len() < game.hand_size() {
            hand.insert(rest.pop().expect("a card"));
        }
    }
    let mut at = Position::after_exchange(game, &known, BySide::default(), None).expect("hands");
    for seat in game.seats() {
        at.claims[seat] = Some(Claims::NONE);
    }
    at.phase = Phase::Play(Seat::ELDEST);
    let rules = Ruleset::default();
    for card in parse_cards(played).expect("cards") {
        let seat = at.to_act().expect("a seat");
        at = rules
            .play(&at, seat, Action::Play(card), &mut ())
            .unwrap_or_else(|error| panic!("{card}: {error}"));
    }
    at
}

struct Case {
    name: &'static str,
    game: Game,
    hands: &'static [&'static str],
    played: &'static str,
    wanted: &'static str,
}

const CASES: &[Case] = &[
    Case {
        name: "cashes the run from the ace",
        game: Game::Four,
        hands: &["CAKQ DJ8 H9 S87"],
        played: "",
        wanted: "CA CK CQ",
    },
    Case {
        name: "follows low when beaten",
        game: Game::Two,
        hands: &["CAJT9 DAKQ HAKQ SAK", "CK87 DJT9 HJT9 S987"],
        played: "CA",
        wanted: "C7",
    },
    Case {
        name: "keeps the guarded king",
        game: Game::Two,
        hands: &["SAKQJT987 CA DA HA", "HK7 D9JT87 CT987Q"],
        played: "SA",
        wanted: "D7 C7",
    },
    Case {
        name: "throws no master while a loser is held",
        game: Game::Two,
        hands: &["SAKQJT987 CK DK HK9", "CAQJ DAQJ7 HAQJT7"],
        played: "SA",
        wanted: "H7 D7",
    },
    Case {
        name: "does not overtake the partner's ace",
        game: Game::Four,
        hands: &["CA DKQJ HK S987", "C7 DT98 HQJ SAK", "CK98 D7 HT98 SQ"],
        played: "CA C7",
        wanted: "C8",
    },
    Case {
        name: "does not overtake the partner's king with the ace while nobody can beat it",
        game: Game::Four,
        hands: &["CKQ DKQJ HK S98", "C7 DT98 HQJ SAK", "CA8 D7 HT987 SQ"],
        played: "CK C7",
        wanted: "C8",
    },
    Case {
        name: "third hand plays high",
        game: Game::Four,
        hands: &["C87 DKQJ HK S98", "C9 DT98 HQJ SAK", "CAT D7 HT987 SQ"],
        played: "C8 C9",
        wanted: "CA CT",
    },
    Case {
        name: "the last hand takes cheaply",
        game: Game::Four,
        hands: &[
            "CT7 DKQJ HK S98",
            "C9 DT98 HQJ SAK",
            "C8 D7A HT987 SQ",
            "CAJ HA",
        ],
        played: "CT C9 C8",
        wanted: "CJ",
    },
    Case {
        name: "the last hand lets the partner have it",
        game: Game::Four,
        hands: &[
            "C97 DKQJ HK S98",
            "CT DT98 HQJ SAK",
            "C8 D7A HT987 SQ",
            "CAJ HA",
        ],
        played: "C9 CT C8",
        wanted: "CJ",
    },
    Case {
        name: "takes the trick with the last cheap winner at three",
        game: Game::Three,
        hands: &[
            "CT9 DKQJ HK87 S98",
            "C87 DT98 HQJ SAKQ",
            "CAJ DA HAT9 SJT7 D7",
        ],
        played: "CT C8",
        wanted: "CJ",
    },
];

fn check_cases(level: Level, cases: &[Case]) {
    for case in cases {
        let at = position(case.game, case.hands, case.played);
        let seat = at.to_act().expect("a seat");
        let view = View::of(&Ruleset::default(), &at, seat);
        let decision = Mind::new(level, 1).decide(&view);
        let Action::Play(card) = decision.action else {
            panic!("{}: {decision:?}", case.name);
        };
        let wanted = parse_cards(case.wanted).expect("cards");
        assert!(
            wanted.contains(&card),
            "{level:?} {}: plays {card} ({:?}) of {}",
            case.name,
            decision.reason,
            view.hand
        );
    }
}

#[test]
fn greedy_plays_what_everybody_would() {
    check_cases(Level::Greedy, CASES);
}

#[test]
fn a_decision_says_why() {
    let at = position(Game::Four, &["CAKQ DJ8 H9 S87"], "");
    let view = View::of(&Ruleset::default(), &at, Seat::ELDEST);
    let decision = Mind::new(Level::Greedy, 1).decide(&view);
    assert!(matches!(decision.reason, Some(Reason::CashesMaster(_))));
}

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
            let belief = Belief::of(&view);
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
