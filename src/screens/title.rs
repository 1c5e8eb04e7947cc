//! The title: the picture, the name, and the ways in and out.

use bevy::prelude::*;

use super::frame::{Painter, centred, is_missing};
use super::keys::FirstFocus;
use super::language::language_row;
use super::overlays::Overlays;
use super::presses::Presses;
use super::{Overlay, Screen, ScreenSystems};
use crate::options::Options;
use crate::session::Session;
use crate::theme::palette;
use crate::theme::widget::{Look, size};

#[derive(Component)]
struct TitleRoot;

/// Whether the game was told which game to open, and has not opened it yet.
#[derive(Resource, Debug)]
struct StraightIn(bool);

pub(super) fn plugin(app: &mut App) {
    let straight = app
        .world()
        .get_resource::<Options>()
        .is_some_and(|options| options.game.is_some() && options.capture.is_none());
    app.insert_resource(StraightIn(straight))
        .add_systems(OnEnter(Screen::Title), pass_through)
        .add_systems(
            Update,
            (
                draw_title
                    .run_if(is_missing::<TitleRoot>)
                    .run_if(|straight: Res<StraightIn>| !straight.0)
                    .in_set(ScreenSystems::Draw),
                act_on_title
                    .run_if(in_state(Overlay::None))
                    .in_set(ScreenSystems::Act),
            )
                .run_if(in_state(Screen::Title)),
        )
        .add_systems(OnExit(Screen::Title), |mut straight: ResMut<StraightIn>| {
            straight.0 = false;
        });
}

/// Where the game was chosen from outside, the title is not stopped at.
fn pass_through(straight: Res<StraightIn>, mut next: ResMut<NextState<Screen>>) {
    if straight.0 {
        next.set(Screen::Cut);
    }
}

fn draw_title(painter: Painter, options: Res<Options>, mut commands: Commands) {
    painter.screen(&mut commands, Screen::Title, TitleRoot, |page| {
        if !painter.is_low() {
            sign(page, &painter, &options);
            ways(page, &painter);
            return;
        }
        page.spawn((
            painter.capped(1000.0),
            Pickable::IGNORE,
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                ..default()
            },
        ))
        .with_children(|row| {
            row.spawn(half())
                .with_children(|half| sign(half, &painter, &options));
            row.spawn(half()).with_children(|half| ways(half, &painter));
        });
    });
}

/// Half of the page, where there is little height.
fn half() -> impl Bundle {
    (
        Pickable::IGNORE,
        Node {
            width: percent(49),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(8),
            ..default()
        },
    )
}

/// The picture, the name, and what was wrong with the address, if anything was.
fn sign(page: &mut ChildSpawnerCommands, painter: &Painter, options: &Options) {
    if let Some(art) = painter.skin.art() {
        page.spawn((
            ImageNode::new(art.logo.clone()),
            Pickable::IGNORE,
            Node {
                width: percent(100),
                max_width: px(painter.pick(480.0, 720.0)),
                aspect_ratio: Some(960.0 / 360.0),
                min_height: px(0),
                ..default()
            },
        ));
    }
    let name = painter.say("title-name");
    page.spawn(
        painter
            .skin
            .display(name, painter.pick(40.0, size::TITLE), palette::WOOL),
    );
    let subtitle = painter.say("title-subtitle");
    page.spawn(painter.skin.text(subtitle, size::TEXT, palette::QUIET))
        .insert(centred());
    for fault in &options.faults {
        page.spawn(painter.skin.text(fault, size::NOTE, palette::MADDER))
            .insert(centred());
    }
}

/// What can be done here.
fn ways(page: &mut ChildSpawnerCommands, painter: &Painter) {
    page.spawn((
        Pickable::IGNORE,
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Stretch,
            row_gap: px(10),
            margin: UiRect::vertical(px(painter.pick(8.0, 10.0))),
            min_width: px(260),
            flex_shrink: 0.0,
            ..default()
        },
    ))
    .with_children(|column| {
        column
            .spawn(painter.button("button:play", "title-play", Look::Primary))
            .insert(FirstFocus);
        column.spawn(painter.button("button:help", "title-how-to-play", Look::Plain));
        if cfg!(not(target_arch = "wasm32")) {
            column.spawn(painter.button("button:quit", "title-quit", Look::Plain));
        }
    });
    language_row(page, painter);
}

fn act_on_title(
    presses: Res<Presses>,
    mut next: ResMut<NextState<Screen>>,
    mut overlays: Overlays,
    mut session: ResMut<Session>,
    mut exit: MessageWriter<AppExit>,
    mut visits: Local<u32>,
) {
    for id in presses.ids() {
        match id {
            "button:play" => {
                if *visits > 0 {
                    session.change_company();
                }
                *visits += 1;
                next.set(Screen::Choice);
                return;
            }
            "button:help" => {
                overlays.open(Overlay::Help);
                return;
            }
            "button:quit" => {
                exit.write(AppExit::Success);
                return;
            }
            _ => {}
        }
    }
}
