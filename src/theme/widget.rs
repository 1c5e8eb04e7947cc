//! Buttons, panels and texts of the interface, and the one message that every button sends.
//!
//! Data flow: a button carries a [`Touchable`]; when it is activated by pointer, key or gamepad, a
//! [`Pressed`] with its id is written, and the screens read that. Pictures follow hover, press and
//! focus by themselves.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::{TabIndex, TabNavigationPlugin};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed as PressedNow};
use bevy::ui_widgets::{Activate, Button};
use bevy::window::PrimaryWindow;

use super::palette;
use crate::assets::{Art, Fonts};

/// Something the player can touch, for tests and for assistive technology: what it is called and
/// whether it works now. Cards carry it as well as buttons.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Touchable {
    /// A stable name, as `button:start` or `card:HA`.
    pub id: String,
    /// What it says, in the player's language.
    pub name: String,
    /// Whether it can be used now.
    pub enabled: bool,
    /// Why not, in the player's language.
    pub reason: Option<String>,
}

impl Touchable {
    /// A thing that works.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Touchable {
        Touchable {
            id: id.into(),
            name: name.into(),
            enabled: true,
            reason: None,
        }
    }
}

/// A button was pressed, by whatever device.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Pressed(pub String);

/// How a button looks.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Dark letters on linen.
    Plain,
    /// Light letters on woad: the button that goes on.
    Primary,
    /// A plain button that shows itself chosen, as one of several.
    Chosen,
}

/// Sizes of text, in pixels before the scale of the interface.
pub mod size {
    /// The name of the game.
    pub const TITLE: f32 = 54.0;
    /// A heading.
    pub const HEADING: f32 = 30.0;
    /// Text to be read.
    pub const TEXT: f32 = 19.0;
    /// Notes and labels; nothing is smaller.
    pub const NOTE: f32 = 16.0;
}

/// What widgets are made of.
#[derive(SystemParam)]
pub struct Skin<'w> {
    art: Option<Res<'w, Art>>,
    fonts: Res<'w, Fonts>,
}

impl Skin<'_> {
    /// Text for reading, in one colour.
    pub fn text<S: Into<String>>(
        &self,
        words: S,
        size: f32,
        colour: Color,
    ) -> impl Bundle + use<S> {
        (
            Text::new(words),
            TextFont {
                font: self.fonts.text.clone().into(),
                font_size: FontSize::Px(size),
                ..default()
            },
            TextColor(colour),
            Pickable::IGNORE,
        )
    }

    /// Emphasised text.
    pub fn bold<S: Into<String>>(
        &self,
        words: S,
        size: f32,
        colour: Color,
    ) -> impl Bundle + use<S> {
        (
            Text::new(words),
            TextFont {
                font: self.fonts.bold.clone().into(),
                font_size: FontSize::Px(size),
                ..default()
            },
            TextColor(colour),
            Pickable::IGNORE,
        )
    }

    /// Text of titles and headings.
    pub fn display<S: Into<String>>(
        &self,
        words: S,
        size: f32,
        colour: Color,
    ) -> impl Bundle + use<S> {
        (
            Text::new(words),
            TextFont {
                font: self.fonts.display.clone().into(),
                font_size: FontSize::Px(size),
                ..default()
            },
            TextColor(colour),
            TextLayout::justify(Justify::Center),
            Pickable::IGNORE,
        )
    }

    /// The picture of a panel, for a node of any size. Its padding should be at least 24.
    pub fn panel(&self) -> ImageNode {
        self.sliced(|art| &art.panel, 32.0, 0.75)
    }

    /// The picture of the apron on which captions are sewn.
    pub fn caption(&self) -> ImageNode {
        self.sliced(|art| &art.caption, 28.0, 0.6)
    }

    fn sliced(&self, pick: impl Fn(&Art) -> &Handle<Image>, border: f32, scale: f32) -> ImageNode {
        match &self.art {
            Some(art) => ImageNode {
                // The picture is the ground of the whole node, padding included.
                visual_box: VisualBox::BorderBox,
                ..ImageNode::new(pick(art).clone())
                    .with_mode(NodeImageMode::Sliced(slicer(border, scale)))
            },
            None => ImageNode::solid_color(palette::CARD),
        }
    }

    /// A suit's sign of that height, to stand beside text.
    pub fn suit(&self, suit: u8, height: f32) -> impl Bundle + use<> {
        let image = match &self.art {
            Some(art) => ImageNode::from_atlas_image(
                art.suits.clone(),
                TextureAtlas {
                    layout: art.suits_grid.clone(),
                    index: usize::from(suit),
                },
            ),
            None => ImageNode::default(),
        };
        (
            image,
            Node {
                width: px(height),
                height: px(height),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        )
    }

    /// A button with this id and label, as high as a finger wants it.
    pub fn button<I: Into<String>, S: Into<String>>(
        &self,
        id: I,
        label: S,
        look: Look,
    ) -> impl Bundle + use<I, S> {
        let label = label.into();
        let colour = if look == Look::Plain {
            palette::WOOL
        } else {
            palette::LIGHT
        };
        let image = match &self.art {
            Some(art) => ImageNode {
                visual_box: VisualBox::BorderBox,
                ..ImageNode::from_atlas_image(
                    if look == Look::Plain {
                        art.button.clone()
                    } else {
                        art.button_primary.clone()
                    },
                    TextureAtlas {
                        layout: art.button_grid.clone(),
                        index: 0,
                    },
                )
                .with_mode(NodeImageMode::Sliced(slicer(28.0, 0.5)))
            },
            None => ImageNode::solid_color(palette::GOLD),
        };
        (
            Button,
            look,
            Hovered::default(),
            TabIndex(0),
            Touchable::new(id, label.clone()),
            image,
            Node {
                min_height: px(46),
                min_width: px(72),
                padding: UiRect::axes(px(18), px(8)),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                column_gap: px(8),
                flex_shrink: 0.0,
                ..default()
            },
            children![(
                Text::new(label),
                TextFont {
                    font: self.fonts.bold.clone().into(),
                    font_size: FontSize::Px(size::TEXT),
                    ..default()
                },
                TextColor(colour),
                TextLayout::justify(Justify::Center),
                Pickable::IGNORE,
            )],
        )
    }

    /// The fonts, for a widget not foreseen here.
    pub fn fonts(&self) -> &Fonts {
        &self.fonts
    }

    /// The pictures, once they are loaded.
    pub fn art(&self) -> Option<&Art> {
        self.art.as_deref()
    }
}

fn slicer(border: f32, scale: f32) -> TextureSlicer {
    TextureSlicer {
        border: BorderRect::all(border),
        center_scale_mode: SliceScaleMode::Stretch,
        sides_scale_mode: SliceScaleMode::Stretch,
        max_corner_scale: scale,
    }
}

/// The root node of a screen or overlay, filling the window.
pub fn root() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TabNavigationPlugin)
        .add_message::<Pressed>()
        .add_observer(on_activate)
        .add_systems(PreUpdate, scale_interface)
        .add_systems(PostUpdate, (dress_buttons, show_focus));
}

/// How much larger than drawn the interface is in a window of that size, in logical pixels.
pub fn interface_scale(width: f32, height: f32) -> f32 {
    // A phone held upright is narrow, so the narrow side decides; below 720 nothing shrinks, since
    // fingers and eyes do not.
    (width.min(height) / 720.0).clamp(1.0, 3.0)
}

fn scale_interface(window: Single<&Window, With<PrimaryWindow>>, mut scale: ResMut<UiScale>) {
    let wanted = interface_scale(window.width(), window.height());
    if (scale.0 - wanted).abs() > 0.001 {
        scale.0 = wanted;
    }
}

fn on_activate(
    activate: On<Activate>,
    buttons: Query<&Touchable, Without<InteractionDisabled>>,
    mut pressed: MessageWriter<Pressed>,
) {
    if let Ok(touchable) = buttons.get(activate.entity)
        && touchable.enabled
    {
        pressed.write(Pressed(touchable.id.clone()));
    }
}

/// Chooses the picture of each button: plain, hovered, pressed or disabled.
fn dress_buttons(
    mut buttons: Query<(
        Has<PressedNow>,
        &Hovered,
        Has<InteractionDisabled>,
        &mut ImageNode,
        &Look,
    )>,
) {
    for (pressed, hovered, disabled, mut image, look) in &mut buttons {
        let index = match (disabled, pressed, hovered.get()) {
            (true, ..) => 3,
            (_, true, _) => 2,
            (_, _, true) => 1,
            _ if *look == Look::Chosen => 2,
            _ => 0,
        };
        if image
            .texture_atlas
            .as_ref()
            .is_some_and(|atlas| atlas.index != index)
            && let Some(atlas) = &mut image.texture_atlas
        {
            atlas.index = index;
        }
    }
}

/// A ring round what has the keyboard's focus.
fn show_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    buttons: Query<(Entity, Has<Outline>), With<Touchable>>,
    mut commands: Commands,
) {
    if !focus.is_changed() && !visible.is_changed() {
        return;
    }
    for (entity, ringed) in &buttons {
        let wanted = visible.0 && focus.get() == Some(entity);
        if wanted && !ringed {
            commands.entity(entity).insert(Outline {
                width: px(3),
                offset: px(2),
                color: palette::MADDER,
            });
        } else if !wanted && ringed {
            commands.entity(entity).remove::<Outline>();
        }
    }
}
