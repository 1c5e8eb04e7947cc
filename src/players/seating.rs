//! Who decides for which chair; it holds no card.

use bevy::prelude::*;

use crate::ai::Level;
use crate::rules::Chair;
use crate::table::SeatAt;

/// On a seat: who decides for it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controller {
    /// A person.
    Human,
    /// The computer, at that level.
    Computer(Level),
}

/// Who decides, by chair. Changing it changes who plays from the next decision on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating(pub [Controller; 4]);

impl Seating {
    /// Who decides for a chair.
    pub fn of(&self, chair: Chair) -> Controller {
        self.0[chair.index() % 4]
    }

    /// The computer everywhere.
    pub const fn computers(level: Level) -> Seating {
        Seating([Controller::Computer(level); 4])
    }
}

impl Default for Seating {
    fn default() -> Seating {
        let mut seating = Seating::computers(Level::Greedy);
        seating.0[0] = Controller::Human;
        seating
    }
}

/// A seat that is set up gets whoever is to decide for it.
pub(super) fn on_seat_added(
    add: On<Add, SeatAt>,
    seats: Query<&SeatAt>,
    seating: Res<Seating>,
    mut commands: Commands,
) {
    if let Ok(chair) = seats.get(add.entity) {
        commands.entity(add.entity).insert(seating.of(**chair));
    }
}

/// Seats get others to decide for them when it is agreed so.
pub(super) fn change_controllers(
    seating: Res<Seating>,
    mut seats: Query<(&SeatAt, &mut Controller)>,
) {
    for (chair, mut controller) in &mut seats {
        controller.set_if_neq(seating.of(**chair));
    }
}
