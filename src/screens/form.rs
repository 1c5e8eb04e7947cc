//! The shape of the window and the widths that follow from it. It draws nothing.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::ScreenSystems;

/// The shape of the window, as far as it changes how a screen is laid out.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Form {
    /// One column, as on a phone held upright.
    Narrow,
    /// Room for columns.
    #[default]
    Wide,
    /// Columns, but little height, as on a phone held sideways or in a small frame of a page.
    Low,
}

/// From this width on, in pixels before the scale of the interface, there is room for columns.
const ROOM: f32 = 760.0;
/// Under this height everything is smaller, and columns are made from a smaller width on.
const LOW: f32 = 600.0;
/// That smaller width.
const LOW_ROOM: f32 = 560.0;

impl Capped {
    /// At most so wide, with so much left free beside it, both sides together.
    pub(super) fn new(most: f32, margin: f32) -> Capped {
        Capped { most, margin }
    }

    /// The same with so much more left free.
    pub(super) fn less(self, width: f32) -> Capped {
        Capped {
            margin: self.margin + width,
            ..self
        }
    }
}

impl Form {
    fn of(window: &Window, scale: f32) -> Form {
        let (width, height) = (window.width() / scale, window.height() / scale);
        if height < LOW && width >= LOW_ROOM {
            Form::Low
        } else if width < ROOM {
            Form::Narrow
        } else {
            Form::Wide
        }
    }
}

/// A node as wide as the window allows, but no wider than this. A bound by layout alone would not do:
/// heights of text are measured before it is applied.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Capped {
    most: f32,
    /// What is left free beside it, both sides together.
    margin: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>()
        .add_systems(PreUpdate, see_form)
        .add_systems(Update, cap_widths.in_set(ScreenSystems::Focus));
}

fn see_form(
    windows: Query<&Window, With<PrimaryWindow>>,
    scale: Option<Res<UiScale>>,
    mut form: ResMut<Form>,
) {
    let (Ok(window), Some(scale)) = (windows.single(), scale) else {
        return;
    };
    form.set_if_neq(Form::of(window, scale.0));
}

fn cap_widths(
    windows: Query<&Window, With<PrimaryWindow>>,
    scale: Option<Res<UiScale>>,
    mut nodes: Query<(&Capped, &mut Node)>,
) {
    let (Ok(window), Some(scale)) = (windows.single(), scale) else {
        return;
    };
    for (capped, mut node) in &mut nodes {
        let width = px((window.width() / scale.0 - capped.margin).min(capped.most));
        if node.width != width {
            node.width = width;
        }
    }
}
