//! Every switch of section 14 with a deal in which it changes the number, and the four presets. The
//! numbers are reckoned from the rules, beside each.

use norman_piquet::rules::{
    BySide, Chair, Class, Count, Direction, Game, Illegal, Ledger, Mode2, Outcome, Partie, Payment,
    Pique4, Position, Preset, RulesDelta, Ruleset, SWITCHES, Sharing, Side, Switch, Switchable,
    packets,
};

use crate::common::{count, deal_of, declared_of, finish, gone_out, has, of_class, refusal, sides};

/// Foster's printed deal (example 4p-1) with its tricks.
const FOSTER: &str = r#""game": "four",
    "dealt": ["CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987"]"#;
const FOSTER_TRICKS: &str = r#""tricks": ["CA ST C8 C7", "CT SJ CK S7", "HJ H7 HA SQ", "CQ SK C9 S8",
    "CJ D8 D7 S9", "SA D9 HQ H8", "DA DT DK H9", "DQ DJ HK HT"]"#;

fn with(deal: &str, rules: &str) -> String {
    format!("{{{deal}, \"rules\": {{{rules}}}}}")
}

fn foster(rules: &str, more: &str) -> String {
    format!("{{{FOSTER}, {FOSTER_TRICKS}, \"rules\": {{{rules}}}{more}}}")
}

#[test]
fn count_every_card_counts_the_leads_of_nine_eight_and_seven() {
    // The eldest leads C9 and takes it: 0 or 1; a low card takes nothing from the leader.
    let deal = r#""game": "two", "dealt": ["CAKQJT9 D987 H987", "C87 DAKQJT HAKQJ S7"],
        "claims": [], "tricks": ["C9 C8", "D7 DA"]"#;
    assert_eq!(deal_of(&count(&with(deal, ""))), [0, 1]);
    assert_eq!(
        deal_of(&count(&with(deal, r#""count": "everyCard""#))),
        [2, 1]
    );
}

#[test]
fn fours_less_makes_34_three_44_four_54_five_64_six() {
    // Clubs of the eldest of two; the other hand is thin in comparison.
    let cases = [
        ("CT987 D987 H987 S87", "CAKQ DKQJ HKQJ SJT9", 34, 4, 3),
        ("CJT987 D987 H98 S87", "CAKQ DKQJ HKQJ SJT9", 44, 5, 4),
        ("CQJT987 D98 H98 S87", "CAK DKQJ7 HKQJ ST9J", 54, 6, 5),
        ("CKQJT987 D98 H9 S87", "CA DKQJT HKQJT ST9J", 64, 7, 6),
    ];
    for (elder, dealer, pips, plain, less) in cases {
        let deal = format!(r#""game": "two", "dealt": ["{elder}", "{dealer}"]"#);
        let scored = count(&with(&deal, ""));
        assert_eq!(of_class(&scored, Class::Point), [plain, 0], "{pips}");
        let scored = count(&with(&deal, r#""foursLess": "on""#));
        assert_eq!(of_class(&scored, Class::Point), [less, 0], "{pips}");
    }
    // Other totals stay as they are: 41 is four cards.
    let scored = count(&foster(r#""foursLess": "on""#, ""));
    assert_eq!(of_class(&scored, Class::Point), [4, 0]);
}

#[test]
fn sharing4_side_holder_all() {
    let declared = |rules: &str| declared_of(&count(&with(FOSTER, rules)));
    assert_eq!(declared(""), [21, 25]);
    assert_eq!(declared(r#""sharing4": "holder""#), [18, 18]);
    // All: point 4, tierces of clubs and of hearts 3 + 3, aces 14, kings 3; against 10 + 4 + 4 + 4 + 3.
    assert_eq!(declared(r#""sharing4": "all""#), [27, 25]);
}

/// A's 40, Y's 40, B's 41.
const MARGIN: &str = r#""game": "four",
    "dealt": ["C98 D9 H9 SKQJT", "CJ7 DKQJT H8 S9", "CT D87 HAKQJ S7", "CAKQ DA HT7 SA8"]"#;

#[test]
fn partner_margin_one_or_two() {
    // B's 41 beats Y's 40; with a margin of two A's 40 stands and is cancelled.
    let one = count(&with(MARGIN, ""));
    assert_eq!(of_class(&one, Class::Point), [4, 0]);
    let two = count(&with(MARGIN, r#""partnerMargin": 2"#));
    assert_eq!(of_class(&two, Class::Point), [0, 0]);
    // Partners' quarts 4 + 4 to the ace; the enemy's three aces 3.
    assert_eq!(declared_of(&one), [12, 3]);
    assert_eq!(declared_of(&two), [8, 3]);
}

/// Example 3p-1: the tierce majors of E and D are equal.
const TIED: &str = r#""game": "three",
    "dealt": ["CJ DQ7 HKJ8 SAKQ9", "C7 DKJT9 HQT9 ST8", "CKQT98 DA8 HA SJ7"], "talon": "CA H7""#;
const TIED_EXCHANGE: &str = r#""exchange": [{"seat": 2, "out": "S7 D8"}]"#;

#[test]
fn third_may_score_lets_m_count_his_tierce() {
    let deal = format!("{TIED}, {TIED_EXCHANGE}");
    assert_eq!(declared_of(&count(&with(&deal, ""))), [0, 0, 9]);
    // The tierce of M to the knave; D's own lower tierce stays void, for he is one of the tied.
    assert_eq!(
        declared_of(&count(&with(&deal, r#""thirdMayScore": "on""#))),
        [0, 3, 9]
    );
}

#[test]
fn third_may_score_for_the_point_and_not_where_three_tie() {
    // Points of 41, 41 and 38.
    let deal = r#""game": "three",
        "dealt": ["CAKQJ D98 H98 S98", "CT9 DAKQJ HJT ST7", "C8 DT7 HAKQ7 SKQJ"], "talon": "SA C7""#;
    let point = |deal: &str, rules: &str| of_class(&count(&with(deal, rules)), Class::Point);
    let on = r#""thirdMayScore": "on""#;
    assert_eq!(point(deal, ""), [0, 0, 0]);
    assert_eq!(point(deal, on), [0, 0, 4]);
    // Three points of 41 leave nobody.
    let deal = r#""game": "three",
        "dealt": ["CAKQJ D98 H98 S98", "CT9 DAKQJ HT7 ST7", "C8 DT7 HAKQJ SKQJ"], "talon": "SA C7""#;
    assert_eq!(point(deal, on), [0, 0, 0]);
}

#[test]
fn strict_repique_needs_that_the_enemy_has_nothing_in_hand() {
    // Example 4p-9.
    let blanks = r#""game": "four",
        "dealt": ["D98 HT98 SAT9", "DAK HKQJ SKQJ", "C87 DT7 HA7 S87", "CAKQJT9 DQJ"]"#;
    assert_eq!(declared_of(&count(&with(blanks, ""))), [90, 31]);
    assert_eq!(
        declared_of(&count(&with(blanks, r#""strictRepique": "on""#))),
        [20, 31]
    );
    // At two: 5 + 15 + 3 + 14 with nothing against it is a repique in either manner.
    let repic = r#""game": "two", "dealt": ["HKQJT9 CAKQ DAQ9 SQ", "CJT98 DKJT8 SJT98"]"#;
    assert_eq!(
        declared_of(&count(&with(repic, r#""strictRepique": "on""#))),
        [97, 0]
    );
}

/// Example 3p-2 with the great hand in the middle seat.
const MIDDLE: &str = r#""game": "three",
    "dealt": ["CAQJ DQT8 H8 SJT7", "C98 DA7 HAKQJT SA", "CKT DKJ9 H9 SKQ98"], "talon": "H7 C7""#;

#[test]
fn repique_eldest_only_denies_it_to_the_others() {
    assert_eq!(declared_of(&count(&with(MIDDLE, ""))), [0, 93, 0]);
    assert_eq!(
        declared_of(&count(&with(MIDDLE, r#""repiqueEldestOnly": "on""#))),
        [0, 23, 0]
    );
    // The eldest keeps it.
    let eldest = r#""game": "three",
        "dealt": ["C98 DA7 HAKQJT SA", "CKT DKJ9 H9 SKQ98", "CAQJ DQT8 H8 SJT7"], "talon": "H7 C7""#;
    assert_eq!(
        declared_of(&count(&with(eldest, r#""repiqueEldestOnly": "on""#))),
        [93, 0, 0]
    );
}

#[test]
fn repique_eldest_only_binds_the_pique_at_three() {
    // The middle hand sinks its point: quint 15 and aces 3 make 18 in hand.
    let deal = r#""game": "three",
        "dealt": ["CAQJ DQT8 H8 SJT7", "C98 DA7 HAKQJT SA", "CKT DKJ9 H9 SKQ98"], "talon": "H7 C7",
        "claims": [{"seat": 1, "sequences": ["HA5"], "sets": ["A3"]}],
        "tricks": ["H8 HA H9", "HK SK S7"]"#;
    // 18, H8 taken with the ace 19, the king led 20: pique, 60.
    let free = count(&with(deal, ""));
    assert_eq!(deal_of(&free), [0, 60, 0]);
    assert_eq!(of_class(&free, Class::Pique), [0, 40, 0]);
    let bound = count(&with(deal, r#""repiqueEldestOnly": "on""#));
    assert_eq!(deal_of(&bound), [0, 20, 0]);
}

#[test]
fn pique4_printed_emended_foster() {
    let whole = |rules: &str, more: &str| deal_of(&count(&foster(rules, more)));
    // 21 in hand, 30 at the last lead: 60, and 40 for the capot.
    assert_eq!(whole("", ""), [100, 25]);
    // 21 is past 20 before the play, so it has not been reached by leads.
    assert_eq!(whole(r#""pique4": "emended""#, ""), [70, 25]);
    assert_eq!(whole(r#""pique4": "foster""#, ""), [70, 25]);

    // Without the point A and B have 17, and nothing before the sets: Y and Z, with the blank, the
    // point of 40 and the sequences 10 + 4 + 15, make a repique, which does not hinder A and B from
    // the pique (rule 8.10).
    let sunk = r#", "claims": [{"seat": 0, "sets": ["A4"]}, {"seat": 2, "sets": ["K3"]},
        {"seat": 1, "point": "S", "sequences": ["SK4", "DJ4"]},
        {"seat": 3, "carteBlanche": true, "sequences": ["HT4", "S93"]}]"#;
    // 17 + 8 leads + the last trick 26; 40 for the capot.
    assert_eq!(whole("", sunk), [66, 99]);
    // At the third lead 20 and the enemy without a trick: 40 more.
    assert_eq!(whole(r#""pique4": "emended""#, sunk), [106, 99]);
    // Foster asks that the enemy has no point either.
    assert_eq!(whole(r#""pique4": "foster""#, sunk), [66, 99]);
    let silent = r#", "claims": [{"seat": 0, "sets": ["A4"]}, {"seat": 2, "sets": ["K3"]}]"#;
    assert_eq!(whole(r#""pique4": "foster""#, silent), [106, 0]);
    assert_eq!(whole("", silent), [66, 0]);
}

#[test]
fn carte_blanche4_off() {
    let declared = |rules: &str| declared_of(&count(&with(FOSTER, rules)));
    assert_eq!(declared(r#""carteBlanche4": "off""#), [21, 15]);
    // A switch of another game does nothing.
    assert_eq!(declared(r#""carteBlanche3": "off""#), [21, 25]);
}

#[test]
fn carte_blanche3_off() {
    // The eldest's ten cards without king, queen or knave.
    let deal = r#""game": "three",
        "dealt": ["CAT987 DT98 H98", "CKQJ DKQJ HKQJ S7", "DA7 HAT7 SAKQJT"], "talon": "S98""#;
    let on = count(&with(deal, ""));
    assert_eq!(of_class(&on, Class::CarteBlanche), [10, 0, 0]);
    let off = count(&with(deal, r#""carteBlanche3": "off""#));
    assert!(!has(&off, Class::CarteBlanche));
    // Without the blank nothing stands against the dealer's point 5 and quint 15: repique.
    assert_eq!(of_class(&off, Class::Repique), [0, 0, 70]);
    assert_eq!(of_class(&on, Class::Repique), [0, 0, 0]);
}

#[test]
fn talon_peek_lets_the_dealer_lay_out_what_he_drew() {
    let deal = format!(r#"{TIED}, "exchange": [{{"seat": 2, "out": "S7 H7"}}]"#);
    // C A K Q 10 9 8, D A 8, H A, S J: the same point and aces as with the other discard.
    assert_eq!(
        declared_of(&count(&with(&deal, r#""talonPeek": "on""#))),
        [0, 0, 9]
    );
    let said = refusal(&with(&deal, ""));
    assert!(said.contains("seat 2 does not hold H7"), "{said}");
    // Both back again is allowed too and changes nothing: hearts and diamonds stay with two aces.
    let back = format!(r#"{TIED}, "exchange": [{{"seat": 2, "out": "CA H7"}}]"#);
    let kept = count(&with(&back, r#""talonPeek": "on""#));
    let refused = count(&with(TIED, r#""talonPeek": "on""#));
    assert_eq!(kept.deal, refused.deal);
}

#[test]
fn talon_partial_lets_the_dealer_take_one() {
    let deal = format!(r#"{TIED}, "exchange": [{{"seat": 2, "out": "S7", "in": "CA"}}]"#);
    assert_eq!(
        declared_of(&count(&with(&deal, r#""talonPartial": "on""#))),
        [0, 0, 9]
    );
    let said = refusal(&with(&deal, ""));
    assert!(
        said.contains("seat 2") && said.contains("both") && said.contains("rule 2.4"),
        "{said}"
    );
}

#[test]
fn direction_and_packets_change_no_number() {
    for rules in [
        r#""direction": "clockwise""#,
        r#""packets3": "twos""#,
        r#""packets3": "twosThrees""#,
    ] {
        let deal = format!("{TIED}, {TIED_EXCHANGE}");
        assert_eq!(declared_of(&count(&with(&deal, rules))), [0, 0, 9]);
    }
    let rules = |text: &str| serde_json::from_str::<RulesDelta>(text).unwrap().ruleset();
    assert_eq!(packets(Game::Three, &rules("{}")), [1; 10]);
    assert_eq!(
        packets(Game::Three, &rules(r#"{"packets3": "twos"}"#)),
        [2; 5]
    );
    assert_eq!(
        packets(Game::Three, &rules(r#"{"packets3": "twosThrees"}"#)),
        [2, 3, 2, 3]
    );
    assert_eq!(
        rules(r#"{"direction": "clockwise"}"#).direction,
        Direction::Clockwise
    );
    // Rule 1.8: never four at once, and as many as a hand has.
    for game in Game::ALL {
        for packets3 in ["ones", "twos", "twosThrees"] {
            let given = packets(game, &rules(&format!(r#"{{"packets3": "{packets3}"}}"#)));
            assert_eq!(given.iter().sum::<u8>(), game.hand_size());
            assert!(given.iter().all(|packet| *packet < 4));
        }
    }
}

#[test]
fn tie_cards3_none() {
    // Tricks 4-4-2, as in case N1.
    let deal = r#""game": "three",
        "dealt": ["CAKQJ D987 H7 S87", "C987 DAKQJ H98 ST", "CT DT HAKQJT SJQ9"], "talon": "SA SK",
        "tricks": ["CA C7 CT", "CK C8 HT", "CQ C9 HJ", "CJ ST S9",
                   "D7 DA DT", "DK HQ D8", "DQ SJ D9", "DJ SQ S7", "H8 HA H7", "HK S8 H9"]"#;
    let five = count(&with(deal, ""));
    let none = count(&with(deal, r#""tieCards3": "none""#));
    assert_eq!(of_class(&five, Class::Cards), [5, 5, 0]);
    assert_eq!(of_class(&none, Class::Cards), [0, 0, 0]);
}

#[test]
fn capot_includes_last_in_an_undivided_capot_alone() {
    assert_eq!(
        deal_of(&count(&foster(r#""capotIncludesLast": "on""#, ""))),
        [69, 25]
    );
    // A divided capot keeps the point for the last trick (example 3p-7).
    let divided = r#""game": "three",
        "dealt": ["C8 DA9 HAKQ SAKQJ", "CAJT DKT HJ98 ST8", "CKQ9 DQJ8 HT7 S97"], "talon": "D7 C7",
        "tricks": ["SA S8 S7", "SK ST S9", "SQ CT D8", "SJ CJ C9", "HA H8 H7", "HK H9 HT",
                   "HQ HJ CQ", "DA DT DJ", "D9 DK DQ", "CA CK C8"]"#;
    assert_eq!(
        deal_of(&count(&with(divided, r#""capotIncludesLast": "on""#))),
        [82, 23, 0]
    );
}

#[test]
fn target3_is_what_a_new_partie_goes_to() {
    for (value, target) in [(100, 100), (150, 150), (200, 200)] {
        let delta: RulesDelta =
            serde_json::from_str(&format!(r#"{{"target3": {value}}}"#)).unwrap();
        assert_eq!(delta.ruleset().usual_target(Game::Three), Some(target));
        assert_eq!(delta.ruleset().usual_target(Game::Four), Some(100));
    }
    // A record names its target itself, and `target3` does not stand in for it: D's 9 from 141.
    let deal = format!(r#"{TIED}, {TIED_EXCHANGE}, "totals": [0, 0, 141]"#);
    let named = format!(r#"{deal}, "target": 150"#);
    assert_eq!(gone_out(&count(&with(&named, r#""target3": 200"#))), [2]);
    assert!(gone_out(&count(&with(&deal, r#""target3": 150"#))).is_empty());
}

#[test]
fn end3_pool_gives_all_to_the_first_who_goes_out() {
    let deal = format!(r#"{TIED}, {TIED_EXCHANGE}, "target": 100, "totals": [0, 0, 91]"#);
    let play_out = finish(&with(&deal, ""));
    assert_eq!(gone_out(&play_out)[..1], [2]);
    assert_eq!(play_out.over, None, "the other two play on");
    let pool = finish(&with(&deal, r#""end3": "pool""#));
    let over = pool.over.unwrap();
    assert_eq!(over.winners, sides(&[2]));
    assert_eq!(over.losers, sides(&[0, 1]));
    assert_eq!(over.pays, [(Side(0), Side(2), 1), (Side(1), Side(2), 1)]);
}

#[test]
fn stop_finish_counts_the_whole_deal() {
    let more = r#", "target": 100, "totals": [90, 0]"#;
    // At once: the aces bring A and B from 94 past 100, and their partner's kings are not counted.
    let stopped = count(&format!(r#"{{{FOSTER}, "tricks": ["CA ST C8 C7"]{more}}}"#));
    assert_eq!(deal_of(&stopped), [18, 25]);
    assert_eq!(gone_out(&stopped), [0]);
    assert!(stopped.over.is_some());
    // The tricks are not played on.
    let said = refusal(&foster("", more));
    assert!(
        said.contains("trick 2") && said.contains("rule 11.7"),
        "{said}"
    );
    let finished = count(&foster(r#""stop": "finish""#, more));
    assert_eq!(deal_of(&finished), [100, 25]);
    assert_eq!(gone_out(&finished), [0]);
    assert_eq!(finished.over.unwrap().pays, [(Side(1), Side(0), 1)]);
}

/// A deal at two with its exchange; the dealer takes three or none.
fn two(exchange: &str) -> String {
    format!(
        r#""game": "two", "dealt": ["CAKQ D987 H987 S987", "CJT9 DAKQ HAKQ SAKQ"],
        "talon": "C8 C7 DJ DT HJ HT SJ ST", "exchange": [{{"seat": 0, "out": "S987 D87"}}{exchange}]"#
    )
}

#[test]
fn dealer_min2_zero_lets_him_stand() {
    let said = refusal(&with(&two(""), ""));
    assert!(
        said.contains("seat 1") && said.contains("from 1 to 3"),
        "{said}"
    );
    // Three aces and three kings of four, three queens: the elder has the fourth of each. 3 + 3 + 3.
    let scored = count(&with(&two(""), r#""dealerMin2": 0"#));
    assert_eq!(of_class(&scored, Class::Set), [0, 9]);
    let named = count(&with(
        &two(r#", {"seat": 1, "out": ""}"#),
        r#""dealerMin2": 0"#,
    ));
    assert_eq!(scored, named);
}

#[test]
fn lurch_doubles_what_a_loser_under_fifty_pays() {
    let pays = |lurch: &str, loser: i32| {
        // From 80 the elder's point 5 and quint 15 reach 100.
        let scored = count(&format!(
            r#"{{"game": "two", "dealt": ["HKQJT9 CAKQ DAQ9 SQ", "CJT98 DKJT8 SJT98"],
            "target": 100, "totals": [80, {loser}], "rules": {{"lurch": "{lurch}"}}}}"#
        ));
        scored.over.unwrap().pays
    };
    assert_eq!(pays("off", 49), [(Side(1), Side(0), 1)]);
    assert_eq!(pays("on", 49), [(Side(1), Side(0), 2)]);
    assert_eq!(pays("on", 50), [(Side(1), Side(0), 1)]);
    // At 101 points (rule 11.9) it is still the loser under 50.
    let scored = count(
        r#"{"game": "two", "dealt": ["HKQJT9 CAKQ DAQ9 SQ", "CJT98 DKJT8 SJT98"],
        "target": 101, "totals": [81, 50], "rules": {"lurch": "on"}}"#,
    );
    assert_eq!(scored.over.unwrap().pays, [(Side(1), Side(0), 1)]);
}

#[test]
fn lurch_does_not_reach_other_games_nor_the_end_of_three() {
    let lurch = Ruleset {
        lurch: Switch::On,
        ..Ruleset::default()
    };
    let scored = count(&format!(
        r#"{{{FOSTER}, "tricks": ["CA ST C8 C7"], "target": 100, "totals": [90, 0],
        "rules": {{"lurch": "on"}}}}"#
    ));
    assert_eq!(scored.over.unwrap().pays, [(Side(1), Side(0), 1)]);
    let mut partie = Partie {
        totals: [110, 90, 10, 0],
        left: Some(Chair(0)),
        ..Partie::new(Game::Three, lurch, Some(100), 1, Chair(2))
    };
    assert_eq!(partie.deal_rules().lurch, Switch::Off);
    let mut ledger = Ledger::new(partie.before(), Some(100));
    let winner = partie.side_of(Chair(1)).unwrap();
    ledger.points[winner] = 20;
    ledger.out[0] = Some(winner);
    let outcome = partie.finish(&ledger).unwrap();
    assert!(outcome.payments.iter().all(|payment| payment.stakes == 1));
}

#[test]
fn mode2_rubicon_counts_every_card_unless_named() {
    let of = |text: &str| serde_json::from_str::<RulesDelta>(text).unwrap();
    let rubicon = of(r#"{"mode2": "rubicon"}"#);
    assert_eq!(rubicon.ruleset().count, Count::EveryCard);
    assert_eq!(rubicon.ruleset_for(Game::Two).count, Count::EveryCard);
    let named = of(r#"{"mode2": "rubicon", "count": "tenOrHigher"}"#);
    assert_eq!(named.ruleset().count, Count::TenOrHigher);
    // It concerns the game for two; elsewhere it does nothing.
    assert_eq!(rubicon.ruleset_for(Game::Three).count, Count::TenOrHigher);
    assert_eq!(rubicon.ruleset_for(Game::Four).count, Count::TenOrHigher);
    assert_eq!(rubicon.ruleset().usual_target(Game::Two), None);

    let deal = r#""game": "two", "dealt": ["CAKQJT9 D987 H987", "C87 DAKQJT HAKQJ S7"],
        "claims": [], "tricks": ["C9 C8"]"#;
    assert_eq!(deal_of(&count(&with(deal, ""))), [0, 0]);
    assert_eq!(
        deal_of(&count(&with(deal, r#""mode2": "rubicon""#))),
        [1, 0]
    );
    // The published count of example 2p-1 under the every-card rule.
    let said = count(&foster(r#""mode2": "rubicon""#, ""));
    assert_eq!(deal_of(&said), deal_of(&count(&foster("", ""))));
}

fn rubicon(scores: &[(i16, i16)]) -> (Partie, Option<Outcome>) {
    let rules = RulesDelta {
        mode2: Some(Mode2::Rubicon),
        ..RulesDelta::default()
    }
    .ruleset();
    let mut partie = Partie::new(Game::Two, rules, Some(100), 1, Chair(0));
    assert_eq!(partie.target, None);
    let mut outcome = None;
    for (nth, (a, b)) in scores.iter().enumerate() {
        assert_eq!(outcome, None, "over before deal {nth}");
        // Each deals in turn (rule 1.9).
        assert_eq!(partie.dealer, Chair(nth as u8 % 2));
        let mut ledger = Ledger::new(partie.before(), None);
        ledger.points[partie.side_of(Chair(0)).unwrap()] = *a;
        ledger.points[partie.side_of(Chair(1)).unwrap()] = *b;
        outcome = partie.finish(&ledger);
    }
    (partie, outcome)
}

#[test]
fn rubicon_six_deals_difference_or_sum_and_a_hundred() {
    let pays = |outcome: Option<Outcome>| outcome.unwrap().payments;
    let pay = |payer, receiver, stakes| {
        vec![Payment {
            payer: Chair(payer),
            receiver: Chair(receiver),
            stakes,
        }]
    };
    assert_eq!(rubicon(&[(30, 20); 5]).1, None);
    // 180 and 120: the difference and 100.
    assert_eq!(pays(rubicon(&[(30, 20); 6]).1), pay(1, 0, 160));
    // 96 and 180: under 100, the sum and 100.
    assert_eq!(pays(rubicon(&[(16, 30); 6]).1), pay(0, 1, 376));
    // Exactly 100 saves: 180 against 100.
    let saved = [(30, 20), (30, 20), (30, 20), (30, 20), (30, 20), (30, 0)];
    assert_eq!(pays(rubicon(&saved).1), pay(1, 0, 180));
    // A tie is followed by two more deals, both played, then drawn.
    assert_eq!(rubicon(&[(20, 20); 6]).1, None);
    assert_eq!(rubicon(&[(20, 20); 7]).1, None);
    let drawn = rubicon(&[(20, 20); 8]).1.unwrap();
    assert!(drawn.winners.is_empty() && drawn.payments.is_empty());
    let mut decided = vec![(20, 20); 6];
    decided.extend([(40, 10), (10, 20)]);
    assert_eq!(
        rubicon(&decided[..7]).1,
        None,
        "the second is played as well"
    );
    // 170 against 150.
    assert_eq!(pays(rubicon(&decided).1), pay(1, 0, 120));
}

#[test]
fn strict_calls_changes_no_number() {
    // What is not said is lost in either manner; the switch is for the table.
    assert_eq!(
        deal_of(&count(&foster(r#""strictCalls": "on""#, ""))),
        [100, 25]
    );
}

#[test]
fn the_presets_are_these_and_no_more() {
    let book = Ruleset::default();
    assert_eq!(Ruleset::preset(Preset::Book), book);
    let letter = Ruleset {
        strict_repique: Switch::On,
        repique_eldest_only: Switch::On,
        strict_calls: Switch::On,
        talon_peek: Switch::On,
        sharing4: Sharing::All,
        ..book
    };
    assert_eq!(Ruleset::preset(Preset::Letter), letter);
    let foster = Ruleset {
        pique4: Pique4::Foster,
        direction: Direction::Clockwise,
        lurch: Switch::On,
        ..book
    };
    assert_eq!(Ruleset::preset(Preset::Foster), foster);
    let modern = Ruleset {
        count: Count::EveryCard,
        ..book
    };
    assert_eq!(Ruleset::preset(Preset::Modern), modern);
    assert_eq!(Preset::NAMES, ["book", "letter", "foster", "modern"]);
}

#[test]
fn the_switches_are_those_of_section_14() {
    let table: &[(&str, &[&str])] = &[
        ("count", &["tenOrHigher", "everyCard"]),
        ("foursLess", &["off", "on"]),
        ("sharing4", &["side", "holder", "all"]),
        ("partnerMargin", &["1", "2"]),
        ("thirdMayScore", &["off", "on"]),
        ("strictRepique", &["off", "on"]),
        ("repiqueEldestOnly", &["off", "on"]),
        ("pique4", &["printed", "emended", "foster"]),
        ("carteBlanche4", &["on", "off"]),
        ("carteBlanche3", &["on", "off"]),
        ("talonPeek", &["off", "on"]),
        ("talonPartial", &["off", "on"]),
        ("direction", &["anticlockwise", "clockwise"]),
        ("packets3", &["ones", "twos", "twosThrees"]),
        ("tieCards3", &["fiveEach", "none"]),
        ("capotIncludesLast", &["off", "on"]),
        ("target3", &["100", "150", "200"]),
        ("end3", &["playOut", "pool"]),
        ("stop", &["atOnce", "finish"]),
        ("dealerMin2", &["1", "0"]),
        ("lurch", &["off", "on"]),
        ("mode2", &["auCent", "rubicon"]),
        ("strictCalls", &["off", "on"]),
    ];
    assert_eq!(SWITCHES.len(), table.len());
    let book = Ruleset::default();
    for (switch, (key, values)) in SWITCHES.iter().zip(table) {
        assert_eq!(switch.key, *key);
        // The default stands first in the specification, and every value can be set and read back.
        assert_eq!(switch.values[(switch.get)(&book)], values[0], "{key}");
        assert_eq!(switch.values.len(), values.len());
        for value in *values {
            let place = switch.values.iter().position(|name| name == value).unwrap();
            let mut rules = book;
            assert!((switch.set)(&mut rules, place));
            assert_eq!((switch.get)(&rules), place);
            let number = value.parse::<u64>().is_ok();
            let json = if number {
                format!("{{\"{key}\": {value}}}")
            } else {
                format!("{{\"{key}\": \"{value}\"}}")
            };
            let read: RulesDelta = serde_json::from_str(&json).unwrap();
            assert_eq!((switch.get)(&read.ruleset()), place, "{json}");
        }
    }
}

#[test]
fn the_letter_scores_fosters_deal_in_its_own_way() {
    // Everybody's sequences and sets: 27 against 25, and no repique; the pique as printed at the third
    // lead, 30; then 5 leads and the last trick, and 40.
    let letter = count(&foster(r#""preset": "letter""#, ""));
    assert_eq!(declared_of(&letter), [27, 25]);
    assert_eq!(deal_of(&letter), [27 + 9 + 30 + 40, 25]);
    // A switch overrides its preset.
    let side = count(&foster(r#""preset": "letter", "sharing4": "side""#, ""));
    assert_eq!(declared_of(&side), [21, 25]);
}

#[test]
fn a_side_that_is_out_begins_no_deal() {
    let hands = [
        "CAQJT DAQ HA SA",
        "DJT98 SKQJT",
        "CK98 DK7 HKQJ",
        "C7 HT987 S987",
    ]
    .map(|hand| hand.parse().unwrap());
    let begun = Position::dealt(Game::Four, &hands, &[], BySide([100, 0, 0]), Some(100));
    assert!(matches!(
        begun,
        Err(Illegal::AlreadyOut {
            side: 0,
            total: 100,
            target: 100
        })
    ));
}
