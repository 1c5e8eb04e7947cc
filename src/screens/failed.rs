//! The screen when something could not be loaded: it names the files and tries again when asked. It
//! needs no picture.

use bevy::asset::LoadState;
use bevy::prelude::*;

use super::frame::{Drawn, Painter, centred, is_missing};
use super::keys::FirstFocus;
use super::presses::Presses;
use super::{Screen, ScreenSystems};
use crate::assets::Art;
use crate::theme::palette;
use crate::theme::widget::{Look, root, size};

#[derive(Component)]
struct FailedRoot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw_failed
                .run_if(is_missing::<FailedRoot>)
                .in_set(ScreenSystems::Draw),
            try_again.in_set(ScreenSystems::Act),
        )
            .run_if(in_state(Screen::Failed)),
    );
}

fn draw_failed(painter: Painter, server: Res<AssetServer>, mut commands: Commands) {
    let failed: Vec<&str> = Art::paths()
        .iter()
        .copied()
        .filter(|path| {
            server
                .get_handle::<Image>(*path)
                .is_some_and(|handle| matches!(server.load_state(&handle), LoadState::Failed(_)))
        })
        .collect();
    let what = if failed.is_empty() {
        // The loader has let go of what failed: all that is known is where it looked.
        "assets".to_owned()
    } else {
        failed.join(", ")
    };
    commands
        .spawn((
            FailedRoot,
            Drawn,
            DespawnOnExit(Screen::Failed),
            bevy::input_focus::tab_navigation::TabGroup::new(0),
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
            page.spawn(painter.button("button:retry", "loading-retry", Look::Primary))
                .insert(FirstFocus);
        });
}

fn max_width(width: f32) -> Node {
    Node {
        max_width: px(width),
        ..default()
    }
}

fn try_again(presses: Res<Presses>, mut next: ResMut<NextState<Screen>>) {
    if presses.has("button:retry") {
        next.set(Screen::Loading);
    }
}
