//! A partie: deals strung together, who deals, who has gone out, who pays whom. It knows players by
//! their chairs, which they keep, while seats are counted anew in every deal from the eldest hand.

use serde::{Deserialize, Serialize};

use super::{
    BySide, Cut, Deal, End3, Game, Illegal, Ledger, Mode2, Position, Ruleset, Seat, Side, Switch,
};

/// Deals in the six-deal form (rule 11.10).
const RUBICON_DEALS: u32 = 6;
/// Deals that follow a tie there (rule 11.10).
const RUBICON_EXTRA: u32 = 2;
/// What the winner adds there, and what saves the loser (rule 11.10).
const RUBICON_BONUS: i32 = 100;

/// A place at the table, kept for the whole partie; numbered in the direction of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chair(pub u8);

impl Chair {
    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One payment at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    /// Who pays.
    pub payer: Chair,
    /// Who receives.
    pub receiver: Chair,
    /// How many stakes; in the six-deal form, how many points.
    pub stakes: i32,
}

/// How a partie ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Winners, in the order in which they won; none if the six-deal form is drawn.
    pub winners: Vec<Chair>,
    /// Losers.
    pub losers: Vec<Chair>,
    /// Who pays whom.
    pub payments: Vec<Payment>,
}

/// The state of a partie between two deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partie {
    /// The game chosen; three may have become two since.
    pub chosen: Game,
    /// The rules of the table.
    pub rules: Ruleset,
    /// What ends it; none in the six-deal form.
    pub target: Option<u16>,
    /// The seed of the first deal; each deal after it takes the next.
    pub seed: u64,
    /// How many deals are finished.
    pub number: u32,
    /// Who deals next, or is dealing.
    pub dealer: Chair,
    /// Score by chair; partners show the same.
    pub totals: [i32; 4],
    /// At three, who has gone out and left.
    pub left: Option<Chair>,
}

impl Partie {
    /// A new partie with that dealer.
    pub fn new(
        chosen: Game,
        rules: Ruleset,
        target: Option<u16>,
        seed: u64,
        dealer: Chair,
    ) -> Partie {
        let rubicon = chosen == Game::Two && rules.mode2 == Mode2::Rubicon;
        Partie {
            chosen,
            rules,
            target: if rubicon { None } else { target },
            seed,
            number: 0,
            dealer,
            totals: [0; 4],
            left: None,
        }
    }

    /// The dealer named by a cut of the chairs: the lowest, in the six-deal form the highest
    /// (rules 1.2 to 1.4).
    pub fn dealer_by_cut(chosen: Game, rules: &Ruleset, cut: &Cut) -> Chair {
        let highest = chosen == Game::Two && rules.mode2 == Mode2::Rubicon;
        let who = if highest {
            cut.order.last()
        } else {
            cut.order.first()
        };
        Chair(who.copied().unwrap_or(0))
    }

    /// The game now being played: two, once one of three has gone out.
    pub const fn game(&self) -> Game {
        if self.left.is_some() {
            Game::Two
        } else {
            self.chosen
        }
    }

    /// The rules of the deal now being played. The two-player end of a three-player game is the
    /// game to a hundred, without double stakes (rules 11.6, 11.9).
    pub fn deal_rules(&self) -> Ruleset {
        if self.left.is_some() {
            Ruleset {
                mode2: Mode2::AuCent,
                lurch: Switch::Off,
                ..self.rules
            }
        } else {
            self.rules
        }
    }

    /// The seed of the deal now being played.
    pub const fn deal_seed(&self) -> u64 {
        self.seed.wrapping_add(self.number as u64)
    }

    fn after(&self, chair: Chair) -> Chair {
        let players = self.chosen.players();
        let mut next = Chair((chair.0 + 1) % players);
        while Some(next) == self.left {
            next = Chair((next.0 + 1) % players);
        }
        next
    }

    /// The chairs in the order of play of this deal, the eldest first.
    pub fn seating(&self) -> Vec<Chair> {
        let mut chair = self.dealer;
        (0..self.game().players())
            .map(|_| {
                chair = self.after(chair);
                chair
            })
            .collect()
    }

    /// Where a seat of this deal sits.
    pub fn chair_of(&self, seat: Seat) -> Chair {
        let mut chair = self.after(self.dealer);
        for _ in 0..seat.0 {
            chair = self.after(chair);
        }
        chair
    }

    /// The seat of a chair in this deal, if it plays.
    pub fn seat_of(&self, chair: Chair) -> Option<Seat> {
        self.game()
            .seats()
            .find(|seat| self.chair_of(*seat) == chair)
    }

    /// The side of a chair in this deal, if it plays.
    pub fn side_of(&self, chair: Chair) -> Option<Side> {
        self.seat_of(chair).map(|seat| self.game().side(seat))
    }

    /// The scores before this deal, by side.
    pub fn before(&self) -> BySide<i32> {
        let mut before = BySide::default();
        for side in self.game().side_list() {
            before[side] = self.totals[self.chair_of(Seat(side.0)).index()];
        }
        before
    }

    /// The deal now to be played.
    ///
    /// # Errors
    /// A side that has reached the target already, which a partie driven by [`Partie::finish`]
    /// never has.
    pub fn begin(&self) -> Result<Position, Illegal> {
        let game = self.game();
        let deal = Deal::from_seed(game, self.deal_seed());
        Position::dealt(game, &deal.hands, &deal.talon, self.before(), self.target)
    }

    /// Books a finished deal and says how the partie ended, if it did. Otherwise the deal passes on:
    /// the eldest of this deal deals next (rule 1.9), or the next who is still in.
    pub fn finish(&mut self, ledger: &Ledger) -> Option<Outcome> {
        let game = self.game();
        for seat in game.seats() {
            let points = ledger.points[game.side(seat)];
            self.totals[self.chair_of(seat).index()] += i32::from(points);
        }
        self.number += 1;
        let outcome = self.outcome(ledger);
        if outcome.is_none() {
            let first_out = ledger.gone_out().next();
            let eldest = self.after(self.dealer);
            if let (Game::Three, Some(side)) = (game, first_out) {
                self.left = Some(self.chair_of(Seat(side.0)));
            }
            self.dealer = if self.left == Some(eldest) {
                self.after(eldest)
            } else {
                eldest
            };
        }
        outcome
    }

    fn outcome(&self, ledger: &Ledger) -> Option<Outcome> {
        let game = self.game();
        if self.target.is_none() {
            return (self.chosen == Game::Two && self.rules.mode2 == Mode2::Rubicon)
                .then(|| self.rubicon())
                .flatten();
        }
        let verdict = Verdict::of(game, &self.deal_rules(), ledger)?;
        let chairs = |sides: &[Side]| -> Vec<Chair> {
            sides
                .iter()
                .flat_map(|side| {
                    game.seats()
                        .filter(move |seat| game.side(*seat) == *side)
                        .map(|seat| self.chair_of(seat))
                })
                .collect()
        };
        let mut winners = chairs(&verdict.winners);
        let losers = chairs(&verdict.losers);
        let mut payments = Vec::new();
        for (payer, receiver, stakes) in &verdict.pays {
            // At four each loser pays one of the winners, the one who sits next (rule 11.8).
            for (payer, receiver) in chairs(&[*payer]).into_iter().zip(chairs(&[*receiver])) {
                payments.push(Payment {
                    payer,
                    receiver,
                    stakes: *stakes,
                });
            }
        }
        if let Some(left) = self.left {
            // The one who is left behind pays both who went out (rule 11.2).
            winners.insert(0, left);
            for payer in &losers {
                payments.insert(
                    0,
                    Payment {
                        payer: *payer,
                        receiver: left,
                        stakes: 1,
                    },
                );
            }
        }
        Some(Outcome {
            winners,
            losers,
            payments,
        })
    }

    fn rubicon(&self) -> Option<Outcome> {
        let [a, b, ..] = self.totals;
        let complete = self.number >= RUBICON_DEALS;
        let extra_done = self.number >= RUBICON_DEALS + RUBICON_EXTRA;
        // After a tie both of the two more deals are played.
        let between = complete && self.number > RUBICON_DEALS && !extra_done;
        if !complete || between || (a == b && !extra_done) {
            return None;
        }
        if a == b {
            return Some(Outcome {
                winners: Vec::new(),
                losers: Vec::new(),
                payments: Vec::new(),
            });
        }
        let (winner, loser) = if a > b {
            (Chair(0), Chair(1))
        } else {
            (Chair(1), Chair(0))
        };
        let (high, low) = (a.max(b), a.min(b));
        let swing = if low < RUBICON_BONUS {
            high + low
        } else {
            high - low
        };
        Some(Outcome {
            winners: vec![winner],
            losers: vec![loser],
            payments: vec![Payment {
                payer: loser,
                receiver: winner,
                stakes: swing + RUBICON_BONUS,
            }],
        })
    }
}

/// How a game ended with one deal, by sides: what a record's `over` tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Winning sides, first to last.
    pub winners: Vec<Side>,
    /// Losing sides.
    pub losers: Vec<Side>,
    /// Payer, receiver, stakes.
    pub pays: Vec<(Side, Side, i32)>,
}

impl Verdict {
    /// The verdict after a deal, if the game is over with it (rules 11.2 to 11.9). At three it is
    /// over when two have gone out, or one where a pool was agreed.
    pub fn of(game: Game, rules: &Ruleset, ledger: &Ledger) -> Option<Verdict> {
        let target = ledger.target?;
        let out: Vec<Side> = ledger.gone_out().collect();
        let wanted = match (game, rules.end3) {
            (Game::Three, End3::PlayOut) => 2,
            _ => 1,
        };
        let winners = out.get(..wanted)?.to_vec();
        let losers: Vec<Side> = game
            .side_list()
            .filter(|side| !winners.contains(side))
            .collect();
        let mut pays = Vec::new();
        for loser in &losers {
            let total = ledger.totals()[*loser];
            let half = i32::from(target) / 2;
            let lurched = game == Game::Two && rules.lurch.is_on() && total < half;
            for winner in &winners {
                pays.push((*loser, *winner, if lurched { 2 } else { 1 }));
            }
        }
        Some(Verdict {
            winners,
            losers,
            pays,
        })
    }
}
