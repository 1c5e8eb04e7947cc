//! Norman Piquet, the map of its rooms. Each room may use only those before it, with a few crossings
//! that the test of the borders names (`tests/suite/architecture.rs`).
//!
//! - [`rules`]: the games themselves, pure.
//! - [`record`]: the text form of a deal, read, written, counted and replayed.
//! - [`ai`]: computer players, which see what their seat may know.
//! - `words`: everything the game says, in three languages.
//! - `table`: the truth as entities, with one reader, one writer and one referee.
//! - `players`: who decides for a seat, and when.
//! - `options`, `session`: what was asked for at the start, and what the player has chosen.
//! - `assets`, `theme`: pictures, fonts, colours and widgets.
//! - `stage`: what is seen of the table; `input`: devices become intents; `hud`: words over the table.
//! - `screens`: title, choice, cut, score sheet, result and the overlays.
//! - `describe`, `web`: what is on the screen, as data; `capture`: the game photographs itself.
//! - `sets`: the order of a frame; `headless`: table and players without a window.

pub mod ai;
pub mod record;
pub mod rules;

#[cfg(feature = "game")]
pub mod assets;
#[cfg(feature = "game")]
pub mod capture;
#[cfg(feature = "game")]
pub mod describe;
#[cfg(feature = "game")]
pub mod headless;
#[cfg(feature = "game")]
pub mod hud;
#[cfg(feature = "game")]
pub mod input;
#[cfg(feature = "game")]
pub mod options;
#[cfg(feature = "game")]
pub mod players;
#[cfg(feature = "game")]
pub mod screens;
#[cfg(feature = "game")]
pub mod session;
#[cfg(feature = "game")]
pub mod sets;
#[cfg(feature = "game")]
pub mod stage;
#[cfg(feature = "game")]
pub mod table;
#[cfg(feature = "game")]
pub mod theme;
#[cfg(all(feature = "game", target_arch = "wasm32"))]
mod web;
#[cfg(feature = "game")]
pub mod words;

#[cfg(feature = "game")]
pub use game::GamePlugin;

#[cfg(feature = "game")]
mod game {
    use std::time::Duration;

    use bevy::picking::Pickable;
    use bevy::prelude::*;
    use bevy::sprite::{SpritePickingMode, SpritePickingSettings};
    use bevy::winit::{UpdateMode, WinitSettings};

    use crate::capture::Capture;
    use crate::options::Options;
    use crate::theme::palette;

    /// How often the game wakes while nothing moves: often enough for a sentence to fade, seldom
    /// enough that a laptop stays cool. Whatever moves asks for every frame by itself.
    const WAKE: Duration = Duration::from_millis(100);

    fn at_rest(always_awake: bool) -> WinitSettings {
        if always_awake {
            return WinitSettings::continuous();
        }
        WinitSettings {
            focused_mode: UpdateMode::reactive(WAKE),
            unfocused_mode: UpdateMode::reactive_low_power(WAKE),
        }
    }

    /// The whole game, to be added after Bevy's own plugins.
    pub struct GamePlugin {
        /// What was asked for at the start.
        pub options: Options,
    }

    impl Plugin for GamePlugin {
        fn build(&self, app: &mut App) {
            app.insert_resource(ClearColor(palette::LINEN))
                .insert_resource(SpritePickingSettings {
                    // Cards are rectangles; their transparent corners need no reading of pixels.
                    picking_mode: SpritePickingMode::BoundingBox,
                    require_markers: false,
                })
                .insert_resource(self.options.clone())
                .insert_resource(at_rest(self.options.capture.is_some()))
                .add_plugins((
                    crate::screens::plugin,
                    crate::assets::plugin,
                    crate::sets::plugin,
                    crate::theme::plugin,
                    crate::session::plugin,
                    crate::table::plugin,
                    crate::players::plugin,
                    crate::stage::plugin,
                    crate::input::plugin,
                    crate::hud::plugin,
                ))
                .add_systems(Startup, |mut commands: Commands| {
                    commands.spawn((Camera2d, Pickable::IGNORE));
                });
            #[cfg(target_arch = "wasm32")]
            app.add_plugins(crate::web::plugin);
            // In a debug build a fault stops the program; a player's game goes on and tells the log.
            if !cfg!(debug_assertions) {
                app.set_error_handler(bevy::ecs::error::warn);
            }
            if let Some(folder) = &self.options.capture {
                app.insert_resource(Capture::new(folder.clone()))
                    .add_plugins(crate::capture::plugin);
            }
        }
    }
}
