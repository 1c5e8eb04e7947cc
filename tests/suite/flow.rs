//! From screen to screen by what a player can press, without a window: nothing is lost, nothing is
//! done twice, and no press falls through to the next screen.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use norman_piquet::assets::Fonts;
use norman_piquet::options::Options;
use norman_piquet::players::{self, AutoNext, ThinkingBudget};
use norman_piquet::rules::{Game, Mode2, Preset};
use norman_piquet::screens::{self, Overlay, Screen};
use norman_piquet::session::{self, Goal, Session};
use norman_piquet::table::{CurrentPartie, Ended, History};
use norman_piquet::theme::widget::{Pressed, Touchable};
use norman_piquet::words::{Language, Words};
use norman_piquet::{sets, table};

/// The game at its title, told to start so.
fn game(query: &str) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            200,
        )))
        .insert_resource(Fonts {
            text: Handle::default(),
            bold: Handle::default(),
            display: Handle::default(),
        })
        .insert_resource(Words::new(Language::English))
        .insert_resource(Options::from_query(query))
        .add_plugins((
            sets::plugin,
            table::plugin,
            players::plugin,
            session::plugin,
            screens::plugin_without_window,
        ))
        .insert_resource(ThinkingBudget(u32::MAX));
    app.update();
    go(&mut app, Screen::Title);
    app
}

fn go(app: &mut App, screen: Screen) {
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(screen);
    steps(app, 2);
}

fn steps(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

fn press(app: &mut App, id: &str) {
    assert!(things(app).contains(&id.to_owned()), "{id} is not there");
    app.world_mut().write_message(Pressed(id.to_owned()));
    steps(app, 3);
}

/// What can be pressed.
fn things(app: &mut App) -> Vec<String> {
    app.world_mut()
        .query::<&Touchable>()
        .iter(app.world())
        .filter(|thing| thing.enabled)
        .map(|thing| thing.id.clone())
        .collect()
}

fn texts(app: &mut App) -> Vec<String> {
    app.world_mut()
        .query::<&Text>()
        .iter(app.world())
        .map(|text| text.0.clone())
        .collect()
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

/// Waits for a button, for a minute of the game's time at most.
fn wait_for(app: &mut App, id: &str) {
    for _ in 0..300 {
        if things(app).contains(&id.to_owned()) {
            return;
        }
        app.update();
    }
    panic!("{id} never came; there is {:?}", things(app));
}

fn type_seed(app: &mut App, text: &str) {
    let mut fields = app.world_mut().query::<&mut EditableText>();
    let mut field = fields.single_mut(app.world_mut()).unwrap();
    field.editor.set_text(text);
    steps(app, 2);
}

#[test]
fn from_the_title_to_the_table() {
    let mut app = game("seed=7");
    press(&mut app, "button:play");
    assert_eq!(screen(&app), Screen::Choice);
    press(&mut app, "choice:game-two");
    press(&mut app, "choice:target-six");
    press(&mut app, "choice:preset-foster");
    press(&mut app, "choice:level-random");
    press(&mut app, "button:start");
    assert_eq!(screen(&app), Screen::Cut);
    assert!(!things(&mut app).contains(&"button:go-on".to_owned()));
    press(&mut app, "cut:card-3");
    wait_for(&mut app, "button:go-on");
    press(&mut app, "button:go-on");
    assert_eq!(screen(&app), Screen::Table);
    let partie = app.world().resource::<CurrentPartie>();
    assert_eq!(
        (partie.chosen, partie.seed, partie.target),
        (Game::Two, 7, None)
    );
    assert_eq!(partie.rules.mode2, Mode2::Rubicon);
}

#[test]
fn each_game_can_be_cut_for() {
    for game_name in ["four", "three", "two"] {
        for seed in 0..12 {
            let mut app = game(&format!("game={game_name}&seed={seed}"));
            assert_eq!(
                screen(&app),
                Screen::Cut,
                "the game was chosen from outside"
            );
            for _ in 0..8 {
                let over = things(&mut app).contains(&"button:go-on".to_owned());
                if over {
                    break;
                }
                // Where equal cards are cut again without the player, there is nothing to touch.
                if things(&mut app).contains(&"cut:card-9".to_owned()) {
                    press(&mut app, "cut:card-9");
                }
                steps(&mut app, 20);
            }
            press(&mut app, "button:go-on");
            assert_eq!(screen(&app), Screen::Table, "{game_name} {seed}");
        }
    }
}

#[test]
fn a_wrong_seed_is_refused_with_a_sentence_and_nothing_is_lost() {
    let mut app = game("seed=42");
    press(&mut app, "button:play");
    press(&mut app, "choice:game-four");
    for (wrong, key) in [
        ("12x", "letters"),
        ("", "empty"),
        ("9007199254740993", "large"),
    ] {
        type_seed(&mut app, wrong);
        let sentence = app
            .world()
            .resource::<Words>()
            .say_with("choice-seed-invalid", &[("reason", key.into())]);
        assert!(texts(&mut app).contains(&sentence), "{wrong}: {sentence}");
        press(&mut app, "button:start");
        assert_eq!(screen(&app), Screen::Choice, "{wrong}");
        // Drawn anew, the field still holds what was typed, and the rest what was chosen.
        press(&mut app, "choice:preset-modern");
        let mut fields = app.world_mut().query::<&EditableText>();
        let kept = fields.single(app.world()).unwrap().value().to_string();
        assert_eq!(kept, wrong);
        assert!(texts(&mut app).contains(&sentence), "{wrong}: {sentence}");
    }
    assert_eq!(session(&app).game, Game::Four);
    assert_eq!(session(&app).preset, Preset::Modern);
    assert_eq!(session(&app).seed, 42);
    type_seed(&mut app, "9007199254740992");
    press(&mut app, "button:start");
    assert_eq!(screen(&app), Screen::Cut);
    assert_eq!(session(&app).seed, 1 << 53);
}

#[test]
fn two_choices_in_one_frame_both_stand() {
    let mut app = game("");
    press(&mut app, "button:play");
    for id in [
        "choice:game-four",
        "choice:target-200",
        "choice:preset-letter",
    ] {
        app.world_mut().write_message(Pressed(id.to_owned()));
    }
    steps(&mut app, 2);
    let session = session(&app);
    assert_eq!(
        (session.game, session.goal, session.preset),
        (Game::Four, Goal::Points(200), Preset::Letter)
    );
}

#[test]
fn of_two_ways_in_one_frame_the_first_is_taken() {
    for (first, second, expected) in [
        ("button:start", "button:back", Screen::Cut),
        ("button:back", "button:start", Screen::Title),
        ("button:start", "button:start", Screen::Cut),
    ] {
        let mut app = game("");
        press(&mut app, "button:play");
        app.world_mut().write_message(Pressed(first.to_owned()));
        app.world_mut().write_message(Pressed(second.to_owned()));
        steps(&mut app, 4);
        assert_eq!(screen(&app), expected, "{first} {second}");
    }
}

#[test]
fn a_press_made_on_one_screen_does_not_fall_through_to_the_next() {
    let mut app = game("");
    press(&mut app, "button:play");
    press(&mut app, "button:start");
    app.world_mut()
        .write_message(Pressed("button:back".to_owned()));
    app.update();
    // The choice is about to come; this was pressed while the cut was still seen.
    app.world_mut()
        .write_message(Pressed("button:back".to_owned()));
    steps(&mut app, 4);
    assert_eq!(screen(&app), Screen::Choice);
}

#[test]
fn another_language_is_spoken_at_once_and_everywhere() {
    let mut app = game("");
    let english = texts(&mut app);
    press(&mut app, "lang:ru");
    let russian = texts(&mut app);
    assert_eq!(
        app.world().resource::<Words>().language(),
        Language::Russian
    );
    assert_eq!(english.len(), russian.len());
    let same: Vec<_> = english
        .iter()
        .filter(|text| russian.contains(text))
        .collect();
    assert_eq!(same, ["English", "Русский", "Français"]);
    press(&mut app, "button:play");
    press(&mut app, "button:back");
    press(&mut app, "lang:fr");
    press(&mut app, "lang:en");
    assert_eq!(texts(&mut app), english);
}

#[test]
fn what_was_wrong_with_the_query_is_said_on_the_title() {
    let mut app = game("level=perfect&seed=7");
    assert!(
        texts(&mut app)
            .iter()
            .any(|text| text.starts_with("level: "))
    );
    assert_eq!(session(&app).seed, 7);
}

#[test]
fn nothing_is_left_behind_by_a_walk_through_the_screens() {
    let mut app = game("game=three&seed=3&autoplay");
    go(&mut app, Screen::Title);
    app.world_mut().resource_mut::<Session>().autoplay = false;
    let before = app.world().entities().count_spawned();
    for _ in 0..2 {
        press(&mut app, "button:help");
        press(&mut app, "help:four");
        press(&mut app, "button:close");
        press(&mut app, "button:play");
        press(&mut app, "choice:game-four");
        press(&mut app, "button:start");
        press(&mut app, "button:back");
        press(&mut app, "button:back");
    }
    assert_eq!(app.world().entities().count_spawned(), before);
}

#[test]
fn the_game_plays_itself_from_the_title_to_the_payment_and_on() {
    let mut app = game("autoplay&seed=5&target=50&level=random");
    let mut seen = Vec::new();
    for _ in 0..20_000 {
        app.update();
        // Without a stage nobody says when a deal has been shown.
        let due = {
            let history = app.world().resource::<History>().len();
            let sheets = seen.iter().filter(|seen| **seen == "sheet").count();
            history > sheets
        };
        let overlay = *app.world().resource::<State<Overlay>>().get();
        if due && overlay == Overlay::None && screen(&app) == Screen::Table {
            seen.push("sheet");
            app.world_mut()
                .resource_mut::<NextState<Overlay>>()
                .set(Overlay::Sheet);
        }
        let now = match screen(&app) {
            Screen::Title => "title",
            Screen::Choice => "choice",
            Screen::Cut => "cut",
            Screen::Table => "table",
            Screen::Result => "result",
            Screen::Loading | Screen::Failed => "loading",
        };
        if seen.last() != Some(&now) && now != "table" {
            if now == "result" {
                assert!(app.world().resource::<Ended>().is_some());
            }
            if overlay == Overlay::None {
                seen.push(now);
            }
        }
        if seen.ends_with(&["result", "choice", "cut"]) {
            let first: Vec<_> = seen.iter().take(3).collect();
            assert_eq!(first, [&"title", &"choice", &"cut"]);
            return;
        }
    }
    panic!("{seen:?}");
}

#[test]
fn whoever_is_out_may_let_the_rest_run() {
    for seed in 0..40 {
        let mut app = game(&format!("autoplay&game=three&seed={seed}&target=60"));
        app.world_mut().resource_mut::<Session>().autoplay = true;
        for _ in 0..4_000 {
            if screen(&app) == Screen::Table {
                break;
            }
            app.update();
        }
        app.world_mut().resource_mut::<Session>().autoplay = false;
        for _ in 0..4_000 {
            app.update();
            let world = app.world();
            let partie = world.resource::<CurrentPartie>();
            let left = partie.left;
            let finished =
                world.resource::<History>().len() as u32 == partie.number && partie.number > 0;
            if world.resource::<Ended>().is_some() {
                break;
            }
            if finished && left != Some(norman_piquet::rules::Chair(0)) {
                app.world_mut().write_message(table::NextDeal);
            } else if finished {
                app.world_mut()
                    .resource_mut::<NextState<Overlay>>()
                    .set(Overlay::Sheet);
                steps(&mut app, 2);
                press(&mut app, "button:run");
                for _ in 0..6_000 {
                    app.update();
                    if screen(&app) == Screen::Result {
                        assert!(!app.world().resource::<AutoNext>().0);
                        assert!(things(&mut app).contains(&"button:again".to_owned()));
                        return;
                    }
                }
                panic!("seed {seed}: the rest does not run");
            }
        }
    }
    panic!("nobody went out first in forty games");
}
