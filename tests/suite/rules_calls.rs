//! What is said at the table (section 7): each player's words and answers in the printed deals, and
//! what is shown of them.

use norman_piquet::record::{Record, replay};
use norman_piquet::rules::{Answer, CardSet, Contest, Event, Phase, Rank, Said, Seat};

/// All that a seat says in a deal, and its answers.
fn said(json: &str, seat: u8) -> Said {
    let record: Record = json.parse().unwrap();
    replay(&record).unwrap().at.said[Seat(seat)]
}

fn sequences(said: &Said) -> Vec<(u8, Rank)> {
    said.sequence_list().collect()
}

fn sets(said: &Said) -> Vec<String> {
    said.set_list().map(|set| set.to_string()).collect()
}

/// Example 4p-1 with its first trick.
fn foster(rules: &str) -> String {
    format!(
        r#"{{"game": "four", "rules": {{{rules}}},
        "dealt": ["CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987"],
        "tricks": ["CA ST C8 C7"]}}"#
    )
}

#[test]
fn at_four_each_says_what_is_not_beaten_or_made_good_by_his_partner() {
    let deal = foster("");
    // The eldest states everything at once (rule 7.3).
    let a = said(&deal, 0);
    assert_eq!(a.point, 41);
    assert_eq!(sequences(&a), [(3, Rank::Queen)]);
    assert_eq!(sets(&a), ["A4"]);
    // Y's 40 is beaten; his quarts are better than the tierce.
    let y = said(&deal, 1);
    assert_eq!(y.point, 0);
    assert_eq!(sequences(&y), [(4, Rank::King), (4, Rank::Jack)]);
    assert!(sets(&y).is_empty());
    // B's tierce is beaten, his kings are made good by the aces.
    let b = said(&deal, 2);
    assert_eq!(b.point, 0);
    assert!(sequences(&b).is_empty());
    assert_eq!(sets(&b), ["K3"]);
    // Z's blank, and his sequences that Y's make good.
    let z = said(&deal, 3);
    assert!(z.carte_blanche);
    assert_eq!(sequences(&z), [(4, Rank::Ten), (3, Rank::Nine)]);
    assert!(sets(&z).is_empty());
}

#[test]
fn at_four_the_holder_alone_speaks_where_his_alone_count() {
    let deal = foster(r#""sharing4": "holder""#);
    assert!(sets(&said(&deal, 2)).is_empty(), "B's kings do not count");
    assert!(sequences(&said(&deal, 3)).is_empty(), "nor Z's sequences");
    assert_eq!(
        sequences(&said(&deal, 1)),
        [(4, Rank::King), (4, Rank::Jack)]
    );
    let all = foster(r#""sharing4": "all""#);
    assert_eq!(sequences(&said(&all, 2)), [(3, Rank::King)]);
}

#[test]
fn a_partners_equal_suit_is_not_said_and_an_enemys_is() {
    // Example 4p-4: A and B hold 40 each.
    let partners = r#"{"game": "four",
        "dealt": ["CA9 D7 H9 SKQJT", "CJT DAQJ8 H8 S9", "CK8 D9 HKQJT S7", "CQ7 DKT HA7 SA8"],
        "tricks": ["CA CT C8 C7"]}"#;
    assert_eq!(said(partners, 0).point, 40);
    assert_eq!(said(partners, 2).point, 0);
    // Example 4p-6: A's 40 and Y's.
    let enemies = r#"{"game": "four",
        "dealt": ["CT8 D9 H9 SKQJT", "CJ9 DKQJT H8 S9", "CQ DA7 HAKQ SA7", "CAK7 D8 HJT7 S8"],
        "tricks": ["CT CJ CQ CA"]}"#;
    assert_eq!(said(enemies, 1).point, 40);
    assert_eq!(sequences(&said(enemies, 1)), [(4, Rank::King)]);
}

#[test]
fn at_two_the_dealer_answers_class_by_class() {
    // Example 2p-1: the elder's 55 and quint are good, his three aces are not.
    let deal = r#"{"game": "two", "dealt": ["CJT9 DAJT987 HAK SA", "CAKQ8 DKQ HQJT SKQJ"],
        "tricks": ["DA DQ"]}"#;
    let elder = said(deal, 0);
    assert_eq!(elder.point, 55);
    // The best is named; the lower tierce goes with it once it is good.
    assert_eq!(sequences(&elder), [(5, Rank::Jack)]);
    let dealer = said(deal, 1);
    assert_eq!(dealer.answer(Contest::Point), Answer::Good);
    assert_eq!(dealer.answer(Contest::Sequence), Answer::Good);
    assert_eq!(dealer.answer(Contest::Set), Answer::NotGood);
    // Before his first card he states his own: fourteen queens.
    assert_eq!(sets(&dealer), ["Q4"]);
    // Example 2p-2: his quart is good, his three knaves are not.
    let deal = r#"{"game": "two", "dealt": ["CJ9 DK HAKQJ8 SAJ98", "CAKQT DAQJT7 HT SQT"],
        "tricks": ["HA HT"]}"#;
    assert_eq!(said(deal, 1).answer(Contest::Sequence), Answer::Good);
    assert_eq!(said(deal, 1).answer(Contest::Set), Answer::NotGood);
}

#[test]
fn answers_are_equal_and_not_good_where_they_are() {
    // C A K 10 9 = 40 against S A K Q J = 41.
    let deal = r#"{"game": "two", "dealt": ["CAKT9 DAT9 HAT8 S87", "SAKQJ CQJ8 DKQ HKQJ"]}"#;
    assert_eq!(said(deal, 1).answer(Contest::Point), Answer::NotGood);
    // 41 and a quart major on both sides.
    let deal = r#"{"game": "two", "dealt": ["CAKQJ DT98 HT98 S98", "SAKQJ CT98 DA7 HAQ7"]}"#;
    assert_eq!(said(deal, 1).answer(Contest::Point), Answer::Equal);
    assert_eq!(said(deal, 1).answer(Contest::Sequence), Answer::Equal);
    // The elder has no set to ask about.
    assert_eq!(said(deal, 1).answer(Contest::Set), Answer::Silent);
}

#[test]
fn at_three_both_others_answer() {
    // Example 3p-4: M's 56 is better than E's 49, D has less; the quint is good everywhere.
    let deal = r#"{"game": "three", "dealt": ["CKQ DKQ H9 SKQJT9", "CA DT9 HAKQT87 S8", "CJT97 DAJ8 HJ SA7"],
        "talon": "D7 C8"}"#;
    let (m, d) = (said(deal, 1), said(deal, 2));
    assert_eq!(m.answer(Contest::Point), Answer::NotGood);
    assert_eq!(d.answer(Contest::Point), Answer::Good);
    for other in [m, d] {
        assert_eq!(other.answer(Contest::Sequence), Answer::Good);
    }
}

#[test]
fn what_scored_is_shown_when_the_first_trick_is_complete() {
    // Rule 7.6.
    let deal = |tricks: &str| foster("").replace(r#"["CA ST C8 C7"]"#, tricks);
    let shown = |json: &str| {
        let record: Record = json.parse().unwrap();
        replay(&record).unwrap().at
    };
    let running = shown(&deal(r#"["CA ST C8"]"#));
    assert!(running.shown.0.iter().all(|cards| cards.is_empty()));
    let complete = shown(&deal(r#"["CA ST C8 C7"]"#));
    let cards = |text: &str| text.parse::<CardSet>().unwrap();
    assert_eq!(complete.shown[Seat(0)], cards("CAQJT DA HA SA"));
    assert_eq!(complete.shown[Seat(1)], cards("DJT98 SKQJT"));
    // B's beaten tierce stays hidden but for the kings.
    assert_eq!(complete.shown[Seat(2)], cards("CK DK HK"));
    // A carte blanche is the whole hand.
    assert_eq!(complete.shown[Seat(3)], cards("C7 HT987 S987"));
    assert_eq!(complete.phase, Phase::Play(Seat(0)));
}

#[test]
fn nobody_speaks_of_nothing_but_the_eldest() {
    let record: Record = foster("").parse().unwrap();
    for event in replay(&record).unwrap().events {
        if let Event::Spoke { seat, said } = event {
            assert!(seat == Seat::ELDEST || !said.is_empty());
        }
    }
}
