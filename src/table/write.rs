//! From a [`Position`] to entities: the only code that changes the components of the table. It writes
//! what differs and nothing else, forwards as well as back, and judges nothing.

use bevy::prelude::*;

use super::read::conserve;
use super::{
    BlankShown, Broken, CardFace, Claimed, Deal, DealtHand, Discards, Drawn, HasLeft, InDeal,
    InPile, LedBy, Looked, Pile, Score, SeatAt, ShownCards, Spoken, Talon, ToAct, Trick, WonBy,
};
use crate::rules::{BySeat, Card, CardSet, Position, Seat};

/// Writes the table. It keeps queries and no truth.
pub struct TableWriter {
    cards: QueryState<(Entity, &'static CardFace)>,
    seats: QueryState<(Entity, &'static InDeal, &'static Discards)>,
    leavers: QueryState<Entity, (With<SeatAt>, Without<InDeal>)>,
    talon: QueryState<Entity, With<Talon>>,
    tricks: QueryState<(Entity, &'static Trick)>,
    deal: QueryState<(Entity, &'static Deal)>,
}

impl FromWorld for TableWriter {
    fn from_world(world: &mut World) -> TableWriter {
        TableWriter {
            cards: world.query(),
            seats: world.query(),
            leavers: world.query_filtered(),
            talon: world.query_filtered(),
            tricks: world.query(),
            deal: world.query(),
        }
    }
}

/// Where things are, for the length of one writing.
struct Places {
    cards: [Entity; Card::COUNT as usize],
    seats: BySeat<(Entity, Entity)>,
    talon: Entity,
    deal: Entity,
}

impl Places {
    fn hand(&self, seat: Seat) -> Entity {
        self.seats[seat].0
    }

    fn discards(&self, seat: Seat) -> Entity {
        self.seats[seat].1
    }

    fn of(&self, card: Card) -> Entity {
        self.cards[usize::from(card.index())]
    }
}

impl TableWriter {
    /// Makes the table that position.
    ///
    /// # Errors
    /// What is missing on the table, or wrong in the position; nothing has been changed then.
    pub fn write(&mut self, world: &mut World, at: &Position) -> Result<(), Broken> {
        conserve(at)?;
        let places = self.places(world, at)?;
        for seat in at.game.seats() {
            lay(world, &places, at.hands[seat], places.hand(seat));
            lay(world, &places, at.discards[seat], places.discards(seat));
        }
        let talon: Vec<Card> = at.talon.iter().collect();
        lay_in_order(world, &places, &talon, places.talon);
        self.write_tricks(world, at, &places);
        for seat in at.game.seats() {
            write_seat(world, at, seat, places.hand(seat));
        }
        let leavers: Vec<Entity> = self.leavers.iter(world).collect();
        for entity in leavers {
            clear_seat(&mut world.entity_mut(entity));
        }
        let mut deal = world.entity_mut(places.deal);
        if let Some(old) = deal.get::<Deal>().copied() {
            put(
                &mut deal,
                Deal {
                    phase: at.phase,
                    counted: at.counted,
                    ledger: at.ledger,
                    ..old
                },
            );
        }
        Ok(())
    }

    fn places(&mut self, world: &World, at: &Position) -> Result<Places, Broken> {
        let (deal, table) = self.deal.single(world).map_err(|_| Broken::NoDeal)?;
        if table.game != at.game {
            return Err(Broken::WrongGame {
                table: table.game,
                deal: at.game,
            });
        }
        let talon = self.talon.single(world).map_err(|_| Broken::NoTalon)?;
        let mut seats = BySeat([None; 4]);
        for (entity, seat, discards) in self.seats.iter(world) {
            let seat = **seat;
            if seat.0 < at.game.players() {
                seats[seat] = Some((entity, **discards));
            }
        }
        let mut found = BySeat([(Entity::PLACEHOLDER, Entity::PLACEHOLDER); 4]);
        for seat in at.game.seats() {
            found[seat] = seats[seat].ok_or(Broken::SeatEmpty { seat })?;
        }
        let mut cards = [None; Card::COUNT as usize];
        for (entity, face) in self.cards.iter(world) {
            cards[usize::from(face.index())] = Some(entity);
        }
        let mut all = [Entity::PLACEHOLDER; Card::COUNT as usize];
        for (place, card) in all.iter_mut().zip(Card::all()) {
            let entity = cards[usize::from(card.index())];
            *place = entity.ok_or(Broken::CardAstray { card })?;
        }
        Ok(Places {
            cards: all,
            seats: found,
            talon,
            deal,
        })
    }

    fn write_tricks(&mut self, world: &mut World, at: &Position, places: &Places) {
        let wanted = at.plays.len().div_ceil(at.game.players());
        let mut entities = [None; 12];
        let mut spare = Vec::new();
        for (entity, trick) in self.tricks.iter(world) {
            match entities.get_mut(usize::from(trick.number)) {
                Some(place) if trick.number < wanted => *place = Some(entity),
                _ => spare.push(entity),
            }
        }
        for (number, place) in (0..wanted).zip(entities) {
            let leader = LedBy(places.hand(at.plays.leader(number)));
            let entity = place.unwrap_or_else(|| world.spawn((Trick { number }, leader)).id());
            put(&mut world.entity_mut(entity), leader);
            let cards: Vec<Card> = at
                .plays
                .trick(at.game, number)
                .map(|(_, card)| card)
                .collect();
            lay_in_order(world, places, &cards, entity);
            let winner = at.plays.winner(at.game, number);
            put_or_remove(
                &mut world.entity_mut(entity),
                winner.map(|(seat, _)| WonBy(places.hand(seat))),
            );
        }
        // Last, when no card lies in them any more.
        for entity in spare {
            world.despawn(entity);
        }
    }
}

fn write_seat(world: &mut World, at: &Position, seat: Seat, entity: Entity) {
    let mut entity = world.entity_mut(entity);
    put(&mut entity, DealtHand(at.dealt[seat]));
    put(&mut entity, Drawn(at.drawn[seat]));
    put(&mut entity, Looked(at.looked[seat]));
    put(&mut entity, Spoken(at.said[seat]));
    put(&mut entity, ShownCards(at.shown[seat]));
    put(&mut entity, Score(at.ledger.totals()[at.game.side(seat)]));
    put_or_remove(&mut entity, at.claims[seat].map(Claimed));
    put_or_remove(&mut entity, at.blank_shown[seat].then_some(BlankShown));
    put_or_remove(&mut entity, (at.to_act() == Some(seat)).then_some(ToAct));
}

/// Whoever has left keeps the score and nothing of the deal.
fn clear_seat(entity: &mut EntityWorldMut) {
    put(entity, HasLeft);
    put(entity, DealtHand::default());
    put(entity, Drawn::default());
    put(entity, Looked::default());
    put(entity, Spoken::default());
    put(entity, ShownCards::default());
    put_or_remove::<Claimed>(entity, None);
    put_or_remove::<BlankShown>(entity, None);
    put_or_remove::<ToAct>(entity, None);
}

/// Lays cards on a pile that has no order.
fn lay(world: &mut World, places: &Places, cards: CardSet, pile: Entity) {
    for card in cards {
        put(&mut world.entity_mut(places.of(card)), InPile(pile));
    }
}

/// Lays cards on a pile in that order. As a rule they lie there already, or are laid on top; only
/// where something was taken back must the pile be built again.
fn lay_in_order(world: &mut World, places: &Places, cards: &[Card], pile: Entity) {
    let wanted = || cards.iter().map(|card| places.of(*card));
    let there: Vec<Entity> = world
        .get::<Pile>(pile)
        .into_iter()
        .flat_map(Pile::iter)
        .filter(|entity| wanted().any(|card| card == *entity))
        .collect();
    let in_order = wanted().zip(&there).all(|(card, lies)| card == *lies);
    for card in wanted().skip(if in_order { there.len() } else { 0 }) {
        world.entity_mut(card).insert(InPile(pile));
    }
}

/// Inserts what differs, so that a change seen is a change made.
fn put<T: Component + PartialEq>(entity: &mut EntityWorldMut, value: T) {
    if entity.get::<T>() != Some(&value) {
        entity.insert(value);
    }
}

fn put_or_remove<T: Component + PartialEq>(entity: &mut EntityWorldMut, value: Option<T>) {
    match value {
        Some(value) => put(entity, value),
        None if entity.contains::<T>() => {
            entity.remove::<T>();
        }
        None => {}
    }
}
