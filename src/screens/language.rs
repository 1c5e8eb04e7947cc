//! Speaks another language at once when one is chosen, on whatever screen.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::ScreenSystems;
use super::frame::Painter;
use super::presses::Presses;
use crate::theme::widget::Look;
use crate::words::{Language, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            change_language,
            name_window.run_if(resource_changed::<Words>),
        )
            .chain()
            .in_set(ScreenSystems::Act),
    );
}

fn change_language(presses: Res<Presses>, mut words: ResMut<Words>) {
    let chosen = presses
        .ids()
        .filter_map(|id| id.strip_prefix("lang:")?.parse::<Language>().ok())
        .last();
    if let Some(language) = chosen
        && language != words.language()
    {
        *words = Words::new(language);
    }
}

/// The window bears the name of the game.
fn name_window(words: Res<Words>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        window.title = words.say("title-name");
    }
}

/// A row of buttons, one a language, each under the name its speakers give it.
pub(super) fn language_row(parent: &mut ChildSpawnerCommands, painter: &Painter) {
    parent.spawn(painter.row()).with_children(|row| {
        for language in Language::ALL {
            let look = if language == painter.words.language() {
                Look::Chosen
            } else {
                Look::Plain
            };
            let id = format!("lang:{}", language.code());
            let button = painter.skin.button(id, language.own_name(), look);
            row.spawn(button).insert(painter.slim());
        }
    });
}
