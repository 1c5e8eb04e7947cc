//! The table itself: linen, borders, the feast table, the road with its riders and the portraits of
//! those who sit there. It shows scores and seats as they have been shown, and decides nothing.

use bevy::math::{Rect, vec2};
use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::cards::TableLayout;
use super::layout::{Layout, Place};
use super::pace::Tempo;
use super::shown::Shown;
use crate::assets::Art;
use crate::players::HumanChair;
use crate::rules::{Chair, Game};
use crate::screens::Screen;
use crate::session::Session;

/// A part of the table's picture, rebuilt when the window or the company changes.
#[derive(Component)]
pub(super) struct Scenery;

/// The weave under everything, on every screen.
#[derive(Component)]
pub(super) struct Linen;

/// The rider of a chair's side.
#[derive(Component)]
pub(super) struct Rider {
    chair: Chair,
    shown: f32,
    leaping: f32,
}

/// Keeps the weave as large as the window.
pub(super) fn spread_linen(
    art: Option<Res<Art>>,
    layout: Option<Res<TableLayout>>,
    linen: Query<(Entity, &Sprite), With<Linen>>,
    mut commands: Commands,
) {
    let (Some(art), Some(layout)) = (art, layout) else {
        return;
    };
    let size = layout.window + Vec2::splat(4.0);
    match linen.single() {
        Ok((_, sprite)) if sprite.custom_size == Some(size) => {}
        Ok((entity, _)) => {
            commands.entity(entity).insert(weave(&art, size));
        }
        Err(_) => {
            commands.spawn((
                Linen,
                weave(&art, size),
                Transform::from_xyz(0.0, 0.0, -100.0),
            ));
        }
    }
}

fn weave(art: &Art, size: Vec2) -> Sprite {
    Sprite {
        image: art.linen.clone(),
        custom_size: Some(size),
        image_mode: SpriteImageMode::Tiled {
            tile_x: true,
            tile_y: true,
            stretch_value: 0.5,
        },
        ..default()
    }
}

/// Builds the picture of the table anew.
pub(super) fn set_scene(
    art: Option<Res<Art>>,
    layout: Option<Res<TableLayout>>,
    shown: Res<Shown>,
    session: Res<Session>,
    me: Res<HumanChair>,
    old: Query<Entity, With<Scenery>>,
    mut last: Local<Option<(Layout, Vec<Chair>, bool, Option<u16>)>>,
    mut commands: Commands,
) {
    let (Some(art), Some(layout)) = (art, layout) else {
        return;
    };
    let now = (
        layout.0,
        shown.seating.clone(),
        shown.clockwise,
        shown.target,
    );
    if last.as_ref() == Some(&now) && !old.is_empty() {
        return;
    }
    *last = Some(now);
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if shown.game.is_none() {
        return;
    }
    let layout = &layout.0;
    cloth(&mut commands, &art, layout);
    road(&mut commands, &art, layout, shown.target);
    garden(&mut commands, &art, layout, session.game);
    riders(&mut commands, &art, &shown, session.game);
    portraits(&mut commands, &art, layout, &shown, &session, me.0);
}

fn scenery(sprite: Sprite, at: Vec2, z: f32) -> impl Bundle {
    (
        Scenery,
        DespawnOnExit(Screen::Table),
        sprite,
        Transform::from_translation(at.extend(z)),
    )
}

fn cloth(commands: &mut Commands, art: &Art, layout: &Layout) {
    let cloth = layout.cloth;
    // Corners keep their size in pixels, so the picture is laid out large and scaled down as one.
    let scale = (cloth.height() / 560.0).clamp(0.24, 1.6);
    commands.spawn((
        Scenery,
        DespawnOnExit(Screen::Table),
        Sprite {
            image: art.cloth.clone(),
            custom_size: Some(cloth.size() / scale),
            image_mode: SpriteImageMode::Sliced(TextureSlicer {
                border: BorderRect::all(96.0),
                center_scale_mode: SliceScaleMode::Stretch,
                sides_scale_mode: SliceScaleMode::Tile { stretch_value: 1.0 },
                max_corner_scale: 1.0,
            }),
            ..default()
        },
        Transform::from_translation(cloth.center().extend(-20.0)).with_scale(Vec3::splat(scale)),
    ));
}

/// Height of the embroidered borders.
fn border_height(layout: &Layout) -> f32 {
    (layout.frieze.height() * 0.19).clamp(14.0, 44.0)
}

/// Where the road runs: its left and right end and its height.
fn track(layout: &Layout) -> (f32, f32, f32) {
    let frieze = layout.frieze;
    let castle = frieze.height() * 0.62;
    let left = frieze.min.x + frieze.height() * 0.52;
    let right = frieze.max.x - castle * 1.25;
    (left, right, frieze.min.y + border_height(layout) + 3.0)
}

fn road(commands: &mut Commands, art: &Art, layout: &Layout, target: Option<u16>) {
    let frieze = layout.frieze;
    let border = border_height(layout);
    for y in [frieze.max.y - border / 2.0, frieze.min.y + border / 2.0] {
        strip(commands, art, layout, y, border);
    }
    strip(
        commands,
        art,
        layout,
        -layout.window.y / 2.0 - border * 0.55,
        border,
    );
    let (left, right, ground) = track(layout);
    let line = Rect::new(frieze.min.x, ground - 2.0, frieze.max.x, ground);
    commands.spawn(scenery(
        Sprite::from_color(crate::theme::palette::QUIET.with_alpha(0.7), line.size()),
        line.center(),
        -8.0,
    ));
    let height = frieze.height() - 2.0 * border;
    let foot = |sprite: Sprite, x: f32, z: f32| {
        (
            Scenery,
            DespawnOnExit(Screen::Table),
            Anchor::BOTTOM_CENTER,
            sprite,
            Transform::from_xyz(x, ground - 1.0, z),
        )
    };
    let picture = |image: &Handle<Image>, size: Vec2, rect: Option<Rect>| Sprite {
        image: image.clone(),
        custom_size: Some(size),
        rect,
        ..default()
    };
    if target.is_some() {
        commands.spawn(foot(
            picture(&art.castle, Vec2::splat(height * 0.98), None),
            right + height * 0.52,
            -6.0,
        ));
        let length = right - left;
        let trees = if layout.portrait { 2 } else { 4 };
        for tree in 0..trees {
            let x = left + length * (tree as f32 + 0.72) / (trees as f32 + 0.3);
            let cell = 128.0 * (tree % 2) as f32;
            commands.spawn(foot(
                picture(
                    &art.tree,
                    vec2(height * 0.46, height * 0.69),
                    Some(Rect::new(cell, 0.0, cell + 128.0, 192.0)),
                ),
                x,
                -7.0,
            ));
        }
    }
}

/// Plants in the bare corners of the linen, where there is room for them.
fn garden(commands: &mut Commands, art: &Art, layout: &Layout, chosen: Game) {
    if layout.portrait {
        return;
    }
    let u = layout.unit;
    let cloth = layout.cloth;
    let column = layout.seat(Place::Right).portrait.x;
    let band = layout.frieze.min.y - cloth.max.y;
    let mut places = vec![
        (-column, layout.hand_top - 96.0 * u, 118.0 * u, 0.0),
        (column, layout.hand_top - 96.0 * u, 118.0 * u, 1.0),
        (
            -cloth.max.x * 0.74,
            cloth.max.y + band * 0.06,
            band * 0.8,
            1.0,
        ),
        (
            cloth.max.x * 0.74,
            cloth.max.y + band * 0.06,
            band * 0.8,
            0.0,
        ),
    ];
    if chosen == Game::Two {
        // Nobody sits at the sides.
        let foot = cloth.center().y - 60.0 * u;
        places.push((-column, foot, 170.0 * u, 1.0));
        places.push((column, foot, 170.0 * u, 0.0));
    }
    for (x, y, height, kind) in places {
        let cell = 128.0 * kind;
        commands.spawn((
            Scenery,
            DespawnOnExit(Screen::Table),
            Anchor::BOTTOM_CENTER,
            Sprite {
                image: art.tree.clone(),
                custom_size: Some(vec2(height * 2.0 / 3.0, height)),
                rect: Some(Rect::new(cell, 0.0, cell + 128.0, 192.0)),
                ..default()
            },
            Transform::from_xyz(x, y, -30.0),
        ));
    }
}

fn strip(commands: &mut Commands, art: &Art, layout: &Layout, y: f32, height: f32) {
    // The tile is 48 pixels high: it is laid at that height and scaled as one.
    let scale = height / 48.0;
    commands.spawn((
        Scenery,
        DespawnOnExit(Screen::Table),
        Sprite {
            image: art.border.clone(),
            custom_size: Some(vec2(layout.window.x / scale + 8.0, 48.0)),
            image_mode: SpriteImageMode::Tiled {
                tile_x: true,
                tile_y: false,
                stretch_value: 1.0,
            },
            ..default()
        },
        Transform::from_xyz(0.0, y, -9.0).with_scale(Vec3::splat(scale)),
    ));
}

fn riders(commands: &mut Commands, art: &Art, shown: &Shown, chosen: Game) {
    for index in 0..chosen.sides() {
        // The chair that stands for the side: at four the first of two partners.
        let chair = Chair(index);
        commands.spawn((
            Scenery,
            DespawnOnExit(Screen::Table),
            Rider {
                chair,
                shown: shown.totals[chair.index()] as f32,
                leaping: 0.0,
            },
            Anchor::BOTTOM_CENTER,
            Sprite::from_atlas_image(
                art.riders.clone(),
                TextureAtlas {
                    layout: art.riders_grid.clone(),
                    index: usize::from(index),
                },
            ),
            Transform::from_xyz(0.0, 0.0, -3.0 + f32::from(index) * 0.1),
        ));
    }
}

fn portraits(
    commands: &mut Commands,
    art: &Art,
    layout: &Layout,
    shown: &Shown,
    session: &Session,
    me: Chair,
) {
    for chair in 0..session.game.players() {
        let chair = Chair(chair);
        let place = shown.place(session.game, me, chair);
        if place == Place::Me {
            continue;
        }
        let seat = layout.seat(place);
        let sprite = Sprite {
            custom_size: Some(Vec2::splat(seat.portrait_size)),
            color: if shown.left == Some(chair) {
                crate::theme::palette::DIMMED
            } else {
                crate::theme::palette::PLAIN
            },
            ..Sprite::from_atlas_image(
                art.seats.clone(),
                TextureAtlas {
                    layout: art.seats_grid.clone(),
                    index: session.portrait_of(chair) % 8,
                },
            )
        };
        commands.spawn(scenery(sprite, seat.portrait, -10.0));
    }
}

/// Where a score stands on the road.
pub fn milestone(layout: &Layout, total: f32, target: Option<u16>) -> Vec2 {
    let (left, right, ground) = track(layout);
    // Without a target the road is as long as six fair deals.
    let length = f32::from(target.unwrap_or(200));
    let way = (total / length).clamp(0.0, 1.02);
    vec2(left + (right - left) * way, ground)
}

/// Lets the riders trot to their scores, and leap where somebody has leapt.
pub(super) fn ride(
    time: Res<Time>,
    tempo: Res<Tempo>,
    layout: Option<Res<TableLayout>>,
    shown: Res<Shown>,
    mut riders: Query<(&mut Rider, &mut Transform, &mut Sprite)>,
) {
    let Some(layout) = layout else { return };
    let layout = &layout.0;
    let height = (layout.frieze.height() - 2.0 * border_height(layout)) * 0.9;
    let seconds = time.delta_secs().min(0.1) * tempo.0.max(0.0);
    for (mut rider, mut transform, mut sprite) in &mut riders {
        let goal = shown.totals[rider.chair.index()] as f32;
        let far = goal - rider.shown;
        let leaps = shown.leap.is_some_and(|leaper| {
            leaper == rider.chair
                || (shown.game == Some(Game::Four) && leaper.0 % 2 == rider.chair.0 % 2)
        });
        if tempo.0 <= 0.0 {
            rider.shown = goal;
        } else if far.abs() > 0.01 {
            if leaps && far > 8.0 {
                rider.leaping = 1.0;
            }
            // Short ways take as long as a breath, long ones little more.
            let speed = 14.0 + far.abs() * 2.2;
            rider.shown += far.signum() * (speed * seconds).min(far.abs());
        } else {
            rider.leaping = 0.0;
        }
        let at = milestone(layout, rider.shown, shown.target);
        let arc = if rider.leaping > 0.0 && far.abs() > 0.01 {
            ((far / 70.0).clamp(0.0, 1.0) * std::f32::consts::PI).sin() * height * 0.35
        } else {
            0.0
        };
        let z = transform.translation.z;
        // Equal scores ride side by side.
        let beside = f32::from(rider.chair.0) * height * 0.09;
        transform.set_if_neq(Transform::from_xyz(at.x + beside, at.y + arc - 1.0, z));
        let row = if rider.leaping > 0.0 {
            2
        } else {
            usize::from(far.abs() > 0.01 && (rider.shown * 0.8) as i32 % 2 == 1)
        };
        let index = row * 4 + rider.chair.index();
        let size = Some(Vec2::splat(height));
        if sprite.custom_size != size {
            sprite.custom_size = size;
        }
        if sprite.texture_atlas.as_ref().map(|atlas| atlas.index) != Some(index)
            && let Some(atlas) = &mut sprite.texture_atlas
        {
            atlas.index = index;
        }
    }
}

/// Whether a rider is still on the way.
pub(super) fn is_riding(shown: &Shown, riders: &Query<&Rider>) -> bool {
    riders
        .iter()
        .any(|rider| (shown.totals[rider.chair.index()] as f32 - rider.shown).abs() > 0.01)
}
