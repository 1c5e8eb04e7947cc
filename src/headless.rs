//! Table and players without a window: whole parties run at full speed through the same referee as
//! the player's clicks. It shows nothing, so the curtain is always open.

use bevy::prelude::*;

use crate::ai::Level;
use crate::players::{self, AutoNext, Seating, ThinkingBudget};
use crate::{sets, table};

/// Bevy's minimum, the table and computer players, who go on from deal to deal by themselves. Start a
/// partie with [`StartPartie`](table::StartPartie).
pub struct HeadlessPlugin;

impl Plugin for HeadlessPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((MinimalPlugins, sets::plugin, table::plugin, players::plugin))
            .insert_resource(Seating::computers(Level::Greedy))
            .insert_resource(AutoNext(true))
            .insert_resource(ThinkingBudget(u32::MAX));
    }
}
