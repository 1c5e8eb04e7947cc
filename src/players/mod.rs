//! Who decides: computer players, a slice of thought each frame, and what is put to the person. It
//! asks the table and never changes it.

mod computer;
mod human;
mod pace;
mod seating;

use bevy::prelude::*;

use crate::sets::GameSystems;

pub use computer::{Thinking, ThinkingBudget, mind_seed};
pub use human::{HumanChair, Offer, Offered};
pub use pace::{AutoNext, Curtain, curtain_is_open};
pub use seating::{Controller, Seating};

/// The players. They need the table and the order of [`GameSystems`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Seating>()
        .init_resource::<HumanChair>()
        .init_resource::<Offer>()
        .init_resource::<Curtain>()
        .init_resource::<AutoNext>()
        .init_resource::<ThinkingBudget>()
        .add_observer(seating::on_seat_added)
        .add_systems(
            Update,
            (
                seating::change_controllers.run_if(resource_changed::<Seating>),
                computer::drop_idle_thoughts,
                (
                    computer::think,
                    pace::ask_for_next_deal.run_if(pace::goes_on_by_itself),
                )
                    .run_if(curtain_is_open),
            )
                .chain()
                .in_set(GameSystems::Decide),
        )
        .add_systems(
            Update,
            human::put_offer
                .after(GameSystems::Stage)
                .before(GameSystems::Hud),
        );
}
