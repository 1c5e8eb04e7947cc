//! The referee: judges what is asked, in order and on the newest table, and makes it the truth or
//! refuses it. It is exclusive, for a second request in one frame must see what the first has done.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::setup::{clear_table, seat_deal, set_table};
use super::{
    Broken, CurrentPartie, DealLog, Ended, FinishedDeal, Happened, History, LeaveTable, NextDeal,
    Refused, Rules, StartPartie, Submit, TableEvent, TableReader, TableWriter,
};
use crate::rules::{Chair, Event, Partie, Phase, Position};

type Inbox = (
    MessageReader<'static, 'static, Submit>,
    MessageReader<'static, 'static, NextDeal>,
    MessageReader<'static, 'static, LeaveTable>,
    MessageReader<'static, 'static, StartPartie>,
);

/// Judges all that has been asked: first the acts, which belong to the table as it is, then the next
/// deal, then leaving, and a new partie last.
pub(super) fn judge_requests(
    world: &mut World,
    inbox: &mut SystemState<Inbox>,
    table: &mut SystemState<TableReader>,
    mut writer: Local<TableWriter>,
) -> Result {
    let (mut acts, mut nexts, mut leaves, mut starts) = inbox.get_mut(world)?;
    let acts: Vec<Submit> = acts.read().copied().collect();
    let next = nexts.read().count() > 0;
    let leave = leaves.read().count() > 0;
    let start = starts.read().last().copied();
    let mut judged = acts
        .into_iter()
        .try_for_each(|asked| judge(world, table, &mut writer, asked));
    if next && judged.is_ok() {
        judged = begin_next_deal(world, table, &mut writer);
    }
    // Whatever has gone wrong, one can always get up, and begin again.
    if leave && world.contains_resource::<CurrentPartie>() {
        clear_table(world);
        tell(world, TableEvent::TableCleared);
    }
    if let Some(StartPartie { partie }) = start {
        begin_partie(world, table, &partie)?;
    }
    judged
}

fn judge(
    world: &mut World,
    table: &mut SystemState<TableReader>,
    writer: &mut TableWriter,
    asked: Submit,
) -> Result {
    if !world.contains_resource::<CurrentPartie>() {
        // The table was left in the frame in which somebody acted.
        return Ok(());
    }
    let reader = table.get(world)?;
    let at = reader.position()?;
    let Some(seat) = reader.seat_of(asked.chair) else {
        // Whoever has left is not asked anything, and so has nothing to be refused.
        return Ok(());
    };
    let rules = **world.resource::<Rules>();
    let mut events: Vec<Event> = Vec::new();
    match rules.play(&at, seat, asked.action, &mut events) {
        Err(why) => {
            let chair = asked.chair;
            world.write_message(Refused { chair, why });
        }
        Ok(next) => {
            writer.write(world, &next)?;
            check(world, table, &next)?;
            let mut log = world.resource_mut::<DealLog>();
            log.acts.push((seat, asked.action));
            log.entries.extend(lines(&events));
            for event in events {
                tell(world, TableEvent::Act(event));
            }
            if next.phase == Phase::Over {
                book(world, &next);
            }
        }
    }
    Ok(())
}

/// The lines of the count among what happened.
pub(super) fn lines(events: &[Event]) -> impl Iterator<Item = crate::rules::Entry> {
    events.iter().filter_map(|event| match event {
        Event::Counted(entry) => Some(*entry),
        _ => None,
    })
}

fn begin_partie(
    world: &mut World,
    table: &mut SystemState<TableReader>,
    partie: &Partie,
) -> Result {
    let start = partie.begin()?;
    set_table(world, partie, &start)?;
    check(world, table, &start)?;
    world.insert_resource(DealLog::new(start, Vec::new()));
    tell(world, TableEvent::PartieBegan);
    tell_deal(world, partie);
    Ok(())
}

fn begin_next_deal(
    world: &mut World,
    table: &mut SystemState<TableReader>,
    writer: &mut TableWriter,
) -> Result {
    let Some(partie) = world.get_resource::<CurrentPartie>().map(|partie| **partie) else {
        return Ok(());
    };
    let ended = world.resource::<Ended>().is_some();
    let running = table
        .get(world)?
        .deal()
        .is_none_or(|deal| deal.phase != Phase::Over);
    if ended || running {
        // Asked twice, or too early: the deal in progress is the answer.
        return Ok(());
    }
    let start = partie.begin()?;
    seat_deal(world, &partie, &start);
    writer.write(world, &start)?;
    check(world, table, &start)?;
    world.insert_resource(DealLog::new(start, Vec::new()));
    tell_deal(world, &partie);
    Ok(())
}

/// Enters a finished deal in the partie and in its history.
pub(super) fn book(world: &mut World, end: &Position) {
    let Some(before) = world.get_resource::<CurrentPartie>().map(|partie| **partie) else {
        return;
    };
    let log = world.resource::<DealLog>().clone();
    let mut partie = before;
    let outcome = partie.finish(&end.ledger);
    world.resource_mut::<History>().0.push(FinishedDeal {
        number: before.number,
        seed: before.deal_seed(),
        rules: before.deal_rules(),
        seating: before.seating(),
        start: log.start.unwrap_or(*end),
        end: *end,
        acts: log.acts,
        entries: log.entries,
        totals: partie.totals,
    });
    world.insert_resource(CurrentPartie(partie));
    let over = outcome.is_some();
    world.insert_resource(Ended(outcome));
    let event = TableEvent::DealBooked {
        totals: partie.totals,
        left: partie.left,
        over,
    };
    tell(world, event);
    if over {
        tell(world, TableEvent::PartieEnded);
    }
}

fn tell_deal(world: &mut World, partie: &Partie) {
    let mut seating: [Option<Chair>; 4] = [None; 4];
    for (place, chair) in seating.iter_mut().zip(partie.seating()) {
        *place = Some(chair);
    }
    let event = TableEvent::DealBegan {
        number: partie.number,
        game: partie.game(),
        dealer: partie.dealer,
        seating,
    };
    tell(world, event);
}

pub(super) fn tell(world: &mut World, event: TableEvent) {
    world.write_message(Happened(event));
}

/// In debug builds: what was written is what is read. So every game played is a test of the table.
pub(super) fn check(
    world: &World,
    table: &mut SystemState<TableReader>,
    written: &Position,
) -> Result {
    if cfg!(debug_assertions) {
        let read: Result<Position, Broken> = table.get(world)?.position();
        debug_assert_eq!(
            read.as_ref(),
            Ok(written),
            "the table is not what was written"
        );
    }
    Ok(())
}
