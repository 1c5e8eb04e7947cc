//! All ways to share out the unseen cards of one suit, with what each says about the claims. A table
//! for the sampler; it throws no dice.

use super::bounds::{Bounds, run_strength};
use crate::rules::{Rank, Suit};

/// Owners of unseen cards: up to three, hands and the heap of cards that nobody holds.
pub(super) const OWNERS: usize = 3;

/// One place where unseen cards may lie.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Owner {
    /// The seat; none for the heap.
    pub(super) seat: Option<u8>,
    /// Cards it must still get.
    pub(super) need: u8,
    /// Cards known to be or to have been in this hand after the exchange.
    pub(super) known: u32,
    /// Suits it cannot hold, one bit a suit.
    pub(super) voids: u8,
    /// What its words say.
    pub(super) bounds: Bounds,
    /// Where its flags begin: the existence claims it must fulfil somewhere.
    pub(super) flags: u8,
}

/// One way to share out a suit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    pub(super) ranks: [u8; OWNERS],
    pub(super) weight: f64,
}

/// Ways that give the same numbers of cards and fulfil the same claims.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) counts: [u8; OWNERS],
    pub(super) flags: u16,
    pub(super) weight: f64,
    pub(super) shares: Vec<Share>,
}

/// How much less likely a hand is that should have been declared and was not: sinking is legal
/// (rule 7.7), and rare.
const SUNK: f64 = 0.02;

/// Who laid out cards of the heap, and how much of it he did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lean {
    /// The place of the hand among the owners.
    pub(super) owner: usize,
    /// The part of the heap that he laid out; the rest lay in the talon.
    pub(super) part: f64,
}

/// How many times likelier a card of each rank is laid out than kept, from the seven to the ace, and
/// a card of a suit of which so many are kept: counted over 6,000 exchanges of the rules of thumb at
/// two and 3,000 at three, and taken a little less far than counted.
const BY_RANK: [f64; 8] = [2.8, 2.4, 2.0, 0.95, 0.7, 0.4, 0.2, 0.1];
const BY_LENGTH: [f64; 9] = [2.5, 1.8, 1.0, 0.55, 0.25, 0.1, 0.05, 0.02, 0.02];

impl Lean {
    /// The weight of these cards in the heap beside that holding in the hand.
    fn weight(&self, heap: u8, hand: u8) -> f64 {
        let by_length = BY_LENGTH[hand.count_ones() as usize];
        (0..8)
            .filter(|rank| heap >> rank & 1 == 1)
            .map(|rank| self.part * BY_RANK[rank] * by_length + (1.0 - self.part))
            .product()
    }
}

/// Every way for this suit.
pub(super) fn groups(
    suit: Suit,
    unseen: u8,
    owners: &[Owner],
    fours: bool,
    lean: Lean,
) -> Vec<Group> {
    let mut cards = [0u8; 8];
    let mut count = 0;
    for rank in 0..8 {
        if unseen >> rank & 1 == 1 {
            cards[count] = rank;
            count += 1;
        }
    }
    let mut groups: Vec<Group> = Vec::new();
    let mut places = [0usize; 8];
    loop {
        let mut ranks = [0u8; OWNERS];
        let mut weight = 1.0;
        for (card, place) in cards.iter().zip(places).take(count) {
            ranks[place] |= 1 << card;
        }
        let heap = owners.iter().position(|owner| owner.seat.is_none());
        if let (Some(heap), true) = (heap, lean.part > 0.0) {
            let known = (owners[lean.owner].known >> (suit as u8 * 8)) as u8;
            weight = lean.weight(ranks[heap], ranks[lean.owner] | known);
        }
        let mut flags = 0;
        for (owner, ranks) in owners.iter().zip(ranks) {
            weight *= judge(owner, suit, ranks, fours, &mut flags);
        }
        if weight > 0.0 {
            put(&mut groups, ranks, flags, weight);
        }
        // The next way, as a number in the base of the owners.
        let mut digit = 0;
        while digit < count {
            places[digit] += 1;
            if places[digit] < owners.len() {
                break;
            }
            places[digit] = 0;
            digit += 1;
        }
        if digit == count {
            return groups;
        }
    }
}

fn put(groups: &mut Vec<Group>, ranks: [u8; OWNERS], flags: u16, weight: f64) {
    let counts = ranks.map(|ranks| ranks.count_ones() as u8);
    let share = Share { ranks, weight };
    let same = groups
        .iter_mut()
        .find(|group| group.counts == counts && group.flags == flags);
    if let Some(group) = same {
        group.weight += weight;
        group.shares.push(share);
    } else {
        groups.push(Group {
            counts,
            flags,
            weight,
            shares: vec![share],
        });
    }
}

/// How well a holding agrees with the owner's words: 0 cannot be, 1 agrees, little where something
/// would have been sunk. Claims fulfilled in this suit set their flags.
fn judge(owner: &Owner, suit: Suit, ranks: u8, fours: bool, flags: &mut u16) -> f64 {
    if owner.seat.is_none() {
        return 1.0;
    }
    if ranks != 0 && owner.voids >> suit as u8 & 1 == 1 {
        return 0.0;
    }
    let whole = ranks | (owner.known >> (suit as u8 * 8)) as u8;
    let mut weight = 1.0;
    let mut flag = owner.flags;
    let mut claim = |fulfilled: bool| {
        *flags |= u16::from(fulfilled) << flag;
        flag += 1;
    };
    let pips = pips(whole);
    let point = &owner.bounds.point;
    let counts = !fours || pips >= 30;
    for exact in point.exact.into_iter().flatten() {
        claim(counts && pips == exact);
    }
    if let Some(above) = point.above {
        claim(pips > above);
    }
    if point.most.is_some_and(|most| counts && pips > most) {
        weight *= SUNK;
    }
    let sequence = &owner.bounds.sequence;
    let runs = runs(whole);
    for exact in sequence.exact.into_iter().flatten() {
        claim(runs.contains(&exact));
    }
    if let Some(above) = sequence.above {
        claim(runs.iter().any(|run| *run > above));
    }
    if sequence
        .most
        .is_some_and(|most| runs.iter().any(|run| *run > most))
    {
        weight *= SUNK;
    }
    weight
}

fn pips(ranks: u8) -> u8 {
    Rank::ALL
        .into_iter()
        .filter(|rank| ranks >> *rank as u8 & 1 == 1)
        .map(Rank::pips)
        .sum()
}

/// The strengths of the runs of three or more: at most two in a suit.
fn runs(ranks: u8) -> [u8; 2] {
    let mut found = [0; 2];
    let mut number = 0;
    let mut rest = u32::from(ranks);
    let mut base = 0;
    while rest != 0 {
        let skip = rest.trailing_zeros();
        rest >>= skip;
        let len = rest.trailing_ones();
        rest >>= len;
        base += skip + len;
        if len >= 3 {
            found[number] = run_strength(len as u8, (base - 1) as u8);
            number += 1;
        }
    }
    found
}
