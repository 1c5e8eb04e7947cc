//! When players may act: not while the table is still being shown. It knows nothing of what is shown.

use bevy::prelude::*;

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
