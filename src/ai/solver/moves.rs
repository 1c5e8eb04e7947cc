//! The cards worth trying, in the order in which they are likely to settle the question.

use super::Layout;
use crate::ai::table::{highest, suit_mask, suit_of};

/// The lowest card of each suit.
const LOWEST: u32 = 0x0101_0101;

/// What may be played.
pub(super) const fn legal(hand: u32, at: &Layout) -> u32 {
    if at.in_trick == 0 {
        return hand;
    }
    let follow = hand & suit_mask(suit_of(at.led));
    if follow == 0 { hand } else { follow }
}

/// Every card that has another of the same hand directly below it among those in play.
/// Between cards that count and cards that do not there is a border, where `counting` tells them
/// apart.
const fn doubles(cards: u32, live: u32, counting: u32) -> u32 {
    let border = LOWEST | (counting & !(counting << 1));
    // Below each place lies a card of the hand, or one no longer in play: the way up is open.
    let mut open = ((cards | !live) << 1) & !border;
    let mut reach = (cards << 1) & !border;
    reach |= open & (reach << 1);
    open &= open << 1;
    reach |= open & (reach << 2);
    open &= open << 2;
    reach |= open & (reach << 4);
    cards & reach
}

/// One card of each group of neighbours, the lowest.
pub(super) const fn distinct(cards: u32, live: u32, counting: u32) -> u32 {
    cards & !doubles(cards, live, counting)
}

/// The cards of the group whose lowest is `card`.
pub(super) fn equals(cards: u32, live: u32, card: u8) -> u32 {
    let doubles = doubles(cards, live, u32::MAX);
    let mut group = 1u32 << card;
    let mut rest = cards & suit_mask(suit_of(card)) & !((2u32 << card).wrapping_sub(1));
    while rest != 0 {
        let next = rest & rest.wrapping_neg();
        if doubles & next == 0 {
            break;
        }
        group |= next;
        rest &= rest - 1;
    }
    group
}

/// Moves in order.
pub(super) struct List {
    moves: [(i16, u8); 12],
    len: usize,
    next: usize,
}

impl List {
    /// The distinct cards of the seat to play.
    pub(super) fn of<const N: usize>(
        at: &Layout,
        live: u32,
        side: u8,
        hint: Option<u8>,
        counting: u32,
    ) -> List {
        let hand = at.hands[usize::from(at.actor)];
        let legal = legal(hand, at);
        let mut rest = distinct(legal, live, counting);
        let mut list = List {
            moves: [(0, 0); 12],
            len: 0,
            next: 0,
        };
        let single = rest & (rest - 1) == 0;
        while rest != 0 {
            let card = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let worth = if single {
                0
            } else if hint == Some(card) {
                i16::MAX
            } else if at.in_trick == 0 {
                lead::<N>(at, live, side, card)
            } else {
                follow::<N>(at, side, card)
            };
            if list.len < 12 {
                list.moves[list.len] = (worth, card);
                list.len += 1;
            }
        }
        list
    }

    /// The likeliest that has not been tried.
    pub(super) fn next(&mut self) -> Option<u8> {
        let mut best = self.next;
        for other in self.next + 1..self.len {
            if self.moves[other].0 > self.moves[best].0 {
                best = other;
            }
        }
        if best >= self.len {
            return None;
        }
        self.moves.swap(self.next, best);
        self.next += 1;
        Some(self.moves[self.next - 1].1)
    }
}

const fn together(side: u8, one: u8, other: u8) -> bool {
    (side >> one ^ side >> other) & 1 == 0
}

fn lead<const N: usize>(at: &Layout, live: u32, side: u8, card: u8) -> i16 {
    let suit = suit_of(card);
    let mask = suit_mask(suit);
    let hand = at.hands[usize::from(at.actor)];
    let top = highest(live & mask);
    let length = (hand & mask).count_ones() as i16;
    let rank = i16::from(card & 7);
    // The group of which `card` is the lowest may reach the top.
    let is_top = (live & mask) >> card == ((live & mask & hand) >> card) && hand >> top & 1 == 1;
    if is_top {
        return 100 + length * 4;
    }
    let mut owner = at.actor;
    for seat in 0..N as u8 {
        if at.hands[usize::from(seat)] >> top & 1 == 1 {
            owner = seat;
        }
    }
    let others = (live & mask & !hand).count_ones() as i16;
    if owner == at.actor {
        // A lead away from the top card.
        20 + length * 4 - others - rank
    } else if together(side, owner, at.actor) {
        70 + length * 2 - rank
    } else {
        30 + length * 6 - others * 3 + rank
    }
}

fn follow<const N: usize>(at: &Layout, side: u8, card: u8) -> i16 {
    let suit = suit_of(card);
    let rank = i16::from(card & 7);
    let last = usize::from(at.in_trick) + 1 == N;
    if suit != suit_of(at.led) {
        // Throw low cards of long suits first.
        let length = (at.hands[usize::from(at.actor)] & suit_mask(suit)).count_ones() as i16;
        return length * 3 - rank * 4;
    }
    if card < at.best {
        return 10 - rank;
    }
    if together(side, at.best_by, at.actor) {
        return if last { -rank } else { 8 - rank };
    }
    if last {
        return 60 - rank;
    }
    // Something above the card with the seats behind makes winning uncertain.
    let mut beaten = false;
    let mut seat = at.actor;
    for _ in usize::from(at.in_trick) + 1..N {
        seat = (seat + 1) % N as u8;
        if !together(side, seat, at.actor) {
            let theirs = at.hands[usize::from(seat)] & suit_mask(suit);
            beaten |= theirs != 0 && highest(theirs) > card;
        }
    }
    if beaten { 5 - rank } else { 50 - rank }
}
