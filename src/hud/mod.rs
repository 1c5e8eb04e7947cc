//! The words over the table: names and scores, what is called out, captions, prompts, refusals. It
//! reads what is shown and what is offered; buttons end in `Submit`.
//!
//! Data flow: `Shown`, `Offer`, `TableLayout` → nodes, rebuilt when one of them changes. A press of a
//! button arrives as `Pressed(id)` and becomes a `Submit` in `prompt`.

mod caption;
mod labels;
mod prompt;
mod toast;

use bevy::prelude::*;

use crate::screens::{Overlay, Screen};
use crate::sets::GameSystems;
use crate::stage::{Playbook, Shown};

pub use prompt::{Declaring, PromptLine};

/// Answers and the way to the sheet: they need no window and run in tests.
pub fn plugin_without_window(app: &mut App) {
    app.add_plugins(prompt::plugin_without_window).add_systems(
        Update,
        open_sheet
            .in_set(GameSystems::Hud)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        plugin_without_window,
        caption::plugin,
        labels::plugin,
        prompt::plugin,
        toast::plugin,
    ));
}

/// The score sheet comes when the deal has been shown to its end. It is due until it is seen: a menu
/// opened in the same frame only delays it.
fn open_sheet(
    mut shown: ResMut<Shown>,
    playbook: Res<Playbook>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    if !shown.sheet_due {
        return;
    }
    match overlay.get() {
        Overlay::Sheet => shown.sheet_due = false,
        Overlay::None if playbook.is_idle() => next.set(Overlay::Sheet),
        _ => {}
    }
}

/// A node of that width in pixels of the interface, whose middle is at a point of the stage; the
/// column inside is centred both ways.
fn centred(at: Vec2, width: f32, scale: f32) -> Node {
    let at = at / scale;
    const HEIGHT: f32 = 200.0;
    Node {
        position_type: PositionType::Absolute,
        left: px(at.x - width / 2.0),
        top: px(at.y - HEIGHT / 2.0),
        width: px(width),
        height: px(HEIGHT),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}
