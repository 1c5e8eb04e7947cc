//! What is put to the person. It offers and does not answer: the answer is a `Submit` of the devices.

use bevy::prelude::*;

use super::{Controller, Curtain};
use crate::rules::{Chair, Choices, View};
use crate::table::{InDeal, SeatAt, TableReader, ToAct};

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

/// Puts to the person what is to be decided, and takes it back when it is not. It follows the stage,
/// so that nothing is offered while what has just happened is still to be shown.
pub(super) fn put_offer(
    table: TableReader,
    curtain: Res<Curtain>,
    seats: Query<(&SeatAt, &InDeal, &Controller), With<ToAct>>,
    mut offer: ResMut<Offer>,
) -> Result {
    let asked = seats
        .iter()
        .find(|(_, _, controller)| **controller == Controller::Human)
        .filter(|_| curtain.is_open());
    let offered = match asked {
        Some((chair, seat, _)) => {
            let view = table.view(**seat)?;
            Some(Offered {
                chair: **chair,
                view,
                choices: view.choices(),
            })
        }
        None => None,
    };
    offer.set_if_neq(Offer(offered));
    Ok(())
}
