//! The order of one frame, named once for all rooms; it schedules nothing itself.

use bevy::prelude::*;

/// The steps of a frame, chained in `Update`. A system that reads what another step wrote in the same
/// frame belongs to a later one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSystems {
    /// Devices become intents.
    Input,
    /// Computer players think and say what they do.
    Decide,
    /// What was asked for is judged and done, or refused.
    Referee,
    /// What was done is queued and shown.
    Stage,
    /// The panels over the table follow what is shown.
    Hud,
    /// What is shown is heard.
    Sound,
}

/// Puts the steps in order.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            GameSystems::Input,
            GameSystems::Decide,
            GameSystems::Referee,
            GameSystems::Stage,
            GameSystems::Hud,
            GameSystems::Sound,
        )
            .chain(),
    );
}
