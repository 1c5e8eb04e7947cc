//! The deal record: one text form for a deal, read, written and counted. It plays nothing by itself
//! and knows neither players nor screens.
//!
//! [`Record`] is what a line of text says, [`score`] judges and counts it straight from its hands,
//! claims and tricks, [`replay()`] sends it through [`play`](Ruleset::play), the function that the
//! referee of the game calls. The two roads meet in [`Scored`], so that comparing them is a test of
//! both.

mod count;
mod error;
mod read;
mod replay;
mod write;

pub use count::score;
pub use error::{Pile, Place, RecordError};
pub use read::{Line, Stated};
pub use replay::{Replayed, replay};

use crate::rules::{
    BySeat, BySide, Card, CardSet, Claims, Entry, Game, Ledger, Phase, Position, RulesDelta,
    Ruleset, Seat, Switchable, Verdict,
};

/// What a record says. It may say what the rules forbid: [`score`] finds that out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which game.
    pub game: Game,
    /// The rules, as a preset and what differs from it.
    pub rules: RulesDelta,
    /// What ends the game; none: the deal is scored to its end, whatever `target3` says.
    pub target: Option<u16>,
    /// The score of each side before this deal.
    pub totals: BySide<i32>,
    /// The hands before any exchange, from the eldest; an empty one is hidden.
    pub dealt: Vec<CardSet>,
    /// The talon, top card first; none where the record does not say it.
    pub talon: Option<Vec<Card>>,
    /// The exchanges, in order.
    pub exchange: Vec<Exchange>,
    /// Who declares what.
    pub claims: Declared,
    /// The tricks, each in the order played, leader first; the last may be unfinished.
    pub tricks: Vec<Vec<Card>>,
}

/// One exchange of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// Who.
    pub seat: Seat,
    /// The cards laid out.
    pub out: CardSet,
    /// The cards drawn; none where the record leaves that to the talon.
    pub drawn: Option<CardSet>,
}

/// Who declares what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declared {
    /// Everybody, everything.
    All,
    /// These seats, these claims; the others nothing.
    Each(Vec<(Seat, Claims)>),
}

/// A record counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The record, complete.
    pub record: Record,
    /// What was counted, in the counting order (rule 7.1).
    pub events: Vec<Entry>,
    /// Points of each side after the declarations and a repique.
    pub declared: BySide<i16>,
    /// Who won each complete trick.
    pub trick_winners: Vec<Seat>,
    /// Complete tricks of each seat.
    pub tricks_taken: BySeat<u8>,
    /// Points of each side with the last trick given.
    pub deal: BySide<i16>,
    /// The score of each side with this deal.
    pub totals: BySide<i32>,
    /// How the game ended, if it did.
    pub over: Option<Verdict>,
}

impl Record {
    /// The rules meant: switches of other games do nothing.
    pub fn ruleset(&self) -> Ruleset {
        self.rules.ruleset_for(self.game)
    }

    /// The record of a deal that nobody has touched yet.
    pub fn of_deal(game: Game, hands: &[CardSet], talon: &[Card]) -> Record {
        Record {
            game,
            rules: RulesDelta::default(),
            target: None,
            totals: BySide::default(),
            dealt: hands.to_vec(),
            talon: Some(talon.to_vec()),
            exchange: Vec::new(),
            claims: Declared::All,
            tricks: Vec::new(),
        }
    }

    /// The record of a deal as far as it has gone, with every hidden card. Cards drawn stand in the
    /// talon before those left, in the order of the pack: a position keeps no other. While somebody
    /// has still to declare, the claims are those of the seats that have.
    pub fn of_position(rules: &Ruleset, at: &Position) -> Record {
        let game = at.game;
        let unprinted = game == Game::Two && at.talon.is_empty() && nobody_drew(at);
        let drawn = game.seats().flat_map(|seat| at.drawn[seat].iter());
        let exchange = exchange_order(game)
            .filter(|seat| !at.drawn[*seat].is_empty())
            .map(|seat| Exchange {
                seat,
                out: at.discards[seat],
                drawn: Some(at.drawn[seat]),
            })
            .collect();
        let played = at.plays.by_seat(game);
        let mut hands = at.hands;
        for seat in game.seats() {
            hands[seat] |= played[seat];
        }
        Record {
            game,
            rules: RulesDelta::shortest(game, rules),
            target: at.ledger.target,
            totals: at.ledger.before,
            dealt: game.seats().map(|seat| at.dealt[seat]).collect(),
            talon: if unprinted {
                None
            } else {
                Some(drawn.chain(at.talon.iter()).collect())
            },
            exchange,
            claims: Declared::from_claims(game, rules, &hands, &at.dealt, &at.claims),
            tricks: (0..=at.tricks_done().min(game.hand_size() - 1))
                .map(|number| at.plays.trick(game, number).map(|(_, card)| card).collect())
                .filter(|trick: &Vec<Card>| !trick.is_empty())
                .collect(),
        }
    }

    /// The record as far as the player in that seat may know it, complete once the deal is over.
    /// Until then the others' hands, discards and claims and the talon are left out: their hands
    /// stand as empty strings, and such a record cannot be scored.
    pub fn known_to(rules: &Ruleset, at: &Position, seat: Seat) -> Record {
        let whole = Record::of_position(rules, at);
        if at.phase == Phase::Over {
            return whole;
        }
        let own_claims = at.claims[seat].filter(|claims| !claims.is_empty());
        Record {
            dealt: at
                .game
                .seats()
                .map(|other| {
                    if other == seat {
                        at.dealt[seat]
                    } else {
                        CardSet::EMPTY
                    }
                })
                .collect(),
            talon: None,
            exchange: whole
                .exchange
                .into_iter()
                .filter(|exchange| exchange.seat == seat)
                .collect(),
            claims: Declared::Each(
                own_claims
                    .map(|claims| (seat, claims))
                    .into_iter()
                    .collect(),
            ),
            ..whole
        }
    }
}

fn nobody_drew(at: &Position) -> bool {
    at.game.seats().all(|seat| at.drawn[seat].is_empty())
}

/// The seats in the order in which they exchange: at two the elder, then the dealer; at three the
/// dealer alone (rules 2.1, 2.9).
fn exchange_order(game: Game) -> impl Iterator<Item = Seat> {
    game.seats()
        .filter(move |seat| game == Game::Two || (game == Game::Three && *seat == game.dealer()))
}

impl Declared {
    /// `All` where every seat has declared all it holds, else who declared what.
    fn from_claims(
        game: Game,
        rules: &Ruleset,
        hands: &BySeat<CardSet>,
        dealt: &BySeat<CardSet>,
        claims: &BySeat<Option<Claims>>,
    ) -> Declared {
        let everything =
            |seat: Seat| claims[seat] == Some(Claims::all(game, rules, hands[seat], dealt[seat]));
        if game.seats().all(everything) {
            return Declared::All;
        }
        let spoken = |seat: Seat| Some((seat, claims[seat].filter(|claims| !claims.is_empty())?));
        Declared::Each(game.seats().filter_map(spoken).collect())
    }

    /// Whether no seat declares twice.
    fn once(&self) -> Result<(), RecordError> {
        let Declared::Each(list) = self else {
            return Ok(());
        };
        for (place, (seat, _)) in list.iter().enumerate() {
            if list.iter().skip(place + 1).any(|(other, _)| other == seat) {
                return Err(RecordError::DeclaresTwice { seat: *seat });
            }
        }
        Ok(())
    }

    /// The claims of a seat with that hand.
    fn of(&self, game: Game, rules: &Ruleset, seat: Seat, hand: CardSet, dealt: CardSet) -> Claims {
        match self {
            Declared::All => Claims::all(game, rules, hand, dealt),
            Declared::Each(list) => list
                .iter()
                .find(|(who, _)| *who == seat)
                .map_or(Claims::NONE, |(_, claims)| *claims),
        }
    }
}

impl Scored {
    /// What the game's own position says of a deal, with the events that led to it.
    pub fn of_position(rules: &Ruleset, at: &Position, events: Vec<Entry>) -> Scored {
        let record = Record::of_position(rules, at);
        Scored::from_parts(rules, record, at, &at.ledger, events)
    }

    fn from_parts(
        rules: &Ruleset,
        record: Record,
        at: &Position,
        ledger: &Ledger,
        events: Vec<Entry>,
    ) -> Scored {
        let game = at.game;
        let trick_winners: Vec<Seat> = (0..at.tricks_done())
            .filter_map(|number| at.plays.winner(game, number))
            .map(|(seat, _)| seat)
            .collect();
        let mut tricks_taken = BySeat::default();
        for seat in &trick_winners {
            tricks_taken[*seat] += 1;
        }
        Scored {
            declared: declared_in(&events),
            trick_winners,
            tricks_taken,
            deal: ledger.points,
            totals: ledger.totals(),
            over: verdict(game, rules, ledger, at.phase == Phase::Over),
            events,
            record,
        }
    }
}

/// The game is over at the event that stopped it, or else with the end of the deal in which enough
/// sides went out (rules 11.3, 11.7).
fn verdict(game: Game, rules: &Ruleset, ledger: &Ledger, complete: bool) -> Option<Verdict> {
    (complete || ledger.stopped)
        .then(|| Verdict::of(game, rules, ledger))
        .flatten()
}

/// The points after the last event of the declarations.
fn declared_in(events: &[Entry]) -> BySide<i16> {
    use crate::rules::Class;
    let mut declared = BySide::default();
    for event in events {
        if let Entry::Scored { class, totals, .. } = event {
            if *class > Class::Repique {
                break;
            }
            declared = *totals;
        }
    }
    declared
}

/// The rules with their preset named.
fn named(rules: &RulesDelta) -> RulesDelta {
    RulesDelta {
        preset: rules.preset.or_else(|| crate::rules::Preset::from_index(0)),
        ..*rules
    }
}
