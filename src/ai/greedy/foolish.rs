//! What nobody at a table forgives, whatever it may gain: the strong players do not even weigh it.

use super::sight::{Sight, promise};
use crate::ai::table::{highest, lowest, suit_mask, suit_of};

/// A card that nobody can beat, thrown on another suit while a loser is at hand.
pub(in crate::ai) fn throws_a_master(sight: &Sight<'_>, card: u8) -> bool {
    discards(sight)
        && sight.is_master(card)
        && sight.enemy & suit_mask(suit_of(card)) != 0
        && has_loser(sight)
}

/// The partner's trick, which no enemy can take any more, overtaken with a lower card at hand.
pub(in crate::ai) fn overtakes_the_partner(sight: &Sight<'_>, card: u8) -> bool {
    let table = sight.table;
    if table.in_trick == 0 || discards(sight) || !table.together(sight.seat, table.best_by) {
        return false;
    }
    let follow = sight.hand & suit_mask(suit_of(table.trick[0]));
    card > table.best && lowest(follow) < table.best && sight.threats(table.best) == 0
}

/// The last guard of a king thrown on another suit, the ace still out, with a loser at hand.
pub(in crate::ai) fn bares_a_king(sight: &Sight<'_>, card: u8) -> bool {
    const KING: u8 = 6;
    let own = sight.hand & suit_mask(suit_of(card));
    let rest = own & !(1 << card);
    discards(sight)
        && own.count_ones() == 2
        && rest != 0
        && highest(rest) & 7 == KING
        && !sight.is_master(highest(rest))
        && has_loser(sight)
}

/// A card thrown or lost though a lower one of its suit would do: it says less and may still win.
pub(in crate::ai) fn wastes(sight: &Sight<'_>, card: u8) -> bool {
    let table = sight.table;
    if table.in_trick == 0 {
        return false;
    }
    let own = sight.hand & suit_mask(suit_of(card));
    let wins = suit_of(card) == suit_of(table.trick[0]) && card > table.best;
    !wins && card != lowest(own)
}

/// Whether the suit led is not held.
fn discards(sight: &Sight<'_>) -> bool {
    let table = sight.table;
    table.in_trick > 0 && sight.hand & suit_mask(suit_of(table.trick[0])) == 0
}

/// Whether a card is held whose suit promises nothing.
fn has_loser(sight: &Sight<'_>) -> bool {
    (0..4u8).any(|suit| {
        let own = sight.hand & suit_mask(suit);
        own != 0 && promise(own, sight.enemy & suit_mask(suit)) == 0
    })
}
