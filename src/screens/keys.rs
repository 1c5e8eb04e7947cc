//! The keyboard on screens and overlays: where the focus begins, arrows, Escape. At the table itself
//! the cards have keys of their own.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::UiGlobalTransform;

use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};

use super::scroll::{Scroller, shift};
use super::{Overlay, Screen, ScreenSystems};
use crate::theme::widget::{Pressed, Touchable};

/// On the button that has the focus when a screen opens.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct FirstFocus;

/// On the button that Escape presses.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct OnEscape;

/// An arrow scrolls so far, about three lines.
const STEP: f32 = 66.0;

/// Whether the last thing touched was a key.
#[derive(Resource, Debug)]
struct ByKey(bool);

pub(super) fn plugin(app: &mut App) {
    // Nothing has been touched yet: Enter shall start the game.
    app.insert_resource(ByKey(true)).add_systems(
        Update,
        (
            note_device.in_set(ScreenSystems::Gather),
            (move_focus, press_escape, leave_field)
                .run_if(screen_is_ours)
                .after(ScreenSystems::Act)
                .before(ScreenSystems::Draw),
            place_focus.in_set(ScreenSystems::Focus),
        ),
    );
}

fn screen_is_ours(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>) -> bool {
    *screen.get() != Screen::Table || *overlay.get() != Overlay::None
}

fn note_device(
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    mut by_key: ResMut<ByKey>,
) {
    if keys.get_just_pressed().next().is_some() {
        by_key.0 = true;
    } else if mouse.get_just_pressed().next().is_some() || touches.any_just_pressed() {
        by_key.0 = false;
    }
}

/// The group that the keys move in: the overlay, if there is one.
fn group_in_use(groups: &Query<(Entity, &TabGroup)>) -> Option<Entity> {
    groups
        .iter()
        .find(|(_, group)| group.modal)
        .or_else(|| groups.iter().next())
        .map(|(entity, _)| entity)
}

fn move_focus(
    keys: Res<ButtonInput<KeyCode>>,
    groups: Query<(Entity, &TabGroup)>,
    parents: Query<&ChildOf>,
    things: Query<(Entity, &UiGlobalTransform, &ComputedNode, &Touchable), With<TabIndex>>,
    fields: Query<(), With<EditableText>>,
    mut areas: Query<(Entity, &mut ScrollPosition, &ComputedNode), With<Scroller>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let ways = [
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::NEG_Y),
        (KeyCode::ArrowDown, Vec2::Y),
    ];
    let Some((_, way)) = ways.into_iter().find(|(key, _)| keys.just_pressed(*key)) else {
        return;
    };
    let Some(group) = group_in_use(&groups) else {
        return;
    };
    let held = focus.get().filter(|entity| things.contains(*entity));
    if way.y == 0.0 && held.is_some_and(|entity| fields.contains(entity)) {
        // Left and right move within the text.
        return;
    }
    let inside = |entity| parents.iter_ancestors(entity).any(|above| above == group);
    let others = things
        .iter()
        .filter(|(entity, .., touchable)| touchable.enabled && inside(*entity));
    let area_of = |entity| {
        parents
            .iter_ancestors(entity)
            .find(|above| areas.contains(*above))
    };
    let next = match held.and_then(|entity| things.get(entity).ok()) {
        None => others.map(|(entity, ..)| entity).next(),
        Some((held, from, from_node, _)) => others
            .filter(|(entity, ..)| *entity != held)
            .filter_map(|(entity, to, node, _)| {
                let gap = to.translation - from.translation;
                let along = gap.dot(way);
                // Neighbours overlap by a little; what lies beside is not ahead.
                let half = (node.size + from_node.size) * 0.5;
                let least = (half.dot(way.abs()) * 0.5).max(1.0);
                let aside = (gap - way * along).length();
                // What is scrolled out of sight comes before what stands under the area.
                let leaves = area_of(entity) != area_of(held);
                (along >= least).then_some((entity, leaves, along + aside * 2.0))
            })
            .min_by(|(_, a, x), (_, b, y)| a.cmp(b).then(x.total_cmp(y)))
            .map(|(entity, ..)| entity),
    };
    match next {
        Some(next) => {
            focus.set(next, FocusCause::Navigated);
            visible.0 = true;
        }
        // Where there is nothing more to go to, there may be more to read.
        None => {
            for (entity, mut place, node) in &mut areas {
                if inside(entity) {
                    shift(&mut place, node, way.y * STEP);
                }
            }
        }
    }
}

fn press_escape(
    keys: Res<ButtonInput<KeyCode>>,
    groups: Query<(Entity, &TabGroup)>,
    parents: Query<&ChildOf>,
    buttons: Query<(Entity, &Touchable), With<OnEscape>>,
    fields: Query<(), With<EditableText>>,
    mut focus: ResMut<InputFocus>,
    mut pressed: MessageWriter<Pressed>,
) {
    if !keys.just_pressed(KeyCode::Escape) {
        return;
    }
    if focus.get().is_some_and(|entity| fields.contains(entity)) {
        focus.clear();
        return;
    }
    let Some(group) = group_in_use(&groups) else {
        return;
    };
    let button = buttons
        .iter()
        .find(|(entity, _)| parents.iter_ancestors(*entity).any(|above| above == group));
    if let Some((_, touchable)) = button {
        pressed.write(Pressed(touchable.id.clone()));
    }
}

/// Enter in a field goes on to the button that matters.
fn leave_field(
    keys: Res<ButtonInput<KeyCode>>,
    fields: Query<(), With<EditableText>>,
    firsts: Query<Entity, With<FirstFocus>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if keys.just_pressed(KeyCode::Enter)
        && focus.get().is_some_and(|entity| fields.contains(entity))
        && let Some(first) = firsts.iter().next()
    {
        focus.set(first, FocusCause::Navigated);
        visible.0 = true;
    }
}

/// What had the focus on the screen and on each overlay over it.
#[derive(Default)]
struct Held {
    place: Option<(Screen, Overlay)>,
    ids: Vec<(Overlay, String)>,
}

impl Held {
    fn keep(&mut self, overlay: Overlay, id: &str) {
        self.ids.retain(|(of, _)| *of != overlay);
        self.ids.push((overlay, id.to_owned()));
    }

    fn id(&self, overlay: Overlay) -> Option<&str> {
        let held = self.ids.iter().find(|(of, _)| *of == overlay);
        held.map(|(_, id)| id.as_str())
    }
}

/// Puts the focus where a new screen wants it, and back where it was when an overlay has closed or
/// the screen was drawn anew.
fn place_focus(
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    by_key: Res<ByKey>,
    groups: Query<(Entity, &TabGroup)>,
    parents: Query<&ChildOf>,
    firsts: Query<(Entity, Ref<FirstFocus>)>,
    things: Query<(Entity, &Touchable), With<TabIndex>>,
    mut held: Local<Held>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let group = group_in_use(&groups);
    let inside = |entity: Entity| {
        parents
            .iter_ancestors(entity)
            .any(|above| Some(above) == group)
    };
    let overlay = *overlay.get();
    let here = (*screen.get(), overlay);
    let before = held.place.replace(here);
    let known = |held: &Held| {
        let id = held.id(overlay)?;
        let same =
            |(entity, touchable): &(Entity, &Touchable)| touchable.id == id && inside(*entity);
        things.iter().find(same).map(|(entity, _)| entity)
    };
    let first = firsts.iter().find(|(entity, _)| inside(*entity));
    if before != Some(here) {
        if before.map(|(screen, _)| screen) != Some(here.0) {
            held.ids.clear();
        }
        // An overlay takes the focus in any case, or the keys would reach what it covers.
        let wanted = by_key.0 || overlay != Overlay::None;
        let place = known(&held).or(first.as_ref().map(|(entity, _)| *entity));
        match place.filter(|_| wanted) {
            Some(entity) => {
                focus.set(entity, FocusCause::Navigated);
                visible.0 = by_key.0;
            }
            None => focus.clear(),
        }
    }
    match focus.get().map(|entity| things.get(entity)) {
        Some(Ok((_, touchable))) => held.keep(overlay, &touchable.id),
        // What had the focus is gone: it goes to the same thing drawn anew, or to a new first one.
        lost => {
            let known = known(&held).filter(|_| lost.is_some());
            let fresh = first.filter(|(_, mark)| by_key.0 && mark.is_added());
            if let Some(entity) = known.or(fresh.map(|(entity, _)| entity)) {
                focus.set(entity, FocusCause::Navigated);
            }
        }
    }
}
