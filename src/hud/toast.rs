//! The sentence that answers what was refused; it goes by itself or with the next act.

use bevy::prelude::*;

use crate::players::HumanChair;
use crate::screens::Screen;
use crate::sets::GameSystems;
use crate::stage::{Shown, TableLayout};
use crate::table::{Happened, Refused};
use crate::theme::palette;
use crate::theme::widget::{Skin, size};
use crate::words::{Words, illegal_line};

/// How long a refusal stands: long enough to read a sentence of ten words.
const STANDS: f32 = 3.0;

#[derive(Component)]
struct Toast(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell_refusals, fade)
            .chain()
            .in_set(GameSystems::Hud)
            .run_if(in_state(Screen::Table)),
    );
}

fn tell_refusals(
    mut refused: MessageReader<Refused>,
    mut happened: MessageReader<Happened>,
    me: Res<HumanChair>,
    words: Res<Words>,
    layout: Option<Res<TableLayout>>,
    scale: Res<UiScale>,
    skin: Skin,
    old: Query<Entity, With<Toast>>,
    mut shown: ResMut<Shown>,
    mut commands: Commands,
) {
    let news = refused
        .read()
        .filter(|refused| refused.chair == me.0)
        .last();
    if news.is_some() || happened.read().count() > 0 {
        for entity in &old {
            commands.entity(entity).despawn();
        }
    }
    let (Some(refused), Some(layout)) = (news, layout) else {
        return;
    };
    let line = illegal_line(&words, &refused.why);
    shown.note(line.clone());
    let at = layout.to_screen(Vec2::new(0.0, layout.hand_top)) / scale.0;
    let width = (layout.window.x / scale.0 - 16.0).min(560.0);
    commands.spawn((
        Toast(STANDS),
        DespawnOnExit(Screen::Table),
        Node {
            position_type: PositionType::Absolute,
            left: px(at.x - width / 2.0),
            top: px(at.y - 66.0),
            width: px(width),
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
        GlobalZIndex(7),
        children![(
            Node {
                padding: UiRect::axes(px(18), px(10)),
                border: px(2).all(),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
            BackgroundColor(palette::MADDER),
            BorderColor::all(palette::GOLD),
            Pickable::IGNORE,
            children![(
                skin.bold(line, size::TEXT, palette::LIGHT),
                TextLayout::justify(Justify::Center),
            )],
        )],
    ));
}

fn fade(time: Res<Time>, mut toasts: Query<(Entity, &mut Toast)>, mut commands: Commands) {
    for (entity, mut toast) in &mut toasts {
        toast.0 -= time.delta_secs();
        if toast.0 <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}
