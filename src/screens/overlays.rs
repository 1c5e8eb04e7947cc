//! Opens and closes what lies over a screen, and remembers what lay beneath it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Overlay, Screen};

/// Overlays covered by the one that is seen, lowest first.
#[derive(Resource, Default, Debug)]
struct Beneath(Vec<Overlay>);

/// The only way to open and close overlays.
#[derive(SystemParam)]
pub struct Overlays<'w> {
    now: Res<'w, State<Overlay>>,
    next: ResMut<'w, NextState<Overlay>>,
    beneath: ResMut<'w, Beneath>,
}

impl Overlays<'_> {
    /// What is seen.
    pub fn now(&self) -> Overlay {
        *self.now.get()
    }

    /// Opens an overlay over the one that is seen.
    pub fn open(&mut self, overlay: Overlay) {
        let now = self.now();
        if now != overlay {
            self.beneath.0.push(now);
            NextState::set_if_neq(&mut self.next, overlay);
        }
    }

    /// Closes it and shows again what it covered.
    pub fn close(&mut self) {
        let covered = self.beneath.0.pop().unwrap_or_default();
        NextState::set_if_neq(&mut self.next, covered);
    }

    /// Closes all.
    pub fn clear(&mut self) {
        self.beneath.0.clear();
        NextState::set_if_neq(&mut self.next, Overlay::None);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beneath>();
    for screen in [
        Screen::Title,
        Screen::Choice,
        Screen::Cut,
        Screen::Table,
        Screen::Result,
    ] {
        app.add_systems(OnExit(screen), clear_overlays);
    }
}

fn clear_overlays(mut overlays: Overlays) {
    overlays.clear();
}
