//! Computer players at the table: they see their own view, think a slice each frame and ask like
//! anybody else. They reach no hidden card and change nothing.

use bevy::prelude::*;

use super::Controller;
use crate::ai::{Level, Mind, Thought};
use crate::rules::{Action, Chair, Position, Ruleset, Seat, View};
use crate::table::{Deal, InDeal, Rules, SeatAt, Submit, TableReader, ToAct};

/// How much one frame thinks; one unit is about one card played in thought. The decision does not
/// depend on it.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingBudget(pub u32);

impl Default for ThinkingBudget {
    fn default() -> ThinkingBudget {
        // A small part of a frame: the table must go on moving, in a browser too.
        ThinkingBudget(2_000)
    }
}

/// On a seat: what its computer player is thinking about.
#[derive(Component, Clone, Debug)]
pub struct Thinking {
    view: View,
    mind: Mind,
    thought: Thought,
}

impl Thinking {
    fn begin(mind: Mind, view: View) -> Thinking {
        Thinking {
            view,
            mind,
            thought: mind.think(&view),
        }
    }

    /// Whether it is still the same question to the same player.
    fn is_about(&self, mind: &Mind, view: &View) -> bool {
        self.view == *view && self.mind.level() == mind.level()
    }
}

/// The dice of a chair in a deal: the same deal is played the same way again, and no two chairs
/// throw alike.
pub fn mind_seed(deal: u64, chair: Chair) -> u64 {
    let mut mixed = deal ^ (u64::from(chair.0) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// The seat that must act thinks a slice, and acts when it has thought enough.
pub(super) fn think(
    table: TableReader,
    rules: Res<Rules>,
    budget: Res<ThinkingBudget>,
    deal: Single<&Deal>,
    seat: Single<(Entity, &SeatAt, &InDeal, &Controller, Option<&mut Thinking>), With<ToAct>>,
    mut submit: MessageWriter<Submit>,
    mut commands: Commands,
) -> Result {
    let (entity, chair, seat, controller, thinking) = seat.into_inner();
    let Controller::Computer(level) = *controller else {
        return Ok(());
    };
    let at = table.position()?;
    let view = View::of(&rules, &at, **seat);
    let mind = Mind::new(level, mind_seed(deal.seed, **chair));
    let mut fresh = None;
    let thinking = match thinking {
        Some(going_on) if going_on.is_about(&mind, &view) => going_on.into_inner(),
        _ => fresh.insert(Thinking::begin(mind, view)),
    };
    match thinking.thought.step(budget.0) {
        Some(decision) => {
            let action = allowed(&rules, &at, **seat, decision.action, &view);
            let chair = **chair;
            submit.write(Submit { chair, action });
            commands.entity(entity).remove::<Thinking>();
        }
        None => {
            if let Some(begun) = fresh {
                commands.entity(entity).insert(begun);
            }
        }
    }
    Ok(())
}

/// What was decided, if it is allowed. A player that errs must not hang the table: it plays anything
/// that is allowed instead, and in debug builds the fault is loud.
fn allowed(rules: &Ruleset, at: &Position, seat: Seat, action: Action, view: &View) -> Action {
    let verdict = rules.check(at, seat, &action);
    debug_assert_eq!(verdict, Ok(()), "a computer player errs with {action:?}");
    match verdict {
        Ok(()) => action,
        Err(_) => Mind::new(Level::Random, 0).decide(view).action,
    }
}

/// Thoughts of seats that are no longer to act, or that a person has taken over, are dropped.
pub(super) fn drop_idle_thoughts(
    idle: Query<(Entity, &Controller, Has<ToAct>), With<Thinking>>,
    mut commands: Commands,
) {
    for (entity, controller, to_act) in &idle {
        if !to_act || *controller == Controller::Human {
            commands.entity(entity).remove::<Thinking>();
        }
    }
}
