//! Asks for the next frame where a screen moves or is about to change; at rest the game sleeps between
//! its slow breaths.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::cut::Flip;
use super::presses::Presses;
use super::sheet::is_running_out;
use super::{Overlay, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>().add_systems(
        Last,
        ask_for_frame.run_if(
            in_state(Screen::Loading)
                .or_else(is_running_out)
                .or_else(any_with_component::<Flip>)
                .or_else(something_was_pressed)
                .or_else(state_changed::<Screen>)
                .or_else(state_changed::<Overlay>),
        ),
    );
}

fn something_was_pressed(presses: Res<Presses>) -> bool {
    presses.ids().next().is_some()
}

fn ask_for_frame(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}
