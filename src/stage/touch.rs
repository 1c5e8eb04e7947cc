//! What the person's fingers are doing to the cards: written by the devices, read by whoever draws.

use bevy::math::Vec2;
use bevy::prelude::*;

use crate::rules::{Card, CardSet};

/// Cards under fingers and keys.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Fingers {
    /// Under the pointer.
    pub hovered: Option<Card>,
    /// Under the keyboard's cursor.
    pub cursor: Option<Card>,
    /// Chosen for the exchange.
    pub selected: CardSet,
    /// Being dragged, and where its centre is, in the stage's coordinates.
    pub dragged: Option<(Card, Vec2)>,
}

/// How much of a card can be seen and hit, measured from its upper left corner, in logical pixels.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct SeenPart(pub Vec2);
