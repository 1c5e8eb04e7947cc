//! The yardstick: the same deals with the seats exchanged, so that the cards cancel out and the play
//! remains. It holds whole positions and hands each player his view alone.

mod blunders;
mod games;

pub use blunders::Blunders;

use super::solver::weigh;
use super::table::counting;
use super::{Level, Mind};
use crate::rules::{
    Action, BySide, Card, Claims, Deal, Game, Phase, Position, Ruleset, Seat, Talon, View,
};

/// What is played in a bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Exchange, declarations and play.
    Whole,
    /// The play alone: hands as dealt, nothing declared.
    Play,
}

/// Two levels, a game and its rules; every deal is played once for each way of seating them.
#[derive(Clone, Copy, Debug)]
pub struct Bout {
    /// Which game.
    pub game: Game,
    /// Its rules.
    pub rules: Ruleset,
    /// What of it is played.
    pub part: Part,
    /// The level that is tested.
    pub a: Level,
    /// The level against which it is tested.
    pub b: Level,
    /// The seed of the first deal; each after it takes the next.
    pub seed: u64,
}

impl Bout {
    /// How many ways of seating there are: two at two and four, three at three.
    pub const fn seatings(&self) -> u8 {
        self.game.sides()
    }

    /// The level of a seat in that seating: `a` sits on one side, `b` everywhere else.
    pub fn level(&self, seating: u8, seat: Seat) -> Level {
        if self.game.side(seat).0 == seating {
            self.a
        } else {
            self.b
        }
    }

    /// Points of `a` less those of `b` (at three, less the mean of the other two), the mean over the
    /// seatings of deal `number`.
    pub fn difference(&self, number: u64) -> f64 {
        let seed = self.seed.wrapping_add(number);
        let mut sum = 0.0;
        for seating in 0..self.seatings() {
            let minds: Vec<Mind> = self
                .game
                .seats()
                .map(|seat| Mind::new(self.level(seating, seat), mix(seed, seat)))
                .collect();
            let end = play_out(&self.rules, self.start(seed), |view| {
                minds[view.seat.index()].decide(view).action
            });
            sum += margin(self.game, &end, seating);
        }
        sum / f64::from(self.seatings())
    }

    /// The same for the all-seeing player in place of `a`, in the play alone.
    pub fn ceiling(&self, number: u64, points_up_to: u8) -> f64 {
        let seed = self.seed.wrapping_add(number);
        let mut sum = 0.0;
        for seating in 0..self.seatings() {
            let minds: Vec<Mind> = self
                .game
                .seats()
                .map(|seat| Mind::new(self.b, mix(seed, seat)))
                .collect();
            let mut at = opening(self.game, Part::Play, seed);
            while let Some(seat) = at.to_act() {
                let sees = self.game.side(seat).0 == seating;
                let seen = sees.then(|| seer(&self.rules, &at, points_up_to)).flatten();
                let action = seen.unwrap_or_else(|| {
                    let view = View::of(&self.rules, &at, seat);
                    minds[seat.index()].decide(&view).action
                });
                self.rules.play_unchecked(&mut at, action, &mut ());
            }
            sum += margin(self.game, &at, seating);
        }
        sum / f64::from(self.seatings())
    }

    /// Lets `a` play a deal in each seating and counts what people would call stupid.
    pub fn blunders(&self, number: u64) -> Blunders {
        let seed = self.seed.wrapping_add(number);
        let mut blunders = Blunders::default();
        for seating in 0..self.seatings() {
            play_out(&self.rules, self.start(seed), |view| {
                let mind = Mind::new(self.level(seating, view.seat), mix(seed, view.seat));
                let action = mind.decide(view).action;
                if self.game.side(view.seat).0 == seating {
                    blunders.judge(view, &action);
                }
                action
            });
        }
        blunders
    }

    /// The deal of a seed, ready for the part that is played.
    pub fn start(&self, seed: u64) -> Position {
        opening(self.game, self.part, seed)
    }
}

/// What an all-seeing player would play, who takes the others to be as good: the ceiling against
/// which others are measured. It is no level, and no level can call it.
pub fn seer(rules: &Ruleset, at: &Position, points_up_to: u8) -> Option<Action> {
    let weighed = weigh(rules, at, points_up_to);
    let best = weighed.iter().max_by_key(|one| {
        let counts = counting(rules) >> one.card.index() & 1;
        let leads = at.plays.led(at.game).is_none();
        let worth = one
            .half_points
            .unwrap_or(i16::from(one.tricks) * 4 + if leads { 2 * counts as i16 } else { 0 });
        (worth, std::cmp::Reverse(one.card.rank()))
    })?;
    Some(Action::Play(best.card))
}

/// The deal of a seed, ready for that part of it.
pub fn opening(game: Game, part: Part, seed: u64) -> Position {
    let deal = Deal::from_seed(game, seed);
    let mut at = Position::dealt(game, &deal.hands, &deal.talon, BySide::default(), None)
        .unwrap_or_else(|_| unreachable_deal(game));
    if part == Part::Play {
        at.talon = Talon::default();
        for seat in game.seats() {
            at.claims[seat] = Some(Claims::NONE);
        }
        at.phase = Phase::Play(Seat::ELDEST);
    }
    at
}

/// A shuffled pack always makes a deal; this is what stands in for the impossible.
fn unreachable_deal(game: Game) -> Position {
    let seats = u32::from(game.players());
    let size = u32::from(game.hand_size());
    let hands: Vec<_> = (0..seats)
        .map(|seat| {
            (seat * size..(seat + 1) * size)
                .map(|card| Card::from_index(card as u8))
                .collect()
        })
        .collect();
    match Position::after_exchange(game, &hands, BySide::default(), None) {
        Ok(at) => at,
        Err(_) => unreachable_deal(game),
    }
}

/// Plays a deal to its end, asking `player` with the view of whoever is to act. What the rules refuse
/// ends the deal there; no level does that.
pub fn play_out(
    rules: &Ruleset,
    mut at: Position,
    mut player: impl FnMut(&View) -> Action,
) -> Position {
    while let Some(seat) = at.to_act() {
        let action = player(&View::of(rules, &at, seat));
        match rules.play(&at, seat, action, &mut ()) {
            Ok(next) => at = next,
            Err(_) => break,
        }
    }
    at
}

/// Points of a side less the mean of the others.
pub fn margin(game: Game, at: &Position, side: u8) -> f64 {
    let points = at.ledger.points;
    let mut others = 0.0;
    for other in game.side_list().filter(|other| other.0 != side) {
        others += f64::from(points[other]);
    }
    f64::from(points.0[usize::from(side)]) - others / f64::from(game.sides() - 1)
}

/// The dice of a seat in a deal.
fn mix(seed: u64, seat: Seat) -> u64 {
    (seed << 2 | u64::from(seat.0)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Mean and spread of the differences met so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many deals.
    pub count: u64,
    sum: f64,
    squares: f64,
}

impl Tally {
    /// Adds a deal.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds the deals of another tally.
    pub fn merge(&mut self, other: &Tally) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean difference a deal.
    pub fn mean(&self) -> f64 {
        self.sum / (self.count.max(1)) as f64
    }

    /// The standard deviation of a deal's difference.
    pub fn deviation(&self) -> f64 {
        let count = self.count.max(2) as f64;
        ((self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0)).sqrt()
    }

    /// Half the width of the 95 % interval around the mean.
    pub fn half_width(&self) -> f64 {
        1.96 * self.deviation() / (self.count.max(1) as f64).sqrt()
    }
}
