//! The schema of the table: what cards, seats, tricks and the deal are as entities. All of it is
//! immutable and closed, so that nothing outside this room can change what is true.

use bevy::prelude::*;

use crate::rules::{Card, CardSet, Chair, Claims, Game, Ledger, Phase, Said, Seat};

/// A card: 32 entities, alive for the whole partie.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct CardFace(pub(super) Card);

/// The cards that were not dealt, top first.
#[derive(Component, Clone, Copy, Debug, Default)]
#[component(immutable)]
pub struct Talon;

/// A trick of the deal, numbered from 0.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Trick {
    /// Its number.
    pub number: u8,
}

/// A seat: one for each chair, alive for the whole partie. Its pile is its hand.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[component(immutable)]
#[require(DealtHand, Drawn, Looked, Spoken, ShownCards, Score)]
pub struct SeatAt(pub(super) Chair);

/// The number of a seat in this deal, counted from the eldest hand. Whoever has left has none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct InDeal(pub(super) Seat);

/// On the seat of three that has gone out: it stays at the table without cards.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[component(immutable)]
pub struct HasLeft;

/// On the seat that must act; on none when the deal is over.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[component(immutable)]
pub struct ToAct;

/// The hand as it was dealt.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct DealtHand(pub(super) CardSet);

/// The cards drawn from the talon.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct Drawn(pub(super) CardSet);

/// Cards of the talon seen and not taken.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct Looked(pub(super) CardSet);

/// The claims, once they are fixed. What of them is said aloud is [`Spoken`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct Claimed(pub(super) Claims);

/// A carte blanche was shown before the exchange.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[component(immutable)]
pub struct BlankShown;

/// What the seat has said aloud.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct Spoken(pub(super) Said);

/// The cards it has shown because they scored.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct ShownCards(pub(super) CardSet);

/// The score of the seat's side, this deal included.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Deref)]
#[component(immutable)]
pub struct Score(pub(super) i32);

/// The deal in progress, or the last one until the next begins.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Deal {
    /// Its number in the partie, from 0.
    pub number: u32,
    /// The seed of its cards.
    pub seed: u64,
    /// Which game is played.
    pub game: Game,
    /// Where it stands.
    pub phase: Phase,
    /// Whether the declarations have been counted.
    pub counted: bool,
    /// The count.
    pub ledger: Ledger,
}
