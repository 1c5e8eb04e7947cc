//! A whole position judged with all cards seen: for the laboratory and for the review after a deal.
//! No player is ever given this, since it reads what is hidden.

use super::{Counter, Layout, Solver};
use crate::ai::table::Table;
use crate::rules::{Card, Choices, Game, Position, Ruleset, Seat, View};

/// What a card is worth with all cards seen and all playing their best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The card.
    pub card: Card,
    /// Tricks that the side of the seat to play takes from now on.
    pub tricks: u8,
    /// Points of that side less the mean of the others from now on, in halves of a point, where they
    /// were asked for. A pique is not counted.
    pub half_points: Option<i16>,
}

/// Judges every card of the seat to play; at three the others are taken as one enemy. Points are
/// counted where no hand has more than `points_up_to` cards, since they cost much more.
pub fn weigh(rules: &Ruleset, at: &Position, points_up_to: u8) -> Vec<Weighed> {
    let Choices::Play { seat, cards } = rules.choices(at) else {
        return Vec::new();
    };
    let table = Table::of(&View::of(rules, at, seat));
    let mut hands = [0u32; 4];
    for other in at.game.seats() {
        hands[other.index()] = at.hands[other].bits();
    }
    let list: Vec<Card> = cards.iter().collect();
    let mut found: Vec<Weighed> = list
        .iter()
        .map(|card| Weighed {
            card: *card,
            tricks: 0,
            half_points: None,
        })
        .collect();
    let wanted = table.held() <= points_up_to;
    match at.game {
        Game::Four => fill::<4>(rules, seat, &table, hands, wanted, &mut found),
        Game::Three => fill::<3>(rules, seat, &table, hands, wanted, &mut found),
        Game::Two => fill::<2>(rules, seat, &table, hands, wanted, &mut found),
    }
    found
}

fn fill<const N: usize>(
    rules: &Ruleset,
    seat: Seat,
    table: &Table,
    hands: [u32; 4],
    points: bool,
    found: &mut [Weighed],
) {
    let game = table.game;
    let side = game.side(seat);
    let bits = game
        .seats()
        .filter(|other| game.side(*other) == side)
        .fold(0, |bits, other| bits | 1 << other.0);
    let layout = Layout::of(table, hands);
    Solver::<N>::new(bits).every(&layout, |card, tricks| {
        for weighed in found.iter_mut() {
            if weighed.card.index() == card {
                weighed.tricks = tricks;
            }
        }
    });
    if points {
        let cards: Vec<u8> = found.iter().map(|weighed| weighed.card.index()).collect();
        let mut counter = Counter::<N>::new(game, rules, side.0);
        counter.every(table, hands, &cards, |place, value| {
            found[place].half_points = Some(value);
        });
    }
}
