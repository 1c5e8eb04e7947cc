//! Captions over the table: the combination that is shown, and the great moments, which take the
//! whole screen and go at any input.

use bevy::prelude::*;

use crate::screens::Screen;
use crate::sets::GameSystems;
use crate::stage::shown::Great;
use crate::stage::{Shown, TableLayout};
use crate::theme::palette;
use crate::theme::widget::{Skin, size};

#[derive(Component)]
struct Caption;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write_caption
            .in_set(GameSystems::Hud)
            .run_if(in_state(Screen::Table)),
    );
}

fn write_caption(
    shown: Res<Shown>,
    layout: Option<Res<TableLayout>>,
    scale: Res<UiScale>,
    skin: Skin,
    old: Query<Entity, With<Caption>>,
    mut last: Local<Option<(String, String)>>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    let wanted = match (&shown.celebration, &shown.showcase) {
        (Some(great), _) => Some((great.title.clone(), great.line.clone())),
        (None, Some(showcase)) => Some((String::new(), showcase.caption.clone())),
        (None, None) => None,
    };
    if *last == wanted && !layout.is_changed() && !scale.is_changed() {
        return;
    }
    last.clone_from(&wanted);
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if let Some(great) = &shown.celebration {
        celebrate(&mut commands, &skin, great.what, &great.title, &great.line);
        return;
    }
    let Some((_, line)) = wanted else { return };
    let layout = &layout.0;
    let cloth = layout.cloth;
    let at = layout.to_screen(Vec2::new(cloth.center().x, cloth.min.y)) / scale.0;
    let width = (layout.window.x / scale.0 - 24.0).min(640.0);
    commands
        .spawn((
            Caption,
            DespawnOnExit(Screen::Table),
            Node {
                position_type: PositionType::Absolute,
                left: px(at.x - width / 2.0),
                top: px(at.y - 62.0),
                width: px(width),
                height: px(76),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            },
            Pickable::IGNORE,
            GlobalZIndex(6),
        ))
        .with_children(|row| {
            row.spawn((
                skin.caption(),
                Node {
                    min_height: px(60),
                    padding: UiRect::axes(px(30), px(12)),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|apron| {
                apron.spawn((
                    skin.bold(line, size::TEXT + 3.0, palette::MADDER),
                    TextLayout::justify(Justify::Center),
                ));
            });
        });
}

fn celebrate(commands: &mut Commands, skin: &Skin, what: Great, title: &str, line: &str) {
    let colour = match what {
        Great::Repique => palette::MADDER,
        Great::Pique | Great::GoingOut => palette::WOAD,
        Great::Capot => palette::WOOL,
    };
    commands
        .spawn((
            Caption,
            DespawnOnExit(Screen::Table),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            },
            Pickable::IGNORE,
            GlobalZIndex(8),
        ))
        .with_children(|screen| {
            screen
                .spawn((
                    skin.caption(),
                    Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        padding: UiRect::axes(px(40), px(24)),
                        max_width: percent(94),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|apron| {
                    apron.spawn(skin.display(title, size::TITLE, colour));
                    apron.spawn((
                        skin.bold(line, size::TEXT, palette::WOOL),
                        TextLayout::justify(Justify::Center),
                    ));
                });
        });
}
