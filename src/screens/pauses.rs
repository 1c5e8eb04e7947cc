//! How long a screen rests before the game goes on by itself, where it plays itself. It presses the
//! buttons a player would press and knows no other way.

use bevy::prelude::*;

use super::{Overlay, Screen, ScreenSystems};
use crate::options::Options;
use crate::session::Session;
use crate::theme::widget::{Pressed, Touchable};

/// A screen with a picture and a few words: as long as a glance takes.
const GLANCE: f32 = 1.5;
/// Several choices have to be seen.
const LOOK: f32 = 2.0;
/// A score sheet is read line by line.
const READ: f32 = 4.0;
/// The end may be looked at: at a stand the next game starts by itself.
const REST: f32 = 8.0;

/// Where the game is photographed, a screen stands for so many frames, however long they take.
const FRAMES: u32 = 45;

/// What is pressed where, after how many seconds; the first that can be pressed is.
const WAYS: &[(Screen, Overlay, f32, &str)] = &[
    (Screen::Title, Overlay::None, GLANCE, "button:play"),
    (Screen::Choice, Overlay::None, LOOK, "button:start"),
    (Screen::Cut, Overlay::None, GLANCE, "button:go-on"),
    (Screen::Cut, Overlay::None, GLANCE, "cut:card-11"),
    (Screen::Cut, Overlay::None, GLANCE, "cut:card-20"),
    (Screen::Table, Overlay::Sheet, READ, "button:next-deal"),
    (Screen::Table, Overlay::Sheet, READ, "button:to-result"),
    (Screen::Table, Overlay::Sheet, READ, "button:watch"),
    (Screen::Result, Overlay::None, REST, "button:again"),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        go_on_alone
            .in_set(ScreenSystems::Focus)
            .run_if(|session: Res<Session>| session.autoplay),
    );
}

/// For which button, and for how long already.
#[derive(Default)]
struct Waiting {
    id: Option<&'static str>,
    seconds: f32,
    frames: u32,
}

/// Waits until the same button could have been pressed for long enough, and presses it.
fn go_on_alone(
    time: Res<Time>,
    options: Res<Options>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    touchables: Query<&Touchable>,
    mut pressed: MessageWriter<Pressed>,
    mut waiting: Local<Waiting>,
) {
    let here = (*screen.get(), *overlay.get());
    let way = WAYS.iter().find(|(screen, overlay, _, id)| {
        here == (*screen, *overlay)
            && touchables
                .iter()
                .any(|touchable| touchable.enabled && touchable.id == *id)
    });
    let Some((.., seconds, id)) = way else {
        *waiting = Waiting::default();
        return;
    };
    if waiting.id != Some(*id) {
        *waiting = Waiting {
            id: Some(*id),
            ..Waiting::default()
        };
    }
    waiting.seconds += time.delta_secs();
    waiting.frames += 1;
    let frames = if options.capture.is_some() { FRAMES } else { 1 };
    if waiting.seconds >= *seconds && waiting.frames >= frames {
        *waiting = Waiting::default();
        pressed.write(Pressed((*id).to_owned()));
    }
}
