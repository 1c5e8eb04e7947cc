//! From entities to a [`Position`]: pure reading, and the proof that the entities are a deal at all.

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{
    BlankShown, Broken, CardFace, Claimed, Deal, DealtHand, Discards, Drawn, InDeal, LedBy, Looked,
    Pile, Rules, Score, SeatAt, ShownCards, Spoken, Talon, ToAct, Trick, WonBy,
};
use crate::rules::{BySeat, Card, CardSet, Chair, Plays, Position, Seat, Talon as Order, View};

/// The most tricks a deal has.
const MOST_TRICKS: usize = 12;

/// All that lies on one seat of the table.
#[derive(QueryData)]
pub struct SeatTruth {
    at: &'static SeatAt,
    seat: Option<&'static InDeal>,
    hand: Option<&'static Pile>,
    discards: Option<&'static Discards>,
    dealt: &'static DealtHand,
    drawn: &'static Drawn,
    looked: &'static Looked,
    claimed: Option<&'static Claimed>,
    blank_shown: Has<BlankShown>,
    spoken: &'static Spoken,
    shown: &'static ShownCards,
    score: &'static Score,
    to_act: Has<ToAct>,
}

/// Reads the table.
#[derive(SystemParam)]
pub struct TableReader<'w, 's> {
    rules: Res<'w, Rules>,
    deals: Query<'w, 's, &'static Deal>,
    seats: Query<'w, 's, (Entity, SeatTruth)>,
    numbers: Query<'w, 's, &'static InDeal>,
    faces: Query<'w, 's, &'static CardFace>,
    cards: Query<'w, 's, (Entity, &'static CardFace)>,
    talons: Query<'w, 's, Option<&'static Pile>, With<Talon>>,
    piles: Query<'w, 's, &'static Pile>,
    tricks: Query<
        'w,
        's,
        (
            &'static Trick,
            &'static LedBy,
            Option<&'static WonBy>,
            Option<&'static Pile>,
        ),
    >,
}

impl TableReader<'_, '_> {
    /// The deal as a value.
    ///
    /// # Errors
    /// The first invariant of the table that does not hold.
    pub fn position(&self) -> Result<Position, Broken> {
        let deal = self.deals.single().map_err(|_| Broken::NoDeal)?;
        let game = deal.game;
        let mut at = Position {
            game,
            dealt: BySeat::default(),
            hands: BySeat::default(),
            discards: BySeat::default(),
            drawn: BySeat::default(),
            looked: BySeat::default(),
            talon: self.talon()?,
            phase: deal.phase,
            claims: BySeat::default(),
            blank_shown: BySeat::default(),
            said: BySeat::default(),
            shown: BySeat::default(),
            plays: self.plays(deal)?,
            counted: deal.counted,
            ledger: deal.ledger,
        };
        let totals = deal.ledger.totals();
        let mut seated = BySeat([false; 4]);
        for (_, truth) in &self.seats {
            let Some(seat) = truth.seat.map(|seat| **seat) else {
                if truth.to_act {
                    return Err(Broken::WrongToAct);
                }
                continue;
            };
            if seat.0 >= game.players() || std::mem::replace(&mut seated[seat], true) {
                return Err(Broken::SeatEmpty { seat });
            }
            if truth.to_act != (at.to_act() == Some(seat)) {
                return Err(Broken::WrongToAct);
            }
            if **truth.score != totals[game.side(seat)] {
                return Err(Broken::WrongScore { seat });
            }
            at.hands[seat] = self.set(truth.hand)?;
            let discards = truth.discards.and_then(|pile| self.piles.get(**pile).ok());
            at.discards[seat] = self.set(discards)?;
            at.dealt[seat] = **truth.dealt;
            at.drawn[seat] = **truth.drawn;
            at.looked[seat] = **truth.looked;
            at.claims[seat] = truth.claimed.map(|claimed| **claimed);
            at.blank_shown[seat] = truth.blank_shown;
            at.said[seat] = **truth.spoken;
            at.shown[seat] = **truth.shown;
        }
        if let Some(seat) = game.seats().find(|seat| !seated[*seat]) {
            return Err(Broken::SeatEmpty { seat });
        }
        conserve(&at)?;
        Ok(at)
    }

    /// What a seat of the deal may know.
    ///
    /// # Errors
    /// As [`TableReader::position`].
    pub fn view(&self, seat: Seat) -> Result<View, Broken> {
        Ok(View::of(&self.rules, &self.position()?, seat))
    }

    /// The deal's entity component, if there is a deal.
    pub fn deal(&self) -> Option<&Deal> {
        self.deals.single().ok()
    }

    /// The seat entity of a chair.
    pub fn seat_entity(&self, chair: Chair) -> Option<Entity> {
        self.seats
            .iter()
            .find(|(_, truth)| **truth.at == chair)
            .map(|(entity, _)| entity)
    }

    /// The seat of a chair in this deal, unless it has left.
    pub fn seat_of(&self, chair: Chair) -> Option<Seat> {
        let (_, truth) = self.seats.iter().find(|(_, truth)| **truth.at == chair)?;
        truth.seat.map(|seat| **seat)
    }

    /// The chair of a seat of this deal.
    pub fn chair_of(&self, seat: Seat) -> Option<Chair> {
        self.seats
            .iter()
            .find(|(_, truth)| truth.seat.is_some_and(|of| **of == seat))
            .map(|(_, truth)| **truth.at)
    }

    /// The entity of a card.
    pub fn card_entity(&self, card: Card) -> Option<Entity> {
        self.cards
            .iter()
            .find(|(_, face)| ***face == card)
            .map(|(entity, _)| entity)
    }

    fn card(&self, entity: Entity) -> Result<Card, Broken> {
        self.faces
            .get(entity)
            .map(|face| **face)
            .map_err(|_| Broken::NotACard)
    }

    fn set(&self, pile: Option<&Pile>) -> Result<CardSet, Broken> {
        let mut set = CardSet::EMPTY;
        for entity in pile.into_iter().flat_map(Pile::iter) {
            let card = self.card(entity)?;
            if !set.insert(card) {
                return Err(Broken::CardTwice { card });
            }
        }
        Ok(set)
    }

    fn talon(&self) -> Result<Order, Broken> {
        let pile = self.talons.single().map_err(|_| Broken::NoTalon)?;
        let cards = pile
            .into_iter()
            .flat_map(Pile::iter)
            .map(|entity| self.card(entity))
            .collect::<Result<Vec<Card>, Broken>>()?;
        Ok(Order::new(&cards))
    }

    fn plays(&self, deal: &Deal) -> Result<Plays, Broken> {
        let game = deal.game;
        let mut order = [None; MOST_TRICKS];
        let mut count = 0;
        for (trick, led, won, pile) in &self.tricks {
            let place = order.get_mut(usize::from(trick.number));
            let number = trick.number;
            *place.ok_or(Broken::TrickMissing { number })? = Some((led, won, pile));
            count += 1;
        }
        let mut plays = Plays::default();
        for (number, place) in (0..count).zip(order) {
            let (led, won, pile) = place.ok_or(Broken::TrickMissing { number })?;
            if plays.len() != number * game.players() {
                return Err(Broken::TrickShort { number: number - 1 });
            }
            let leader = self.number(**led)?;
            for entity in pile.into_iter().flat_map(Pile::iter) {
                plays.push(game, leader, self.card(entity)?);
            }
            let winner = won.map(|won| self.number(**won)).transpose()?;
            if winner != plays.winner(game, number).map(|(seat, _)| seat) {
                return Err(Broken::WrongWinner { number });
            }
        }
        Ok(plays)
    }

    fn number(&self, seat: Entity) -> Result<Seat, Broken> {
        self.numbers
            .get(seat)
            .map(|seat| **seat)
            .map_err(|_| Broken::NotASeat)
    }
}

/// The piles must hold the 32 cards, each once.
pub(super) fn conserve(at: &Position) -> Result<(), Broken> {
    let hands = at
        .game
        .seats()
        .flat_map(|seat| [at.hands[seat], at.discards[seat]]);
    let mut seen = CardSet::EMPTY;
    for card in hands
        .flatten()
        .chain(at.talon.iter())
        .chain(at.plays.iter())
    {
        if !seen.insert(card) {
            return Err(Broken::CardTwice { card });
        }
    }
    match (!seen).first() {
        Some(card) => Err(Broken::CardAstray { card }),
        None => Ok(()),
    }
}
