//! The rules in a minute, for each of the three games, and the controls.

use bevy::prelude::*;

use super::frame::{Painter, is_missing};
use super::keys::{FirstFocus, OnEscape};
use super::overlays::Overlays;
use super::presses::Presses;
use super::scroll::scroller;
use super::{Overlay, ScreenSystems};
use crate::rules::Game;
use crate::session::Session;
use crate::theme::palette;
use crate::theme::widget::{Look, size};

#[derive(Component)]
struct HelpRoot;

/// The game that is being read about.
#[derive(Resource, Debug)]
struct ReadOf(Game);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ReadOf(Game::Three))
        .add_systems(OnEnter(Overlay::Help), read_of_own_game)
        .add_systems(
            Update,
            (
                act_on_help.in_set(ScreenSystems::Act),
                draw_help
                    .run_if(is_missing::<HelpRoot>)
                    .in_set(ScreenSystems::Draw),
            )
                .run_if(in_state(Overlay::Help)),
        );
}

fn read_of_own_game(session: Res<Session>, mut read: ResMut<ReadOf>) {
    read.0 = session.game;
}

fn draw_help(painter: Painter, read: Res<ReadOf>, mut commands: Commands) {
    painter.overlay(&mut commands, Overlay::Help, HelpRoot, 760.0, |panel| {
        panel.spawn(painter.heading(painter.say("help-heading")));
        panel.spawn(painter.row()).with_children(|tabs| {
            for game in Game::ALL {
                let look = if game == read.0 {
                    Look::Chosen
                } else {
                    Look::Plain
                };
                let label = painter.say(&format!("help-tab-{}", game.name()));
                let tab = painter
                    .skin
                    .button(format!("help:{}", game.name()), label, look);
                tabs.spawn(tab).insert(painter.slim());
            }
        });
        scroller(panel, "help", 10.0, |text| {
            let own = format!("help-{}", read.0.name());
            for key in [
                "help-aim",
                "help-declarations",
                "help-play",
                "help-leaps",
                &own,
            ] {
                text.spawn(paragraph(&painter, key));
            }
            let controls = painter.say("help-controls");
            text.spawn(painter.skin.bold(controls, size::TEXT, palette::MADDER));
            for key in [
                "help-control-touch",
                "help-control-keys",
                "help-control-skip",
            ] {
                text.spawn(paragraph(&painter, key));
            }
        });
        panel
            .spawn(painter.button("button:close", "common-close", Look::Primary))
            .insert((FirstFocus, OnEscape));
    });
}

fn paragraph(painter: &Painter, key: &str) -> impl Bundle + use<> {
    (
        painter
            .skin
            .text(painter.say(key), size::TEXT, palette::WOOL),
        Node {
            width: percent(100),
            ..default()
        },
    )
}

fn act_on_help(
    presses: Res<Presses>,
    roots: Query<Entity, With<HelpRoot>>,
    mut read: ResMut<ReadOf>,
    mut overlays: Overlays,
    mut commands: Commands,
) {
    for id in presses.ids() {
        if id == "button:close" {
            return overlays.close();
        }
        let game = id.strip_prefix("help:").and_then(|game| game.parse().ok());
        if let Some(game) = game {
            read.0 = game;
            for root in &roots {
                commands.entity(root).despawn();
            }
        }
    }
}
