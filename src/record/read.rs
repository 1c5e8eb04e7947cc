//! From text to [`Record`]: JSON and notation. Whether the deal is possible is asked in `count`.

use std::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::{Declared, Exchange, Place, Record, RecordError, Scored};
use crate::rules::{
    BySide, CardSet, Claims, Game, Illegal, RulesDelta, Seat, Sequence, Set, Suit, parse_cards,
};

/// The fields of a record, as they stand in the text.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Raw {
    game: Game,
    #[serde(default)]
    rules: RulesDelta,
    target: Option<u64>,
    totals: Option<Vec<i32>>,
    dealt: Vec<String>,
    talon: Option<String>,
    #[serde(default)]
    exchange: Vec<RawExchange>,
    #[serde(default)]
    claims: RawClaims,
    #[serde(default)]
    tricks: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawExchange {
    seat: u8,
    out: String,
    #[serde(rename = "in")]
    drawn: Option<String>,
}

#[derive(Default)]
enum RawClaims {
    #[default]
    All,
    Each(Vec<RawClaim>),
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawClaim {
    seat: u8,
    point: Option<String>,
    #[serde(default)]
    sequences: Vec<String>,
    #[serde(default)]
    sets: Vec<String>,
    #[serde(default)]
    carte_blanche: bool,
}

/// By hand, since a derived choice between word and list would not name the field that is wrong.
impl<'de> Deserialize<'de> for RawClaims {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RawClaims, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = RawClaims;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"all\" or a list of claims")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<RawClaims, E> {
                if text == "all" {
                    Ok(RawClaims::All)
                } else {
                    Err(E::invalid_value(serde::de::Unexpected::Str(text), &self))
                }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<RawClaims, A::Error> {
                let mut claims = Vec::new();
                while let Some(claim) = list.next_element()? {
                    claims.push(claim);
                }
                Ok(RawClaims::Each(claims))
            }
        }
        from.deserialize_any(Either)
    }
}

/// One line of a file: a record, alone or with the result that was written with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The record.
    pub record: Record,
    /// What the line says comes out of it.
    pub stated: Stated,
}

/// A result as a line states it; a field that is absent states nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stated(Vec<(&'static str, Value)>);

impl Stated {
    /// The first field in which it differs from what was counted, with both values.
    pub fn difference(&self, scored: &Scored) -> Option<(&'static str, String, String)> {
        if self.0.is_empty() {
            return None;
        }
        let counted: Value = serde_json::from_str(&scored.to_json()).unwrap_or_default();
        self.0.iter().find_map(|(field, stated)| {
            let counted = &counted[field];
            (stated != counted).then(|| (*field, stated.to_string(), counted.to_string()))
        })
    }
}

/// Both forms of a line at once, to tell which it is.
#[derive(Deserialize)]
struct Peek {
    record: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawResult {
    record: Raw,
    #[serde(default, deserialize_with = "present")]
    events: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    declared: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    trick_winners: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    tricks_taken: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    deal: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    totals: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    over: Option<Value>,
}

/// A field that is there, be it null.
fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(from).map(Some)
}

impl Line {
    /// Reads a record, or a result of which it takes the record and what is stated of it.
    ///
    /// # Errors
    /// What is no JSON of a record, an unknown field, or text that is no card, hand or claim.
    pub fn parse(text: &str) -> Result<Line, RecordError> {
        // A list would be read as the fields of a record in their order.
        if !text.trim_start().starts_with('{') {
            return Err(RecordError::Form {
                message: "the record is not a JSON object in braces".to_owned(),
                column: 1,
                unfinished: false,
            });
        }
        let peek: Peek = serde_json::from_str(text).map_err(form)?;
        if peek.record.is_none() {
            let raw: Raw = serde_json::from_str(text).map_err(form)?;
            return Ok(Line {
                record: raw.record()?,
                stated: Stated::default(),
            });
        }
        let raw: RawResult = serde_json::from_str(text).map_err(form)?;
        let fields = [
            ("declared", raw.declared),
            ("trickWinners", raw.trick_winners),
            ("tricksTaken", raw.tricks_taken),
            ("deal", raw.deal),
            ("totals", raw.totals),
            ("over", raw.over),
            ("events", raw.events),
        ];
        Ok(Line {
            record: raw.record.record()?,
            stated: Stated(
                fields
                    .into_iter()
                    .filter_map(|(field, value)| Some((field, value?)))
                    .collect(),
            ),
        })
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    /// Reads a record.
    ///
    /// # Errors
    /// As [`Line::parse`].
    fn from_str(text: &str) -> Result<Record, RecordError> {
        Line::parse(text).map(|line| line.record)
    }
}

/// What the JSON reader says, without its own words for the place.
fn form(fault: serde_json::Error) -> RecordError {
    let said = fault.to_string();
    let message = match said.rsplit_once(" at line ") {
        Some((message, _)) => message.to_owned(),
        None => said,
    };
    RecordError::Form {
        message: if fault.is_data() {
            message
        } else {
            format!("the record is not JSON: {message}")
        },
        column: fault.column(),
        unfinished: fault.is_eof(),
    }
}

impl Raw {
    fn record(self) -> Result<Record, RecordError> {
        let game = self.game;
        let players = usize::from(game.players());
        if self.dealt.len() != players {
            return Err(RecordError::Refused {
                place: Place::Deal,
                why: Illegal::WrongHands {
                    wanted: game.players(),
                    given: self.dealt.len(),
                },
            });
        }
        let dealt = game
            .seats()
            .zip(&self.dealt)
            .map(|(seat, hand)| cards(hand, Place::Hand(seat)))
            .collect::<Result<_, _>>()?;
        let talon = self
            .talon
            .map(|talon| parse_cards(&talon).map_err(RecordError::refused(Place::Talon)))
            .transpose()?;
        let exchange = self
            .exchange
            .iter()
            .map(|raw| raw.exchange(game))
            .collect::<Result<_, _>>()?;
        let claims = match self.claims {
            RawClaims::All => Declared::All,
            RawClaims::Each(list) => Declared::Each(
                list.iter()
                    .map(|raw| raw.claims(game))
                    .collect::<Result<_, _>>()?,
            ),
        };
        let tricks = (1..)
            .zip(&self.tricks)
            .map(|(number, trick)| {
                parse_cards(trick).map_err(RecordError::refused(Place::Trick(number)))
            })
            .collect::<Result<_, _>>()?;
        Ok(Record {
            game,
            rules: self.rules,
            target: self.target.map(target).transpose()?,
            totals: totals(game, self.totals.as_deref())?,
            dealt,
            talon,
            exchange,
            claims,
            tricks,
        })
    }
}

fn target(given: u64) -> Result<u16, RecordError> {
    match u16::try_from(given) {
        Ok(target) if target > 0 => Ok(target),
        _ => Err(RecordError::WrongTarget { given }),
    }
}

fn totals(game: Game, given: Option<&[i32]>) -> Result<BySide<i32>, RecordError> {
    let mut totals = BySide::default();
    let Some(given) = given else {
        return Ok(totals);
    };
    if given.len() != usize::from(game.sides()) {
        return Err(RecordError::WrongTotals {
            given: given.len(),
            game,
        });
    }
    for (side, total) in game.side_list().zip(given) {
        totals[side] = *total;
    }
    Ok(totals)
}

fn cards(text: &str, place: Place) -> Result<CardSet, RecordError> {
    text.parse().map_err(RecordError::refused(place))
}

fn seat(part: &'static str, seat: u8, game: Game) -> Result<Seat, RecordError> {
    if seat < game.players() {
        Ok(Seat(seat))
    } else {
        Err(RecordError::NoSuchSeat { part, seat, game })
    }
}

impl RawExchange {
    fn exchange(&self, game: Game) -> Result<Exchange, RecordError> {
        let seat = seat("exchange", self.seat, game)?;
        let place = Place::Exchange;
        Ok(Exchange {
            seat,
            out: cards(&self.out, place)?,
            drawn: self
                .drawn
                .as_deref()
                .map(|drawn| cards(drawn, place))
                .transpose()?,
        })
    }
}

impl RawClaim {
    fn claims(&self, game: Game) -> Result<(Seat, Claims), RecordError> {
        let seat = seat("claims", self.seat, game)?;
        let wrong = |text: &str, wanted| RecordError::NotAClaim {
            seat,
            text: text.to_owned(),
            wanted,
        };
        let refused = |why| RecordError::Refused {
            place: Place::Claims,
            why,
        };
        let mut claims = Claims {
            carte_blanche: self.carte_blanche,
            ..Claims::NONE
        };
        if let Some(text) = &self.point {
            let mut letters = text.trim().chars();
            claims.point = match (letters.next().and_then(Suit::from_letter), letters.next()) {
                (Some(suit), None) => Some(suit),
                _ => return Err(wrong(text, "a point: a suit C, D, H or S (rule 4.1)")),
            };
        }
        let mut runs: Vec<Sequence> = Vec::new();
        for text in &self.sequences {
            let run = Sequence::parse(text).ok_or_else(|| {
                wrong(
                    text,
                    "a sequence: suit, top rank and number of cards, three or more (rule 5.1)",
                )
            })?;
            // Two that overlap or touch come out of one run, which the set of their cards could
            // no longer tell.
            if let Some(other) = runs.iter().find(|other| touch(other, &run)) {
                return Err(refused(Illegal::RunClaimedTwice {
                    seat,
                    run: join(other, &run),
                }));
            }
            claims.sequences |= run.cards();
            runs.push(run);
        }
        for text in &self.sets {
            let set = Set::parse(text).ok_or_else(|| {
                wrong(
                    text,
                    "a set: a rank from the ten up and 3 or 4 of it (rule 6.1)",
                )
            })?;
            let bit = 1 << set.rank as u8;
            if (claims.trios | claims.quatorzes) & bit != 0 {
                return Err(refused(Illegal::RankClaimedTwice {
                    seat,
                    rank: set.rank,
                }));
            }
            if set.count == 4 {
                claims.quatorzes |= bit;
            } else {
                claims.trios |= bit;
            }
        }
        Ok((seat, claims))
    }
}

fn bottom(run: &Sequence) -> u8 {
    run.top as u8 + 1 - run.len
}

fn touch(a: &Sequence, b: &Sequence) -> bool {
    a.suit == b.suit && bottom(a) <= b.top as u8 + 1 && bottom(b) <= a.top as u8 + 1
}

fn join(a: &Sequence, b: &Sequence) -> Sequence {
    let top = a.top.max(b.top);
    Sequence {
        suit: a.suit,
        top,
        len: top as u8 + 1 - bottom(a).min(bottom(b)),
    }
}
