//! What the buttons of the choice do to the session.

use bevy::prelude::*;

use super::ChoiceRoot;
use super::seed::Draft;
use crate::rules::Game;
use crate::screens::Screen;
use crate::screens::presses::Presses;
use crate::session::{Goal, Session};

pub(super) fn act_on_choice(
    presses: Res<Presses>,
    time: Res<Time<Real>>,
    roots: Query<Entity, With<ChoiceRoot>>,
    mut session: ResMut<Session>,
    mut draft: ResMut<Draft>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let mut stale = false;
    for id in presses.ids() {
        match id {
            "button:back" => return next.set(Screen::Title),
            "button:start" => {
                if draft.fault.is_none() {
                    return next.set(Screen::Cut);
                }
                // What is wrong stands under the field already; the eye is led there.
                draft.insist = true;
            }
            "button:new-seed" => {
                session.shuffle(&time);
                *draft = Draft::of(session.seed);
                stale = true;
            }
            _ => stale |= choose(&mut session, id),
        }
    }
    if stale {
        for root in &roots {
            commands.entity(root).despawn();
        }
    }
}

/// Whether that id chooses something.
fn choose(session: &mut Session, id: &str) -> bool {
    let Some((kind, value)) = id.strip_prefix("choice:").and_then(|id| id.split_once('-')) else {
        return false;
    };
    match kind {
        "game" => value.parse().map(|game: Game| session.choose(game)).is_ok(),
        "target" => value
            .parse()
            .map(|goal: Goal| {
                if goal != Goal::SixDeals || session.game == Game::Two {
                    session.goal = goal;
                }
            })
            .is_ok(),
        "preset" => value.parse().map(|preset| session.preset = preset).is_ok(),
        "level" => value.parse().map(|level| session.level = level).is_ok(),
        "partner" => {
            session.partner_by_cut = value == "cut";
            true
        }
        _ => false,
    }
}
