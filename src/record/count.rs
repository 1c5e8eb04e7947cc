//! Judging and counting a record straight from its hands, claims and tricks. It shares the count with
//! the game (`rules::Ledger`) and none of the flow: turns, suits and the end are asked for here anew,
//! so that the referee's answer and this one can be compared.

use super::{Declared, Exchange, Pile, Place, Record, RecordError, Scored, named, verdict};
use crate::rules::{
    BySeat, Card, CardSet, Claims, DealerMin2, Entry, Event, EventSink, Game, Illegal, Ledger,
    Ruleset, Seat,
};

/// Judges a record and counts it.
///
/// # Errors
/// The first thing in it that the rules refuse.
pub fn score(record: &Record) -> Result<Scored, RecordError> {
    let rules = record.ruleset();
    let game = record.game;
    let dealt = hands(record)?;
    let talon = talon(record, &dealt)?;
    let target = not_yet_out(record)?;
    let mut hands = dealt;
    let exchange = exchanges(record, &rules, &mut hands, &talon)?;
    let claims = claims(record, &rules, &hands, &dealt)?;
    let tricks = tricks(record, &hands)?;

    let mut events = Lines(Vec::new());
    let mut ledger = Ledger::new(record.totals, target);
    ledger.declarations(game, &rules, &hands, &dealt, &claims, &mut events);
    let declared = ledger.points;
    // At four the eldest leads before the others have declared, so the first trick may stand.
    nothing_after(game, &ledger, &tricks, usize::from(game == Game::Four), 0)?;
    for (number, trick) in tricks.iter().enumerate() {
        if ledger.stopped {
            break;
        }
        let led = trick.cards[0];
        ledger.lead(game, &rules, trick.leader, led, &mut events);
        // Declarations count when the first trick is complete, so its cards may all have fallen
        // before its lead ended the game (rule 11.7).
        let (whole, cards) = if number == 0 { (1, 0) } else { (number, 1) };
        nothing_after(game, &ledger, &tricks, whole, cards)?;
        let Some((winner, card)) = trick.winner else {
            break;
        };
        let last = number + 1 == usize::from(game.hand_size());
        ledger.trick(game, &rules, trick.leader, winner, card, last, &mut events);
        if last {
            ledger.cards(game, &rules, &mut events);
        }
        nothing_after(game, &ledger, &tricks, number + 1, 0)?;
    }

    let trick_winners: Vec<Seat> = tricks
        .iter()
        .filter_map(|trick| trick.winner.map(|(seat, _)| seat))
        .collect();
    let mut tricks_taken = BySeat::default();
    for seat in &trick_winners {
        tricks_taken[*seat] += 1;
    }
    let complete = trick_winners.len() == usize::from(game.hand_size());
    Ok(Scored {
        events: events.0,
        declared,
        deal: ledger.points,
        totals: ledger.totals(),
        over: verdict(game, &rules, &ledger, complete),
        trick_winners,
        tricks_taken,
        record: Record {
            rules: named(&record.rules),
            talon: Some(talon),
            exchange,
            claims: Declared::from_claims(
                game,
                &rules,
                &hands,
                &dealt,
                &BySeat(claims.0.map(Some)),
            ),
            ..record.clone()
        },
    })
}

/// Keeps the lines of the count.
struct Lines(Vec<Entry>);

impl EventSink for Lines {
    fn push(&mut self, event: Event) {
        if let Event::Counted(entry) = event {
            self.0.push(entry);
        }
    }
}

fn refused(place: Place, why: Illegal) -> RecordError {
    RecordError::Refused { place, why }
}

/// The hands, each of its size and no card twice, neither there nor in the talon.
fn hands(record: &Record) -> Result<BySeat<CardSet>, RecordError> {
    let game = record.game;
    if record.dealt.len() != usize::from(game.players()) {
        let why = Illegal::WrongHands {
            wanted: game.players(),
            given: record.dealt.len(),
        };
        return Err(refused(Place::Deal, why));
    }
    let mut hands = BySeat::default();
    let mut piles: Vec<(Pile, CardSet)> = Vec::new();
    let stands = |piles: &[(Pile, CardSet)], card: Card| {
        piles
            .iter()
            .find(|(_, cards)| cards.contains(card))
            .map(|(pile, _)| *pile)
    };
    for (seat, hand) in game.seats().zip(&record.dealt) {
        if hand.is_empty() {
            return Err(RecordError::HandHidden { seat });
        }
        let second = Pile::Hand(seat);
        for card in *hand {
            if let Some(first) = stands(&piles, card) {
                return Err(RecordError::CardTwice {
                    card,
                    first,
                    second,
                });
            }
        }
        piles.push((second, *hand));
        hands[seat] = *hand;
    }
    for card in record.talon.iter().flatten() {
        let second = Pile::Talon;
        if let Some(first) = stands(&piles, *card) {
            return Err(RecordError::CardTwice {
                card: *card,
                first,
                second,
            });
        }
        piles.push((second, CardSet::of(*card)));
    }
    for seat in game.seats() {
        if hands[seat].len() != game.hand_size() {
            let why = Illegal::WrongHandSize {
                seat,
                wanted: game.hand_size(),
                given: hands[seat].len(),
            };
            return Err(refused(Place::Deal, why));
        }
    }
    Ok(hands)
}

/// The talon: as given; at three, if it is not given, the two cards that nobody holds; at two it may
/// be unknown where the hands are those after the exchange.
fn talon(record: &Record, dealt: &BySeat<CardSet>) -> Result<Vec<Card>, RecordError> {
    let game = record.game;
    match record.talon.as_deref() {
        None | Some([]) if game == Game::Three => {
            let held = game
                .seats()
                .fold(CardSet::EMPTY, |held, seat| held | dealt[seat]);
            Ok((!held).iter().collect())
        }
        None | Some([]) => Ok(Vec::new()),
        Some(cards) if cards.len() != usize::from(game.talon_size()) => {
            let why = Illegal::WrongTalonSize {
                wanted: game.talon_size(),
                given: cards.len(),
            };
            Err(refused(Place::Deal, why))
        }
        Some(cards) => Ok(cards.to_vec()),
    }
}

/// The target, which no side has reached before the deal.
fn not_yet_out(record: &Record) -> Result<Option<u16>, RecordError> {
    let target = record.target;
    for side in record.game.side_list() {
        let total = record.totals[side];
        if let Some(target) = target.filter(|target| total >= i32::from(*target)) {
            let why = Illegal::AlreadyOut {
                side: side.0,
                total,
                target,
            };
            return Err(refused(Place::Deal, why));
        }
    }
    Ok(target)
}

/// Exchanges the cards of the hands and gives the exchanges with what was drawn.
fn exchanges(
    record: &Record,
    rules: &Ruleset,
    hands: &mut BySeat<CardSet>,
    talon: &[Card],
) -> Result<Vec<Exchange>, RecordError> {
    let game = record.game;
    let peek = game == Game::Three && rules.talon_peek.is_on();
    let mut turns = super::exchange_order(game);
    let mut left = talon;
    let mut done = Vec::new();
    for exchange in &record.exchange {
        let seat = exchange.seat;
        if turns.next() != Some(seat) {
            return Err(RecordError::NoExchange { seat, game });
        }
        let given = exchange.out.len();
        let from = if peek {
            hands[seat] | talon.iter().copied().collect()
        } else {
            hands[seat]
        };
        if let Some(card) = (exchange.out - from).first() {
            return Err(refused(Place::Exchange, Illegal::NotHeld { seat, card }));
        }
        let (least, most) = limits(game, rules, seat, left.len());
        let halved = game == Game::Three && given == 1 && (peek || !rules.talon_partial.is_on());
        if halved {
            return Err(RecordError::BothOrNone { seat, given });
        }
        let one_unknown = game == Game::Three && given == 1 && record.talon.is_none();
        if talon.is_empty() || one_unknown {
            return Err(RecordError::TalonHidden { seat });
        }
        if !(least..=most).contains(&given) {
            let why = Illegal::WrongExchange {
                seat,
                given,
                least,
                most,
            };
            return Err(refused(Place::Exchange, why));
        }
        let (top, rest) = left.split_at(usize::from(given));
        let drawn: CardSet = top.iter().copied().collect();
        if let Some(said) = exchange.drawn.filter(|said| *said != drawn) {
            let why = Illegal::WrongDraw { seat, said, drawn };
            return Err(refused(Place::Exchange, why));
        }
        left = rest;
        hands[seat] = (hands[seat] | drawn) - exchange.out;
        if given > 0 {
            done.push(Exchange {
                drawn: Some(drawn),
                ..*exchange
            });
        }
    }
    // At two the hands are those after the exchange if none is told; one alone is half of it.
    if game == Game::Two
        && let (Some(seat), false) = (turns.next(), record.exchange.is_empty())
    {
        let (least, most) = limits(game, rules, seat, left.len());
        if least > 0 {
            let why = Illegal::WrongExchange {
                seat,
                given: 0,
                least,
                most,
            };
            return Err(refused(Place::Exchange, why));
        }
    }
    Ok(done)
}

/// The fewest and the most cards a seat may exchange (rules 2.2, 2.10, 2.11).
fn limits(game: Game, rules: &Ruleset, seat: Seat, left: usize) -> (u8, u8) {
    match game {
        Game::Two if seat == Seat::ELDEST => (1, 5),
        Game::Two => {
            let least = u8::from(rules.dealer_min2 == DealerMin2::One);
            (least, left as u8)
        }
        Game::Three | Game::Four => (0, game.talon_size()),
    }
}

/// What each seat declares, which it must hold.
fn claims(
    record: &Record,
    rules: &Ruleset,
    hands: &BySeat<CardSet>,
    dealt: &BySeat<CardSet>,
) -> Result<BySeat<Claims>, RecordError> {
    let game = record.game;
    record.claims.once()?;
    let mut claims = BySeat::default();
    for seat in game.seats() {
        claims[seat] = record
            .claims
            .of(game, rules, seat, hands[seat], dealt[seat]);
        claims[seat]
            .check(game, rules, seat, hands[seat], dealt[seat])
            .map_err(RecordError::refused(Place::Claims))?;
    }
    Ok(claims)
}

/// A trick that has begun.
struct Trick<'a> {
    leader: Seat,
    cards: &'a [Card],
    /// Who took it with which card, if it is complete.
    winner: Option<(Seat, Card)>,
}

/// The tricks, played in turn and to suit (rule 9.1).
fn tricks<'a>(record: &'a Record, hands: &BySeat<CardSet>) -> Result<Vec<Trick<'a>>, RecordError> {
    let game = record.game;
    let mut hands = *hands;
    let mut leader = Seat::ELDEST;
    let mut tricks = Vec::new();
    if record.tricks.len() > usize::from(game.hand_size()) {
        return Err(RecordError::TooManyTricks {
            given: record.tricks.len(),
            game,
        });
    }
    for (place, cards) in record.tricks.iter().enumerate() {
        let number = place + 1;
        let given = cards.len();
        let size = usize::from(game.players());
        let unfinished = given < size;
        if given == 0 || given > size || (unfinished && number < record.tricks.len()) {
            return Err(RecordError::WrongTrickSize {
                trick: number,
                given,
                game,
            });
        }
        let led = cards[0].suit();
        let mut seat = leader;
        let mut best = (leader, cards[0]);
        for card in cards {
            if !hands[seat].remove(*card) {
                return Err(RecordError::NotTheirs {
                    trick: number,
                    seat,
                    card: *card,
                    holder: game.seats().find(|other| hands[*other].contains(*card)),
                });
            }
            if card.suit() != led && !hands[seat].in_suit(led).is_empty() {
                let why = Illegal::MustFollow {
                    seat,
                    card: *card,
                    led,
                };
                return Err(refused(Place::Trick(number), why));
            }
            if card.suit() == led && card.rank() > best.1.rank() {
                best = (seat, *card);
            }
            seat = game.next(seat);
        }
        tricks.push(Trick {
            leader,
            cards,
            winner: (!unfinished).then_some(best),
        });
        leader = best.0;
    }
    Ok(tricks)
}

/// Refuses what is played after the end: the game over, so many whole tricks may stand and so many
/// cards of the next (rule 11.7).
fn nothing_after(
    game: Game,
    ledger: &Ledger,
    tricks: &[Trick<'_>],
    whole: usize,
    cards: usize,
) -> Result<(), RecordError> {
    if !ledger.stopped {
        return Ok(());
    }
    let extra = match tricks.get(whole) {
        Some(trick) if trick.cards.len() > cards => Some((whole, trick.leader, cards)),
        _ => tricks
            .get(whole + 1)
            .map(|trick| (whole + 1, trick.leader, 0)),
    };
    let Some((place, leader, turns)) = extra else {
        return Ok(());
    };
    let seat = (0..turns).fold(leader, |seat, _| game.next(seat));
    Err(refused(Place::Trick(place + 1), Illegal::DealOver { seat }))
}
