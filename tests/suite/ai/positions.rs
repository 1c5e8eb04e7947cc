//! Positions in which everybody knows what to play.

use norman_piquet::ai::{Level, Mind, Reason};
use norman_piquet::rules::{
    Action, BySide, Card, CardSet, Claims, Game, Phase, Position, Ruleset, Seat, View, parse_cards,
};

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
        wanted: "H7 D7 CJ DJ",
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
fn who_looks_ahead_still_plays_what_everybody_would() {
    check_cases(Level::Good, CASES);
    check_cases(Level::Strong, CASES);
}

#[test]
fn a_decision_says_why() {
    let at = position(Game::Four, &["CAKQ DJ8 H9 S87"], "");
    let view = View::of(&Ruleset::default(), &at, Seat::ELDEST);
    let decision = Mind::new(Level::Greedy, 1).decide(&view);
    assert!(matches!(decision.reason, Some(Reason::CashesMaster(_))));
}
