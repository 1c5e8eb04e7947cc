//! The game photographs itself: it plays the seeded partie through the same buttons and cards as a
//! person would, and writes a PNG at each named moment. It is no part of playing.

use std::collections::HashSet;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Capturing, Screenshot, save_to_disk};

use crate::ai::{Level, Mind};
use crate::input::Touched;
use crate::players::{Controller, Offer, Seating};
use crate::rules::{Action, Choices};
use crate::screens::{Overlay, Screen};
use crate::stage::motion::Glide;
use crate::stage::shown::Great;
use crate::stage::{Fingers, Playbook, Shown, Tempo};
use crate::table::Submit;
use crate::theme::widget::{Pressed, Touchable};

/// Frames that a screen stands before it is photographed: fonts, pictures and layout have settled.
const SETTLE: u32 = 24;

/// How much faster than ordinary everything goes that is not photographed.
const HURRY: f32 = 12.0;

/// What has been photographed, and how long the present scene has stood.
#[derive(Resource)]
pub struct Capture {
    folder: PathBuf,
    taken: HashSet<&'static str>,
    scene: String,
    frames: u32,
    acted: bool,
}

impl Capture {
    /// Pictures go to that folder.
    pub fn new(folder: PathBuf) -> Capture {
        Capture {
            folder,
            taken: HashSet::new(),
            scene: String::new(),
            frames: 0,
            acted: false,
        }
    }

    fn shoot(&mut self, name: &'static str, commands: &mut Commands) {
        if self.taken.insert(name) {
            let path = self.folder.join(format!("{name}.png"));
            commands
                .spawn(Screenshot::primary_window())
                .observe(save_to_disk(path));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_the_chair)
        .add_systems(Last, (photograph, finish).chain());
}

/// The person's chair is played through prompts, so that the prompts can be seen.
fn take_the_chair(mut seating: ResMut<Seating>, screen: Res<State<Screen>>) {
    if *screen.get() == Screen::Table && seating.0[0] != Controller::Human {
        seating.0[0] = Controller::Human;
    }
}

fn photograph(
    mut capture: ResMut<Capture>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    shown: Res<Shown>,
    playbook: Res<Playbook>,
    offer: Res<Offer>,
    things: Query<&Touchable>,
    glides: Query<&Glide>,
    mut fingers: ResMut<Fingers>,
    mut pressed: MessageWriter<Pressed>,
    mut touched: MessageWriter<Touched>,
    mut submit: MessageWriter<Submit>,
    mut tempo: ResMut<Tempo>,
    mut commands: Commands,
) {
    let asked = match &offer.0 {
        Some(offered) => match offered.choices {
            Choices::Exchange { .. } => "exchange",
            Choices::Declare { .. } => "declaration",
            Choices::Play { .. } => "play",
            Choices::Nothing => "",
        },
        None => "",
    };
    let moment = moment(&shown);
    let scene = format!(
        "{:?} {:?} {asked} {moment:?} {} {} {}",
        screen.get(),
        overlay.get(),
        shown.number,
        shown.trick.len(),
        shown.pack.len()
    );
    if scene == capture.scene {
        capture.frames += 1;
    } else {
        capture.scene = scene;
        capture.frames = 0;
        capture.acted = false;
    }
    let frames = capture.frames;
    let full = shown.game.map(|game| usize::from(game.players()));
    let trick_full = Some(shown.trick.len()) == full;
    let dealing = shown.pack.is_empty() && shown.open.is_empty() && !playbook.is_idle();
    // What is still to be photographed is shown at its own pace, everything else in a hurry.
    let wanted = moment.is_some_and(|moment| !capture.taken.contains(moment))
        || (dealing && !capture.taken.contains("deal"))
        || (trick_full && !capture.taken.contains("trick"));
    tempo.set_if_neq(Tempo(if wanted { 0.7 } else { HURRY }));
    let has = |id: &str| things.iter().any(|thing| thing.enabled && thing.id == id);
    match (screen.get(), overlay.get()) {
        (Screen::Title, _) if frames == SETTLE => capture.shoot("title", &mut commands),
        (Screen::Choice, _) if frames == SETTLE => capture.shoot("choice", &mut commands),
        (Screen::Cut, _) if has("button:go-on") && !capture.taken.contains("cut") => {
            capture.shoot("cut", &mut commands);
        }
        (Screen::Result, _) if frames == SETTLE => capture.shoot("result", &mut commands),
        (Screen::Table, Overlay::Sheet) if frames == SETTLE => {
            capture.shoot("sheet", &mut commands);
        }
        (Screen::Table, Overlay::None) => {
            if let Some(moment) = moment
                && frames == 5
            {
                capture.shoot(moment, &mut commands);
            }
            if trick_full && frames == 4 {
                capture.shoot("trick", &mut commands);
            }
            let flown = glides.iter().filter(|glide| glide.is_done()).count();
            if dealing && flown >= 16 {
                capture.shoot("deal", &mut commands);
            }
        }
        _ => {}
    }
    let Some(offered) = &offer.0 else { return };
    if *overlay.get() != Overlay::None || capture.acted {
        return;
    }
    let action = Mind::new(Level::Greedy, 0).decide(&offered.view).action;
    match action {
        Action::Exchange { out, .. } => {
            if frames == 2 && fingers.selected != out {
                fingers.selected = out;
            }
            if frames == SETTLE {
                capture.shoot("exchange", &mut commands);
            }
            if frames > SETTLE + 4 || capture.taken.contains("exchange") {
                capture.acted = true;
                fingers.selected = out;
                let id = if out.is_empty() {
                    "button:refuse"
                } else {
                    "button:exchange"
                };
                pressed.write(Pressed(id.to_owned()));
            }
        }
        Action::Declare(claims) => {
            let name = if claims.is_empty() {
                "declaration-nothing"
            } else {
                "declaration"
            };
            let taken = capture.taken.contains(name);
            if frames == SETTLE {
                capture.shoot(name, &mut commands);
            }
            if frames > SETTLE + 4 || taken {
                capture.acted = true;
                submit.write(Submit {
                    chair: offered.chair,
                    action,
                });
            }
        }
        Action::Play(card) => {
            if frames == SETTLE {
                capture.shoot("play", &mut commands);
            }
            if capture.taken.contains("play") || frames > SETTLE + 4 {
                capture.acted = true;
                touched.write(Touched(card));
            }
        }
    }
}

/// The moment that is being celebrated or shown.
fn moment(shown: &Shown) -> Option<&'static str> {
    match (&shown.celebration, &shown.showcase) {
        (Some(great), _) => Some(match great.what {
            Great::Repique => "repique",
            Great::Pique => "pique",
            Great::Capot => "capot",
            Great::GoingOut => "going-out",
        }),
        (None, Some(showcase)) if !showcase.cards.is_empty() => Some("shown"),
        _ => None,
    }
}

/// When the result has been photographed and every picture is written, the program ends.
fn finish(
    capture: Res<Capture>,
    capturing: Query<(), With<Capturing>>,
    waiting: Query<(), With<Screenshot>>,
    mut exit: MessageWriter<AppExit>,
) {
    let written = capturing.is_empty() && waiting.is_empty();
    if capture.taken.contains("result") && written {
        exit.write(AppExit::Success);
    }
}
