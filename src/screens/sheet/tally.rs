//! One side's column of a score sheet, added up from the lines of the count. It shows nothing.

use crate::rules::{CardSet, Chair, Class, Entry, Seat, Side};
use crate::table::FinishedDeal;

/// A side's share of a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Column {
    /// Who they are, whoever sits first.
    pub(super) chairs: Vec<Chair>,
    /// What was declared and counted, line by line.
    pub(super) lines: Vec<Entry>,
    /// Carte blanche, point, sequences, sets.
    pub(super) declared: i16,
    /// Leads, tricks and the last trick.
    pub(super) play: i16,
    /// Most tricks.
    pub(super) cards: i16,
    /// All of them.
    pub(super) capot: i16,
    /// Repique and pique.
    pub(super) leaps: i16,
    /// Tricks taken.
    pub(super) tricks: u8,
    /// The score before the deal.
    pub(super) before: i32,
    /// The score after it.
    pub(super) after: i32,
}

impl Column {
    /// All points of the deal.
    pub(super) fn total(&self) -> i16 {
        self.declared + self.play + self.cards + self.capot + self.leaps
    }
}

/// The columns of a deal, the player's side first.
pub(super) fn columns(deal: &FinishedDeal) -> Vec<Column> {
    let game = deal.start.game;
    let mut columns: Vec<Column> = game.side_list().map(|side| column(deal, side)).collect();
    columns.sort_by_key(|column| column.chairs.first().copied());
    columns
}

fn column(deal: &FinishedDeal, side: Side) -> Column {
    let game = deal.start.game;
    let mut column = Column {
        before: deal.end.ledger.before[side],
        ..Column::default()
    };
    for (index, chair) in deal.seating.iter().enumerate() {
        let seat = Seat(index as u8);
        if game.side(seat) == side {
            column.chairs.push(*chair);
            column.tricks += deal.end.ledger.tricks[seat];
            column.after = deal.totals[chair.index()];
        }
    }
    column.chairs.sort();
    for entry in &deal.entries {
        let Entry::Scored {
            class,
            side: whose,
            points,
            ..
        } = entry
        else {
            continue;
        };
        if *whose != side {
            continue;
        }
        let kind = match class {
            Class::CarteBlanche | Class::Point | Class::Sequence | Class::Set => {
                column.lines.push(*entry);
                &mut column.declared
            }
            Class::Lead | Class::Trick | Class::LastTrick => &mut column.play,
            Class::Cards => &mut column.cards,
            Class::Capot => &mut column.capot,
            Class::Repique | Class::Pique => {
                column.lines.push(*entry);
                &mut column.leaps
            }
        };
        *kind += points;
    }
    column
}

/// The cards behind a line, suit by suit and from the top.
pub(super) fn cards_of(entry: &Entry) -> CardSet {
    match entry {
        Entry::Scored { class, cards, .. } if !matches!(class, Class::Repique | Class::Pique) => {
            *cards
        }
        _ => CardSet::EMPTY,
    }
}
