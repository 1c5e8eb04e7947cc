//! What is said of cards, claims, counts and refusals: values of the rules become sentences here.
//! It chooses keys and fills them; the wording is in the locale files.

use super::{Arg, Words};
use crate::rules::{
    Answer, Card, CardSet, Class, Contest, Duty, Entry, Illegal, Payment, Rank, Said, Sequence,
    Set, Suit,
};

/// Who is spoken of: a player, or a side under its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speaker {
    /// The name, in the language spoken.
    pub name: String,
    /// Whether it is the player who is spoken to.
    pub you: bool,
}

impl Speaker {
    /// Somebody with that name.
    pub fn named(name: impl Into<String>) -> Speaker {
        Speaker {
            name: name.into(),
            you: false,
        }
    }

    /// The player.
    pub fn you(words: &Words) -> Speaker {
        Speaker {
            name: words.say("player-you"),
            you: true,
        }
    }

    /// Says a sentence about this speaker, one with `$name` and `$you` and nothing else.
    pub fn say(&self, words: &Words, key: &str) -> String {
        self.say_with(words, key, &[])
    }

    /// Says a sentence about this speaker, with `$name`, `$you` and what is given.
    pub fn say_with(&self, words: &Words, key: &str, more: &[(&str, Arg<'_>)]) -> String {
        let mut args = vec![("name", Arg::from(&self.name)), ("you", Arg::yes(self.you))];
        args.extend_from_slice(more);
        words.say_with(key, &args)
    }
}

/// The word that selects a suit in the locale files.
const fn suit_word(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// The word that selects a rank in the locale files.
const fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "ace",
        Rank::King => "king",
        Rank::Queen => "queen",
        Rank::Jack => "knave",
        Rank::Ten => "ten",
        Rank::Nine => "nine",
        Rank::Eight => "eight",
        Rank::Seven => "seven",
    }
}

fn suit_arg(suit: Suit) -> (&'static str, Arg<'static>) {
    ("suit", Arg::from(suit_word(suit)))
}

fn rank_arg(rank: Rank) -> (&'static str, Arg<'static>) {
    ("rank", Arg::from(rank_word(rank)))
}

/// `$rank` and `$suit` of a card, for the keys that name one.
pub fn card_args(card: Card) -> [(&'static str, Arg<'static>); 2] {
    [rank_arg(card.rank()), suit_arg(card.suit())]
}

fn sequence_args(sequence: Sequence) -> [(&'static str, Arg<'static>); 3] {
    [
        ("length", Arg::from(sequence.len)),
        rank_arg(sequence.top),
        suit_arg(sequence.suit),
    ]
}

fn set_args(set: Set) -> [(&'static str, Arg<'static>); 2] {
    [("count", Arg::from(set.count)), rank_arg(set.rank)]
}

/// A suit, inside a sentence.
pub fn suit_name(words: &Words, suit: Suit) -> String {
    words.say_with("suit-name", &[suit_arg(suit)])
}

/// A suit, as a label by itself.
pub fn suit_title(words: &Words, suit: Suit) -> String {
    words.say_with("suit-title", &[suit_arg(suit)])
}

/// A rank.
pub fn rank_name(words: &Words, rank: Rank) -> String {
    words.say_with("rank-name", &[rank_arg(rank)])
}

/// A card: "ace of hearts".
pub fn card_name(words: &Words, card: Card) -> String {
    words.say_with("card-name", &card_args(card))
}

/// A card with its article, where the language has one: "the ace of hearts".
pub fn card_the(words: &Words, card: Card) -> String {
    words.say_with("card-the", &card_args(card))
}

/// Cards one after another, in the order of the record, each suit from the top.
pub fn cards_list(words: &Words, cards: CardSet) -> String {
    if cards.is_empty() {
        return words.say("cards-none");
    }
    let mut names = Vec::new();
    for suit in Suit::ALL {
        let of_suit: Vec<Card> = cards.in_suit(suit).iter().collect();
        names.extend(of_suit.iter().rev().map(|card| card_name(words, *card)));
    }
    names.join(&words.say("cards-joint"))
}

/// A sequence by length and top card: "Quint major", "Tierce to the knave".
pub fn sequence_name(words: &Words, length: u8, top: Rank) -> String {
    words.say_with(
        "sequence-name",
        &[("length", Arg::from(length)), rank_arg(top)],
    )
}

/// A trio or quatorze: "Quatorze of aces".
pub fn set_name(words: &Words, set: Set) -> String {
    words.say_with("set-name", &set_args(set))
}

/// The word for a contest in the sentences that answer.
const fn contest_word(contest: Contest) -> &'static str {
    contest.name()
}

/// What a seat calls out, in its own voice and in order: answers to what was said before come
/// first, then its own. Who says nothing at all says so.
pub fn said_lines(words: &Words, said: &Said) -> Vec<String> {
    let mut lines = Vec::new();
    for contest in Contest::ALL {
        let key = match said.answer(contest) {
            Answer::Silent => continue,
            Answer::Good => "said-good",
            Answer::Equal => "said-equal",
            Answer::NotGood => "said-not-good",
        };
        lines.push(words.say_with(key, &[("what", Arg::from(contest_word(contest)))]));
    }
    if said.carte_blanche {
        lines.push(words.say("said-carte-blanche"));
    }
    if said.point > 0 {
        lines.push(words.say_with("said-point", &[("pips", Arg::from(said.point))]));
    }
    for (length, top) in said.sequence_list() {
        lines.push(words.say_with(
            "said-sequence",
            &[("length", Arg::from(length)), rank_arg(top)],
        ));
    }
    for set in said.set_list() {
        lines.push(words.say_with("said-set", &set_args(set)));
    }
    if lines.is_empty() {
        lines.push(words.say("said-nothing"));
    }
    lines
}

/// The kind of points, as a row of the score sheet is headed.
pub fn class_name(words: &Words, class: Class) -> String {
    words.say(match class {
        Class::CarteBlanche => "class-carte-blanche",
        Class::Point => "class-point",
        Class::Sequence => "class-sequence",
        Class::Set => "class-set",
        Class::Repique => "class-repique",
        Class::Lead => "class-lead",
        Class::Trick => "class-trick",
        Class::LastTrick => "class-last-trick",
        Class::Pique => "class-pique",
        Class::Cards => "class-cards",
        Class::Capot => "class-capot",
    })
}

/// A carte blanche with its worth, as a line to declare or a line of the count.
pub fn carte_blanche_line(words: &Words, points: i16) -> String {
    words.say_with("entry-carte-blanche", &[("points", Arg::from(points))])
}

/// A point with its worth: "Point, 41 in clubs: 4".
pub fn point_line(words: &Words, suit: Suit, pips: u8, points: i16) -> String {
    words.say_with(
        "entry-point",
        &[
            ("pips", Arg::from(pips)),
            suit_arg(suit),
            ("points", Arg::from(points)),
        ],
    )
}

/// A sequence with its worth: "Quint major in hearts: 15".
pub fn sequence_line(words: &Words, sequence: Sequence) -> String {
    let [length, rank, suit] = sequence_args(sequence);
    let points = ("points", Arg::from(sequence.value()));
    words.say_with("entry-sequence", &[length, rank, suit, points])
}

/// A trio or quatorze with its worth: "Trio of kings: 3".
pub fn set_line(words: &Words, set: Set) -> String {
    let [count, rank] = set_args(set);
    let points = ("points", Arg::from(set.value()));
    words.say_with("entry-set", &[count, rank, points])
}

/// A line of the count as it stands in a list under its side's name; the name itself is said only
/// where a side goes out.
pub fn entry_line(words: &Words, who: &Speaker, entry: &Entry) -> String {
    match entry {
        Entry::Scored {
            class,
            points,
            cards,
            pips,
            ..
        } => scored_line(words, *class, *points, *cards, *pips),
        Entry::Cancelled { what, .. } => words.say_with(
            "entry-cancelled",
            &[("what", Arg::from(contest_word(*what)))],
        ),
        Entry::GoneOut { .. } => who.say(words, "entry-gone-out"),
    }
}

/// A line of the count as news: "Odette: Repique: +70".
pub fn entry_by(words: &Words, who: &Speaker, entry: &Entry) -> String {
    let line = entry_line(words, who, entry);
    match entry {
        Entry::Scored { .. } => who.say_with(words, "entry-by", &[("line", Arg::from(line))]),
        Entry::Cancelled { .. } | Entry::GoneOut { .. } => line,
    }
}

fn scored_line(
    words: &Words,
    class: Class,
    points: i16,
    cards: CardSet,
    pips: Option<u8>,
) -> String {
    let of_card = |key: &str| match cards.first() {
        Some(card) => {
            let [rank, suit] = card_args(card);
            words.say_with(key, &[rank, suit, ("points", Arg::from(points))])
        }
        None => plain_line(words, class, points),
    };
    match class {
        Class::CarteBlanche => carte_blanche_line(words, points),
        Class::Point => match (cards.first(), pips) {
            (Some(card), Some(pips)) => point_line(words, card.suit(), pips, points),
            _ => plain_line(words, class, points),
        },
        Class::Sequence => match as_sequence(cards) {
            Some(sequence) => sequence_line(words, sequence),
            None => plain_line(words, class, points),
        },
        Class::Set => match as_set(cards) {
            Some(set) => set_line(words, set),
            None => plain_line(words, class, points),
        },
        Class::Lead => of_card("entry-lead"),
        Class::Trick => of_card("entry-trick"),
        Class::Repique => words.say_with("entry-repique", &[("points", Arg::from(points))]),
        Class::LastTrick => words.say_with("entry-last-trick", &[("points", Arg::from(points))]),
        Class::Pique => words.say_with("entry-pique", &[("points", Arg::from(points))]),
        Class::Cards => words.say_with("entry-cards", &[("points", Arg::from(points))]),
        Class::Capot => words.say_with("entry-capot", &[("points", Arg::from(points))]),
    }
}

/// The class and its points, where the cards behind them are not told.
fn plain_line(words: &Words, class: Class, points: i16) -> String {
    words.say_with(
        "entry-plain",
        &[
            ("class", Arg::from(class_name(words, class))),
            ("points", Arg::from(points)),
        ],
    )
}

fn as_sequence(cards: CardSet) -> Option<Sequence> {
    let suit = cards.first()?.suit();
    Some(Sequence {
        suit,
        top: cards.highest_of(suit)?.rank(),
        len: cards.len(),
    })
}

fn as_set(cards: CardSet) -> Option<Set> {
    Some(Set {
        rank: cards.first()?.rank(),
        count: cards.len(),
    })
}

/// Why the player may not do this, said to the player.
pub fn illegal_line(words: &Words, why: &Illegal) -> String {
    match why {
        Illegal::NotACard { text } => {
            words.say_with("illegal-not-a-card", &[("text", Arg::from(text))])
        }
        Illegal::CardTwice { card } => words.say_with("illegal-card-twice", &card_args(*card)),
        Illegal::WrongHands { wanted, given } => words.say_with(
            "illegal-wrong-hands",
            &[("wanted", Arg::from(*wanted)), ("given", Arg::from(*given))],
        ),
        Illegal::WrongHandSize { wanted, given, .. } => words.say_with(
            "illegal-wrong-hand-size",
            &[("wanted", Arg::from(*wanted)), ("given", Arg::from(*given))],
        ),
        Illegal::WrongTalonSize { wanted, given } => words.say_with(
            "illegal-wrong-talon-size",
            &[("wanted", Arg::from(*wanted)), ("given", Arg::from(*given))],
        ),
        Illegal::AlreadyOut { total, target, .. } => words.say_with(
            "illegal-already-out",
            &[("total", Arg::from(*total)), ("target", Arg::from(*target))],
        ),
        Illegal::DealOver { .. } => words.say("illegal-deal-over"),
        Illegal::NotYourTurn { .. } => words.say("illegal-not-your-turn"),
        Illegal::WrongPhase { wanted, .. } => {
            let duty = match wanted {
                Duty::Exchange => "exchange",
                Duty::Declare => "declare",
                Duty::Play => "play",
            };
            words.say_with("illegal-wrong-phase", &[("duty", Arg::from(duty))])
        }
        Illegal::NotHeld { card, .. } => words.say_with("illegal-not-held", &card_args(*card)),
        Illegal::MustFollow { led, .. } => words.say_with("illegal-must-follow", &[suit_arg(*led)]),
        Illegal::WrongExchange {
            given, least, most, ..
        } => {
            let kind = if given < least { "few" } else { "many" };
            words.say_with(
                "illegal-wrong-exchange",
                &[
                    ("kind", Arg::from(kind)),
                    ("least", Arg::from(*least)),
                    ("most", Arg::from(*most)),
                ],
            )
        }
        Illegal::WrongDraw { .. } => words.say("illegal-wrong-draw"),
        Illegal::NoCarteBlanche { .. } => words.say("illegal-no-carte-blanche"),
        Illegal::CarteBlancheFixed { .. } => words.say("illegal-carte-blanche-fixed"),
        Illegal::PointNotHeld { suit, .. } => {
            words.say_with("illegal-point-not-held", &[suit_arg(*suit)])
        }
        Illegal::PointTooSmall { suit, pips, .. } => words.say_with(
            "illegal-point-too-small",
            &[suit_arg(*suit), ("pips", Arg::from(*pips))],
        ),
        Illegal::SequenceNotHeld { sequence, .. } => {
            words.say_with("illegal-sequence-not-held", &sequence_args(*sequence))
        }
        Illegal::RunClaimedTwice { run, .. } => {
            words.say_with("illegal-run-claimed-twice", &sequence_args(*run))
        }
        Illegal::SetNotHeld { set, .. } => words.say_with("illegal-set-not-held", &set_args(*set)),
        Illegal::RankClaimedTwice { rank, .. } => {
            words.say_with("illegal-rank-claimed-twice", &[rank_arg(*rank)])
        }
    }
}

/// Who pays whom. In the six-deal form what is paid are points, not stakes.
pub fn payment_line(
    words: &Words,
    payer: &Speaker,
    receiver: &Speaker,
    payment: &Payment,
    in_points: bool,
) -> String {
    let you = match (payer.you, receiver.you) {
        (true, _) => "payer",
        (_, true) => "receiver",
        _ => "no",
    };
    let (key, amount) = if in_points {
        ("result-pays-points", "points")
    } else {
        ("result-pays", "stakes")
    };
    words.say_with(
        key,
        &[
            ("you", Arg::from(you)),
            ("payer", Arg::from(&payer.name)),
            ("receiver", Arg::from(&receiver.name)),
            (amount, Arg::from(payment.stakes)),
        ],
    )
}

/// A partnership: "You and Odette", "Roland and Hugues".
pub fn side_name(words: &Words, a: &Speaker, b: &Speaker) -> String {
    let partner = match (a.you, b.you) {
        (true, _) => b,
        (_, true) => a,
        _ => {
            let args = [("a", Arg::from(&a.name)), ("b", Arg::from(&b.name))];
            return words.say_with("side-pair", &args);
        }
    };
    words.say_with("side-you-and", &[("partner", Arg::from(&partner.name))])
}
