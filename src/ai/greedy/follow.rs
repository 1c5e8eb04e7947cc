//! What to play to another's lead: win cheaply, leave it to the partner, throw what is worth least.

use super::habits::Habits;
use super::sight::{Sight, promise};
use crate::ai::Reason;
use crate::ai::table::{above, highest, lowest, suit_mask, suit_of};
use crate::rules::Card;

/// The card to play to a running trick, and why.
pub(super) fn choose(sight: &Sight<'_>, habits: &Habits) -> (u8, Reason) {
    let table = sight.table;
    let legal = table.legal(sight.hand);
    let led = suit_of(table.trick[0]);
    let follow = legal & suit_mask(led);
    if follow == 0 {
        return discard(sight, habits);
    }
    let low = lowest(follow);
    if follow & (follow - 1) == 0 {
        return (low, Reason::OnlyChoice);
    }
    let winners = follow & above(table.best);
    if winners == 0 {
        return (low, Reason::FollowsLow(Card::from_index(low)));
    }
    let cheapest = lowest(winners);
    if table.together(sight.seat, table.best_by) {
        return behind_partner(sight, follow, winners);
    }
    if sight.is_last() {
        return (cheapest, taking(sight, cheapest));
    }
    // Somebody plays after: win only with what will stand, or as good as.
    let mut rest = winners;
    while rest != 0 {
        let card = lowest(rest);
        rest &= rest - 1;
        if sight.threats(card).count_ones() <= habits.risk {
            return (card, taking(sight, card));
        }
    }
    let (mine, theirs) = sight.points();
    if mine == 0 && theirs >= 8 && table.counting >> highest(winners) & 1 == 1 {
        return (highest(winners), Reason::DeniesPique);
    }
    if table.in_trick + 2 == table.players && table.players > 3 {
        // Third hand, the partner's card is beaten already: force the last enemy up.
        let card = cheapest_like(sight, winners, highest(winners));
        return (card, Reason::ThirdHandHigh(Card::from_index(card)));
    }
    (low, Reason::SecondHandLow(Card::from_index(low)))
}

/// The partner is winning. Overtake only where an enemy behind could beat him and not us.
fn behind_partner(sight: &Sight<'_>, follow: u32, winners: u32) -> (u8, Reason) {
    let table = sight.table;
    let low = lowest(follow);
    let danger = sight.threats(table.best);
    if danger == 0 {
        return (low, Reason::LeavesItToPartner);
    }
    let card = cheapest_like(sight, winners, highest(winners));
    let left = sight.threats(card);
    if left.count_ones() < danger.count_ones() && (left == 0 || table.best & 7 < 4) {
        (card, Reason::ThirdHandHigh(Card::from_index(card)))
    } else {
        (low, Reason::LeavesItToPartner)
    }
}

/// The cheapest of these cards that beats as much as `card` does.
fn cheapest_like(sight: &Sight<'_>, cards: u32, card: u8) -> u8 {
    let mut rest = cards;
    while rest != 0 {
        let other = lowest(rest);
        rest &= rest - 1;
        if above(other) & sight.enemy == above(card) & sight.enemy {
            return other;
        }
    }
    card
}

fn taking(sight: &Sight<'_>, card: u8) -> Reason {
    let table = sight.table;
    let (mine, theirs) = sight.points();
    let (won, _) = sight.tricks();
    if mine == 0 && theirs >= 8 && table.counting >> card & 1 == 1 {
        Reason::DeniesPique
    } else if table.held() == 1 {
        Reason::TakesTheLast
    } else if table.players != 3 && won == table.game.hand_size() / 2 {
        Reason::TakesTheCards
    } else {
        Reason::TakesCheaply(Card::from_index(card))
    }
}

/// What to throw when the suit led is not held: the card whose loss costs least.
fn discard(sight: &Sight<'_>, habits: &Habits) -> (u8, Reason) {
    let mut best = (i32::MAX, 0, false);
    let mut guarded = None;
    for suit in 0..4u8 {
        let own = sight.hand & suit_mask(suit);
        if own == 0 {
            continue;
        }
        let card = lowest(own);
        let others = sight.enemy & suit_mask(suit);
        let lost = promise(own, others) - promise(own & (own - 1), others);
        let cost = habits.keep * lost + habits.rank * i32::from(card & 7);
        if lost > 0 && own & (own - 1) != 0 && !sight.is_master(card) {
            guarded = Some(highest(own));
        }
        if cost < best.0 {
            best = (cost, card, lost == 0);
        }
    }
    let reason = match guarded {
        Some(honour) if suit_of(honour) != suit_of(best.1) => {
            Reason::KeepsGuard(Card::from_index(honour))
        }
        _ if best.2 => Reason::ThrowsALoser(Card::from_index(best.1)),
        _ => Reason::FollowsLow(Card::from_index(best.1)),
    };
    (best.1, reason)
}
