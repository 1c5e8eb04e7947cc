//! Among cards of nearly equal worth, the one a person understands, and the words for it.

use crate::ai::greedy::{self, Habits, Sight};
use crate::ai::table::Table;
use crate::ai::{Decision, Reason};
use crate::rules::{Action, Card, View};

/// The decision where one card, or one group of equals, is all there is.
pub(super) fn only(view: &View, table: &Table, card: u8) -> Decision {
    let (card, reason) = understood(view, table, &[card], card);
    Decision {
        action: Action::Play(Card::from_index(card)),
        reason: Some(reason.unwrap_or(Reason::OnlyChoice)),
    }
}

/// The card of `near` that the rules of thumb would play, else `best`; and why, where the rules of
/// thumb agree with it.
pub(super) fn understood(
    view: &View,
    table: &Table,
    near: &[u8],
    best: u8,
) -> (u8, Option<Reason>) {
    let sight = Sight::of(view, table);
    let (card, reason) = greedy::play(&sight, Habits::of(view.game));
    let alike = |other: u8| greedy::alike(&sight, card, other);
    if near.iter().any(|other| alike(*other)) {
        return (card, Some(reason));
    }
    let (card, reason) = greedy::play(&sight, Habits::found(view.game));
    let alike = |other: u8| greedy::alike(&sight, card, other);
    if near.iter().any(|other| alike(*other)) {
        return (card, Some(reason));
    }
    (best, None)
}
