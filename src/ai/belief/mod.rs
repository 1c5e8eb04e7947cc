//! Where the hidden cards may lie: worlds drawn so that they agree with everything the seat knows.
//! It sees the view alone, so the worlds are guesses and never the truth.
//!
//! Own cards, cards played and shown, voids and numbers of cards bind absolutely; so do claims that
//! were made. Silence and *good* bind softly, since sinking is legal (rule 7.7). All worlds that agree
//! are equally likely, but for the weight of cards laid out: suits are dealt one after the other,
//! each way of sharing out a suit weighted by the number of ways to go on.

mod bounds;
mod suits;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::greedy::dead_for;
use crate::rules::{Card, CardSet, Game, Rank, Seat, Suit, View};
use bounds::set_strength;
use suits::{Group, Lean, OWNERS, Owner};

/// A guess about all hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct World {
    /// The hands as they are now, the own one among them.
    pub hands: [u32; 4],
}

/// Everything a seat can conclude, ready to draw worlds from.
#[derive(Clone, Debug)]
pub struct Belief {
    owners: Vec<Owner>,
    /// Hands as far as they are known.
    fixed: [u32; 4],
    groups: [Vec<Group>; 4],
    /// `ways[suit][state]`: weighted ways to share out the suits before `suit` from that state.
    ways: Vec<Vec<f64>>,
    /// The flags that must be set in the end.
    wanted: u16,
    flag_count: u8,
    sets: bool,
}

/// Tries for a world whose sets agree with what was said of them.
const TRIES: u32 = 40;

impl Belief {
    /// What the seat of this view can conclude.
    pub fn of(view: &View) -> Belief {
        Belief::with(view, true)
    }

    /// The same, but that every card is as likely to have been laid out as any other.
    pub fn even(view: &View) -> Belief {
        Belief::with(view, false)
    }

    fn with(view: &View, lean: bool) -> Belief {
        // What is not even possible with the words is tried without them.
        Belief::build(view, true, lean)
            .or_else(|| Belief::build(view, false, lean))
            .unwrap_or_else(|| Belief::empty(view))
    }

    fn empty(view: &View) -> Belief {
        let mut fixed = [0; 4];
        fixed[view.seat.index()] = view.hand.bits();
        Belief {
            owners: Vec::new(),
            fixed,
            groups: [const { Vec::new() }; 4],
            ways: Vec::new(),
            wanted: 0,
            flag_count: 0,
            sets: false,
        }
    }

    fn build(view: &View, words: bool, lean: bool) -> Option<Belief> {
        let game = view.game;
        let played = view.plays.by_seat(game);
        let voids = view.plays.voids(game);
        let sizes = view.hand_sizes();
        let mut fixed = [0u32; 4];
        for seat in game.seats() {
            fixed[seat.index()] = view.seen_in_hand(seat).bits();
        }
        if game == Game::Two && view.seat == Seat::ELDEST {
            let dealer = game.dealer();
            // He drew first what the elder had looked at and left (rules 2.10, 2.13).
            if view.exchanged[dealer] >= view.talon_seen.len() {
                fixed[dealer.index()] |= (view.talon_seen - view.plays.set()).bits();
            }
        }
        let mut unseen = !(view.plays.set().bits() | dead_for(view));
        for hand in fixed {
            unseen &= !hand;
        }
        let mut owners = Vec::new();
        let mut left = unseen.count_ones() as i32;
        let mut flag_count = 0;
        let mut sets = false;
        for seat in game.seats().filter(|seat| *seat != view.seat) {
            let known = fixed[seat.index()];
            let need = i32::from(sizes[seat]) - known.count_ones() as i32;
            left -= need;
            let mut owner = Owner {
                seat: Some(seat.0),
                need: u8::try_from(need).ok()?,
                known: known | played[seat].bits(),
                voids: voids[seat],
                bounds: Default::default(),
                flags: flag_count,
            };
            if words {
                owner.bounds = bounds::of(view, seat);
                for bound in [&owner.bounds.point, &owner.bounds.sequence] {
                    flag_count += bound.exact.iter().flatten().count() as u8;
                    flag_count += u8::from(bound.above.is_some());
                }
                sets |= owner.bounds.set != Default::default();
            }
            owners.push(owner);
        }
        if left < 0 || (left > 0 && owners.len() == OWNERS) {
            return None;
        }
        if left > 0 {
            owners.push(Owner {
                need: left as u8,
                ..Owner::default()
            });
        }
        // The others see in the heap what one player has laid out, and what nobody took.
        let mut leaning = Lean::default();
        let thrower = owners.iter().position(|owner| {
            owner
                .seat
                .is_some_and(|seat| view.exchanged[Seat(seat)] > 0)
        });
        if let (true, true, Some(owner)) = (lean, left > 0, thrower) {
            let seat = owners[owner].seat.unwrap_or(0);
            let thrown = i32::from(view.exchanged[Seat(seat)]);
            leaning = Lean {
                owner,
                part: f64::from(thrown.min(left)) / f64::from(left),
            };
        }
        let four = game == Game::Four;
        let groups = Suit::ALL.map(|suit| {
            let ranks = (unseen >> (suit as u8 * 8)) as u8;
            suits::groups(suit, ranks, &owners, four, leaning)
        });
        let mut belief = Belief {
            owners,
            fixed,
            groups,
            ways: Vec::new(),
            wanted: ((1u32 << flag_count) - 1) as u16,
            flag_count,
            sets,
        };
        belief.count_ways();
        let start = belief.state(belief.needs(), 0);
        (belief.ways[4][start] > 0.0).then_some(belief)
    }

    fn needs(&self) -> [u8; OWNERS] {
        let mut needs = [0; OWNERS];
        for (need, owner) in needs.iter_mut().zip(&self.owners) {
            *need = owner.need;
        }
        needs
    }

    /// The number of a state: cards the first two owners still need, and flags set so far. What the
    /// third needs follows.
    fn state(&self, needs: [u8; OWNERS], flags: u16) -> usize {
        (usize::from(needs[0]) * 13 + usize::from(needs[1])) << self.flag_count | usize::from(flags)
    }

    /// Fills the table of ways to go on, from the last suit to the first.
    fn count_ways(&mut self) {
        let states = (13 * 13) << self.flag_count;
        let mut ways = vec![vec![0.0; states]; 5];
        let start = self.needs();
        // No suit left: everybody has what he needs and every claim is fulfilled.
        ways[0][usize::from(self.wanted)] = 1.0;
        let mut cards_after = 0u8;
        for suit in 0..4 {
            let groups = &self.groups[suit];
            let cards = groups
                .first()
                .map_or(0, |group| group.counts.iter().sum::<u8>());
            cards_after += cards;
            for first in 0..=start[0].min(cards_after) {
                for second in 0..=start[1].min(cards_after - first) {
                    let third = cards_after - first - second;
                    if third > start[2] {
                        continue;
                    }
                    for flags in 0..=self.wanted {
                        let needs = [first, second, third];
                        let mut total = 0.0;
                        for group in groups {
                            if let Some(rest) = minus(needs, group.counts) {
                                let next = self.state(rest, flags | group.flags);
                                total += group.weight * ways[suit][next];
                            }
                        }
                        let state = self.state(needs, flags);
                        ways[suit + 1][state] = total;
                    }
                }
            }
        }
        self.ways = ways;
    }

    /// Draws a world.
    pub fn sample(&self, rng: &mut ChaCha8Rng) -> World {
        let mut world = self.deal(rng);
        if self.sets {
            for _ in 0..TRIES {
                if rng.random_range(0.0..1.0) < self.sets_agree(&world) {
                    break;
                }
                world = self.deal(rng);
            }
        }
        world
    }

    fn deal(&self, rng: &mut ChaCha8Rng) -> World {
        let mut hands = self.fixed;
        let mut needs = self.needs();
        let mut flags = 0;
        for suit in (0..self.ways.len().saturating_sub(1)).rev() {
            let total = self.ways[suit + 1][self.state(needs, flags)];
            let mut pick = rng.random_range(0.0..1.0) * total;
            let mut chosen = None;
            for group in &self.groups[suit] {
                let Some(rest) = minus(needs, group.counts) else {
                    continue;
                };
                let ways = self.ways[suit][self.state(rest, flags | group.flags)];
                if ways <= 0.0 {
                    continue;
                }
                chosen = Some((group, rest));
                pick -= group.weight * ways;
                if pick < 0.0 {
                    break;
                }
            }
            let Some((group, rest)) = chosen else { break };
            needs = rest;
            flags |= group.flags;
            let mut pick = rng.random_range(0.0..1.0) * group.weight;
            let mut share = group.shares[0];
            for other in &group.shares {
                share = *other;
                pick -= other.weight;
                if pick < 0.0 {
                    break;
                }
            }
            for (owner, ranks) in self.owners.iter().zip(share.ranks) {
                if let Some(seat) = owner.seat {
                    hands[usize::from(seat)] |= u32::from(ranks) << (suit * 8);
                }
            }
        }
        World { hands }
    }

    /// How well the sets of a world agree with what was said of sets.
    fn sets_agree(&self, world: &World) -> f64 {
        let mut agrees = 1.0;
        for owner in &self.owners {
            let Some(seat) = owner.seat else { continue };
            let hand = CardSet::from_bits(world.hands[usize::from(seat)] | owner.known);
            let bound = &owner.bounds.set;
            let mut above = bound.above.is_none();
            for rank in Rank::ALL.into_iter().filter(|rank| rank.is_ten_or_higher()) {
                let count = (hand & CardSet::rank(rank)).len();
                let strength = set_strength(count, rank as u8);
                if count < 3 {
                    continue;
                }
                above |= bound.above.is_some_and(|least| strength > least);
                if bound.most.is_some_and(|most| strength > most) {
                    agrees *= 0.02;
                }
            }
            for exact in bound.exact.into_iter().flatten() {
                let rank = Rank::from_index(exact & 7);
                if (hand & CardSet::rank(rank)).len() < exact >> 3 {
                    return 0.0;
                }
            }
            if !above {
                return 0.0;
            }
        }
        agrees
    }
}

fn minus(needs: [u8; OWNERS], counts: [u8; OWNERS]) -> Option<[u8; OWNERS]> {
    Some([
        needs[0].checked_sub(counts[0])?,
        needs[1].checked_sub(counts[1])?,
        needs[2].checked_sub(counts[2])?,
    ])
}

impl World {
    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        CardSet::from_bits(self.hands[seat.index()])
    }

    /// Whether a seat holds a card.
    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hand(seat).contains(card)
    }
}
