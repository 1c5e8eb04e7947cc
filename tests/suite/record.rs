//! The deal record to the letter of its description: what may be left out, what comes out, and what
//! is refused with which facts. The bad records are used by the laboratory's tests as well.

use norman_piquet::record::{Line, Record};
use norman_piquet::rules::{Action, BySide, Card, CardSet, Deal, Game, Phase, Ruleset, Seat};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};

use crate::common::{count, dealt, declared_of, play_out, refusal};

/// The record printed in the description.
const SAMPLE: &str = r#"{"game": "four",
 "rules": {"preset": "book", "count": "tenOrHigher"},
 "target": 100,
 "totals": [0, 0],
 "dealt": ["CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987"],
 "talon": "",
 "exchange": [],
 "claims": "all",
 "tricks": ["CA ST C8 C7", "CT SJ CK S7"]}"#;

/// What the description prints as its result, but for the record.
const RESULT: &str = r#"{
 "events": [{"class": "carteBlanche", "seat": 3, "side": 1, "points": 10, "cards": "C7 HT987 S987", "totals": [0, 10]},
            {"class": "point", "seat": 0, "side": 0, "points": 4, "pips": 41, "cards": "CAQJT", "totals": [4, 10]},
            {"class": "sequence", "seat": 1, "side": 1, "points": 4, "cards": "SKQJT", "totals": [4, 14]},
            {"class": "sequence", "seat": 1, "side": 1, "points": 4, "cards": "DJT98", "totals": [4, 18]},
            {"class": "sequence", "seat": 3, "side": 1, "points": 4, "cards": "HT987", "totals": [4, 22]},
            {"class": "sequence", "seat": 3, "side": 1, "points": 3, "cards": "S987", "totals": [4, 25]},
            {"class": "set", "seat": 0, "side": 0, "points": 14, "cards": "CA DA HA SA", "totals": [18, 25]},
            {"class": "set", "seat": 2, "side": 0, "points": 3, "cards": "CK DK HK", "totals": [21, 25]},
            {"class": "lead", "seat": 0, "side": 0, "points": 1, "cards": "CA", "totals": [22, 25]},
            {"class": "lead", "seat": 0, "side": 0, "points": 1, "cards": "CT", "totals": [23, 25]}],
 "declared": [21, 25],
 "trickWinners": [0, 2],
 "tricksTaken": [1, 0, 1, 0],
 "deal": [23, 25],
 "totals": [23, 25],
 "over": null}"#;

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn result(json: &str) -> Value {
    value(&count(json).to_json())
}

#[test]
fn the_sample_gives_the_result_printed_beside_it() {
    let mut printed = value(RESULT);
    printed["record"] = value(SAMPLE);
    assert_eq!(result(SAMPLE), printed);
}

#[test]
fn what_is_left_out_is_written_complete() {
    let written = result(
        r#"{"game": "three", "dealt": ["CJ DQ7 HKJ8 SAKQ9", "C7 DKJT9 HQT9 ST8", "CKQT98 DA8 HA SJ7"],
        "talon": "H7 CA", "exchange": [{"seat": 2, "out": "S7 D8"}]}"#,
    );
    assert_eq!(
        written["record"],
        json!({
            "game": "three",
            "rules": {"preset": "book"},
            "totals": [0, 0, 0],
            "dealt": ["CJ DQ7 HKJ8 SAKQ9", "C7 DKJT9 HQT9 ST8", "CKQT98 DA8 HA SJ7"],
            "talon": "H7 CA",
            "exchange": [{"seat": 2, "out": "D8 S7", "in": "CA H7"}],
            "claims": "all",
            "tricks": [],
        })
    );
    assert_eq!(written["trickWinners"], json!([]));
    assert_eq!(written["tricksTaken"], json!([0, 0, 0]));
}

#[test]
fn order_and_spaces_of_a_hand_are_free() {
    let scored = count(
        r#"{"game": "four", "dealt": ["SA HA D QA CT JQA", "S TJQK D 8 9 T J", "HKQJCK98DK7", "S987 C7 HT987"]}"#,
    );
    assert_eq!(
        scored.record.dealt[0].to_string(),
        "CAQJT DAQ HA SA",
        "written in the order of the record"
    );
    assert_eq!(declared_of(&scored), [21, 25]);
}

#[test]
fn at_three_a_talon_that_is_not_given_is_what_nobody_holds() {
    let refused = result(
        r#"{"game": "three", "dealt": ["C98 DA7 HAKQJT SA", "CKT DKJ9 H9 SKQ98", "CAQJ DQT8 H8 SJT7"]}"#,
    );
    assert_eq!(refused["record"]["talon"], "C7 H7");
    assert_eq!(refused["record"]["exchange"], json!([]));
    assert_eq!(refused["declared"], json!([93, 0, 0]));
}

#[test]
fn at_two_hands_without_an_exchange_are_those_after_it() {
    let hands = r#""game": "two", "dealt": ["CJT9 DAJT987 HAK SA", "CAKQ8 DKQ HQJT SKQJ"]"#;
    let bare = count(&format!("{{{hands}}}"));
    assert_eq!(declared_of(&bare), [24, 17]);
    assert_eq!(value(&bare.to_json())["record"]["talon"], "");
    // The talon may be there: such is a deal that nobody has touched yet.
    let untouched = count(&format!(
        r#"{{{hands}, "talon": "C7 H9 H8 H7 ST S9 S8 S7"}}"#
    ));
    assert_eq!(declared_of(&untouched), [24, 17]);
}

#[test]
fn at_two_the_younger_draws_from_the_top_of_what_is_left() {
    let deal = |exchange: &str| {
        format!(
            r#"{{"game": "two", "dealt": ["CAKQ D987 H987 S987", "CJT9 DAKQ HAKQ SAKQ"],
            "talon": "C8 C7 DJ DT HJ HT SJ ST", "exchange": [{exchange}]}}"#
        )
    };
    // The elder leaves two of his five; the younger takes those first.
    let scored = count(&deal(
        r#"{"seat": 0, "out": "S987", "in": "DJ C87"}, {"seat": 1, "out": "CT9 DQ HQ"}"#,
    ));
    let younger = scored.record.exchange[1];
    assert_eq!(younger.drawn.unwrap().to_string(), "DT HJT SJ");
    let said = refusal(&deal(
        r#"{"seat": 0, "out": "S987"}, {"seat": 1, "out": "CT9 DQ", "in": "HT SJ ST"}"#,
    ));
    assert!(
        said.contains("seat 1") && said.contains("HT SJT") && said.contains("DT HJT"),
        "{said}"
    );
}

#[test]
fn a_seat_without_an_entry_declares_nothing() {
    let deal = SAMPLE.replace(
        r#""claims": "all""#,
        r#""claims": [{"seat": 0, "point": "C", "sequences": ["CQ3"], "sets": ["A3"]}]"#,
    );
    // 4, the tierce 3, three aces of the four 3; then two leads.
    let scored = count(&deal);
    assert_eq!(declared_of(&scored), [10, 0]);
    let written = value(&scored.to_json());
    assert_eq!(
        written["record"]["claims"],
        json!([{"seat": 0, "point": "C", "sequences": ["CQ3"], "sets": ["A3"]}])
    );
    // Of four called as three one is not shown.
    assert_eq!(written["events"][2]["cards"], "DA HA SA");
}

#[test]
fn a_part_of_a_run_may_be_declared() {
    let scored = count(
        r#"{"game": "three", "dealt": ["C98 DA7 HAKQJT SA", "CKT DKJ9 H9 SKQ98", "CAQJ DQT8 H8 SJT7"],
        "claims": [{"seat": 0, "sequences": ["HK4"]}]}"#,
    );
    assert_eq!(declared_of(&scored), [4, 0, 0]);
}

#[test]
fn claims_of_everything_are_written_as_all() {
    let hands = r#""game": "four", "dealt": ["CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987"]"#;
    let listed = count(&format!(
        r#"{{{hands}, "claims": [
        {{"seat": 0, "point": "C", "sequences": ["CQ3"], "sets": ["A4"]}},
        {{"seat": 1, "point": "S", "sequences": ["SK4", "DJ4"]}},
        {{"seat": 2, "point": "H", "sequences": ["HK3"], "sets": ["K3"]}},
        {{"seat": 3, "point": "H", "sequences": ["HT4", "S93"], "carteBlanche": true}}]}}"#
    ));
    assert_eq!(value(&listed.to_json())["record"]["claims"], "all");
}

#[test]
fn an_equality_and_a_going_out_are_events() {
    let written = result(
        r#"{"game": "four", "dealt": ["CT8 D9 H9 SKQJT", "CJ9 DKQJT H8 S9", "CQ DA7 HAKQ SA7", "CAK7 D8 HJT7 S8"],
        "target": 50, "totals": [48, 3]}"#,
    );
    assert_eq!(
        written["events"],
        json!([
            {"class": "cancelled", "what": "point", "seats": [0, 1], "totals": [0, 0]},
            {"class": "cancelled", "what": "sequence", "seats": [0, 1], "totals": [0, 0]},
            {"class": "set", "seat": 2, "side": 0, "points": 3, "cards": "DA HA SA", "totals": [3, 0]},
            {"class": "goneOut", "seat": 2, "side": 0, "totals": [3, 0]},
        ])
    );
    assert_eq!(written["totals"], json!([51, 3]));
    // At four sides are named, once each.
    assert_eq!(
        written["over"],
        json!({"winners": [0], "losers": [1], "pays": [[1, 0, 1]]})
    );
}

#[test]
fn a_repique_event_holds_the_bonus_alone() {
    let written = result(
        r#"{"game": "three", "dealt": ["C98 DA7 HAKQJT SA", "CKT DKJ9 H9 SKQ98", "CAQJ DQT8 H8 SJT7"]}"#,
    );
    assert_eq!(
        written["events"][2],
        json!({"class": "repique", "seat": 0, "side": 0, "points": 70, "totals": [90, 0, 0]})
    );
}

#[test]
fn an_unfinished_first_trick_counts_the_declarations_and_its_lead() {
    let sample = |tricks: &str| SAMPLE.replace(r#"["CA ST C8 C7", "CT SJ CK S7"]"#, tricks);
    for tricks in [r#"["CA"]"#, r#"["CA ST C8"]"#] {
        let written = result(&sample(tricks));
        assert_eq!(written["deal"], json!([22, 25]));
        assert_eq!(written["trickWinners"], json!([]));
    }
    assert_eq!(result(&sample("[]"))["deal"], json!([21, 25]));
}

#[test]
fn the_game_that_declarations_end_lets_a_first_trick_stand_at_four_alone() {
    // Rule 11.7: at four the eldest leads before the others declare.
    let four = |tricks: &str| {
        SAMPLE
            .replace(r#"["CA ST C8 C7", "CT SJ CK S7"]"#, tricks)
            .replace("[0, 0]", "[90, 0]")
    };
    for tricks in ["[]", r#"["CA"]"#, r#"["CA ST C8 C7"]"#] {
        let written = result(&four(tricks));
        assert_eq!(written["deal"], json!([18, 25]));
        assert_eq!(written["over"]["winners"], json!([0]));
    }
    assert!(refusal(&four(r#"["CA ST C8 C7", "CT"]"#)).contains("trick 2: seat 0"));
    let two = |tricks: &str| {
        format!(
            r#"{{"game": "two", "dealt": ["HKQJT9 CAKQ DAQ9 SQ", "CJT98 DKJT8 SJT98"],
            "target": 100, "totals": [80, 0], "tricks": {tricks}}}"#
        )
    };
    assert_eq!(result(&two("[]"))["totals"], json!([100, 0]));
    let said = refusal(&two(r#"["HK DK"]"#));
    assert!(
        said.contains("trick 1") && said.contains("seat 0") && said.contains("rule 11.7"),
        "{said}"
    );
}

#[test]
fn the_first_lead_that_ends_the_game_lets_its_trick_stand() {
    // 79 and 20 in hand make 99; the first lead is the hundredth.
    let two = |tricks: &str| {
        format!(
            r#"{{"game": "two", "dealt": ["HKQJT9 CAKQ DAQ9 SQ", "CJT98 DKJT8 SJT98"],
            "claims": [{{"seat": 0, "point": "H", "sequences": ["HK5"]}}],
            "target": 100, "totals": [79, 0], "tricks": {tricks}}}"#
        )
    };
    for tricks in [r#"["HK"]"#, r#"["HK DK"]"#] {
        let written = result(&two(tricks));
        assert_eq!(written["totals"], json!([100, 0]));
        assert_eq!(written["over"]["winners"], json!([0]));
    }
    assert!(refusal(&two(r#"["HK DK", "HQ"]"#)).contains("rule 11.7"));
}

#[test]
fn a_later_lead_that_ends_the_game_is_the_last_card() {
    let sample = |tricks: &str| {
        SAMPLE
            .replace(r#"["CA ST C8 C7", "CT SJ CK S7"]"#, tricks)
            .replace("[0, 0]", "[77, 0]")
    };
    // 77 + 21 + 1 + 1.
    let written = result(&sample(r#"["CA ST C8 C7", "CT"]"#));
    assert_eq!(written["totals"], json!([100, 25]));
    let said = refusal(&sample(r#"["CA ST C8 C7", "CT SJ CK S7"]"#));
    assert!(said.contains("trick 2: seat 1"), "{said}");
}

#[test]
fn a_result_is_read_as_its_record_and_what_it_states() {
    let scored = count(SAMPLE);
    let line = Line::parse(&scored.to_json()).unwrap();
    assert_eq!(line.record, scored.record);
    assert_eq!(line.stated.difference(&scored), None);
    let wrong = scored
        .to_json()
        .replace(r#""deal":[23,25]"#, r#""deal":[22,25]"#);
    let line = Line::parse(&wrong).unwrap();
    assert_eq!(
        line.stated.difference(&scored),
        Some(("deal", "[22,25]".to_owned(), "[23,25]".to_owned()))
    );
    let over = scored.to_json().replace(
        r#""over":null"#,
        r#""over":{"winners":[0],"losers":[1],"pays":[]}"#,
    );
    let line = Line::parse(&over).unwrap();
    assert_eq!(line.stated.difference(&scored).unwrap().0, "over");
    let said = Line::parse(&wrong.replace("tricksTaken", "tricksLost")).unwrap_err();
    assert!(said.to_string().contains("tricksLost"), "{said}");
}

#[test]
fn a_player_knows_his_own_cards_until_the_deal_is_over() {
    let rules = Ruleset::default();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for game in Game::ALL {
        let (_, at) = dealt(game, 11, BySide::default(), None);
        let (end, _) = play_out(&rules, at, false, &mut rng, |at, _, _| {
            for seat in game.seats() {
                let known = Record::known_to(&rules, at, seat);
                for other in game.seats() {
                    let hand = known.dealt[other.index()];
                    if other == seat {
                        assert_eq!(hand, at.dealt[seat]);
                    } else {
                        assert!(hand.is_empty());
                    }
                }
                assert_eq!(known.talon, None);
                assert!(known.exchange.iter().all(|exchange| exchange.seat == seat));
                // It can be written and read, and not be scored.
                let read: Record = known.to_json().parse().unwrap();
                assert_eq!(read.dealt, known.dealt);
                let said = norman_piquet::record::score(&read).unwrap_err().to_string();
                assert!(said.contains("is empty"), "{said}");
            }
        });
        let whole = Record::known_to(&rules, &end, Seat(0));
        assert_eq!(whole, Record::of_position(&rules, &end));
        count(&whole.to_json());
    }
}

#[test]
fn a_carte_blanche_at_two_is_the_hand_before_the_exchange() {
    let scored = count(
        r#"{"game": "two", "dealt": ["CAT98 DAT98 HAT98", "C7 D7 H7 SKQJT98 CK DK HK"],
        "talon": "SA S7 CQ CJ DQ DJ HQ HJ",
        "exchange": [{"seat": 0, "out": "C8 D8"}, {"seat": 1, "out": "C7 D7 H7"}]}"#,
    );
    let written = value(&scored.to_json());
    assert_eq!(
        written["events"][0],
        json!({"class": "carteBlanche", "seat": 0, "side": 0, "points": 10,
            "cards": "CAT98 DAT98 HAT98", "totals": [10, 0]})
    );
}

/// A bad record and what its sentence must name.
pub(crate) type Bad = (String, &'static [&'static str]);

fn four(rest: &str) -> String {
    format!(
        r#"{{"game": "four", "dealt": ["CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987"]{rest}}}"#
    )
}

fn three(rest: &str) -> String {
    format!(
        r#"{{"game": "three", "dealt": ["CJ DQ7 HKJ8 SAKQ9", "C7 DKJT9 HQT9 ST8", "CKQT98 DA8 HA SJ7"], "talon": "CA H7"{rest}}}"#
    )
}

fn two(rest: &str) -> String {
    format!(
        r#"{{"game": "two", "dealt": ["CAKQ D987 H987 S987", "CJT9 DAKQ HAKQ SAKQ"], "talon": "C8 C7 DJ DT HJ HT SJ ST"{rest}}}"#
    )
}

fn four_hands(hands: &str) -> String {
    format!(r#"{{"game": "four", "dealt": [{hands}]}}"#)
}

/// Records that break the rules: each sentence names seat, card or number, and rule.
pub(crate) fn against_the_rules() -> Vec<Bad> {
    let claims = |claim: &str| four(&format!(r#", "claims": [{claim}]"#));
    let tricks = |tricks: &str| four(&format!(r#", "tricks": [{tricks}]"#));
    let first = r#""CA ST C8 C7""#;
    vec![
        // Cards.
        (
            four_hands(r#""CAQJT DAQ HA SA", "DJT98 SKQJ CA", "CK98 DK7 HKQJ", "C7 HT987 S987""#),
            &["card CA", "seat 0", "seat 1", "rule 1.1"],
        ),
        (
            four_hands(r#""CAQJT DAQ HA CA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987""#),
            &["seat 0", "CA", "rule 1.1"],
        ),
        (
            four(r#", "talon": "C7""#),
            &["C7", "seat 3", "talon", "rule 1.1"],
        ),
        (
            four_hands(r#""CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987 SA""#),
            &["SA", "seat 0", "seat 3", "rule 1.1"],
        ),
        (
            four_hands(r#""CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ""#),
            &["3 hands", "has 4", "rule 1.8"],
        ),
        (
            four_hands(r#""CAQJT DAQ HA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987""#),
            &["seat 0 has 7 cards", "rule 1.8"],
        ),
        (
            four_hands(r#""CAQJT DAQ HA SA", "", "CK98 DK7 HKQJ", "C7 HT987 S987""#),
            &["seat 1", "empty", "rule 1.8"],
        ),
        (
            four_hands(r#""CAQJT DAQ HA SA", "DJT98 SKQ1T", "CK98 DK7 HKQJ", "C7 HT987 S987""#),
            &["hand of seat 1", "DJT98 SKQ1T"],
        ),
        (
            three("").replace("CA H7", "CA"),
            &["talon has 1", "have 2", "rule 1.8"],
        ),
        (
            two("").replace("SJ ST", "SJ"),
            &["talon has 7", "have 8", "rule 1.8"],
        ),
        // Play.
        (
            tricks(r#""CA ST C8 H7""#),
            &["trick 1", "seat 3 plays H7", "suit led, C", "rule 9.1"],
        ),
        (
            tricks(&format!(r#"{first}, "CT SJ CK S7", "CT""#)),
            &["trick 3", "seat 2 plays CT", "rule 9.1"],
        ),
        (
            tricks(&format!(r#"{first}, "CK CT""#)),
            &[
                "trick 2",
                "CK",
                "turn of seat 0",
                "seat 2 holds it",
                "rule 9.1",
            ],
        ),
        (
            tricks(r#""CA ST C8", "CT""#),
            &["trick 1 has 3 cards", "a trick has 4", "rule 9.1"],
        ),
        (
            tricks(r#""CA ST C8 C7 CT""#),
            &["trick 1 has 5 cards", "rule 9.1"],
        ),
        (tricks(r#""""#), &["trick 1 has no card", "rule 9.1"]),
        (
            tricks(&[r#""CA""#; 9].join(",")),
            &["9 tricks", "a deal has 8", "rule 1.8"],
        ),
        (tricks(r#""CA S""#), &["trick 1", "'CA S'"]),
        (
            four(&format!(
                r#", "target": 100, "totals": [90, 0], "tricks": [{first}, "CT SJ CK S7"]"#
            )),
            &["trick 2", "seat 0", "rule 11.7"],
        ),
        // Claims.
        (
            claims(r#"{"seat": 1, "point": "C"}"#),
            &["claims", "seat 1", "no card of C", "rule 4.1"],
        ),
        (
            claims(r#"{"seat": 0, "point": "D"}"#),
            &["seat 0", "point of 21 in D", "30", "rule 4.5"],
        ),
        (
            claims(r#"{"seat": 0, "point": "X"}"#),
            &["seat 0", "'X'", "rule 4.1"],
        ),
        (
            claims(r#"{"seat": 0, "sequences": ["CA5"]}"#),
            &["seat 0", "sequence CA5", "rule 5.1"],
        ),
        (
            claims(r#"{"seat": 1, "sequences": ["SK2"]}"#),
            &["seat 1", "'SK2'", "rule 5.1"],
        ),
        (
            claims(r#"{"seat": 1, "sequences": ["S84"]}"#),
            &["seat 1", "'S84'", "rule 5.1"],
        ),
        (
            claims(r#"{"seat": 1, "sequences": ["SK3", "SQ3"]}"#),
            &["seat 1", "SK4", "rule 5.3"],
        ),
        (
            claims(r#"{"seat": 0, "sets": ["Q3"]}"#),
            &["seat 0", "set Q3", "rule 6.1"],
        ),
        (
            claims(r#"{"seat": 2, "sets": ["K4"]}"#),
            &["seat 2", "set K4", "rule 6.1"],
        ),
        (
            claims(r#"{"seat": 3, "sets": ["93"]}"#),
            &["seat 3", "'93'", "rule 6.1"],
        ),
        (
            claims(r#"{"seat": 0, "sets": ["A3", "A4"]}"#),
            &["seat 0", "rank A", "rule 6.1"],
        ),
        (
            claims(r#"{"seat": 2, "carteBlanche": true}"#),
            &["seat 2", "carte blanche", "rule 3.1"],
        ),
        (
            claims(r#"{"seat": 3, "carteBlanche": true}"#)
                .replace(r#""game""#, r#""rules": {"carteBlanche4": "off"}, "game""#),
            &["seat 3", "carte blanche", "rule 3.1"],
        ),
        (
            claims(r#"{"seat": 0}, {"seat": 0}"#),
            &["seat 0 twice", "rule 7.5"],
        ),
        (
            claims(r#"{"seat": 4}"#),
            &["seat 4", "seats 0 to 3", "rule 1.8"],
        ),
        // The exchange.
        (
            four(r#", "exchange": [{"seat": 3, "out": "C7"}]"#),
            &["seat 3 exchanges", "rule 2.8"],
        ),
        (
            three(r#", "exchange": [{"seat": 0, "out": "CJ D7"}]"#),
            &["seat 0 exchanges", "dealer's alone", "rule 2.1"],
        ),
        (
            three(r#", "exchange": [{"seat": 3, "out": "CJ D7"}]"#),
            &["exchange", "seat 3", "seats 0 to 2", "rule 1.8"],
        ),
        (
            three(r#", "exchange": [{"seat": 2, "out": "S7"}]"#),
            &["seat 2 exchanges 1", "both", "rule 2.4"],
        ),
        (
            three(r#", "exchange": [{"seat": 2, "out": "S7 D8 HA"}]"#),
            &["seat 2 exchanges 3", "section 2"],
        ),
        (
            three(r#", "exchange": [{"seat": 2, "out": "S7 CA"}]"#),
            &["exchange", "seat 2 does not hold CA"],
        ),
        (
            three(r#", "exchange": [{"seat": 2, "out": "S7 D8", "in": "CA C7"}]"#),
            &["seat 2", "draw C", "talon gives CA H7", "rule 2.12"],
        ),
        (
            three(r#", "exchange": [{"seat": 2, "out": "S7 D8"}, {"seat": 2, "out": "C8 HA"}]"#),
            &["seat 2 exchanges", "once", "rule 2.1"],
        ),
        (
            two(r#", "exchange": [{"seat": 1, "out": "CT9"}]"#),
            &["seat 1", "out of turn", "rules 2.9"],
        ),
        (
            two(r#", "exchange": [{"seat": 0, "out": ""}]"#),
            &["seat 0 exchanges 0", "from 1 to 5", "section 2"],
        ),
        (
            two(r#", "exchange": [{"seat": 0, "out": "D987 H987"}]"#),
            &["seat 0 exchanges 6", "from 1 to 5", "section 2"],
        ),
        (
            two(r#", "exchange": [{"seat": 0, "out": "D987 H98"}]"#),
            &["seat 1 exchanges 0", "from 1 to 3", "section 2"],
        ),
        (
            two(r#", "exchange": [{"seat": 0, "out": "D987 H98"}, {"seat": 1, "out": "CJT9 DQ"}]"#),
            &["seat 1 exchanges 4", "from 1 to 3", "section 2"],
        ),
        (
            two(
                r#", "exchange": [{"seat": 0, "out": "D987 H98"}, {"seat": 1, "out": "CJ", "in": "SJ"}]"#,
            ),
            &["seat 1", "draw SJ", "talon gives HT", "rule 2.12"],
        ),
        (
            two(r#", "exchange": [{"seat": 0, "out": "D98"}, {"seat": 0, "out": "D7"}]"#),
            &["seat 0", "out of turn", "rules 2.9"],
        ),
        (
            two(r#", "exchange": [{"seat": 0, "out": "D98"}, {"seat": 1, "out": "CT"}]"#)
                .replace(r#", "talon": "C8 C7 DJ DT HJ HT SJ ST""#, ""),
            &["seat 0 exchanges", "does not give the talon", "rule 2.9"],
        ),
        // Scores.
        (
            four(r#", "totals": [0, 0, 0]"#),
            &["3 numbers", "keeps 2 scores", "rule 11.1"],
        ),
        (
            four(r#", "totals": [0, 100], "target": 100"#),
            &["side 1", "100", "rule 11.7"],
        ),
        (four(r#", "target": 0"#), &["target is 0", "rule 11.1"]),
        (four(r#", "target": 70000"#), &["70000", "rule 11.1"]),
    ]
}

/// Text that is no record: each sentence names what is wrong.
pub(crate) fn no_records() -> Vec<Bad> {
    vec![
        (four(r#", "colour": "red""#), &["unknown field `colour`"]),
        (
            four(r#", "rules": {"pique5": "on"}"#),
            &["unknown field `pique5`"],
        ),
        (
            four(r#", "rules": {"pique4": "always"}"#),
            &["always", "printed", "emended", "foster"],
        ),
        (four(r#", "rules": {"partnerMargin": 3}"#), &["3", "1, 2"]),
        (four(r#", "rules": {"partnerMargin": "2"}"#), &["\"2\""]),
        (
            four(r#", "rules": {"preset": "bridge"}"#),
            &["bridge", "book"],
        ),
        (
            four(r#", "claims": [{"seat": 0, "points": "C"}]"#),
            &["unknown field `points`"],
        ),
        (four(r#", "claims": "none""#), &["none", "all"]),
        (
            four(r#", "exchange": [{"seat": 0, "get": "C7"}]"#),
            &["unknown field `get`"],
        ),
        (four(r#", "target": -1"#), &["-1"]),
        (four(r#", "target": 99.5"#), &["99.5"]),
        (
            four(r#", "target": 100, "target": 150"#),
            &["duplicate field `target`"],
        ),
        (four(r#", "totals": "none""#), &["none"]),
        (
            four(r#", "claims": [{"point": "C"}]"#),
            &["missing field `seat`"],
        ),
        ("{}".to_owned(), &["missing field `game`"]),
        (r#"{"game": "four"}"#.to_owned(), &["missing field `dealt`"]),
        (
            four("").replace("four", "five"),
            &["five", "`four`", "`three`", "`two`"],
        ),
        ("nonsense".to_owned(), &["not a JSON object"]),
        ("{nonsense}".to_owned(), &["not JSON"]),
        (r#"{"game": "four""#.to_owned(), &["not JSON"]),
        (format!("{} {}", four(""), four("")), &["not JSON"]),
        ("[]".to_owned(), &["not a JSON object"]),
        ("7".to_owned(), &["not a JSON object"]),
    ]
}

#[test]
fn what_breaks_the_rules_is_refused_in_one_sentence() {
    for (json, wanted) in against_the_rules() {
        let said = refusal(&json);
        for word in wanted {
            assert!(said.contains(word), "'{word}' is not in: {said}\n{json}");
        }
        assert!(!said.contains('\n'));
    }
}

#[test]
fn what_is_no_record_is_refused_in_one_sentence() {
    for (json, wanted) in no_records() {
        let said = refusal(&json);
        for word in wanted {
            assert!(said.contains(word), "'{word}' is not in: {said}\n{json}");
        }
        assert!(!said.contains('\n'));
    }
}

/// The stream cipher of D. J. Bernstein's paper on variants of Salsa, with eight rounds; the key is
/// spread from the 64 bits of a seed by a PCG of 32 bits, as `rand` does.
struct SmallChaCha {
    key: [u32; 8],
    block: u32,
    words: Vec<u32>,
}

impl SmallChaCha {
    fn new(mut state: u64) -> SmallChaCha {
        let key = std::array::from_fn(|_| {
            state = state
                .wrapping_mul(0x5851_F42D_4C95_7F2D)
                .wrapping_add(0xA176_54E4_6FBE_17F3);
            let shifted = (((state >> 18) ^ state) >> 27) as u32;
            shifted.rotate_right((state >> 59) as u32)
        });
        SmallChaCha {
            key,
            block: 0,
            words: Vec::new(),
        }
    }

    fn word(&mut self) -> u32 {
        if self.words.is_empty() {
            let mut input = [0u32; 16];
            input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574]);
            input[4..12].copy_from_slice(&self.key);
            input[12] = self.block;
            let mut x = input;
            let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
                for (left, right) in [(16, 12), (8, 7)] {
                    x[a] = x[a].wrapping_add(x[b]);
                    x[d] = (x[d] ^ x[a]).rotate_left(left);
                    x[c] = x[c].wrapping_add(x[d]);
                    x[b] = (x[b] ^ x[c]).rotate_left(right);
                }
            };
            for _ in 0..4 {
                for i in 0..4 {
                    quarter(i, 4 + i, 8 + i, 12 + i);
                }
                for i in 0..4 {
                    quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
                }
            }
            self.words = (0..16).rev().map(|i| x[i].wrapping_add(input[i])).collect();
            self.block += 1;
        }
        self.words.pop().unwrap()
    }

    /// A number below `range`: the high half of a product, corrected once (Canon's method).
    fn below(&mut self, range: u32) -> u32 {
        let product = u64::from(self.word()) * u64::from(range);
        let (mut high, low) = ((product >> 32) as u32, product as u32);
        if low > range.wrapping_neg() {
            let more = (u64::from(self.word()) * u64::from(range)) >> 32;
            high += u32::from(low.checked_add(more as u32).is_none());
        }
        high
    }
}

/// Guards that a seed deals the same on every machine and with every version of the libraries: dealt
/// here by arithmetic alone.
#[test]
fn seeds_deal_what_plain_arithmetic_deals() {
    for seed in [0, 7, 8, 1000, u64::MAX] {
        let mut chance = SmallChaCha::new(seed);
        let mut pack: Vec<Card> = (0..32).map(Card::from_index).collect();
        for last in (1..32u32).rev() {
            pack.swap(last as usize, chance.below(last + 1) as usize);
        }
        for game in Game::ALL {
            let deal = Deal::from_seed(game, seed);
            let size = usize::from(game.hand_size());
            for (hand, cards) in deal.hands.iter().zip(pack.chunks(size)) {
                assert_eq!(*hand, cards.iter().copied().collect::<CardSet>());
            }
            let held = size * deal.hands.len();
            assert_eq!(deal.talon, pack[held..]);
        }
    }
}

/// The same for all who keep a seed: pinned text, first reckoned by the test above.
#[test]
fn seed_seven_of_each_game() {
    let deal = |game: Game| {
        let deal = Deal::from_seed(game, 7);
        Record::of_deal(game, &deal.hands, &deal.talon).deal_to_json()
    };
    assert_eq!(
        deal(Game::Three),
        r#"{"game":"three","dealt":["CT DT987 HKQJ S87","CK9 DAKJ HA7 SQJ9","CAQ87 DQ HT98 SKT"],"talon":"SA CJ"}"#
    );
    for game in Game::ALL {
        let text = deal(game);
        let read: Record = text.parse().unwrap();
        assert_eq!(read.deal_to_json(), text);
    }
}

#[test]
fn a_record_of_the_running_deal_keeps_what_has_been_done() {
    let rules = Ruleset::default();
    let (deal, at) = dealt(Game::Three, 7, BySide([10, 20, 30]), Some(100));
    let out = "HT9".parse().unwrap();
    let exchange = Action::Exchange {
        out,
        carte_blanche: false,
    };
    let at = rules.play(&at, Seat(2), exchange, &mut ()).unwrap();
    let record = Record::of_position(&rules, &at);
    assert_eq!(record.target, Some(100));
    assert_eq!(record.totals, BySide([10, 20, 30]));
    assert_eq!(record.exchange[0].out, out);
    assert_eq!(
        record.exchange[0].drawn,
        Some(deal.talon.iter().copied().collect())
    );
    assert_eq!(at.phase, Phase::Declare(Seat(0)));
    assert!(record.tricks.is_empty());
}
