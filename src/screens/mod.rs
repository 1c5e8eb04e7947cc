//! The screens of the game and the overlays over them; each screen is a file, and what it shows goes
//! when it is left.
//!
//! # Data flow
//! A button writes `Pressed`; `presses` gathers what was pressed on the screen now shown; the screen
//! acts on it and changes the session or the state; whatever is missing is drawn. A language or shape
//! of the window that changes drops everything drawn, and so it is drawn anew.

mod awake;
mod choice;
mod cut;
mod failed;
mod form;
mod frame;
mod help;
mod keys;
mod language;
mod loading;
mod menu;
mod overlays;
mod pauses;
mod pictures;
mod presses;
mod result;
mod scroll;
mod sheet;
mod title;

use bevy::prelude::*;

pub use form::Form;
pub use overlays::Overlays;

use crate::sets::GameSystems;

/// Where the player is.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Pictures are being loaded.
    #[default]
    Loading,
    /// Something could not be loaded.
    Failed,
    /// The title.
    Title,
    /// The choice of a game.
    Choice,
    /// The cut for deal.
    Cut,
    /// At the table.
    Table,
    /// The partie is over: who pays whom.
    Result,
}

/// What lies over the screen.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The score sheet of a finished deal.
    Sheet,
    /// The menu of the table.
    Menu,
    /// The rules in a minute.
    Help,
}

/// The steps of the screens within a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ScreenSystems {
    /// Presses are gathered.
    Gather,
    /// The screen shown acts on them.
    Act,
    /// What became stale goes, and what is missing is drawn.
    Draw,
    /// The focus finds its place on what was drawn.
    Focus,
}

/// The screens without pictures, keys and window: enough for a test to walk through them.
pub fn plugin_without_window(app: &mut App) {
    app.init_state::<Screen>().init_state::<Overlay>();
    app.configure_sets(
        Update,
        (
            (ScreenSystems::Gather, ScreenSystems::Act)
                .chain()
                .in_set(GameSystems::Input),
            (ScreenSystems::Draw, ScreenSystems::Focus)
                .chain()
                .in_set(GameSystems::Hud),
        ),
    );
    app.add_plugins((
        form::plugin,
        frame::plugin,
        presses::plugin,
        overlays::plugin,
        pauses::plugin,
        language::plugin,
        title::plugin,
        choice::plugin,
        cut::plugin,
        sheet::plugin,
        result::plugin,
        menu::plugin,
        help::plugin,
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        plugin_without_window,
        loading::plugin,
        failed::plugin,
        keys::plugin,
        scroll::plugin,
        awake::plugin,
    ));
}
