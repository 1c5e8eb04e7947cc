//! What to lead: masters, length, cards that count, the partner's suit. It knows one hand only.

use super::habits::Habits;
use super::sight::{Sight, promise};
use crate::ai::Reason;
use crate::ai::table::{above, highest, suit_mask, suit_of};
use crate::rules::{Card, Suit};

/// How much each card held deserves to be led; the highest worth is the lead.
pub(super) fn worths(sight: &Sight<'_>, habits: &Habits, mut each: impl FnMut(u8, i32)) {
    let sure = sure_tricks(sight);
    let table = sight.table;
    let held = i32::from(table.held());
    let (mine, theirs) = sight.points();
    // A first point made denies the leap to 60 (rule 8.6); every lead that counts makes one.
    let denies = mine == 0 && theirs >= 8 && table.done > 0;
    let (partner_suits, enemy_suits) = spoken_suits(sight);
    for suit in 0..4u8 {
        let own = sight.hand & suit_mask(suit);
        if own == 0 {
            continue;
        }
        let others = sight.unseen & suit_mask(suit);
        let enemy = sight.enemy & suit_mask(suit);
        let length = own.count_ones() as i32;
        let against = others.count_ones() as i32;
        let whole = promise(own, others);
        let mut base = habits.length * length + habits.against * against;
        if partner_suits >> suit & 1 == 1 {
            base += habits.partner;
        }
        if enemy_suits >> suit & 1 == 1 {
            base += habits.enemy;
        }
        if let Some(partner) = sight.partner() {
            let shown = table.shown[usize::from(partner)] & suit_mask(suit);
            if shown != 0 && highest(shown) > highest(own) && above(highest(shown)) & enemy == 0 {
                base += habits.partner_master;
            }
        }
        let best_is_master = sight.is_master(highest(own));
        let mut rest = own;
        while rest != 0 {
            let card = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let mut worth = base;
            if table.counting >> card & 1 == 1 {
                worth += if denies { 400 } else { habits.counts };
            }
            if sight.is_master(card) {
                worth += habits.master + habits.master_length * (length - 1);
                if sure >= held {
                    // Nothing can be lost any more, so take it all before anything else.
                    worth += 500;
                }
                // Keep the lower of two masters for later only if it is the same to the enemy.
                worth += i32::from(card & 7);
            } else {
                let higher = (above(card) & others).count_ones() as i32;
                worth += habits.beaten * higher;
                let after = promise(own & !(1 << card), others & !(1 << highest(others)));
                worth += habits.spoils * (whole - after).max(0);
                if !best_is_master {
                    worth += habits.low * (7 - i32::from(card & 7)) / 4;
                }
            }
            each(card, worth);
        }
    }
}

/// Tricks that can be cashed one after the other from this hand, whoever holds what.
fn sure_tricks(sight: &Sight<'_>) -> i32 {
    let mut sure = 0;
    for suit in 0..4u8 {
        let own = sight.hand & suit_mask(suit);
        let enemy = sight.enemy & suit_mask(suit);
        if own == 0 {
            continue;
        }
        let masters = if enemy == 0 {
            own.count_ones()
        } else {
            (own & !((2u32 << highest(enemy)).wrapping_sub(1))).count_ones()
        };
        sure += if masters >= enemy.count_ones() {
            own.count_ones()
        } else {
            masters
        };
    }
    sure as i32
}

/// Suits that the partner has led or shown, and those of the enemies, one bit a suit.
fn spoken_suits(sight: &Sight<'_>) -> (u8, u8) {
    let table = sight.table;
    let (mut ours, mut theirs) = (0, 0);
    for other in 0..table.players {
        if other == sight.seat {
            continue;
        }
        let mut suits = table.leads[usize::from(other)];
        for suit in 0..4u8 {
            if (table.shown[usize::from(other)] & suit_mask(suit)).count_ones() >= 3 {
                suits |= 1 << suit;
            }
        }
        if table.together(sight.seat, other) {
            ours |= suits;
        } else {
            theirs |= suits;
        }
    }
    (ours, theirs)
}

/// Why that card is a good lead.
pub(super) fn reason(sight: &Sight<'_>, card: u8) -> Reason {
    let table = sight.table;
    let suit = suit_of(card);
    let (mine, theirs) = sight.points();
    let counts = table.counting >> card & 1 == 1;
    let own = sight.hand & suit_mask(suit);
    let name = Card::from_index(card);
    if mine == 0 && theirs >= 8 && table.done > 0 && counts {
        return Reason::DeniesPique;
    }
    if sight.is_master(card) {
        let (won, lost) = sight.tricks();
        if lost == 0 && sure_tricks(sight) >= i32::from(table.held()) {
            return Reason::GoesForCapot;
        }
        if won == table.game.hand_size() / 2 && table.players != 3 {
            return Reason::TakesTheCards;
        }
        return Reason::CashesMaster(name);
    }
    if let Some(partner) = sight.partner() {
        let shown = table.shown[usize::from(partner)] & suit_mask(suit);
        if shown != 0 && above(highest(shown)) & sight.enemy == 0 {
            return Reason::LeadsToPartner(Suit::from_index(suit));
        }
        if spoken_suits(sight).0 >> suit & 1 == 1 {
            return Reason::ReturnsPartnersSuit(Suit::from_index(suit));
        }
    }
    if own.count_ones() >= 4 {
        Reason::LeadsFromLength(Suit::from_index(suit))
    } else if counts {
        Reason::LeadsForThePoint(name)
    } else {
        Reason::LeadsSafely(name)
    }
}
