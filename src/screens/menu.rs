//! The menu of the table: go on, read the rules, speak another language, leave. Leaving is asked
//! twice, since the game is lost with it.

use bevy::prelude::*;

use super::frame::{Painter, centred, is_missing};
use super::keys::{FirstFocus, OnEscape};
use super::language::language_row;
use super::overlays::Overlays;
use super::presses::Presses;
use super::{Overlay, Screen, ScreenSystems};
use crate::table::LeaveTable;
use crate::theme::palette;
use crate::theme::widget::{Look, size};

#[derive(Component)]
struct MenuRoot;

/// Whether the menu asks if the table is really to be left.
#[derive(Resource, Default, Debug)]
struct Leaving(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Leaving>()
        .add_message::<LeaveTable>()
        .add_systems(
            Update,
            (
                open_menu.run_if(in_state(Overlay::Sheet)),
                act_on_menu.run_if(in_state(Overlay::Menu)),
            )
                .in_set(ScreenSystems::Act),
        )
        .add_systems(
            Update,
            draw_menu
                .run_if(in_state(Overlay::Menu))
                .run_if(is_missing::<MenuRoot>)
                .in_set(ScreenSystems::Draw),
        )
        .add_systems(OnEnter(Overlay::Menu), |mut leaving: ResMut<Leaving>| {
            leaving.0 = false;
        });
}

/// The score sheet has a way to the menu as well; that of the table itself is the table's.
fn open_menu(presses: Res<Presses>, mut overlays: Overlays) {
    if presses.has("button:menu") {
        overlays.open(Overlay::Menu);
    }
}

fn draw_menu(painter: Painter, leaving: Res<Leaving>, mut commands: Commands) {
    painter.overlay(&mut commands, Overlay::Menu, MenuRoot, 420.0, |panel| {
        panel.spawn(painter.heading(painter.say("pause-heading")));
        if leaving.0 {
            let sure = painter.say("pause-leave-sure");
            panel
                .spawn(painter.skin.text(sure, size::TEXT, palette::WOOL))
                .insert(centred());
            panel.spawn(painter.row()).with_children(|row| {
                row.spawn(painter.button("button:leave-yes", "common-yes", Look::Plain));
                row.spawn(painter.button("button:leave-no", "common-no", Look::Primary))
                    .insert((FirstFocus, OnEscape));
            });
            return;
        }
        panel
            .spawn((
                Pickable::IGNORE,
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Stretch,
                    row_gap: px(10),
                    min_width: px(240),
                    ..default()
                },
            ))
            .with_children(|column| {
                column
                    .spawn(painter.button("button:resume", "pause-resume", Look::Primary))
                    .insert((FirstFocus, OnEscape));
                column.spawn(painter.button("button:help", "title-how-to-play", Look::Plain));
                column.spawn(painter.button("button:leave", "pause-leave", Look::Plain));
            });
        language_row(panel, &painter);
    });
}

fn act_on_menu(
    presses: Res<Presses>,
    roots: Query<Entity, With<MenuRoot>>,
    mut leaving: ResMut<Leaving>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut leave: MessageWriter<LeaveTable>,
    mut commands: Commands,
) {
    for id in presses.ids() {
        match id {
            "button:resume" => return overlays.close(),
            "button:help" => return overlays.open(Overlay::Help),
            "button:leave" | "button:leave-no" => {
                leaving.0 = id == "button:leave";
                for root in &roots {
                    commands.entity(root).despawn();
                }
            }
            "button:leave-yes" if leaving.0 => {
                leave.write(LeaveTable);
                overlays.clear();
                return next.set(Screen::Title);
            }
            _ => {}
        }
    }
}
