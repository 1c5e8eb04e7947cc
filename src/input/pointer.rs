//! Mouse and touch on the cards: hover, click, drag; and any press completes the running motion.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::Touched;
use crate::players::Offer;
use crate::rules::{Card, Choices};
use crate::screens::{Overlay, Screen};
use crate::sets::GameSystems;
use crate::stage::{Fingers, Playbook, SeenPart, TableLayout};
use crate::table::CardFace;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_over)
        .add_observer(on_out)
        .add_observer(on_click)
        .add_observer(on_drag_start)
        .add_observer(on_drag)
        .add_observer(on_drag_end)
        .add_systems(
            Update,
            skip_on_press
                .in_set(GameSystems::Input)
                .run_if(in_state(Screen::Table).and_then(in_state(Overlay::None))),
        );
}

fn on_over(
    over: On<Pointer<Over>>,
    cards: Query<&CardFace, With<SeenPart>>,
    mut fingers: ResMut<Fingers>,
) {
    if let Ok(face) = cards.get(over.entity) {
        fingers.hovered = Some(**face);
    }
}

fn on_out(out: On<Pointer<Out>>, cards: Query<&CardFace>, mut fingers: ResMut<Fingers>) {
    if let Ok(face) = cards.get(out.entity)
        && fingers.hovered == Some(**face)
    {
        fingers.hovered = None;
    }
}

fn on_click(
    click: On<Pointer<Click>>,
    cards: Query<&CardFace, With<SeenPart>>,
    overlay: Res<State<Overlay>>,
    mut touched: MessageWriter<Touched>,
) {
    if click.button == PointerButton::Primary
        && *overlay.get() == Overlay::None
        && let Ok(face) = cards.get(click.entity)
    {
        touched.write(Touched(**face));
    }
}

/// The card under a drag may follow the finger when it could be played.
fn may_drag(offer: &Offer, card: Card) -> bool {
    matches!(
        offer.0.as_ref().map(|offered| &offered.choices),
        Some(Choices::Play { cards, .. }) if cards.contains(card)
    )
}

fn on_drag_start(
    drag: On<Pointer<DragStart>>,
    cards: Query<(&CardFace, &Transform), With<SeenPart>>,
    offer: Res<Offer>,
    mut fingers: ResMut<Fingers>,
) {
    if drag.button == PointerButton::Primary
        && let Ok((face, transform)) = cards.get(drag.entity)
        && may_drag(&offer, **face)
    {
        fingers.dragged = Some((**face, transform.translation.truncate()));
    }
}

fn on_drag(
    drag: On<Pointer<Drag>>,
    cards: Query<&CardFace>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut fingers: ResMut<Fingers>,
) {
    if let Ok(face) = cards.get(drag.entity)
        && let Some((card, _)) = fingers.dragged
        && card == **face
    {
        let at = drag.pointer_location.position;
        let half = Vec2::new(window.width(), window.height()) / 2.0;
        fingers.dragged = Some((card, Vec2::new(at.x - half.x, half.y - at.y)));
    }
}

fn on_drag_end(
    drag: On<Pointer<DragEnd>>,
    cards: Query<&CardFace>,
    layout: Option<Res<TableLayout>>,
    mut fingers: ResMut<Fingers>,
    mut touched: MessageWriter<Touched>,
) {
    let (Ok(face), Some((card, at))) = (cards.get(drag.entity), fingers.dragged) else {
        return;
    };
    if card != **face {
        return;
    }
    fingers.dragged = None;
    // Dropped on the table it is played; a short pull ends as the click that it also is.
    let high_enough = layout.is_some_and(|layout| at.y > layout.hand_top);
    if high_enough {
        touched.write(Touched(card));
    }
}

/// Any press completes the motion that is running.
fn skip_on_press(
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    mut playbook: ResMut<Playbook>,
) {
    if mouse.get_just_pressed().next().is_some() || touches.any_just_pressed() {
        playbook.skip();
    }
}
