//! A record played again through [`Ruleset::play`], the function the game's referee calls. What it
//! answers is compared with `count`, so nothing of that file is used here.

use super::{Place, Record, RecordError, Scored};
use crate::rules::{
    Action, BySeat, Card, CardSet, Choices, Claims, Entry, Event, Game, Illegal, Phase, Position,
    Ruleset, Seat,
};

/// A record that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// The position in which it ends.
    pub at: Position,
    /// All that was told on the way.
    pub events: Vec<Event>,
    /// The count.
    pub scored: Scored,
}

/// Plays a record through the rules.
///
/// # Errors
/// The first act that the rules refuse.
pub fn replay(record: &Record) -> Result<Replayed, RecordError> {
    record.claims.once()?;
    let rules = record.ruleset();
    let mut run = Run {
        rules,
        at: start(record)?,
        events: Vec::new(),
    };
    let game = record.game;
    run.exchange(record)?;
    let claims = run.claims(record);
    while let (Phase::Declare(seat), false) = (run.at.phase, game == Game::Four) {
        run.act(seat, Action::Declare(claims[seat]), Place::Claims)?;
    }
    for (number, trick) in (1..).zip(&record.tricks) {
        let wrong_size = RecordError::WrongTrickSize {
            trick: number,
            given: trick.len(),
            game,
        };
        if trick.is_empty() {
            return Err(wrong_size);
        }
        for card in trick {
            if run.at.phase != Phase::Over && usize::from(run.at.tricks_done()) + 1 != number {
                return Err(wrong_size);
            }
            // At four each declares before his own first card.
            if let Phase::Declare(seat) = run.at.phase {
                run.act(seat, Action::Declare(claims[seat]), Place::Claims)?;
            }
            let seat = run.at.to_act().unwrap_or(Seat::ELDEST);
            run.act(seat, Action::Play(*card), Place::Trick(number))?;
        }
    }
    let mut ledger = run.at.ledger;
    if !run.at.counted {
        for seat in game.seats() {
            claims[seat]
                .check(
                    game,
                    &rules,
                    seat,
                    run.at.hands[seat] | run.at.plays.by_seat(game)[seat],
                    run.at.dealt[seat],
                )
                .map_err(RecordError::refused(Place::Claims))?;
        }
        ledger = rules.settle(&run.at, &claims, &mut run.events);
    }
    let entries: Vec<Entry> = run
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Counted(entry) => Some(*entry),
            _ => None,
        })
        .collect();
    let scored = Scored::from_parts(&rules, record.clone(), &run.at, &ledger, entries);
    Ok(Replayed {
        at: run.at,
        events: run.events,
        scored,
    })
}

/// The position from which the record is played.
fn start(record: &Record) -> Result<Position, RecordError> {
    let game = record.game;
    let talon: Vec<Card> = match record.talon.as_deref() {
        None | Some([]) if game == Game::Three => {
            let held = record
                .dealt
                .iter()
                .fold(CardSet::EMPTY, |held, hand| held | *hand);
            (!held).iter().collect()
        }
        given => given.unwrap_or_default().to_vec(),
    };
    let as_printed = game == Game::Two && record.exchange.is_empty();
    let whole = || Position::dealt(game, &record.dealt, &talon, record.totals, record.target);
    let at = if as_printed && !talon.is_empty() {
        // A deal that nobody has touched: its cards must be right, and it is counted as it lies.
        whole().and_then(|_| {
            Position::after_exchange(game, &record.dealt, record.totals, record.target)
        })
    } else if as_printed {
        Position::after_exchange(game, &record.dealt, record.totals, record.target)
    } else {
        whole()
    };
    at.map_err(RecordError::refused(Place::Deal))
}

struct Run {
    rules: Ruleset,
    at: Position,
    events: Vec<Event>,
}

impl Run {
    fn act(&mut self, seat: Seat, action: Action, place: Place) -> Result<(), RecordError> {
        self.at = self
            .rules
            .play(&self.at, seat, action, &mut self.events)
            .map_err(RecordError::refused(place))?;
        Ok(())
    }

    /// Exchanges as the record says; who is not named takes nothing.
    fn exchange(&mut self, record: &Record) -> Result<(), RecordError> {
        let mut told = record.exchange.iter();
        while let Phase::Exchange(turn) = self.at.phase {
            let exchange = told.next();
            let seat = exchange.map_or(turn, |exchange| exchange.seat);
            let out = exchange.map_or(CardSet::EMPTY, |exchange| exchange.out);
            let carte_blanche = match self.rules.choices(&self.at) {
                Choices::Exchange { carte_blanche, .. } => {
                    carte_blanche
                        && record
                            .claims
                            .of(
                                record.game,
                                &self.rules,
                                seat,
                                self.at.hands[seat],
                                self.at.dealt[seat],
                            )
                            .carte_blanche
                }
                _ => false,
            };
            let action = Action::Exchange { out, carte_blanche };
            self.act(seat, action, Place::Exchange)?;
            if let Some(said) = exchange.and_then(|exchange| exchange.drawn)
                && said != self.at.drawn[seat]
            {
                let drawn = self.at.drawn[seat];
                return Err(RecordError::Refused {
                    place: Place::Exchange,
                    why: Illegal::WrongDraw { seat, said, drawn },
                });
            }
        }
        match told.next() {
            Some(extra) => Err(RecordError::NoExchange {
                seat: extra.seat,
                game: record.game,
            }),
            None => Ok(()),
        }
    }

    /// What each seat declares with the hand it has after the exchange.
    fn claims(&self, record: &Record) -> BySeat<Claims> {
        let mut claims = BySeat::default();
        for seat in record.game.seats() {
            claims[seat] = record.claims.of(
                record.game,
                &self.rules,
                seat,
                self.at.hands[seat],
                self.at.dealt[seat],
            );
        }
        claims
    }
}
