//! How long everything takes, in seconds at ordinary speed, in one place with its reasons.

use bevy::prelude::*;

/// The cards come together in the pack, or the pack is seen before it is dealt.
pub const PACK: f32 = 0.45;
/// Between two cards leaving the pack. Faster, the ear and the eye no longer count them.
pub const DEAL_STEP: f32 = 0.065;
/// One card's flight from the pack.
pub const DEAL_FLIGHT: f32 = 0.26;
/// The whole deal takes no longer, however many cards; sorted, the hand is there after 2.6.
pub const DEAL_MOST: f32 = 2.26;
/// The person's cards turn over and sort themselves.
pub const SORT: f32 = 0.34;
/// Cards laid out and drawn.
pub const EXCHANGE: f32 = 0.85;
/// What is called out stands at least so long before the next is said.
pub const SPEAK: f32 = 0.75;
/// Each further line that is called out adds so much.
pub const SPEAK_LINE: f32 = 0.35;
/// A card played.
pub const PLAY: f32 = 0.24;
/// A full trick lies so long that the last card can be read.
pub const TRICK_REST: f32 = 0.8;
/// The trick goes to its winner.
pub const TRICK_GATHER: f32 = 0.32;
/// A combination that scores is shown.
pub const SHOW: f32 = 1.15;
/// Nobody scores a class.
pub const CANCELLED: f32 = 1.0;
/// The ten for the cards.
pub const CARDS: f32 = 0.9;
/// Repique, pique, capot, going out: rare, so they may take their time; any input ends them.
pub const CELEBRATE: f32 = 1.9;
/// A pause before the score sheet covers the table.
pub const CLOSE: f32 = 0.5;
/// A card lifts under the pointer.
pub const HOVER: f32 = 0.09;
/// Cards that only make way.
pub const SHIFT: f32 = 0.2;

/// The speed of everything shown: 1 is ordinary, 2 twice as fast; nothing moves at 0 ("none").
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Tempo(pub f32);

impl Default for Tempo {
    fn default() -> Tempo {
        Tempo(1.0)
    }
}

impl Tempo {
    /// How long something of that length takes now.
    pub fn scale(&self, seconds: f32) -> f32 {
        if self.0 <= 0.0 { 0.0 } else { seconds / self.0 }
    }
}
