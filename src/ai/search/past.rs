//! What the cards played so far say about a world: hands from which they would hardly have been
//! played are less likely. The model is broad, since nobody plays by it alone.

use crate::ai::greedy::{self, Habits, Sight};
use crate::ai::table::Table;
use crate::rules::{Card, CardSet, View};

/// How much of every choice is taken to be chance.
const CHANCE: f32 = 0.4;
/// How far a likelihood is trusted: the power to which it is taken.
const TRUST: f32 = 0.7;

/// A choice that another seat has made.
#[derive(Clone, Debug)]
struct Moment {
    table: Table,
    card: u8,
    /// What the seat has played since, that card among it.
    since: u32,
}

/// The choices of the other seats so far.
#[derive(Clone, Debug)]
pub(super) struct Past(Vec<Moment>);

impl Past {
    /// Reads them off the view.
    pub(super) fn of(view: &View) -> Past {
        let mut open = *view;
        open.plays = Default::default();
        let mut table = Table::of(&open);
        let shown = table.shown;
        let mut moments = Vec::new();
        let whole = view.plays.by_seat(view.game);
        for card in view.plays.iter().map(Card::index) {
            let seat = table.actor;
            if seat != view.seat.0 {
                let mut before = table;
                // What scores is shown when the first trick is complete (rule 7.6).
                if before.done == 0 {
                    before.shown = [0; 4];
                }
                moments.push(Moment {
                    table: before,
                    card,
                    since: whole.0[usize::from(seat)].bits() & !table.played,
                });
            }
            table.lay(card);
            table.shown = shown.map(|cards| cards & !table.played);
        }
        Past(moments)
    }

    /// Whether the others have played nothing yet.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How likely these hands make what has been played, up to a factor.
    pub(super) fn likelihood(&self, hands: &[u32; 4]) -> f32 {
        let mut likelihood = 1.0f32;
        for moment in &self.0 {
            let table = &moment.table;
            let hand = hands[usize::from(table.actor)] | moment.since;
            let legal = CardSet::from_bits(table.legal(hand)).len();
            if legal < 2 {
                continue;
            }
            let sight = Sight::new(table, hand, 0);
            let mut agree = 0.0;
            for habits in [Habits::of(table.game), Habits::found(table.game)] {
                let thought = greedy::card(&sight, habits);
                if greedy::alike(&sight, thought, moment.card) {
                    agree += 0.5;
                }
            }
            likelihood *= CHANCE / f32::from(legal) + (1.0 - CHANCE) * agree;
        }
        likelihood.powf(TRUST)
    }
}
