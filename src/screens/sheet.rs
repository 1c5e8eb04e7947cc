//! The score sheet of a finished deal, by kind and by side, with what comes next. Where one of three
//! has gone out it says so, and lets the player choose how the rest is played.

mod draw;
mod next;
mod tally;

use bevy::prelude::*;

use super::overlays::Overlays;
use super::presses::Presses;
use super::{Overlay, Screen, ScreenSystems};
use crate::players::AutoNext;
use crate::stage::Tempo;
use crate::table::{Ended, NextDeal};

/// The rest is let run: deals follow each other, nothing moves and no sheet is shown. It holds the
/// pace to go back to.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq)]
pub(super) struct RunOut(Option<Tempo>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RunOut>()
        .init_resource::<Tempo>()
        .init_resource::<AutoNext>()
        .add_message::<NextDeal>()
        .add_systems(
            Update,
            (
                act_on_sheet.run_if(in_state(Overlay::Sheet)),
                run_out.run_if(is_running_out),
            )
                .chain()
                .in_set(ScreenSystems::Act)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(
            Update,
            draw::draw_sheet
                .run_if(in_state(Overlay::Sheet))
                .run_if(super::frame::is_missing::<draw::SheetRoot>)
                .run_if(not(is_running_out))
                .in_set(ScreenSystems::Draw),
        )
        .add_systems(OnExit(Screen::Table), stop_running);
}

pub(super) fn is_running_out(running: Res<RunOut>) -> bool {
    running.0.is_some()
}

fn act_on_sheet(
    presses: Res<Presses>,
    ended: Option<Res<Ended>>,
    mut running: ResMut<RunOut>,
    mut tempo: ResMut<Tempo>,
    mut auto: ResMut<AutoNext>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut deal: MessageWriter<NextDeal>,
) {
    let over = ended.is_some_and(|ended| ended.is_some());
    for id in presses.ids() {
        match id {
            "button:to-result" if over => return next.set(Screen::Result),
            "button:next-deal" | "button:watch" | "button:run" if !over => {
                if id == "button:run" {
                    running.0 = Some(*tempo);
                    *tempo = Tempo(0.0);
                    auto.0 = true;
                }
                deal.write(NextDeal);
                return overlays.clear();
            }
            _ => {}
        }
    }
}

/// Passes over the sheets until somebody has won.
fn run_out(ended: Option<Res<Ended>>, mut overlays: Overlays, mut next: ResMut<NextState<Screen>>) {
    if ended.is_some_and(|ended| ended.is_some()) {
        next.set(Screen::Result);
    } else if overlays.now() == Overlay::Sheet {
        overlays.clear();
    }
}

fn stop_running(mut running: ResMut<RunOut>, mut tempo: ResMut<Tempo>, mut auto: ResMut<AutoNext>) {
    if let Some(before) = running.0.take() {
        *tempo = before;
        auto.0 = false;
    }
}
