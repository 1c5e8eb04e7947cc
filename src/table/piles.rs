//! Where a card lies, who led and who won, as relationships: a card is in one pile because it cannot
//! be in two. The list sides are kept by Bevy's hooks and are read only.
//!
//! A pile that becomes empty loses its [`Pile`]; read it as `Option<&Pile>`.

use bevy::prelude::*;

/// On a card: the pile it lies in. A pile is a seat (its hand), the talon, a seat's discards or a trick.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[relationship(relationship_target = Pile)]
pub struct InPile(pub(super) Entity);

/// On a pile: its cards. In a trick they lie in the order played, in the talon the top card first.
#[derive(Component, Debug, Deref)]
#[relationship_target(relationship = InPile)]
pub struct Pile(Vec<Entity>);

/// On a trick: the seat that led it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[relationship(relationship_target = Leads)]
pub struct LedBy(pub(super) Entity);

/// On a seat: the tricks it led, first to last.
#[derive(Component, Debug, Deref)]
#[relationship_target(relationship = LedBy)]
pub struct Leads(Vec<Entity>);

/// On a complete trick: the seat that won it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[relationship(relationship_target = TricksWon)]
pub struct WonBy(pub(super) Entity);

/// On a seat: the tricks it won, first to last.
#[derive(Component, Debug, Deref)]
#[relationship_target(relationship = WonBy)]
pub struct TricksWon(Vec<Entity>);

/// On a pile of cards laid out: the seat that laid them out.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Deref)]
#[relationship(relationship_target = Discards)]
pub struct DiscardsOf(pub(super) Entity);

/// On a seat: its pile of cards laid out, which goes when the seat goes.
#[derive(Component, Debug, Deref)]
#[relationship_target(relationship = DiscardsOf, linked_spawn)]
pub struct Discards(Entity);
