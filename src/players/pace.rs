//! When players may act: not while the table is still being shown. It knows nothing of what is shown.

use bevy::prelude::*;

use crate::rules::Phase;
use crate::table::{Deal, Ended, NextDeal};

/// The curtain between the truth and the players. Whoever shows the table counts here what is still
/// to be shown; without a stage it stays open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Curtain {
    /// How much is still to be shown.
    pub pending: u32,
}

impl Curtain {
    /// Whether everything has been shown.
    pub const fn is_open(&self) -> bool {
        self.pending == 0
    }
}

/// Whether everything has been shown, as a condition of systems.
pub fn curtain_is_open(curtain: Res<Curtain>) -> bool {
    curtain.is_open()
}

/// Whether the next deal begins by itself when one is over: for parties without a person.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AutoNext(pub bool);

/// Asks for the next deal when one is over and the partie is not.
pub(super) fn ask_for_next_deal(
    deal: Single<&Deal>,
    ended: Res<Ended>,
    mut next: MessageWriter<NextDeal>,
) {
    if deal.phase == Phase::Over && ended.is_none() {
        next.write(NextDeal);
    }
}

/// Whether the next deal begins by itself, as a condition of systems.
pub(super) fn goes_on_by_itself(auto: Res<AutoNext>) -> bool {
    auto.0
}
