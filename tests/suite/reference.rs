//! Section 13 of the specification written out a second time, slowly and without the library's count:
//! the two must agree in every deal. It uses the library's cards and rulesets and nothing that adds
//! up.

use norman_piquet::record::Record;
use norman_piquet::rules::{
    BySide, Card, Claims, Count, Deal, Game, PartnerMargin, Pique4, Position, Ruleset, Sharing,
    Suit, TieCards3,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::common::{count_both, play_out};
use crate::rules_properties::{any_game, any_rules, config};

/// What the slow count knows of a seat.
struct Seat {
    /// A carte blanche declared and held.
    blank: bool,
    /// Pips and number of cards of the suit declared.
    point: Option<(i32, i32)>,
    /// Length and top of each sequence declared.
    sequences: Vec<(i32, i32)>,
    /// Number and rank of each set declared.
    sets: Vec<(i32, i32)>,
}

struct Slow<'a> {
    game: Game,
    rules: &'a Ruleset,
    score: [i32; 3],
    repique: Option<usize>,
    pique: Option<usize>,
    tricks: [i32; 4],
}

fn rank(card: Card) -> i32 {
    7 + card.rank() as i32
}

fn pips(card: Card) -> i32 {
    match rank(card) {
        14 => 11,
        11..=13 => 10,
        face => face,
    }
}

impl Slow<'_> {
    fn side(&self, seat: usize) -> usize {
        if self.game == Game::Four {
            seat % 2
        } else {
            seat
        }
    }

    fn sides(&self) -> usize {
        if self.game == Game::Three { 3 } else { 2 }
    }

    fn players(&self) -> usize {
        match self.game {
            Game::Four => 4,
            Game::Three => 3,
            Game::Two => 2,
        }
    }

    fn others_zero(&self, side: usize) -> bool {
        (0..self.sides()).all(|other| other == side || self.score[other] == 0)
    }

    fn threshold(&self) -> i32 {
        if self.game == Game::Two { 30 } else { 20 }
    }

    fn test(&mut self, may: &[bool; 3]) {
        for (side, may) in may.iter().enumerate().take(self.sides()) {
            let threshold = self.threshold();
            if self.repique.is_none()
                && *may
                && self.score[side] >= threshold
                && self.others_zero(side)
            {
                self.score[side] += 90 - threshold;
                self.repique = Some(side);
            }
        }
    }

    /// The side that is good, given each side's best.
    fn good<K: Ord + Copy>(&self, best: &[Option<K>]) -> Option<usize> {
        let top = best.iter().flatten().max()?;
        let tops: Vec<usize> = (0..best.len())
            .filter(|side| best[*side] == Some(*top))
            .collect();
        if let [one] = tops[..] {
            return Some(one);
        }
        if self.game != Game::Three || !self.rules.third_may_score.is_on() || tops.len() != 2 {
            return None;
        }
        (0..3).find(|side| !tops.contains(side) && best[*side].is_some())
    }

    fn point(&mut self, seats: &[Seat]) {
        let margin = if self.rules.partner_margin == PartnerMargin::Two {
            2
        } else {
            1
        };
        let mut standing: Vec<Option<(i32, i32)>> = vec![None; self.sides()];
        for (seat, held) in seats.iter().enumerate() {
            let Some(point) = held.point else { continue };
            if self.game == Game::Four && point.0 < 30 {
                continue;
            }
            let side = self.side(seat);
            match standing[side] {
                Some(first) if point.0 < first.0 + margin => {}
                _ => standing[side] = Some(point),
            }
        }
        let best: Vec<Option<i32>> = standing
            .iter()
            .map(|held| held.map(|point| point.0))
            .collect();
        if let Some(side) = self.good(&best) {
            let (pips, cards) = standing[side].unwrap();
            let less = self.rules.fours_less.is_on() && pips % 10 == 4;
            self.score[side] += cards - i32::from(less);
        }
    }

    fn shared(
        &mut self,
        seats: &[Seat],
        of: impl Fn(&Seat) -> &Vec<(i32, i32)>,
        value: impl Fn(&(i32, i32)) -> i32,
    ) {
        let sum = |seat: usize| -> i32 { of(&seats[seat]).iter().map(&value).sum() };
        let sharing = self.rules.sharing4;
        if self.game == Game::Four && sharing == Sharing::All {
            for seat in 0..4 {
                self.score[self.side(seat)] += sum(seat);
            }
            return;
        }
        let best: Vec<Option<(i32, i32)>> = (0..self.sides())
            .map(|side| {
                (0..self.players())
                    .filter(|seat| self.side(*seat) == side)
                    .flat_map(|seat| of(&seats[seat]).iter().copied())
                    .max()
            })
            .collect();
        let Some(side) = self.good(&best) else { return };
        for (seat, held) in seats.iter().enumerate() {
            if self.side(seat) != side {
                continue;
            }
            let own = of(held).iter().copied().max();
            let shut_out =
                self.game == Game::Four && sharing == Sharing::Holder && own != best[side];
            if !shut_out {
                self.score[side] += sum(seat);
            }
        }
    }

    fn hand(&mut self, seats: &[Seat], may: [bool; 3]) {
        for (seat, held) in seats.iter().enumerate() {
            if held.blank {
                self.score[self.side(seat)] += 10;
            }
        }
        self.test(&may);
        self.point(seats);
        self.test(&may);
        self.shared(
            seats,
            |seat| &seat.sequences,
            |run| match run.0 {
                3 | 4 => run.0,
                long => 10 + long,
            },
        );
        self.test(&may);
        self.shared(
            seats,
            |seat| &seat.sets,
            |set| if set.0 == 4 { 14 } else { 3 },
        );
        self.test(&may);
    }

    fn add(&mut self, seat: usize, points: i32) {
        let side = self.side(seat);
        let before = self.score[side];
        self.score[side] += points;
        let enemy_trick =
            (0..self.players()).any(|other| self.side(other) != side && self.tricks[other] > 0);
        let (threshold, quiet) = match (self.game, self.rules.pique4) {
            (Game::Four, Pique4::Printed) => (30, !enemy_trick),
            (Game::Four, Pique4::Emended) => (20, !enemy_trick),
            (Game::Four, Pique4::Foster) => (
                20,
                !enemy_trick && self.others_zero(side) && self.repique.is_none(),
            ),
            (Game::Three, _) => (20, self.others_zero(side) && self.repique.is_none()),
            (Game::Two, _) => (30, self.others_zero(side) && self.repique.is_none()),
        };
        let barred =
            self.game == Game::Three && self.rules.repique_eldest_only.is_on() && side != 0;
        if self.repique != Some(side)
            && self.pique.is_none()
            && before < threshold
            && self.score[side] >= threshold
            && quiet
            && !barred
        {
            self.score[side] += 60 - threshold;
            self.pique = Some(side);
        }
    }

    fn counts(&self, card: Card) -> bool {
        self.rules.count == Count::EveryCard || rank(card) >= 10
    }

    fn play(&mut self, tricks: &[Vec<Card>]) {
        let players = self.players();
        let mut leader = 0;
        for (nth, trick) in tricks.iter().enumerate() {
            if self.counts(trick[0]) {
                self.add(leader, 1);
            }
            let best = (0..players)
                .filter(|turn| trick[*turn].suit() == trick[0].suit())
                .max_by_key(|turn| rank(trick[*turn]))
                .unwrap();
            let winner = (leader + best) % players;
            self.tricks[winner] += 1;
            if self.side(winner) != self.side(leader) && self.counts(trick[best]) {
                self.add(winner, 1);
            }
            if nth + 1 == tricks.len() {
                let all = (0..players)
                    .all(|seat| self.side(seat) == self.side(winner) || self.tricks[seat] == 0);
                if !(all && self.rules.capot_includes_last.is_on()) {
                    self.add(winner, 1);
                }
            }
            leader = winner;
        }
        self.cards();
    }

    fn cards(&mut self) {
        let mut of_side = [0; 3];
        for seat in 0..self.players() {
            of_side[self.side(seat)] += self.tricks[seat];
        }
        let sides = self.sides();
        let without = of_side[..sides]
            .iter()
            .filter(|tricks| **tricks == 0)
            .count();
        let most = *of_side[..sides].iter().max().unwrap();
        let tied = of_side[..sides]
            .iter()
            .filter(|tricks| **tricks == most)
            .count();
        for (side, has) in of_side.into_iter().enumerate().take(sides) {
            self.score[side] += if without + 1 == sides {
                if has > 0 { 40 } else { 0 }
            } else if sides == 3 && without == 1 {
                if has > 0 { 20 } else { 0 }
            } else if has != most {
                0
            } else if tied == 1 {
                10
            } else if sides == 3 && self.rules.tie_cards3 == TieCards3::FiveEach {
                5
            } else {
                0
            };
        }
    }
}

/// What a seat declares, taken apart card by card.
fn taken_apart(
    game: Game,
    rules: &Ruleset,
    claims: &Claims,
    hand: &[Card],
    dealt: &[Card],
) -> Seat {
    let blank_counts = match game {
        Game::Four => rules.carte_blanche4.is_on(),
        Game::Three => rules.carte_blanche3.is_on(),
        Game::Two => true,
    };
    let no_court = dealt.iter().all(|card| !(11..=13).contains(&rank(*card)));
    let mut sequences = Vec::new();
    for suit in Suit::ALL {
        let has = |of: i32| {
            claims
                .sequences
                .iter()
                .any(|card| card.suit() == suit && rank(card) == of)
        };
        let mut len = 0;
        for of in 7..=15 {
            if has(of) {
                len += 1;
            } else {
                if len > 0 {
                    sequences.push((len, of - 1));
                }
                len = 0;
            }
        }
    }
    let mut sets = Vec::new();
    for of in 10..=14 {
        for (count, ranks) in [(3, claims.trios), (4, claims.quatorzes)] {
            if ranks >> (of - 7) & 1 == 1 {
                sets.push((count, of));
            }
        }
    }
    Seat {
        blank: claims.carte_blanche && blank_counts && no_court,
        point: claims.point.map(|suit| {
            let cards = || hand.iter().filter(move |card| card.suit() == suit);
            (
                cards().map(|card| pips(*card)).sum(),
                cards().count() as i32,
            )
        }),
        sequences,
        sets,
    }
}

/// A deal in which one seat has got so many court cards and aces for its low ones: repiques, piques
/// and capots are too rare in fair deals.
fn skewed(game: Game, seed: u64, swaps: u32, rng: &mut ChaCha8Rng) -> (Deal, Position) {
    let mut deal = Deal::from_seed(game, seed);
    let lucky = (seed % u64::from(game.players())) as usize;
    let low = |card: &Card| rank(*card) < 10;
    for _ in 0..swaps {
        let other = (lucky + 1 + rng.random_range(0..u32::from(game.players()) - 1) as usize)
            % usize::from(game.players());
        let out = deal.hands[lucky].iter().find(low);
        let wanted = deal.hands[other].iter().filter(|card| !low(card)).last();
        if let (Some(out), Some(wanted)) = (out, wanted) {
            deal.hands[lucky].remove(out);
            deal.hands[lucky].insert(wanted);
            deal.hands[other].remove(wanted);
            deal.hands[other].insert(out);
        }
    }
    let at = Position::dealt(game, &deal.hands, &deal.talon, BySide::default(), None).unwrap();
    (deal, at)
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn the_count_is_that_of_section_13(game in any_game(), rules in any_rules(), seed: u64, swaps in 0..9u32) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 9);
        let (deal, at) = skewed(game, seed, swaps, &mut rng);
        let (end, _) = play_out(&rules, at, true, &mut rng, |_, _, _| {});
        let played = end.plays.by_seat(game);
        let seats: Vec<Seat> = game
            .seats()
            .map(|seat| {
                let hand: Vec<Card> = played[seat].iter().collect();
                let dealt: Vec<Card> = end.dealt[seat].iter().collect();
                taken_apart(game, &rules, &end.claims[seat].unwrap(), &hand, &dealt)
            })
            .collect();
        let slow = || Slow {
            game,
            rules: &rules,
            score: [0; 3],
            repique: None,
            pique: None,
            tricks: [0; 4],
        };
        let mut may = [true; 3];
        if game == Game::Three && rules.repique_eldest_only.is_on() {
            may = [true, false, false];
        }
        if rules.strict_repique.is_on() {
            let mut bare = slow();
            bare.hand(&seats, [false; 3]);
            for (side, may) in may.iter_mut().enumerate() {
                *may &= bare.others_zero(side);
            }
        }
        let mut count = slow();
        count.hand(&seats, may);
        let declared = count.score;
        let mut record = Record::of_position(&rules, &end);
        record.talon = Some(deal.talon);
        count.play(&record.tricks);
        let scored = count_both(&record).unwrap();
        prop_assert_eq!(scored.declared.0.map(i32::from), declared);
        prop_assert_eq!(scored.deal.0.map(i32::from), count.score);
    }
}
