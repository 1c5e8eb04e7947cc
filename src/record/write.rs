//! From [`Record`] and [`Scored`] to text. It adds nothing that they do not hold.

use serde::Serialize;

use super::{Declared, Exchange, Record, Scored};
use crate::rules::{
    Card, Claims, Contest, Entry, Game, RulesDelta, Seat, Sequence, Side, Suit, Verdict,
};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RawRecord {
    game: Game,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<RulesDelta>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    totals: Option<Vec<i32>>,
    dealt: Vec<String>,
    talon: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    exchange: Option<Vec<RawExchange>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    claims: Option<RawClaims>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tricks: Option<Vec<String>>,
}

#[derive(Serialize)]
struct RawExchange {
    seat: Seat,
    out: String,
    #[serde(rename = "in", skip_serializing_if = "Option::is_none")]
    drawn: Option<String>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum RawClaims {
    All(&'static str),
    Each(Vec<RawClaim>),
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RawClaim {
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    point: Option<char>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sequences: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sets: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    carte_blanche: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RawResult {
    record: RawRecord,
    events: Vec<RawEvent>,
    declared: Vec<i16>,
    trick_winners: Vec<Seat>,
    tricks_taken: Vec<u8>,
    deal: Vec<i16>,
    totals: Vec<i32>,
    over: Option<RawOver>,
}

#[derive(Serialize)]
struct RawEvent {
    class: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pips: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<String>,
    totals: Vec<i16>,
}

#[derive(Serialize)]
struct RawOver {
    winners: Vec<Side>,
    losers: Vec<Side>,
    pays: Vec<(Side, Side, i32)>,
}

/// Words, numbers and lists always have a JSON form.
fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn in_order(cards: &[Card]) -> String {
    let words: Vec<String> = cards.iter().map(Card::to_string).collect();
    words.join(" ")
}

impl Record {
    /// The record as one line, with every field.
    pub fn to_json(&self) -> String {
        line(&self.raw())
    }

    /// The cards alone as one line: game, hands and talon of a deal that nobody has touched.
    pub fn deal_to_json(&self) -> String {
        line(&RawRecord {
            rules: None,
            target: None,
            totals: None,
            exchange: None,
            claims: None,
            tricks: None,
            ..self.raw()
        })
    }

    fn raw(&self) -> RawRecord {
        RawRecord {
            game: self.game,
            rules: Some(super::named(&self.rules)),
            target: self.target,
            totals: Some(self.totals.of(self.game).to_vec()),
            dealt: self.dealt.iter().map(ToString::to_string).collect(),
            talon: self.talon.as_deref().map(in_order).unwrap_or_default(),
            exchange: Some(self.exchange.iter().map(RawExchange::new).collect()),
            claims: Some(match &self.claims {
                Declared::All => RawClaims::All("all"),
                Declared::Each(list) => RawClaims::Each(list.iter().map(RawClaim::new).collect()),
            }),
            tricks: Some(self.tricks.iter().map(|trick| in_order(trick)).collect()),
        }
    }
}

impl RawExchange {
    fn new(exchange: &Exchange) -> RawExchange {
        RawExchange {
            seat: exchange.seat,
            out: exchange.out.to_string(),
            drawn: exchange.drawn.map(|drawn| drawn.to_string()),
        }
    }
}

impl RawClaim {
    fn new((seat, claims): &(Seat, Claims)) -> RawClaim {
        RawClaim {
            seat: *seat,
            point: claims.point.map(Suit::letter),
            sequences: claims
                .sequence_list()
                .map(|run: Sequence| run.to_string())
                .collect(),
            sets: claims.set_list().map(|set| set.to_string()).collect(),
            carte_blanche: claims.carte_blanche,
        }
    }
}

impl Scored {
    /// The result as one line.
    pub fn to_json(&self) -> String {
        let game = self.record.game;
        line(&RawResult {
            record: self.record.raw(),
            events: self
                .events
                .iter()
                .map(|entry| RawEvent::new(game, entry))
                .collect(),
            declared: self.declared.of(game).to_vec(),
            trick_winners: self.trick_winners.clone(),
            tricks_taken: game.seats().map(|seat| self.tricks_taken[seat]).collect(),
            deal: self.deal.of(game).to_vec(),
            totals: self.totals.of(game).to_vec(),
            over: self.over.as_ref().map(RawOver::new),
        })
    }
}

impl RawEvent {
    fn new(game: Game, entry: &Entry) -> RawEvent {
        let bare = RawEvent {
            class: "goneOut",
            what: None,
            seats: None,
            seat: None,
            side: None,
            points: None,
            pips: None,
            cards: None,
            totals: Vec::new(),
        };
        match entry {
            Entry::Scored {
                class,
                seat,
                side,
                points,
                cards,
                pips,
                totals,
            } => RawEvent {
                class: class.name(),
                seat: Some(*seat),
                side: Some(*side),
                points: Some(*points),
                pips: *pips,
                cards: (!cards.is_empty()).then(|| cards.to_string()),
                totals: totals.of(game).to_vec(),
                ..bare
            },
            Entry::Cancelled {
                what,
                seats,
                totals,
            } => RawEvent {
                class: "cancelled",
                what: Some(Contest::name(*what)),
                seats: Some(seats.of(game).iter().flatten().copied().collect()),
                totals: totals.of(game).to_vec(),
                ..bare
            },
            Entry::GoneOut { seat, side, totals } => RawEvent {
                seat: Some(*seat),
                side: Some(*side),
                totals: totals.of(game).to_vec(),
                ..bare
            },
        }
    }
}

impl RawOver {
    fn new(verdict: &Verdict) -> RawOver {
        RawOver {
            winners: verdict.winners.clone(),
            losers: verdict.losers.clone(),
            pays: verdict.pays.clone(),
        }
    }
}
