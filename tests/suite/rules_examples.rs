//! Every worked deal and numeric case of the specification, section 16, with the numbers printed
//! there. No number here comes from the program.

use norman_piquet::record::Scored;
use norman_piquet::rules::{
    BySide, Chair, Class, Entry, Game, Ledger, Partie, Ruleset, Seat, Side,
};

use crate::common::{count, deal_of, declared_of, finish, gone_out, has, of_class, refusal, sides};

/// One item of the printed list: class, seat, points, cards.
type Item = (Class, u8, i16, &'static str);
/// One row of a printed table: cards, winner, score after.
type Row = (&'static str, u8, &'static [i16]);

struct Example {
    /// Game, hands and what else the record needs, without rules and tricks.
    cards: &'static str,
    items: &'static [Item],
    cancelled: &'static [(&'static str, &'static [u8])],
    declared: &'static [i16],
    rows: &'static [Row],
    /// The score with cards or capot.
    last: &'static [i16],
}

impl Example {
    fn record(&self, rules: &str, rows: usize) -> String {
        let tricks: Vec<String> = self.rows[..rows]
            .iter()
            .map(|(cards, ..)| format!("\"{cards}\""))
            .collect();
        format!(
            "{{{}, \"rules\": {{{rules}}}, \"tricks\": [{}]}}",
            self.cards,
            tricks.join(", ")
        )
    }

    fn declared_with(&self, rules: &str) -> Vec<i16> {
        declared_of(&count(&self.record(rules, 0)))
    }

    fn whole_with(&self, rules: &str) -> Scored {
        count(&self.record(rules, self.rows.len()))
    }

    fn holds(&self) {
        let bare = count(&self.record("", 0));
        let items: Vec<(Class, u8, i16, String)> = bare
            .events
            .iter()
            .filter_map(|event| match event {
                Entry::Scored {
                    class,
                    seat,
                    points,
                    cards,
                    ..
                } if *class != Class::Repique => Some((*class, seat.0, *points, cards.to_string())),
                _ => None,
            })
            .collect();
        let wanted: Vec<(Class, u8, i16, String)> = self
            .items
            .iter()
            .map(|(class, seat, points, cards)| (*class, *seat, *points, (*cards).to_owned()))
            .collect();
        assert_eq!(items, wanted);
        let cancelled: Vec<(&str, Vec<u8>)> = bare
            .events
            .iter()
            .filter_map(|event| match event {
                Entry::Cancelled { what, seats, .. } => Some((
                    what.name(),
                    seats.0.iter().flatten().map(|seat: &Seat| seat.0).collect(),
                )),
                _ => None,
            })
            .collect();
        let wanted: Vec<(&str, Vec<u8>)> = self
            .cancelled
            .iter()
            .map(|(what, seats)| (*what, seats.to_vec()))
            .collect();
        assert_eq!(cancelled, wanted);
        assert_eq!(declared_of(&bare), self.declared);

        for (place, (_, winner, score)) in self.rows.iter().enumerate() {
            let so_far = count(&self.record("", place + 1));
            assert_eq!(
                so_far.trick_winners[place].0,
                *winner,
                "trick {}",
                place + 1
            );
            // The printed rows stand before cards and capot.
            let bonus: Vec<i16> = of_class(&so_far, Class::Cards)
                .into_iter()
                .zip(of_class(&so_far, Class::Capot))
                .map(|(cards, capot)| cards + capot)
                .collect();
            let before: Vec<i16> = deal_of(&so_far)
                .into_iter()
                .zip(bonus)
                .map(|(points, bonus)| points - bonus)
                .collect();
            assert_eq!(before, *score, "after trick {}", place + 1);
        }
        if !self.rows.is_empty() {
            assert_eq!(deal_of(&self.whole_with("")), self.last);
        }
    }
}

const FOUR_1: Example = Example {
    cards: r#""game": "four", "dealt": ["CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987"]"#,
    items: &[
        (Class::CarteBlanche, 3, 10, "C7 HT987 S987"),
        (Class::Point, 0, 4, "CAQJT"),
        (Class::Sequence, 1, 4, "SKQJT"),
        (Class::Sequence, 1, 4, "DJT98"),
        (Class::Sequence, 3, 4, "HT987"),
        (Class::Sequence, 3, 3, "S987"),
        (Class::Set, 0, 14, "CA DA HA SA"),
        (Class::Set, 2, 3, "CK DK HK"),
    ],
    cancelled: &[],
    declared: &[21, 25],
    rows: &[
        ("CA ST C8 C7", 0, &[22, 25]),
        ("CT SJ CK S7", 2, &[23, 25]),
        ("HJ H7 HA SQ", 0, &[24, 25]),
        ("CQ SK C9 S8", 0, &[25, 25]),
        ("CJ D8 D7 S9", 0, &[26, 25]),
        ("SA D9 HQ H8", 0, &[27, 25]),
        ("DA DT DK H9", 0, &[28, 25]),
        ("DQ DJ HK HT", 0, &[60, 25]),
    ],
    last: &[100, 25],
};

const FOUR_3: Example = Example {
    cards: r#""game": "four", "dealt": ["C7 DA7 HA SAKQJ", "CAQ DKJ H98 ST9", "CT98 DT HKQJT", "CKJ DQ98 H7 S87"]"#,
    items: &[
        (Class::Point, 0, 4, "SAKQJ"),
        (Class::Sequence, 0, 4, "SAKQJ"),
        (Class::Sequence, 2, 4, "HKQJT"),
        (Class::Sequence, 2, 3, "CT98"),
        (Class::Set, 0, 3, "DA HA SA"),
        (Class::Set, 2, 3, "CT DT HT"),
    ],
    cancelled: &[],
    declared: &[91, 0],
    rows: &[],
    last: &[],
};

const FOUR_4: Example = Example {
    cards: r#""game": "four", "dealt": ["CA9 D7 H9 SKQJT", "CJT DAQJ8 H8 S9", "CK8 D9 HKQJT S7", "CQ7 DKT HA7 SA8"]"#,
    items: &[
        (Class::Point, 0, 4, "SKQJT"),
        (Class::Sequence, 0, 4, "SKQJT"),
        (Class::Sequence, 2, 4, "HKQJT"),
    ],
    cancelled: &[],
    declared: &[12, 0],
    rows: &[
        ("CA CT C8 C7", 0, &[13, 0]),
        ("SK S9 S7 SA", 3, &[14, 1]),
        ("HA H9 H8 HT", 3, &[14, 2]),
        ("H7 D7 DJ HJ", 2, &[15, 2]),
        ("HK S8 C9 D8", 2, &[16, 2]),
        ("HQ DT ST DQ", 2, &[17, 2]),
        ("CK CQ SJ CJ", 2, &[18, 2]),
        ("D9 DK SQ DA", 1, &[18, 4]),
    ],
    last: &[28, 4],
};

const FOUR_6: Example = Example {
    cards: r#""game": "four", "dealt": ["CT8 D9 H9 SKQJT", "CJ9 DKQJT H8 S9", "CQ DA7 HAKQ SA7", "CAK7 D8 HJT7 S8"]"#,
    items: &[(Class::Set, 2, 3, "DA HA SA")],
    cancelled: &[("point", &[0, 1]), ("sequence", &[0, 1])],
    declared: &[3, 0],
    rows: &[],
    last: &[],
};

const FOUR_9: Example = Example {
    cards: r#""game": "four", "dealt": ["D98 HT98 SAT9", "DAK HKQJ SKQJ", "C87 DT7 HA7 S87", "CAKQJT9 DQJ"]"#,
    items: &[
        (Class::CarteBlanche, 0, 10, "D98 HT98 SAT9"),
        (Class::CarteBlanche, 2, 10, "C87 DT7 HA7 S87"),
        (Class::Point, 3, 6, "CAKQJT9"),
        (Class::Sequence, 1, 3, "HKQJ"),
        (Class::Sequence, 1, 3, "SKQJ"),
        (Class::Sequence, 3, 16, "CAKQJT9"),
        (Class::Set, 1, 3, "DK HK SK"),
    ],
    cancelled: &[],
    declared: &[90, 31],
    rows: &[],
    last: &[],
};

const THREE_1: Example = Example {
    cards: r#""game": "three", "dealt": ["CJ DQ7 HKJ8 SAKQ9", "C7 DKJT9 HQT9 ST8", "CKQT98 DA8 HA SJ7"],
        "talon": "CA H7", "exchange": [{"seat": 2, "out": "S7 D8", "in": "CA H7"}]"#,
    items: &[
        (Class::Point, 2, 6, "CAKQT98"),
        (Class::Set, 2, 3, "CA DA HA"),
    ],
    cancelled: &[("sequence", &[0, 2])],
    declared: &[0, 0, 9],
    rows: &[],
    last: &[],
};

const THREE_2: Example = Example {
    cards: r#""game": "three", "dealt": ["C98 DA7 HAKQJT SA", "CKT DKJ9 H9 SKQ98", "CAQJ DQT8 H8 SJT7"],
        "talon": "H7 C7""#,
    items: &[
        (Class::Point, 0, 5, "HAKQJT"),
        (Class::Sequence, 0, 15, "HAKQJT"),
        (Class::Set, 0, 3, "DA HA SA"),
    ],
    cancelled: &[],
    declared: &[93, 0, 0],
    rows: &[],
    last: &[],
};

const THREE_4: Example = Example {
    cards: r#""game": "three", "dealt": ["CKQ DKQ H9 SKQJT9", "CA DT9 HAKQT87 S8", "CJT97 DAJ8 HJ SA7"],
        "talon": "D7 C8""#,
    items: &[
        (Class::Point, 1, 6, "HAKQT87"),
        (Class::Sequence, 0, 15, "SKQJT9"),
        (Class::Set, 0, 3, "CK DK SK"),
        (Class::Set, 0, 3, "CQ DQ SQ"),
    ],
    cancelled: &[],
    declared: &[21, 6, 0],
    rows: &[],
    last: &[],
};

const THREE_7: Example = Example {
    cards: r#""game": "three", "dealt": ["C8 DA9 HAKQ SAKQJ", "CAJT DKT HJ98 ST8", "CKQ9 DQJ8 HT7 S97"],
        "talon": "D7 C7""#,
    items: &[
        (Class::Point, 0, 4, "SAKQJ"),
        (Class::Sequence, 0, 4, "SAKQJ"),
        (Class::Sequence, 0, 3, "HAKQ"),
        (Class::Set, 0, 3, "DA HA SA"),
    ],
    cancelled: &[],
    declared: &[14, 0, 0],
    rows: &[
        ("SA S8 S7", 0, &[15, 0, 0]),
        ("SK ST S9", 0, &[16, 0, 0]),
        ("SQ CT D8", 0, &[17, 0, 0]),
        ("SJ CJ C9", 0, &[18, 0, 0]),
        ("HA H8 H7", 0, &[19, 0, 0]),
        ("HK H9 HT", 0, &[60, 0, 0]),
        ("HQ HJ CQ", 0, &[61, 0, 0]),
        ("DA DT DJ", 0, &[62, 0, 0]),
        ("D9 DK DQ", 1, &[62, 1, 0]),
        ("CA CK C8", 1, &[62, 3, 0]),
    ],
    last: &[82, 23, 0],
};

const THREE_8: Example = Example {
    cards: r#""game": "three", "dealt": ["CA DAK HAKQ SAKQJ", "CKJ9 DQT8 HJ9 ST8", "CQT8 DJ9 HT87 S97"],
        "talon": "D7 C7""#,
    items: &[
        (Class::Point, 0, 4, "SAKQJ"),
        (Class::Sequence, 0, 4, "SAKQJ"),
        (Class::Sequence, 0, 3, "HAKQ"),
        (Class::Set, 0, 14, "CA DA HA SA"),
        (Class::Set, 0, 3, "DK HK SK"),
    ],
    cancelled: &[],
    declared: &[98, 0, 0],
    rows: &[
        ("SA S8 S7", 0, &[99, 0, 0]),
        ("SK ST S9", 0, &[100, 0, 0]),
        ("SQ D8 C8", 0, &[101, 0, 0]),
        ("SJ DT CT", 0, &[102, 0, 0]),
        ("HA H9 H7", 0, &[103, 0, 0]),
        ("HK HJ H8", 0, &[104, 0, 0]),
        ("HQ C9 HT", 0, &[105, 0, 0]),
        ("DA DQ D9", 0, &[106, 0, 0]),
        ("DK CJ DJ", 0, &[107, 0, 0]),
        ("CA CK CQ", 0, &[109, 0, 0]),
    ],
    last: &[149, 0, 0],
};

const TWO_1: Example = Example {
    cards: r#""game": "two", "dealt": ["CJT9 DAJT987 HAK SA", "CAKQ8 DKQ HQJT SKQJ"]"#,
    items: &[
        (Class::Point, 0, 6, "DAJT987"),
        (Class::Sequence, 0, 15, "DJT987"),
        (Class::Sequence, 0, 3, "CJT9"),
        (Class::Set, 1, 14, "CQ DQ HQ SQ"),
        (Class::Set, 1, 3, "CK DK SK"),
    ],
    cancelled: &[],
    declared: &[24, 17],
    rows: &[
        ("DA DQ", 0, &[25, 17]),
        ("D7 DK", 1, &[25, 18]),
        ("CA C9", 1, &[25, 19]),
        ("CK CT", 1, &[25, 20]),
        ("CQ CJ", 1, &[25, 21]),
        ("C8 HK", 1, &[25, 21]),
        ("SK SA", 0, &[26, 22]),
        ("DJ SQ", 0, &[27, 22]),
        ("DT SJ", 0, &[28, 22]),
        ("D9 HT", 0, &[28, 22]),
        ("D8 HJ", 0, &[28, 22]),
        ("HA HQ", 0, &[30, 22]),
    ],
    last: &[40, 22],
};

const TWO_2: Example = Example {
    cards: r#""game": "two", "dealt": ["CJ9 DK HAKQJ8 SAJ98", "CAKQT DAQJT7 HT SQT"]"#,
    items: &[
        (Class::Point, 0, 5, "HAKQJ8"),
        (Class::Sequence, 0, 4, "HAKQJ"),
        (Class::Set, 1, 14, "CT DT HT ST"),
        (Class::Set, 1, 3, "CQ DQ SQ"),
    ],
    cancelled: &[],
    declared: &[9, 17],
    rows: &[
        ("HA HT", 0, &[10, 17]),
        ("HK D7", 0, &[11, 17]),
        ("HQ DT", 0, &[12, 17]),
        ("HJ DJ", 0, &[13, 17]),
        ("H8 DQ", 0, &[13, 17]),
        ("DK DA", 1, &[14, 18]),
        ("CA C9", 1, &[14, 19]),
        ("CK CJ", 1, &[14, 20]),
        ("CQ S8", 1, &[14, 21]),
        ("CT S9", 1, &[14, 22]),
        ("SQ SA", 0, &[15, 23]),
        ("SJ ST", 0, &[17, 23]),
    ],
    last: &[27, 23],
};

#[test]
fn four_1_fosters_printed_deal() {
    let deal = FOUR_1;
    deal.holds();
    assert_eq!(
        deal.declared_with(r#""carteBlanche4": "off""#),
        [21, 15],
        "no carte blanche at four"
    );
    assert_eq!(deal.declared_with(r#""sharing4": "holder""#), [18, 18]);
    let whole = deal.whole_with("");
    assert_eq!(of_class(&whole, Class::Pique), [30, 0]);
    assert_eq!(of_class(&whole, Class::Capot), [40, 0]);
    assert!(!has(&whole, Class::Repique));
    let foster = deal.whole_with(r#""pique4": "foster""#);
    assert_eq!(deal_of(&foster), [70, 25]);
    assert!(!has(&foster, Class::Pique));
    assert_eq!(
        deal_of(&deal.whole_with(r#""count": "everyCard""#)),
        [100, 25]
    );
    let merged = deal.whole_with(r#""capotIncludesLast": "on""#);
    assert_eq!(deal_of(&merged), [69, 25]);
    assert!(!has(&merged, Class::Pique));
    assert_eq!(
        deal_of(&deal.whole_with(r#""carteBlanche4": "off""#)),
        [100, 15]
    );
}

#[test]
fn four_3_joint_repique() {
    let deal = FOUR_3;
    deal.holds();
    let bare = count(&deal.record("", 0));
    assert_eq!(of_class(&bare, Class::Repique), [70, 0]);
    let holder = count(&deal.record(r#""sharing4": "holder""#, 0));
    assert_eq!(declared_of(&holder), [11, 0]);
    assert!(!has(&holder, Class::Repique));
}

#[test]
fn four_4_partners_tie_for_the_point() {
    let deal = FOUR_4;
    deal.holds();
    assert_eq!(of_class(&deal.whole_with(""), Class::Cards), [10, 0]);
    let every = deal.whole_with(r#""count": "everyCard""#);
    assert_eq!(deal_of(&every), [29, 5]);
    assert!(!has(&every, Class::Pique));
}

#[test]
fn four_6_enemy_cancels_by_equality() {
    FOUR_6.holds();
}

#[test]
fn four_9_two_blanks() {
    let deal = FOUR_9;
    deal.holds();
    assert_eq!(deal.declared_with(r#""carteBlanche4": "off""#), [0, 101]);
    let strict = count(&deal.record(r#""strictRepique": "on""#, 0));
    assert_eq!(declared_of(&strict), [20, 31]);
    assert!(!has(&strict, Class::Repique));
}

#[test]
fn three_1_dealer_exchanges_and_sequences_tie() {
    THREE_1.holds();
}

#[test]
fn three_2_repique_at_exactly_twenty() {
    let deal = THREE_2;
    deal.holds();
    // 20 after the sequences, 90, then the aces.
    let bare = count(&deal.record("", 0));
    let at_repique = bare.events.iter().find_map(|event| match event {
        Entry::Scored {
            class: Class::Repique,
            points,
            totals,
            ..
        } => Some((*points, totals.0[0])),
        _ => None,
    });
    assert_eq!(at_repique, Some((70, 90)));
}

#[test]
fn three_4_repique_blocked_by_a_point() {
    let deal = THREE_4;
    deal.holds();
    assert!(!has(&count(&deal.record("", 0)), Class::Repique));
}

#[test]
fn three_7_pique_and_divided_capot() {
    let deal = THREE_7;
    deal.holds();
    let whole = deal.whole_with("");
    assert_eq!(of_class(&whole, Class::Capot), [20, 20, 0]);
    assert_eq!(of_class(&whole, Class::Pique), [40, 0, 0]);
    assert!(!has(&whole, Class::Cards));
    let every = deal.whole_with(r#""count": "everyCard""#);
    assert_eq!(deal_of(&every), [83, 23, 0]);
    assert_eq!(of_class(&every, Class::Pique), [40, 0, 0]);
}

#[test]
fn three_8_repique_and_undivided_capot() {
    let deal = THREE_8;
    deal.holds();
    assert_eq!(of_class(&deal.whole_with(""), Class::Capot), [40, 0, 0]);
}

#[test]
fn two_1_published() {
    let deal = TWO_1;
    deal.holds();
    let every = deal.whole_with(r#""count": "everyCard""#);
    assert_eq!(deal_of(&every), [43, 23]);
    assert!(!has(&every, Class::Pique));
    assert_eq!(of_class(&every, Class::Cards), [10, 0]);
}

#[test]
fn two_2_published() {
    let deal = TWO_2;
    deal.holds();
    let every = deal.whole_with(r#""count": "everyCard""#);
    assert_eq!(deal_of(&every), [28, 23]);
    assert!(!has(&every, Class::Pique));
}

/// Cards and capot of a whole deal with those tricks.
fn bonus(json: &str, tricks: &[u8]) -> (Vec<i16>, Vec<i16>) {
    let whole = count(json);
    let players = usize::from(whole.record.game.players());
    assert_eq!(&whole.tricks_taken.0[..players], tricks);
    (
        of_class(&whole, Class::Cards),
        of_class(&whole, Class::Capot),
    )
}

/// Three who take tricks in long suits of their own: the eldest clubs, the next diamonds, the dealer
/// hearts; `lead` is the club with which the eldest lets the next one in.
const THREE_SUITS: &str = r#""game": "three", "dealt": ["CAKQJT D987 S87", "C987 DAKQJT S9 ST", "HAKQJT987 SA SK"], "talon": "SJ SQ""#;

#[test]
fn n1_tricks_4_4_2_bring_five_each() {
    let json = r#"{"game": "three",
        "dealt": ["CAKQJ D987 H7 S87", "C987 DAKQJ H98 ST", "CT DT HAKQJT SJQ9"], "talon": "SA SK",
        "tricks": ["CA C7 CT", "CK C8 HT", "CQ C9 HJ", "CJ ST S9",
                   "D7 DA DT", "DK HQ D8", "DQ SJ D9", "DJ SQ S7", "H8 HA H7", "HK S8 H9"]}"#;
    let (cards, capot) = bonus(json, &[4, 4, 2]);
    assert_eq!(cards, [5, 5, 0]);
    assert_eq!(capot, [0, 0, 0]);
}

#[test]
fn n3_tricks_5_5_0_bring_twenty_each_and_no_tens() {
    let json = format!(
        r#"{{{THREE_SUITS}, "tricks": ["CA C7 H7", "CK C8 H8", "CQ C9 H9", "CJ S9 HT", "CT ST HJ",
            "D7 DA HQ", "DK HK D8", "DQ HA D9", "DJ SK S7", "DT SA S8"]}}"#
    );
    let (cards, capot) = bonus(&json, &[5, 5, 0]);
    assert_eq!(cards, [0, 0, 0]);
    assert_eq!(capot, [20, 20, 0]);
}

#[test]
fn n5_tricks_10_0_0_bring_forty() {
    let deal = THREE_8;
    let (cards, capot) = bonus(&deal.record("", 10), &[10, 0, 0]);
    assert_eq!(cards, [0, 0, 0]);
    assert_eq!(capot, [40, 0, 0]);
}

#[test]
fn n6_at_four_4_4_none_5_3_ten_8_0_forty() {
    // 5-3 and 8-0 are printed deals.
    let five = FOUR_4.whole_with("");
    assert_eq!(of_class(&five, Class::Cards), [10, 0]);
    let eight = FOUR_1.whole_with("");
    assert_eq!(of_class(&eight, Class::Cards), [0, 0]);
    assert_eq!(of_class(&eight, Class::Capot), [40, 0]);
    // Each of the first two takes four of his own suits' tops.
    let even = count(
        r#"{"game": "four",
        "dealt": ["CAKQJ DT987", "DAKQJ CT987", "HAKQJT987", "SAKQJT987"],
        "tricks": ["CA C7 H7 S7", "CK C8 H8 S8", "CQ C9 H9 S9", "CJ CT HT ST",
                   "D7 DA HJ SJ", "DK HQ SQ D8", "DQ HK SK D9", "DJ HA SA DT"]}"#,
    );
    assert_eq!(even.tricks_taken.0, [4, 4, 0, 0]);
    assert!(!has(&even, Class::Cards) && !has(&even, Class::Capot));
}

#[test]
fn n7_at_two_6_6_none_7_5_ten_12_0_forty() {
    let seven = TWO_1.whole_with("");
    assert_eq!(seven.tricks_taken.0[..2], [7, 5]);
    assert_eq!(of_class(&seven, Class::Cards), [10, 0]);
    let even = count(
        r#"{"game": "two", "dealt": ["CAKQJT9 D987 H987", "C87 DAKQJT HAKQJ S7"],
        "tricks": ["CA C7", "CK C8", "CQ S7", "CJ DT", "CT HJ", "C9 HQ",
                   "D7 DA", "DK D8", "DQ D9", "DJ H7", "HA H8", "HK H9"]}"#,
    );
    assert_eq!(even.tricks_taken.0[..2], [6, 6]);
    assert!(!has(&even, Class::Cards) && !has(&even, Class::Capot));
    let all = count(
        r#"{"game": "two", "dealt": ["CAKQJT98 DAKQJT", "C7 D987 HAKQJT987"],
        "tricks": ["CA C7", "CK H7", "CQ H8", "CJ H9", "CT HT", "C9 HJ", "C8 HQ",
                   "DA D7", "DK D8", "DQ D9", "DJ HK", "DT HA"]}"#,
    );
    assert_eq!(all.tricks_taken.0[..2], [12, 0]);
    assert!(!has(&all, Class::Cards));
    assert_eq!(of_class(&all, Class::Capot), [40, 0]);
}

#[test]
fn n8_forty_against_two_forties_is_no_point() {
    let tied = count(
        r#"{"game": "four",
        "dealt": ["C98 D9 H9 SKQJT", "CJ7 DKQJT H8 S9", "CT D87 HKQJT S7", "CAKQ DA HA7 SA8"]}"#,
    );
    assert!(!has(&tied, Class::Point));
    assert!(matches!(
        tied.events[0],
        Entry::Cancelled { seats, .. } if seats.0 == [Some(Seat(0)), Some(Seat(1)), None]
    ));
}

/// No suit of more than three cards; the eldest's clubs are the best or nothing is.
fn thin(eldest: &str, third: &str) -> String {
    format!(
        r#""game": "four",
        "dealt": ["{eldest} DA7 HA7 ST", "CQJ DK8 HK SA98", "{third} DQ HQT8 SKQ", "C7 DJT9 HJ9 SJ7"]"#
    )
}

#[test]
fn n11_ace_king_nine_is_thirty_and_three_points() {
    let scored = count(&format!("{{{}}}", thin("CAK9", "CT8")));
    assert_eq!(of_class(&scored, Class::Point), [3, 0]);
    assert!(scored.events.iter().any(|event| matches!(
        event,
        Entry::Scored {
            class: Class::Point,
            pips: Some(30),
            seat: Seat(0),
            ..
        }
    )));
}

#[test]
fn n12_ace_king_eight_is_twenty_nine_and_void() {
    let deal = thin("CAK8", "CT9");
    assert!(!has(&count(&format!("{{{deal}}}")), Class::Point));
    let said = refusal(&format!(
        r#"{{{deal}, "claims": [{{"seat": 0, "point": "C"}}]}}"#
    ));
    assert!(
        said.contains("seat 0") && said.contains("29") && said.contains("rule 4.5"),
        "{said}"
    );
}

/// A whole deal in which the eldest has a point of 4 and nothing else, the next one a tierce.
const N13: &str = r#""game": "three",
    "dealt": ["CAKJ9 D87 HT8 S97", "CT8 DKQJ HJ9 SJT8", "CQ7 DA9 HAKQ SAKQ"], "talon": "DT H7""#;

#[test]
fn n13_first_out_by_the_point_second_by_the_sequence() {
    // The dealer, who holds better sequences, keeps silent (rule 7.7).
    let scored = finish(&format!(
        r#"{{{N13}, "target": 100, "totals": [96, 97, 40],
        "claims": [{{"seat": 0, "point": "C"}}, {{"seat": 1, "sequences": ["DK3"]}}]}}"#
    ));
    assert_eq!(declared_of(&scored), [4, 3, 0]);
    assert_eq!(gone_out(&scored), [0, 1]);
    // Each goes out right after the event that brings him there.
    let classes: Vec<&str> = scored.events[..4]
        .iter()
        .map(|event| match event {
            Entry::Scored { class, .. } => class.name(),
            Entry::GoneOut { .. } => "goneOut",
            Entry::Cancelled { .. } => "cancelled",
        })
        .collect();
    assert_eq!(classes, ["point", "goneOut", "sequence", "goneOut"]);
    let over = scored.over.unwrap();
    assert_eq!(over.winners, sides(&[0, 1]));
    assert_eq!(over.losers, sides(&[2]));
    assert_eq!(over.pays, [(Side(2), Side(0), 1), (Side(2), Side(1), 1)]);
}

#[test]
fn n15_two_play_on_from_their_scores_and_the_deal_skips_who_left() {
    let begun = Partie::new(Game::Three, Ruleset::default(), Some(100), 7, Chair(2));
    let mut partie = Partie {
        totals: [90, 60, 50, 0],
        ..begun
    };
    assert_eq!(partie.seating(), [Chair(0), Chair(1), Chair(2)]);
    let mut ledger = Ledger::new(partie.before(), Some(100));
    ledger.points = BySide([12, 10, 5]);
    ledger.out = [Some(Side(0)), None, None];
    assert_eq!(partie.finish(&ledger), None);
    assert_eq!(partie.left, Some(Chair(0)));
    assert_eq!(partie.game(), Game::Two);
    // E would deal next; he has left, so M deals and D is elder.
    assert_eq!(partie.dealer, Chair(1));
    assert_eq!(partie.seating(), [Chair(2), Chair(1)]);
    assert_eq!(partie.before(), BySide([55, 70, 0]));
    let at = partie.begin().unwrap();
    assert_eq!(at.hands[Seat(0)].len(), 12);
    assert_eq!(at.talon.len(), 8);
    assert_eq!(at.ledger.target, Some(100));
    assert_eq!(at.game.repique_threshold(), 30);
}

/// Foster's repic hand for two: point 5, quint 15, tierce 3, quatorze 14 make 37, so 97; he prints
/// 34 and 94, having overlooked the tierce of clubs.
#[test]
fn oddity_fosters_repic_hand_is_worth_97() {
    let scored = count(r#"{"game": "two", "dealt": ["HKQJT9 CAKQ DAQ9 SQ", "CJT98 DKJT8 SJT98"]}"#);
    assert_eq!(of_class(&scored, Class::Point), [5, 0]);
    assert_eq!(of_class(&scored, Class::Sequence), [18, 0]);
    assert_eq!(of_class(&scored, Class::Set), [14, 0]);
    assert_eq!(of_class(&scored, Class::Repique), [60, 0]);
    assert_eq!(declared_of(&scored), [97, 0]);
}

/// Foster's sample deal calls the second total "22" though one lead has been added: 23.
#[test]
fn oddity_fosters_second_total_is_23() {
    let scored = count(&FOUR_1.record("", 2));
    assert_eq!(deal_of(&scored), [23, 25]);
}
