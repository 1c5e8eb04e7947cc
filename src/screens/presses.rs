//! What was pressed on the screen now shown. A press belongs to the screen on which it was made: what
//! still arrives when another has taken its place is dropped, so that no click falls through.

use bevy::prelude::*;

use super::{Overlay, Screen, ScreenSystems};
use crate::theme::widget::Pressed;

/// The ids pressed this frame, first to last.
#[derive(Resource, Default, Debug)]
pub(super) struct Presses(Vec<String>);

impl Presses {
    /// The ids, first to last.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// Whether this was pressed.
    pub(super) fn has(&self, id: &str) -> bool {
        self.0.iter().any(|pressed| pressed == id)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Presses>()
        .add_message::<Pressed>()
        .add_systems(Update, gather_presses.in_set(ScreenSystems::Gather));
}

fn gather_presses(
    mut pressed: MessageReader<Pressed>,
    mut presses: ResMut<Presses>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut place: Local<Option<(Screen, Overlay)>>,
) {
    presses.0.clear();
    let here = (*screen.get(), *overlay.get());
    let stayed = place.replace(here) == Some(here);
    let now = pressed.read().map(|Pressed(id)| id.clone());
    if stayed {
        presses.0.extend(now);
    } else {
        now.for_each(drop);
    }
}
