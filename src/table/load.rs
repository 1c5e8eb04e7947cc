//! Sets the table to another moment: a partie resumed, or acts taken back. Both play the acts again
//! under the rules, so that no moment is reached that could not have been played.

use bevy::prelude::*;

use super::referee::{book, lines, tell};
use super::setup::set_table;
use super::{Broken, CurrentPartie, DealLog, History, TableEvent, TableWriter};
use crate::rules::{Event, Partie, Phase, Position, Ruleset};

/// Resumes a partie: `partie` as it stood before the deal of `log`, the deals before it, and the
/// acts of that deal. If they end it, it is booked at once, as in play.
///
/// # Errors
/// What is wrong with the deal or its acts; nothing has been changed then.
pub fn load(
    world: &mut World,
    partie: Partie,
    history: History,
    log: DealLog,
) -> Result<(), Broken> {
    let (at, log) = replay(&partie.deal_rules(), log)?;
    super::read::conserve(&at)?;
    if at.game != partie.game() {
        return Err(Broken::WrongGame {
            table: partie.game(),
            deal: at.game,
        });
    }
    set_table(world, &partie, &at)?;
    world.insert_resource(history);
    world.insert_resource(log);
    settle(world, &at);
    Ok(())
}

/// Takes acts back until only the first `acts` of the running deal are left, or plays on as far as it
/// had come if there are no more. False if no deal is running: one that is over is in the books.
///
/// # Errors
/// What is broken about the table.
pub fn rewind(world: &mut World, acts: usize) -> Result<bool, Broken> {
    let Some(partie) = world.get_resource::<CurrentPartie>().map(|partie| **partie) else {
        return Ok(false);
    };
    let mut log = world.resource::<DealLog>().clone();
    let rules = partie.deal_rules();
    let (now, _) = replay(&rules, log.clone())?;
    if now.phase == Phase::Over {
        return Ok(false);
    }
    log.acts.truncate(acts);
    let (at, log) = replay(&rules, log)?;
    TableWriter::from_world(world).write(world, &at)?;
    world.insert_resource(log);
    settle(world, &at);
    Ok(true)
}

fn replay(rules: &Ruleset, mut log: DealLog) -> Result<(Position, DealLog), Broken> {
    let mut at = log.start.ok_or(Broken::NoDeal)?;
    let mut events: Vec<Event> = Vec::new();
    for (seat, action) in &log.acts {
        at = rules
            .play(&at, *seat, *action, &mut events)
            .map_err(|why| Broken::Unplayable { why })?;
    }
    log.entries = lines(&events).collect();
    Ok((at, log))
}

fn settle(world: &mut World, at: &Position) {
    tell(world, TableEvent::TableSet);
    if at.phase == Phase::Over {
        book(world, at);
    }
}
