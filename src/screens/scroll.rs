//! Areas that scroll by wheel, finger and focus, where a screen does not fit. A finger that drags does
//! not press what lies under it.

use bevy::input_focus::{FocusCause, FocusGained};
use bevy::prelude::*;
use bevy::ui::Pressed as PressedNow;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, ScrollIntoView, Scrollbar, ScrollbarThumb};

use super::Screen;
use crate::theme::palette;

/// An area that scrolls, with a name under which its place is remembered.
#[derive(Component, Clone, Copy, Debug)]
#[require(ScrollArea)]
pub(super) struct Scroller(pub(super) &'static str);

/// Where the areas stood, so that drawing anew leaves them there.
#[derive(Resource, Default, Debug)]
struct Places(Vec<(&'static str, Vec2)>);

/// A finger that has moved this far, in pixels, drags and does not press.
const DRAG: f32 = 8.0;

/// Width of the bar beside an area that is higher than its place.
const BAR: f32 = 6.0;

/// How far the ring round the focus stands out.
const RING: f32 = 6.0;

/// An area that takes the height that is left and scrolls what is higher.
pub(super) fn scroller(
    parent: &mut ChildSpawnerCommands,
    name: &'static str,
    gap: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    parent
        .spawn((
            Pickable::IGNORE,
            // Widths are given, not shared out: heights of text are measured before room is shared.
            Node {
                width: percent(100),
                min_height: px(0),
                flex_shrink: 1.0,
                flex_direction: FlexDirection::Column,
                ..default()
            },
        ))
        .with_children(|frame| {
            let area = frame
                .spawn((
                    Scroller(name),
                    Node {
                        width: percent(100),
                        min_height: px(0),
                        flex_shrink: 1.0,
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        overflow: Overflow::scroll_y(),
                        // Room for the ring round what has the focus, and for the bar.
                        padding: UiRect::axes(px(BAR + 4.0), px(RING)),
                        row_gap: px(gap),
                        ..default()
                    },
                ))
                .with_children(fill)
                .id();
            frame.spawn((
                Scrollbar::new(area, ControlOrientation::Vertical, 28.0),
                Node {
                    position_type: PositionType::Absolute,
                    right: px(0),
                    top: px(0),
                    bottom: px(0),
                    width: px(BAR),
                    ..default()
                },
                children![(
                    ScrollbarThumb {
                        border_radius: BorderRadius::all(px(BAR / 2.0)),
                        border: UiRect::ZERO,
                    },
                    BackgroundColor(palette::GOLD),
                )],
            ));
        });
}

/// Moves what is seen of an area, within its bounds.
pub(super) fn shift(place: &mut ScrollPosition, node: &ComputedNode, by: f32) {
    let most = (node.content_size() - node.size()).max(Vec2::ZERO) * node.inverse_scale_factor();
    place.y = (place.y + by).clamp(0.0, most.y);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Places>()
        .add_observer(on_drag)
        .add_observer(on_new_area)
        .add_observer(on_focus)
        .add_systems(PostUpdate, (remember_places, show_bars))
        .add_systems(
            StateTransition,
            forget_places.run_if(on_message::<StateTransitionEvent<Screen>>),
        );
}

fn on_drag(
    mut drag: On<Pointer<Drag>>,
    mut areas: Query<(&mut ScrollPosition, &ComputedNode), With<Scroller>>,
    scale: Res<UiScale>,
    mut commands: Commands,
) {
    let Ok((mut place, node)) = areas.get_mut(drag.entity) else {
        return;
    };
    if node.content_size().y <= node.size().y {
        return;
    }
    if drag.distance.length() > DRAG {
        let touched = drag.original_event_target();
        if let Ok(mut touched) = commands.get_entity(touched) {
            touched.try_remove::<PressedNow>();
        }
    }
    shift(&mut place, node, -drag.delta.y / scale.0);
    drag.propagate(false);
}

fn on_new_area(
    add: On<Add, Scroller>,
    mut areas: Query<(&Scroller, &mut ScrollPosition)>,
    places: Res<Places>,
) {
    let Ok((Scroller(name), mut place)) = areas.get_mut(add.entity) else {
        return;
    };
    if let Some((_, was)) = places.0.iter().find(|(known, _)| known == name) {
        place.0 = *was;
    }
}

/// Another screen begins at its top.
fn forget_places(mut places: ResMut<Places>) {
    places.0.clear();
}

fn remember_places(
    areas: Query<(&Scroller, &ScrollPosition), Changed<ScrollPosition>>,
    mut places: ResMut<Places>,
) {
    for (Scroller(name), place) in &areas {
        places.0.retain(|(known, _)| known != name);
        places.0.push((name, place.0));
    }
}

/// A bar is seen where there is more than fits.
fn show_bars(
    mut bars: Query<(&Scrollbar, &mut Node)>,
    areas: Query<&ComputedNode, With<Scroller>>,
) {
    for (bar, mut node) in &mut bars {
        let Ok(area) = areas.get(bar.target) else {
            continue;
        };
        let wanted = if area.content_size().y > area.size().y + 1.0 {
            px(BAR)
        } else {
            px(0)
        };
        if node.width != wanted {
            node.width = wanted;
        }
    }
}

/// What the keyboard reaches comes into sight.
fn on_focus(gained: On<FocusGained>, mut commands: Commands) {
    if gained.cause == FocusCause::Navigated && gained.entity == gained.original_event_target() {
        commands.trigger(ScrollIntoView {
            entity: gained.entity,
        });
    }
}
