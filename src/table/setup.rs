//! Lays and clears a table: the entities of a partie, and who sits where in a deal. It deals no card;
//! where cards lie is written from a position.

use bevy::prelude::*;

use super::{
    Broken, CardFace, CurrentPartie, Deal, DealLog, DiscardsOf, Ended, History, InDeal, Rules,
    SeatAt, TableWriter, Talon, Trick,
};
use crate::rules::{Card, Chair, Partie, Position};

/// Clears the table and lays it anew for the running deal of a partie, which stands so. It tells
/// nobody; see [`load`](fn@super::load) for a partie that is resumed.
///
/// # Errors
/// What is wrong with the position.
pub fn set_table(world: &mut World, partie: &Partie, at: &Position) -> Result<(), Broken> {
    clear_table(world);
    world.insert_resource(CurrentPartie(*partie));
    for card in Card::all() {
        world.spawn(CardFace(card));
    }
    for chair in (0..partie.chosen.players()).map(Chair) {
        let seat = world.spawn(SeatAt(chair)).id();
        world.spawn(DiscardsOf(seat));
    }
    world.spawn(Talon);
    seat_deal(world, partie, at);
    TableWriter::from_world(world).write(world, at)
}

/// Gives the seats their numbers in the coming deal, and that deal its entity and its rules. Cards
/// must be written next.
pub(super) fn seat_deal(world: &mut World, partie: &Partie, at: &Position) {
    world.insert_resource(Rules(partie.deal_rules()));
    let mut seats = world.query::<(Entity, &SeatAt)>();
    let seats: Vec<(Entity, Chair)> = seats
        .iter(world)
        .map(|(entity, chair)| (entity, **chair))
        .collect();
    for (entity, chair) in seats {
        let mut entity = world.entity_mut(entity);
        match partie.seat_of(chair) {
            Some(seat) => entity.insert(InDeal(seat)),
            None => entity.remove::<InDeal>(),
        };
    }
    despawn_all::<Deal>(world);
    world.spawn(Deal {
        number: partie.number,
        seed: partie.deal_seed(),
        game: at.game,
        phase: at.phase,
        counted: at.counted,
        ledger: at.ledger,
    });
}

/// Takes everything away that a partie has put on the table.
pub(super) fn clear_table(world: &mut World) {
    world.remove_resource::<CurrentPartie>();
    world.insert_resource(DealLog::default());
    world.insert_resource(History::default());
    world.insert_resource(Ended::default());
    despawn_all::<CardFace>(world);
    despawn_all::<Trick>(world);
    // Their piles of cards laid out go with them.
    despawn_all::<SeatAt>(world);
    despawn_all::<Talon>(world);
    despawn_all::<Deal>(world);
}

fn despawn_all<T: Component>(world: &mut World) {
    let mut all = world.query_filtered::<Entity, With<T>>();
    let all: Vec<Entity> = all.iter(world).collect();
    for entity in all {
        world.despawn(entity);
    }
}
