//! Plays one world to its end by the rules of thumb, every seat on its own cards, and says what the
//! end is worth to a side.

use crate::ai::greedy::{self, Habits, Sight};
use crate::ai::table::Table;
use crate::rules::{BySeat, CardSet, Claims, Game, Rank, Ruleset, Said, Seat, View};

/// Plays on until nothing is left to play for; gives the cards played.
pub(super) fn play_on(
    table: &mut Table,
    rules: &Ruleset,
    hands: &mut [u32; 4],
    dead: u32,
    own: u8,
) -> u32 {
    let habits = Habits::found(table.game);
    let mut played = 0;
    while !table.over() {
        let seat = usize::from(table.actor);
        let dead = if table.actor == own { dead } else { 0 };
        let card = greedy::card(&Sight::new(table, hands[seat], dead), habits);
        hands[seat] &= !(1 << card);
        table.play(rules, card);
        played += 1;
    }
    played
}

/// Counts the declarations of a world before its first trick is complete: the others are taken to
/// declare all they hold, the own claims are known or assumed.
pub(super) fn declare(view: &View, table: &mut Table, hands: &[u32; 4], own: Option<Claims>) {
    let game = view.game;
    let played = view.plays.by_seat(game);
    let mut whole = BySeat::default();
    let mut dealt = BySeat::default();
    let mut claims = BySeat::default();
    let silent = view
        .game
        .seats()
        .all(|seat| view.said[seat] == Said::default());
    let declared = view.claims.is_some() && !view.plays.is_empty();
    for seat in game.seats() {
        let hand = CardSet::from_bits(hands[seat.index()]) | played[seat];
        whole[seat] = hand;
        if seat == view.seat {
            dealt[seat] = view.dealt;
            claims[seat] = own.unwrap_or_else(|| Claims::all(game, &view.rules, hand, view.dealt));
            continue;
        }
        dealt[seat] = blank_or(view, seat, hand);
        claims[seat] = Claims::all(game, &view.rules, hand, dealt[seat]);
    }
    if silent && (declared || view.claims == Some(Claims::NONE)) && game != Game::Four {
        // Nobody has declared anything: the table plays without.
        claims = BySeat::default();
    }
    if silent && view.claims == Some(Claims::NONE) && game == Game::Four {
        claims = BySeat::default();
    }
    table.declare(&view.rules, &whole, &dealt, &claims);
}

/// What another seat was dealt, as far as it matters for a carte blanche: it matters where it has
/// been shown, and where hands do not change it can be seen in the world.
fn blank_or(view: &View, seat: Seat, hand: CardSet) -> CardSet {
    if view.said[seat].carte_blanche {
        return CardSet::rank(Rank::Ace);
    }
    let unchanged = match view.game {
        Game::Four => true,
        Game::Three => seat != view.game.dealer(),
        Game::Two => false,
    };
    if unchanged { hand } else { CardSet::EMPTY }
}

/// What the count at the end is worth to the side: points less the mean of the others, and the game
/// itself where a target is set.
pub(super) fn utility(table: &Table, side: u8) -> f32 {
    let ledger = &table.ledger;
    let sides = table.game.sides();
    let own = usize::from(side);
    let mut others = 0.0;
    for other in (0..usize::from(sides)).filter(|other| *other != own) {
        others += f32::from(ledger.points.0[other]);
    }
    let mut value = f32::from(ledger.points.0[own]) - others / f32::from(sides - 1);
    // To go out is worth more than any points, and to see another do so costs as much. At three the
    // second who goes out wins as well, and the last one pays both (rule 11.2).
    for (place, out) in ledger.gone_out().enumerate() {
        if out.0 == side {
            let worth = if table.game == Game::Three && place > 0 {
                60.0
            } else {
                80.0
            };
            value += worth;
        } else if table.game != Game::Three || place == 0 {
            value -= if table.game == Game::Three {
                30.0
            } else {
                80.0
            };
        } else {
            value -= 60.0;
        }
    }
    value
}
