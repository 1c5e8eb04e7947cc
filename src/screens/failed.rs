//! The screen when something could not be loaded: it names the files and tries again when asked. It
//! needs no picture.

use bevy::asset::UntypedAssetLoadFailedEvent;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::frame::{Drawn, Painter, centred, is_missing};
use super::keys::FirstFocus;
use super::presses::Presses;
use super::{Screen, ScreenSystems};
use crate::theme::palette;
use crate::theme::widget::{Look, root, size};

#[derive(Component)]
struct FailedRoot;

/// The files that could not be loaded. The loader lets go of them before this screen is shown.
#[derive(Resource, Default, Debug)]
struct Missing(Vec<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Missing>()
        .add_systems(PreUpdate, note_missing)
        .add_systems(
            Update,
            (
                draw_failed
                    .run_if(is_missing::<FailedRoot>)
                    .in_set(ScreenSystems::Draw),
                (
                    try_again,
                    drop_incomplete.run_if(resource_changed::<Missing>),
                )
                    .in_set(ScreenSystems::Act),
            )
                .run_if(in_state(Screen::Failed)),
        );
}

fn note_missing(
    mut failed: MessageReader<UntypedAssetLoadFailedEvent>,
    mut missing: ResMut<Missing>,
) {
    for file in failed.read() {
        missing.0.push(file.path.to_string());
    }
}

/// Another file has turned out to be missing.
fn drop_incomplete(roots: Query<Entity, With<FailedRoot>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
}

fn draw_failed(painter: Painter, missing: Res<Missing>, mut commands: Commands) {
    let what = missing.0.join(", ");
    commands
        .spawn((
            FailedRoot,
            Drawn,
            DespawnOnExit(Screen::Failed),
            TabGroup::new(0),
            BackgroundColor(palette::LINEN),
            Node {
                row_gap: px(20),
                padding: UiRect::all(px(24)),
                ..root()
            },
        ))
        .with_children(|page| {
            page.spawn(painter.heading(painter.say("title-name")));
            let words = painter.say_with("loading-failed", &[("what", what.into())]);
            page.spawn(painter.skin.text(words, size::TEXT, palette::MADDER))
                .insert((centred(), max_width(640.0)));
            // The pictures of buttons may be what is missing.
            page.spawn(painter.button("button:retry", "loading-retry", Look::Plain))
                .insert((
                    FirstFocus,
                    ImageNode::default(),
                    BackgroundColor(palette::CARD),
                    BorderColor::all(palette::WOOL),
                    Node {
                        border: UiRect::all(px(2)),
                        border_radius: BorderRadius::all(px(8)),
                        ..painter.slim()
                    },
                ));
        });
}

fn max_width(width: f32) -> Node {
    Node {
        max_width: px(width),
        ..default()
    }
}

/// The loader cannot be asked twice, so the whole game starts anew.
fn try_again(presses: Res<Presses>, mut exit: MessageWriter<AppExit>) {
    if presses.has("button:retry") && start_anew() {
        exit.write(AppExit::Success);
    }
}

/// Loads the page again. It goes by itself: nothing is to be ended.
#[cfg(target_arch = "wasm32")]
fn start_anew() -> bool {
    if let Some(window) = web_sys::window() {
        // A page that refuses stays as it is, with its button.
        let _ = window.location().reload();
    }
    false
}

/// Starts the program again with the same words; whether it runs.
#[cfg(not(target_arch = "wasm32"))]
fn start_anew() -> bool {
    std::env::current_exe()
        .and_then(|program| {
            std::process::Command::new(program)
                .args(std::env::args_os().skip(1))
                .spawn()
        })
        .is_ok()
}
