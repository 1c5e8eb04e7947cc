//! What every screen is framed with: the ground with its embroidered borders, panels, rows and texts
//! that suit the shape of the window. It knows no single screen.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::form::{Capped, Form};
use super::{Overlay, Screen, ScreenSystems};
use crate::session::Session;
use crate::theme::palette;
use crate::theme::widget::{Look, Skin, size};
use crate::words::{Arg, Words};

/// Whatever is drawn anew when the language or the form changes.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Drawn;

/// Height of the strips above and below, in pixels before the scale of the interface.
const STRIP: f32 = 30.0;
/// The same where there is little height.
const LOW_STRIP: f32 = 18.0;
/// Height of the strip's picture.
const STRIP_PICTURE: f32 = 48.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        drop_stale
            .after(ScreenSystems::Act)
            .before(ScreenSystems::Draw),
    );
}

fn drop_stale(
    words: Res<Words>,
    form: Res<Form>,
    drawn: Query<Entity, With<Drawn>>,
    mut commands: Commands,
) {
    if words.is_changed() || form.is_changed() {
        for entity in &drawn {
            commands.entity(entity).despawn();
        }
    }
}

/// Whether nothing with that mark is there, so that it has to be drawn.
pub(super) fn is_missing<M: Component>(marked: Query<(), With<M>>) -> bool {
    marked.is_empty()
}

/// What screens are drawn with.
#[derive(SystemParam)]
pub(super) struct Painter<'w> {
    pub(super) skin: Skin<'w>,
    pub(super) words: Res<'w, Words>,
    pub(super) form: Res<'w, Form>,
    pub(super) session: Res<'w, Session>,
}

impl Painter<'_> {
    /// One of two, the small or the large, by the form of the window.
    pub(super) fn pick<T>(&self, small: T, large: T) -> T {
        match *self.form {
            Form::Narrow | Form::Low => small,
            Form::Wide => large,
        }
    }

    /// One of two, by whether things stand below each other or side by side.
    pub(super) fn across<T>(&self, below: T, beside: T) -> T {
        match *self.form {
            Form::Narrow => below,
            Form::Wide | Form::Low => beside,
        }
    }

    /// Whether there is little height.
    pub(super) fn is_low(&self) -> bool {
        *self.form == Form::Low
    }

    /// Keeps the width of a part of a screen within bounds.
    pub(super) fn capped(&self, most: f32) -> Capped {
        Capped::new(most, 2.0 * self.margin())
    }

    fn margin(&self) -> f32 {
        self.pick(12.0, 32.0)
    }

    /// The sentence of a key.
    pub(super) fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// The sentence of a key, filled.
    pub(super) fn say_with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say_with(key, args)
    }

    /// The root of a screen between its strips of embroidery.
    pub(super) fn screen(
        &self,
        commands: &mut Commands,
        screen: Screen,
        mark: impl Bundle,
        build: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        commands
            .spawn((
                mark,
                Drawn,
                DespawnOnExit(screen),
                TabGroup::new(0),
                Pickable::IGNORE,
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    ..default()
                },
            ))
            .with_children(|root| {
                root.spawn(self.strip());
                root.spawn((
                    Pickable::IGNORE,
                    Node {
                        width: percent(100),
                        flex_grow: 1.0,
                        min_height: px(0),
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        padding: UiRect::axes(px(self.margin()), px(self.pick(8.0, 14.0))),
                        row_gap: px(self.pick(10.0, 14.0)),
                        ..default()
                    },
                ))
                .with_children(build);
                root.spawn(self.strip());
            });
    }

    /// The root of an overlay: a veil that stops every click, and a panel on it.
    pub(super) fn overlay(
        &self,
        commands: &mut Commands,
        overlay: Overlay,
        mark: impl Bundle,
        width: f32,
        build: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        commands
            .spawn((
                mark,
                Drawn,
                DespawnOnExit(overlay),
                TabGroup::modal(),
                GlobalZIndex(20),
                BackgroundColor(palette::VEIL),
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    padding: UiRect::all(px(self.pick(4.0, 20.0))),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..default()
                },
            ))
            .with_children(|veil| {
                veil.spawn((
                    self.skin.panel(),
                    Capped::new(width, 2.0 * self.pick(4.0, 20.0)),
                    Node {
                        max_height: percent(100),
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        padding: UiRect::axes(px(self.pick(20.0, 34.0)), px(self.pick(22.0, 28.0))),
                        row_gap: px(self.pick(10.0, 14.0)),
                        ..default()
                    },
                ))
                .with_children(build);
            });
    }

    fn strip_height(&self) -> f32 {
        if self.is_low() { LOW_STRIP } else { STRIP }
    }

    fn strip(&self) -> impl Bundle + use<> {
        let image = match self.skin.art() {
            Some(art) => ImageNode::new(art.border.clone()).with_mode(NodeImageMode::Tiled {
                tile_x: true,
                tile_y: false,
                stretch_value: self.strip_height() / STRIP_PICTURE,
            }),
            None => ImageNode::default(),
        };
        (
            image,
            Pickable::IGNORE,
            Node {
                width: percent(100),
                height: px(self.strip_height()),
                flex_shrink: 0.0,
                ..default()
            },
        )
    }

    /// Things side by side, as many as fit.
    pub(super) fn row(&self) -> impl Bundle + use<> {
        (
            Pickable::IGNORE,
            Node {
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                column_gap: px(self.pick(6.0, 10.0)),
                row_gap: px(6),
                flex_shrink: 0.0,
                max_width: percent(100),
                ..default()
            },
        )
    }

    /// A button's node that takes less room at its sides.
    pub(super) fn slim(&self) -> Node {
        Node {
            min_height: px(46),
            min_width: px(56),
            padding: UiRect::axes(px(self.pick(12.0, 16.0)), px(8)),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            column_gap: px(6),
            flex_shrink: 0.0,
            max_width: percent(100),
            ..default()
        }
    }

    /// The heading of a screen.
    pub(super) fn heading(&self, words: String) -> impl Bundle + use<> {
        self.skin
            .display(words, self.pick(26.0, size::HEADING), palette::WOOL)
    }

    /// A button with the sentence of a key on it.
    pub(super) fn button(&self, id: &str, key: &str, look: Look) -> impl Bundle + use<> {
        self.skin.button(id.to_owned(), self.say(key), look)
    }
}

/// Text that breaks in the middle of its own width and stands centred.
pub(super) fn centred() -> TextLayout {
    TextLayout::justify(Justify::Center)
}
