//! How everything of the interface looks: colours, sizes, buttons, panels. It knows no game.

pub mod palette;
pub mod widget;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(widget::plugin);
}
