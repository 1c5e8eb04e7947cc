//! The words: every sentence is there in every language, can be filled, and can be shown. It must
//! not need a window or Bevy's app.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use norman_piquet::ai::Level;
use norman_piquet::rules::{
    Answer, BySide, Card, CardSet, Chair, Class, Contest, Duty, Entry, Game, Illegal, Payment,
    Preset, Rank, Said, Seat, Sequence, Set, Side, Suit, Switchable,
};
use norman_piquet::words::{
    Arg, Language, Speaker, Words, card_name, card_the, cards_list, class_name, entry_by,
    entry_line, illegal_line, payment_line, rank_name, said_lines, sequence_name, set_name,
    side_name, suit_name, suit_title,
};

/// One message of a locale file.
#[derive(Default, Clone)]
struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

/// Reads the keys of a Fluent file, the variables and the other keys each of them mentions.
fn messages(source: &str) -> BTreeMap<String, Message> {
    let mut all: BTreeMap<String, Message> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines() {
        if line.starts_with('#') {
            continue;
        }
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            let (key, _) = line.split_once(" =").expect("a key and its sentence");
            current = key.to_owned();
            let first = all.insert(current.clone(), Message::default()).is_none();
            assert!(first, "{current} stands twice");
        }
        let message = all.entry(current.clone()).or_default();
        for part in line.split('{').skip(1) {
            let inside = part.split(['}', '-']).next().unwrap_or_default().trim();
            let whole = part.split('}').next().unwrap_or_default().trim();
            if let Some(variable) = inside.strip_prefix('$') {
                message.variables.insert(variable.trim().to_owned());
            } else if whole.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                message.references.insert(whole.to_owned());
            }
        }
    }
    all.remove("");
    all
}

/// All variables a key wants, also through the keys it mentions.
fn variables(all: &BTreeMap<String, Message>, key: &str) -> BTreeSet<String> {
    let message = all
        .get(key)
        .unwrap_or_else(|| panic!("{key} is mentioned and does not exist"));
    let mut found = message.variables.clone();
    for reference in &message.references {
        found.extend(variables(all, reference));
    }
    found
}

fn all_words() -> [Words; 3] {
    Language::ALL.map(Words::new)
}

/// A sentence that may be shown: filled, and written as print is.
#[track_caller]
fn assert_shown(words: &Words, from: &str, text: &str) {
    let language = words.language();
    assert!(!text.is_empty(), "{language} {from} is empty");
    assert!(
        !text.contains(['{', '}', '<', '>', '$', '~', '\'', '"']),
        "{language} {from}: {text}"
    );
    assert!(
        !text.contains("  "),
        "two spaces in {language} {from}: {text}"
    );
    assert!(
        text.trim() == text || from == "cards-joint",
        "{language} {from} has spaces about it: '{text}'"
    );
    let tight = [" ,", " .", "..", "( ", " )"];
    assert!(
        !tight.iter().any(|pair| text.contains(pair)),
        "{language} {from}: {text}"
    );
    let before = |pair: &str| text.contains(pair);
    if language == Language::French {
        // A French colon keeps its distance, and never begins a line.
        for mark in [':', ';', '!', '?'] {
            for (at, _) in text.match_indices(mark) {
                assert!(
                    text[..at].ends_with('\u{a0}'),
                    "{from} wants a hard space before {mark}: {text}"
                );
            }
        }
    } else {
        assert!(
            ![" :", " ;", " !", " ?"].iter().any(|pair| before(pair)),
            "{language} {from}: {text}"
        );
    }
}

#[test]
fn the_files_are_read_without_a_fault() {
    for language in Language::ALL {
        let (words, faults) = Words::checked(language);
        assert!(faults.is_empty(), "{language}: {faults:?}");
        for key in messages(language.source()).keys() {
            assert!(words.has(key), "{language} {key}");
        }
    }
}

#[test]
fn every_language_has_the_same_keys_with_the_same_variables() {
    let english = messages(Language::English.source());
    for language in [Language::Russian, Language::French] {
        let other = messages(language.source());
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !other.contains_key(*key))
            .collect();
        let surplus: Vec<_> = other
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{language} misses {missing:?} and alone has {surplus:?}"
        );
        for key in english.keys() {
            assert_eq!(
                variables(&english, key),
                variables(&other, key),
                "{language} {key}"
            );
        }
    }
}

/// Values to try for a variable: the words that select, else numbers that decide plurals.
fn trials(key: &str, variable: &str) -> Vec<Arg<'static>> {
    let texts: &[&'static str] = match variable {
        "you" if key.starts_with("result-pays") => &["payer", "receiver", "no"],
        "you" => &["yes", "no"],
        "suit" => &["clubs", "diamonds", "hearts", "spades"],
        "rank" => &[
            "ace", "king", "queen", "knave", "ten", "nine", "eight", "seven",
        ],
        "duty" => &["exchange", "declare", "play"],
        "kind" => &["few", "many"],
        "reason" => &["empty", "large", "letters"],
        "outcome" => &["win", "lose", "draw"],
        "what" if key.starts_with("said") || key == "entry-cancelled" => {
            &["point", "sequence", "set"]
        }
        "name" | "payer" | "receiver" | "partner" | "a" | "b" | "text" | "line" | "class"
        | "cards" | "key" | "what" => &["Odette"],
        "length" => return [3u8, 4, 5, 6, 7, 8].map(Arg::from).to_vec(),
        _ => {
            return [0u8, 1, 2, 3, 4, 5, 11, 20, 21, 102]
                .map(Arg::from)
                .to_vec();
        }
    };
    texts.iter().map(|text| Arg::from(*text)).collect()
}

#[test]
fn every_sentence_can_be_filled() {
    for words in all_words() {
        let all = messages(words.language().source());
        for key in all.keys() {
            let mut filled = vec![Vec::new()];
            for variable in variables(&all, key) {
                let values = trials(key, &variable);
                filled = filled
                    .into_iter()
                    .flat_map(|args: Vec<(String, Arg<'static>)>| {
                        values.iter().map({
                            let variable = &variable;
                            move |value| {
                                let mut more = args.clone();
                                more.push((variable.clone(), value.clone()));
                                more
                            }
                        })
                    })
                    .collect();
            }
            for args in filled {
                let args: Vec<(&str, Arg<'_>)> = args
                    .iter()
                    .map(|(name, value)| (name.as_str(), value.clone()))
                    .collect();
                let text = words
                    .try_say(key, &args)
                    .unwrap_or_else(|fault| panic!("{} {key}: {fault}", words.language()));
                assert_shown(&words, key, &text);
            }
        }
    }
}

#[test]
fn a_missing_key_is_shown_and_does_not_stop_the_game() {
    let words = Words::new(Language::Russian);
    assert_eq!(words.say("no-such-key"), "<no-such-key>");
    assert_eq!(words.say("count-points"), "<count-points>");
}

#[test]
fn russian_counts_by_its_own_plurals() {
    let words = Words::new(Language::Russian);
    let count = |key: &str, count: i64| words.say_with(key, &[("count", Arg::from(count))]);
    for (number, points, cards, tricks, stakes) in [
        (1, "1 очко", "1 карта", "1 взятка", "1 ставка"),
        (2, "2 очка", "2 карты", "2 взятки", "2 ставки"),
        (5, "5 очков", "5 карт", "5 взяток", "5 ставок"),
        (11, "11 очков", "11 карт", "11 взяток", "11 ставок"),
        (21, "21 очко", "21 карта", "21 взятка", "21 ставка"),
        (102, "102 очка", "102 карты", "102 взятки", "102 ставки"),
    ] {
        assert_eq!(count("count-points", number), points);
        assert_eq!(count("count-cards", number), cards);
        assert_eq!(count("count-tricks", number), tricks);
        assert_eq!(count("count-stakes", number), stakes);
    }
    for (pips, said) in [
        (31u8, "Масть в 31 пуань"),
        (34, "Масть в 34 пуаня"),
        (40, "Масть в 40 пуаней"),
        (41, "Масть в 41 пуань"),
    ] {
        let said_pips = Said {
            point: pips,
            ..Said::default()
        };
        assert_eq!(said_lines(&words, &said_pips), [said]);
    }
}

#[test]
fn english_and_french_count_by_theirs() {
    let count =
        |words: &Words, count: i64| words.say_with("count-points", &[("count", count.into())]);
    let [english, _, french] = all_words();
    assert_eq!(count(&english, 0), "0 points");
    assert_eq!(count(&english, 1), "1 point");
    assert_eq!(count(&english, 21), "21 points");
    assert_eq!(count(&french, 0), "0 point");
    assert_eq!(count(&french, 1), "1 point");
    assert_eq!(count(&french, 2), "2 points");
}

#[test]
fn cards_have_their_names() {
    let [english, russian, french] = all_words();
    let card = Card::new(Suit::Hearts, Rank::Ace);
    assert_eq!(card_name(&english, card), "ace of hearts");
    assert_eq!(card_name(&russian, card), "туз червей");
    assert_eq!(card_name(&french, card), "as de cœur");
    assert_eq!(card_the(&french, card), "l’as de cœur");
    let knave = Card::new(Suit::Clubs, Rank::Jack);
    assert_eq!(card_the(&english, knave), "the knave of clubs");
    let both: CardSet = [card, knave].into_iter().collect();
    assert_eq!(cards_list(&english, both), "knave of clubs, ace of hearts");
    assert_eq!(cards_list(&russian, CardSet::EMPTY), "ни одной карты");
    for words in [english, russian, french] {
        let mut names = BTreeSet::new();
        for card in Card::all() {
            assert_shown(&words, "card_the", &card_the(&words, card));
            names.insert(card_name(&words, card));
        }
        assert_eq!(names.len(), 32);
        assert_eq!(
            Suit::ALL.map(|suit| suit_name(&words, suit).to_lowercase()),
            Suit::ALL.map(|suit| suit_title(&words, suit).to_lowercase())
        );
        assert_eq!(
            Rank::ALL
                .map(|rank| rank_name(&words, rank))
                .into_iter()
                .collect::<BTreeSet<_>>()
                .len(),
            8
        );
    }
}

#[test]
fn claims_are_called_as_the_books_call_them() {
    let [english, russian, french] = all_words();
    for (length, top, expected) in [
        (
            3,
            Rank::Ace,
            ["Tierce major", "Терц-мажор", "Tierce majeure"],
        ),
        (
            3,
            Rank::Jack,
            ["Tierce to the knave", "Терция от валета", "Tierce au valet"],
        ),
        (
            4,
            Rank::King,
            ["Quart to the king", "Кварта от короля", "Quarte au roi"],
        ),
        (
            5,
            Rank::Ace,
            ["Quint major", "Квинт-мажор", "Quinte majeure"],
        ),
        (
            6,
            Rank::Queen,
            [
                "Sixième to the queen",
                "Секста от дамы",
                "Sixième à la dame",
            ],
        ),
        (
            7,
            Rank::King,
            [
                "Septième to the king",
                "Септима от короля",
                "Septième au roi",
            ],
        ),
        (8, Rank::Ace, ["Huitième", "Октава", "Huitième"]),
    ] {
        assert_eq!(sequence_name(&english, length, top), expected[0]);
        assert_eq!(sequence_name(&russian, length, top), expected[1]);
        assert_eq!(sequence_name(&french, length, top), expected[2]);
    }
    for (rank, count, expected) in [
        (
            Rank::Ace,
            4,
            ["Quatorze of aces", "Четыре туза", "Quatorze d’as"],
        ),
        (
            Rank::King,
            3,
            ["Trio of kings", "Три короля", "Brelan de rois"],
        ),
    ] {
        let set = Set { rank, count };
        assert_eq!(set_name(&english, set), expected[0]);
        assert_eq!(set_name(&russian, set), expected[1]);
        assert_eq!(set_name(&french, set), expected[2]);
    }
}

#[test]
fn every_shape_of_speech_is_said() {
    let full = Said {
        carte_blanche: true,
        point: 41,
        sequences: [(5, 7), (3, 4), (0, 0), (0, 0)],
        trios: 1 << Rank::King as u8,
        quatorzes: 1 << Rank::Ace as u8,
        answers: [Answer::Good, Answer::Equal, Answer::NotGood],
    };
    let english = Words::new(Language::English);
    assert_eq!(
        said_lines(&english, &full),
        [
            "The point is good",
            "The sequence is equal",
            "The set is not good",
            "Carte blanche!",
            "Point of 41",
            "Quint major",
            "Tierce to the knave",
            "Quatorze of aces",
            "Trio of kings"
        ]
    );
    assert_eq!(
        said_lines(&english, &Said::default()),
        ["I have nothing to declare"]
    );
    for words in all_words() {
        for answer in [Answer::Silent, Answer::Good, Answer::Equal, Answer::NotGood] {
            for part in 0..32u8 {
                let take = |bit: u8| part >> bit & 1 == 1;
                let said = Said {
                    carte_blanche: take(0),
                    point: if take(1) { full.point } else { 0 },
                    sequences: if take(2) {
                        full.sequences
                    } else {
                        Default::default()
                    },
                    trios: if take(3) { full.trios } else { 0 },
                    quatorzes: if take(4) { full.quatorzes } else { 0 },
                    answers: [answer; 3],
                };
                let lines = said_lines(&words, &said);
                assert!(!lines.is_empty());
                for line in lines {
                    assert_shown(&words, "said", &line);
                }
            }
        }
        for length in 3..=8 {
            for top in Rank::ALL {
                assert_shown(&words, "sequence", &sequence_name(&words, length, top));
            }
        }
    }
}

/// Every class, with its place, so that a new one is noticed here.
const CLASSES: [Class; 11] = [
    Class::CarteBlanche,
    Class::Point,
    Class::Sequence,
    Class::Set,
    Class::Repique,
    Class::Lead,
    Class::Trick,
    Class::LastTrick,
    Class::Pique,
    Class::Cards,
    Class::Capot,
];

const fn class_place(class: Class) -> usize {
    match class {
        Class::CarteBlanche => 0,
        Class::Point => 1,
        Class::Sequence => 2,
        Class::Set => 3,
        Class::Repique => 4,
        Class::Lead => 5,
        Class::Trick => 6,
        Class::LastTrick => 7,
        Class::Pique => 8,
        Class::Cards => 9,
        Class::Capot => 10,
    }
}

fn scored(class: Class, points: i16, cards: CardSet, pips: Option<u8>) -> Entry {
    Entry::Scored {
        class,
        seat: Seat(0),
        side: Side(0),
        points,
        cards,
        pips,
        totals: BySide::default(),
    }
}

#[test]
fn every_line_of_the_count_is_said() {
    let clubs = |ranks: &[Rank]| -> CardSet {
        ranks
            .iter()
            .map(|rank| Card::new(Suit::Clubs, *rank))
            .collect()
    };
    let point = clubs(&[Rank::Ace, Rank::Queen, Rank::Jack, Rank::Ten]);
    let run = clubs(&[Rank::Queen, Rank::Jack, Rank::Ten]);
    let kings: CardSet = Suit::ALL[..3]
        .iter()
        .map(|suit| Card::new(*suit, Rank::King))
        .collect();
    let ace = CardSet::of(Card::new(Suit::Clubs, Rank::Ace));
    let english = Words::new(Language::English);
    let odette = Speaker::named("Odette");
    for (entry, expected) in [
        (
            scored(Class::CarteBlanche, 10, point, None),
            "Carte blanche: 10",
        ),
        (
            scored(Class::Point, 4, point, Some(41)),
            "Point, 41 in clubs: 4",
        ),
        (
            scored(Class::Sequence, 3, run, None),
            "Tierce to the queen in clubs: 3",
        ),
        (scored(Class::Set, 3, kings, None), "Trio of kings: 3"),
        (
            scored(Class::Repique, 70, CardSet::EMPTY, None),
            "Repique: +70",
        ),
        (scored(Class::Lead, 1, ace, None), "Lead, ace of clubs: 1"),
        (
            scored(Class::Trick, 1, ace, None),
            "Taken with the ace of clubs: 1",
        ),
        (scored(Class::LastTrick, 1, ace, None), "Last trick: 1"),
        (scored(Class::Pique, 40, CardSet::EMPTY, None), "Pique: +40"),
        (
            scored(Class::Cards, 10, CardSet::EMPTY, None),
            "Most tricks: 10",
        ),
        (
            scored(Class::Cards, 5, CardSet::EMPTY, None),
            "Most tricks, shared: 5",
        ),
        (scored(Class::Capot, 40, CardSet::EMPTY, None), "Capot: 40"),
        (
            scored(Class::Capot, 20, CardSet::EMPTY, None),
            "Divided capot: 20",
        ),
    ] {
        assert_eq!(entry_line(&english, &odette, &entry), expected);
        assert_eq!(
            entry_by(&english, &odette, &entry),
            format!("Odette: {expected}")
        );
    }
    for words in all_words() {
        let you = Speaker::you(&words);
        let mut names = BTreeSet::new();
        for (place, class) in CLASSES.into_iter().enumerate() {
            assert_eq!(class_place(class), place);
            names.insert(class_name(&words, class));
            for cards in [CardSet::EMPTY, ace, run, point] {
                for pips in [None, Some(41)] {
                    let entry = scored(class, 3, cards, pips);
                    for who in [&you, &odette] {
                        assert_shown(&words, "entry", &entry_line(&words, who, &entry));
                        assert_shown(&words, "entry", &entry_by(&words, who, &entry));
                    }
                }
            }
        }
        assert_eq!(names.len(), CLASSES.len());
        for what in Contest::ALL {
            let entry = Entry::Cancelled {
                what,
                seats: BySide::default(),
                totals: BySide::default(),
            };
            assert_shown(&words, "cancelled", &entry_line(&words, &you, &entry));
        }
        let out = Entry::GoneOut {
            seat: Seat(0),
            side: Side(0),
            totals: BySide::default(),
        };
        for who in [&you, &odette] {
            assert_shown(&words, "gone out", &entry_line(&words, who, &out));
        }
    }
    // The locale files select by these words.
    assert_eq!(
        Contest::ALL.map(Contest::name),
        ["point", "sequence", "set"]
    );
}

/// Every refusal, with its place, so that a new one is noticed here.
fn refusals() -> Vec<Illegal> {
    let seat = Seat(0);
    let card = Card::new(Suit::Hearts, Rank::Ace);
    let suit = Suit::Diamonds;
    let sequence = Sequence {
        suit,
        top: Rank::King,
        len: 4,
    };
    vec![
        Illegal::NotACard {
            text: "X7".to_owned(),
        },
        Illegal::CardTwice { card },
        Illegal::WrongHands {
            wanted: 3,
            given: 4,
        },
        Illegal::WrongHandSize {
            seat,
            wanted: 10,
            given: 9,
        },
        Illegal::WrongTalonSize {
            wanted: 2,
            given: 3,
        },
        Illegal::AlreadyOut {
            side: 0,
            total: 101,
            target: 100,
        },
        Illegal::DealOver { seat },
        Illegal::NotYourTurn {
            seat,
            turn: Seat(1),
        },
        Illegal::WrongPhase {
            seat,
            wanted: Duty::Exchange,
        },
        Illegal::NotHeld { seat, card },
        Illegal::MustFollow {
            seat,
            card,
            led: Suit::Clubs,
        },
        Illegal::WrongExchange {
            seat,
            given: 0,
            least: 1,
            most: 5,
        },
        Illegal::WrongDraw {
            seat,
            said: CardSet::EMPTY,
            drawn: CardSet::EMPTY,
        },
        Illegal::NoCarteBlanche { seat },
        Illegal::CarteBlancheFixed { seat },
        Illegal::PointNotHeld { seat, suit },
        Illegal::PointTooSmall {
            seat,
            suit,
            pips: 29,
        },
        Illegal::SequenceNotHeld { seat, sequence },
        Illegal::RunClaimedTwice {
            seat,
            run: sequence,
        },
        Illegal::SetNotHeld {
            seat,
            set: Set {
                rank: Rank::Ten,
                count: 3,
            },
        },
        Illegal::RankClaimedTwice {
            seat,
            rank: Rank::Queen,
        },
    ]
}

const fn refusal_place(why: &Illegal) -> usize {
    match why {
        Illegal::NotACard { .. } => 0,
        Illegal::CardTwice { .. } => 1,
        Illegal::WrongHands { .. } => 2,
        Illegal::WrongHandSize { .. } => 3,
        Illegal::WrongTalonSize { .. } => 4,
        Illegal::AlreadyOut { .. } => 5,
        Illegal::DealOver { .. } => 6,
        Illegal::NotYourTurn { .. } => 7,
        Illegal::WrongPhase { .. } => 8,
        Illegal::NotHeld { .. } => 9,
        Illegal::MustFollow { .. } => 10,
        Illegal::WrongExchange { .. } => 11,
        Illegal::WrongDraw { .. } => 12,
        Illegal::NoCarteBlanche { .. } => 13,
        Illegal::CarteBlancheFixed { .. } => 14,
        Illegal::PointNotHeld { .. } => 15,
        Illegal::PointTooSmall { .. } => 16,
        Illegal::SequenceNotHeld { .. } => 17,
        Illegal::RunClaimedTwice { .. } => 18,
        Illegal::SetNotHeld { .. } => 19,
        Illegal::RankClaimedTwice { .. } => 20,
    }
}

#[test]
fn every_refusal_has_its_sentence() {
    for words in all_words() {
        let mut sentences = BTreeSet::new();
        let all = refusals();
        for (place, why) in all.iter().enumerate() {
            assert_eq!(refusal_place(why), place);
            let line = illegal_line(&words, why);
            assert_shown(&words, "illegal", &line);
            assert!(line.ends_with('.'), "{line}");
            sentences.insert(line);
        }
        assert_eq!(sentences.len(), all.len());
    }
    let english = Words::new(Language::English);
    assert_eq!(
        illegal_line(&english, &refusals()[10]),
        "You must follow suit: a club was led."
    );
    assert_eq!(
        illegal_line(&english, &refusals()[11]),
        "Lay out at least 1 card."
    );
    let too_many = Illegal::WrongExchange {
        seat: Seat(1),
        given: 4,
        least: 1,
        most: 3,
    };
    assert_eq!(
        illegal_line(&Words::new(Language::Russian), &too_many),
        "Снести можно не больше 3 карт."
    );
}

#[test]
fn payments_and_partnerships_are_named() {
    let [english, russian, french] = all_words();
    let odette = Speaker::named("Odette");
    let roland = Speaker::named("Roland");
    let you = Speaker::you(&english);
    fn pays(
        words: &Words,
        payer: &Speaker,
        receiver: &Speaker,
        stakes: i32,
        points: bool,
    ) -> String {
        let payment = Payment {
            payer: Chair(0),
            receiver: Chair(1),
            stakes,
        };
        payment_line(words, payer, receiver, &payment, points)
    }
    assert_eq!(
        pays(&english, &odette, &roland, 1, false),
        "Odette pays Roland 1 stake."
    );
    assert_eq!(
        pays(&english, &you, &odette, 2, false),
        "You pay Odette 2 stakes."
    );
    assert_eq!(
        pays(&english, &odette, &you, 148, true),
        "Odette pays you 148 points."
    );
    let (odetta, rolan) = (Speaker::named("Одетта"), Speaker::named("Ролан"));
    assert_eq!(
        pays(&russian, &odetta, &rolan, 2, false),
        "Платит Одетта, получает Ролан: 2 ставки."
    );
    assert_eq!(
        pays(&russian, &Speaker::you(&russian), &rolan, 1, false),
        "Платите вы, получает Ролан: 1 ставка."
    );
    assert_eq!(
        pays(&french, &odette, &Speaker::you(&french), 1, false),
        "Odette vous paie 1 enjeu."
    );
    assert_eq!(side_name(&english, &odette, &you), "You and Odette");
    assert_eq!(side_name(&russian, &odetta, &rolan), "Одетта и Ролан");
}

#[test]
fn buttons_fit_a_telephone() {
    let buttons = [
        "title-play",
        "title-how-to-play",
        "title-settings",
        "title-quit",
        "title-language",
        "loading-retry",
        "loading-start",
        "choice-game-four",
        "choice-game-three",
        "choice-game-two",
        "choice-target-six-deals",
        "choice-rules-book",
        "choice-rules-letter",
        "choice-rules-foster",
        "choice-rules-modern",
        "choice-level-random",
        "choice-level-greedy",
        "choice-level-novice",
        "choice-level-casual",
        "choice-level-good",
        "choice-level-strong",
        "choice-level-expert",
        "choice-partner-chosen",
        "choice-partner-by-cut",
        "choice-new-seed",
        "choice-start",
        "choice-back",
        "cut-go-on",
        "exchange-refuse",
        "exchange-carte-blanche",
        "declare-all",
        "declare-selected",
        "declare-pass",
        "play-confirm",
        "sheet-next-deal",
        "sheet-to-result",
        "sheet-see-hands",
        "sheet-hide-hands",
        "sheet-close",
        "sheet-copy-deal",
        "sheet-copied",
        "out-watch",
        "out-run",
        "result-again",
        "result-title",
        "pause-menu",
        "pause-resume",
        "pause-leave",
        "pause-restart",
        "table-last-trick",
        "table-menu",
        "table-sort",
        "table-sort-suit",
        "table-sort-rank",
        "table-sort-dealt",
        "table-hint",
        "help-tab-four",
        "help-tab-three",
        "help-tab-two",
        "help-next",
        "help-previous",
        "settings-full-screen",
        "common-ok",
        "common-yes",
        "common-no",
        "common-back",
        "common-close",
        "common-go-on",
        "common-on",
        "common-off",
    ];
    for words in all_words() {
        for key in buttons {
            let text = words.say(key);
            assert!(
                text.chars().count() <= 16,
                "{} {key}: {text}",
                words.language()
            );
        }
    }
}

/// Asked at run time: what was compiled in another checkout must not be looked for there.
fn root() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from)
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder of the source") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    files
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a source file");
            (path, text)
        })
        .collect()
}

/// The keys said by name: the first text in the brackets of a call, alone or after the words.
fn keys_said(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for call in ["say(", "say_with("] {
        for (at, _) in source.match_indices(call) {
            let inside = &source[at + call.len()..];
            let Some((before, text)) = inside.split_once('"') else {
                continue;
            };
            let before = before.trim();
            let first = before.is_empty()
                || (before.ends_with(',') && !before.contains([';', '{', '}', '|']));
            if let (true, Some((key, _))) = (first, text.split_once('"')) {
                keys.push(key.to_owned());
            }
        }
    }
    keys
}

#[test]
fn every_key_the_program_says_exists() {
    let all = messages(Language::English.source());
    let mut found = 0;
    for (path, source) in sources() {
        for key in keys_said(&source) {
            found += 1;
            assert!(
                all.contains_key(&key),
                "{}: there is no sentence {key}",
                path.display()
            );
        }
        // In the room of words every text with a hyphen is a key.
        if path.ends_with("words/speech.rs") {
            for text in source.split('"').skip(1).step_by(2) {
                let is_key = text.contains('-')
                    && text
                        .chars()
                        .all(|letter| letter == '-' || letter.is_ascii_lowercase());
                assert!(
                    !is_key || all.contains_key(text),
                    "there is no sentence {text}"
                );
            }
        }
    }
    assert!(found > 20, "the calls were not found: {found}");
}

#[test]
fn what_is_said_without_filling_wants_none() {
    let all = messages(Language::English.source());
    for (path, source) in sources() {
        for (at, _) in source.match_indices(".say(\"") {
            let key = source[at + 6..].split('"').next().unwrap_or_default();
            assert!(
                variables(&all, key).is_empty(),
                "{}: {key} wants {:?}",
                path.display(),
                variables(&all, key)
            );
        }
    }
}

#[test]
fn every_choice_has_its_label_and_its_hint() {
    let all = messages(Language::English.source());
    let games = Game::ALL.map(Game::name);
    let levels = Level::ALL.map(Level::name);
    let mut keys: Vec<String> = Vec::new();
    for game in games {
        keys.extend([format!("help-{game}"), format!("help-tab-{game}")]);
    }
    for (kind, names) in [
        ("game", games.as_slice()),
        ("rules", Preset::NAMES),
        ("level", levels.as_slice()),
    ] {
        for name in names {
            keys.push(format!("choice-{kind}-{name}"));
            keys.push(format!("choice-{kind}-{name}-hint"));
        }
    }
    for key in keys {
        assert!(all.contains_key(&key), "there is no sentence {key}");
        assert!(variables(&all, &key).is_empty(), "{key} wants filling");
    }
}

/// Keys that stand in no source file as a whole.
fn unused_keys() -> Vec<String> {
    let sources = sources();
    let all = messages(Language::English.source());
    let mentioned: BTreeSet<&String> = all
        .values()
        .flat_map(|message| &message.references)
        .collect();
    all.keys()
        .filter(|key| {
            let quoted = format!("\"{key}\"");
            !mentioned.contains(key) && !sources.iter().any(|(_, source)| source.contains(&quoted))
        })
        .cloned()
        .collect()
}

#[test]
#[ignore = "a list for the editor, not a fault: keys no source file names"]
fn list_unused_keys() {
    for key in unused_keys() {
        eprintln!("{key}");
    }
}

/// The characters of a font, from its table `cmap` (formats 4 and 12).
fn characters_of(font: &[u8]) -> BTreeSet<char> {
    let short = |at: usize| u16::from_be_bytes([font[at], font[at + 1]]) as usize;
    let long = |at: usize| short(at) << 16 | short(at + 2);
    let cmap = (0..short(4))
        .map(|table| 12 + table * 16)
        .find(|at| &font[*at..*at + 4] == b"cmap")
        .map(|at| long(at + 8))
        .expect("a table of characters");
    let mut found = BTreeSet::new();
    for record in 0..short(cmap + 2) {
        let table = cmap + long(cmap + 4 + record * 8 + 4);
        match short(table) {
            4 => {
                let segments = short(table + 6) / 2;
                for segment in 0..segments {
                    let end = short(table + 14 + segment * 2);
                    let start = short(table + 16 + segments * 2 + segment * 2);
                    found.extend((start..=end).filter_map(|code| char::from_u32(code as u32)));
                }
            }
            12 => {
                for group in 0..long(table + 12) {
                    let at = table + 16 + group * 12;
                    found.extend(
                        (long(at)..=long(at + 4)).filter_map(|code| char::from_u32(code as u32)),
                    );
                }
            }
            _ => {}
        }
    }
    found
}

#[test]
fn the_fonts_have_every_letter() {
    for file in ["text.ttf", "text-bold.ttf", "display.ttf"] {
        let font = std::fs::read(root().join("assets/fonts").join(file)).expect("the font");
        let known = characters_of(&font);
        assert!(known.contains(&'ё') && known.contains(&'œ') && !known.contains(&'語'));
        for language in Language::ALL {
            let texts = [language.source(), language.own_name()];
            let missing: BTreeSet<char> = texts
                .iter()
                .flat_map(|text| text.chars())
                .filter(|letter| *letter != '\n' && !known.contains(letter))
                .collect();
            assert!(missing.is_empty(), "{file} lacks {missing:?} of {language}");
        }
    }
}

#[test]
fn languages_are_read_from_their_codes() {
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
        assert_eq!(Words::new(language).language(), language);
    }
    assert_eq!(
        "de".parse::<Language>(),
        Err("'de' is no language: say en, ru or fr".to_owned())
    );
    assert_eq!(Language::from_locale("fr-CH"), Some(Language::French));
    assert_eq!(
        Language::from_locale("ru_RU.UTF-8"),
        Some(Language::Russian)
    );
    assert_eq!(Language::from_locale("C"), None);
}
