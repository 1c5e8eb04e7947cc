//! The screen while pictures are loaded: words and a bar that tells the truth. It needs no picture.

use bevy::prelude::*;

use super::frame::{Painter, is_missing};
use super::{Screen, ScreenSystems};
use crate::assets::Art;
use crate::theme::palette;
use crate::theme::widget::{root, size};

#[derive(Component)]
struct LoadingRoot;

/// The part of the bar that is full.
#[derive(Component)]
struct Full;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw_loading
                .run_if(is_missing::<LoadingRoot>)
                .in_set(ScreenSystems::Draw),
            fill_bar.in_set(ScreenSystems::Act),
        )
            .run_if(in_state(Screen::Loading)),
    );
}

fn draw_loading(painter: Painter, mut commands: Commands) {
    commands
        .spawn((
            LoadingRoot,
            super::frame::Drawn,
            DespawnOnExit(Screen::Loading),
            BackgroundColor(palette::LINEN),
            Node {
                row_gap: px(18),
                padding: UiRect::all(px(24)),
                ..root()
            },
        ))
        .with_children(|page| {
            let name = painter.say("title-name");
            page.spawn(
                painter
                    .skin
                    .display(name, painter.pick(38.0, size::TITLE), palette::WOOL),
            );
            page.spawn((
                Node {
                    width: percent(80),
                    max_width: px(420),
                    height: px(18),
                    border: UiRect::all(px(2)),
                    padding: UiRect::all(px(2)),
                    border_radius: BorderRadius::all(px(9)),
                    ..default()
                },
                BorderColor::all(palette::WOOL),
                BackgroundColor(palette::CARD),
            ))
            .with_children(|bar| {
                bar.spawn((
                    Full,
                    Node {
                        width: percent(0),
                        height: percent(100),
                        border_radius: BorderRadius::all(px(5)),
                        ..default()
                    },
                    BackgroundColor(palette::MADDER),
                ));
            });
            let words = painter.say("loading-heading");
            page.spawn(painter.skin.text(words, size::TEXT, palette::QUIET));
        });
}

/// The share of the pictures that are there: a count, which cannot pass the whole.
fn fill_bar(server: Res<AssetServer>, mut full: Query<&mut Node, With<Full>>) {
    let all = Art::paths();
    let loaded = all
        .iter()
        .filter(|path| {
            server
                .get_handle::<Image>(**path)
                .is_some_and(|handle| server.is_loaded(&handle))
        })
        .count();
    let share = 100.0 * loaded as f32 / all.len().max(1) as f32;
    for mut node in &mut full {
        if node.width != percent(share) {
            node.width = percent(share);
        }
    }
}
