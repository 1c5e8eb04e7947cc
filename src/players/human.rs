//! What is put to the person. It offers and does not answer: the answer is a `Submit` of the devices.

use bevy::prelude::*;

use crate::rules::{Chair, Choices, View};

/// The chair whose cards are shown and which a person plays.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HumanChair(pub Chair);

impl Default for HumanChair {
    fn default() -> HumanChair {
        HumanChair(Chair(0))
    }
}

/// What the person has to decide now, if anything.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offer(pub Option<Offered>);

/// A decision put to the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Whose decision.
    pub chair: Chair,
    /// What that seat may know.
    pub view: View,
    /// What it may do.
    pub choices: Choices,
}
