//! Tricks that the leader's side can cash at once, whatever the others do: a lower bound only.

use crate::ai::table::{highest, suit_mask};

/// At least so many tricks are the leader's side's from here on.
pub(super) fn of_leader<const N: usize>(hands: &[u32; 4], leader: u8, side: u8) -> u32 {
    let own = hands[usize::from(leader)];
    let left = own.count_ones();
    let partner = (N == 4 && (side >> leader ^ side >> (leader ^ 2)) & 1 == 0)
        .then(|| hands[usize::from(leader ^ 2)]);
    let mut sure = 0;
    let mut across = 0;
    let mut bridge = false;
    for suit in 0..4 {
        let mask = suit_mask(suit);
        let mine = own & mask;
        let mut others = 0;
        let mut longest = 0;
        for (seat, hand) in hands.iter().enumerate().take(N) {
            if seat != usize::from(leader) {
                others |= hand & mask;
                longest = longest.max((hand & mask).count_ones());
            }
        }
        let masters = cashable(mine, others, longest);
        sure += masters;
        if masters > 0 {
            continue;
        }
        if let Some(partner) = partner {
            // His masters in suits of which the leader can cash nothing, if a card leads to them.
            let his = partner & mask;
            if his == 0 {
                continue;
            }
            let mut against = mine;
            let mut longest = mine.count_ones();
            for seat in [leader ^ 1, leader ^ 3] {
                let theirs = hands[usize::from(seat)] & mask;
                against |= theirs;
                longest = longest.max(theirs.count_ones());
            }
            let masters = cashable(his, against, longest);
            across += masters;
            bridge |= masters > 0 && mine != 0;
        }
    }
    if bridge {
        sure += across;
    }
    sure.min(left)
}

/// At least so many tricks are the enemies' of the leader's side, where the leader must give one of
/// them the lead whatever he plays: the one who takes it cashes his own.
pub(super) fn of_enemy<const N: usize>(hands: &[u32; 4], leader: u8, side: u8) -> u32 {
    let own = hands[usize::from(leader)];
    let all = hands[0] | hands[1] | hands[2] | hands[3];
    let mut takers = 0u8;
    for suit in 0..4 {
        let mask = suit_mask(suit);
        if own & mask == 0 {
            continue;
        }
        let top = highest(all & mask);
        for seat in 0..N as u8 {
            if hands[usize::from(seat)] >> top & 1 == 1 {
                if (side >> seat ^ side >> leader) & 1 == 0 {
                    return 0;
                }
                takers |= 1 << seat;
            }
        }
    }
    let mut least = own.count_ones();
    for seat in 0..N {
        if takers >> seat & 1 == 1 {
            least = least.min(alone::<N>(hands, seat));
        }
    }
    least
}

/// What one seat can cash from its own hand.
fn alone<const N: usize>(hands: &[u32; 4], seat: usize) -> u32 {
    let mut sure = 0;
    for suit in 0..4 {
        let mask = suit_mask(suit);
        let mut others = 0;
        let mut longest = 0;
        for (other, hand) in hands.iter().enumerate().take(N) {
            if other != seat {
                others |= hand & mask;
                longest = longest.max((hand & mask).count_ones());
            }
        }
        sure += cashable(hands[seat] & mask, others, longest);
    }
    sure
}

/// Tricks from the top of a holding led out against these cards, of which one hand holds at most
/// `longest`.
fn cashable(mine: u32, others: u32, longest: u32) -> u32 {
    if mine == 0 {
        return 0;
    }
    if others == 0 {
        return mine.count_ones();
    }
    let masters = (mine & !((2u32 << highest(others)).wrapping_sub(1))).count_ones();
    if masters >= longest {
        mine.count_ones()
    } else {
        masters
    }
}
