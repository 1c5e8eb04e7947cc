//! What is seen of the table. It reads the table and never writes it; the truth does not wait for it,
//! only the players do, through the curtain.
//!
//! # Data flow
//! `Happened` → [`Playbook`] (one beat after another) → [`Shown`] → `Layout` (slots) → `Glide` (poses)
//! → sprites. A new card entity gets its sprite by an observer. Skipping completes the running beat;
//! a change of the window only lays out again.

mod cards;
pub mod layout;
pub mod motion;
pub mod pace;
mod playbook;
mod scene;
pub mod shown;
mod touch;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub use cards::TableLayout;
pub use pace::Tempo;
pub use playbook::{Beat, Moves, Playbook};
pub use scene::milestone;
pub use shown::Shown;
pub use touch::{Fingers, SeenPart};

use crate::players::Thinking;
use crate::screens::Screen;
use crate::sets::GameSystems;

/// The part of the stage that keeps what is shown: it needs no window and runs in tests.
pub fn plugin_without_window(app: &mut App) {
    app.init_resource::<Shown>()
        .init_resource::<Playbook>()
        .init_resource::<Moves>()
        .init_resource::<Tempo>()
        .init_resource::<Fingers>()
        .add_systems(
            Update,
            (playbook::queue_events, playbook::play_beats)
                .chain()
                .in_set(GameSystems::Stage),
        );
    #[cfg(debug_assertions)]
    app.add_systems(
        Update,
        playbook::check_shown
            .after(playbook::play_beats)
            .in_set(GameSystems::Stage),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(plugin_without_window)
        .add_observer(cards::on_new_card)
        .add_systems(Update, (cards::lay_out, scene::spread_linen).chain())
        .add_systems(
            Update,
            (
                scene::set_scene,
                cards::aim_cards,
                cards::mark_cards,
                cards::draw_cards,
                scene::ride,
            )
                .chain()
                .after(playbook::play_beats)
                .after(cards::lay_out)
                .in_set(GameSystems::Stage)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnExit(Screen::Table), cards::hide_cards)
        .add_systems(Last, keep_drawing);
}

/// Asks for the next frame while something moves; at rest nothing is drawn.
fn keep_drawing(
    playbook: Res<Playbook>,
    shown: Res<Shown>,
    glides: Query<&motion::Glide>,
    riders: Query<&scene::Rider>,
    thinking: Query<(), With<Thinking>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let moving = !thinking.is_empty()
        || !playbook.is_idle()
        || glides.iter().any(|glide| !glide.is_done())
        || scene::is_riding(&shown, &riders);
    if moving {
        redraw.write(RequestRedraw);
    }
}
