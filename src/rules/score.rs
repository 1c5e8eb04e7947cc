//! The count of one deal: section 13 of the rules, class by class and trick by trick. It judges what
//! is claimed and played, and does not ask whether it was allowed.

use super::claim::{counts, is_carte_blanche};
use super::{
    BySeat, BySide, Card, CardSet, Claims, Class, Contest, Entry, Event, EventSink, Game, Pique4,
    Point, Ruleset, Seat, Sequence, Set, Sharing, Side, TieCards3,
};

/// A carte blanche (rule 3.1).
const CARTE_BLANCHE: i16 = 10;
/// Most tricks (section 10).
const CARDS: i16 = 10;
/// All tricks (section 10).
const CAPOT: i16 = 40;
/// Where a repique leaps to (section 8).
const REPIQUE: i16 = 90;
/// Where a pique leaps to (section 8).
const PIQUE: i16 = 60;

/// The running count of one deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ledger {
    /// Points of this deal.
    pub points: BySide<i16>,
    /// Score of each side before this deal.
    pub before: BySide<i32>,
    /// What ends the game, if anything.
    pub target: Option<u16>,
    /// Tricks taken.
    pub tricks: BySeat<u8>,
    /// The side that made a repique.
    pub repique: Option<Side>,
    /// The side that made a pique.
    pub pique: Option<Side>,
    /// Sides that have reached the target, in the order in which they did.
    pub out: [Option<Side>; 3],
    /// The game ended at an event; nothing more is counted (rule 11.7).
    pub stopped: bool,
}

/// Game, rules and sink of one act of counting.
struct Desk<'a, S: EventSink> {
    game: Game,
    rules: &'a Ruleset,
    sink: &'a mut S,
}

impl Ledger {
    /// A count that starts from these totals.
    pub fn new(before: BySide<i32>, target: Option<u16>) -> Ledger {
        Ledger {
            points: BySide::default(),
            before,
            target,
            tricks: BySeat::default(),
            repique: None,
            pique: None,
            out: [None; 3],
            stopped: false,
        }
    }

    /// Totals of the game with this deal.
    pub fn totals(&self) -> BySide<i32> {
        let mut totals = self.before;
        for (total, points) in totals.0.iter_mut().zip(self.points.0) {
            *total += i32::from(points);
        }
        totals
    }

    /// The sides that have gone out, first to last.
    pub fn gone_out(&self) -> impl Iterator<Item = Side> + use<> {
        self.out.into_iter().flatten()
    }

    /// The side whose every trick it is so far, of at least one.
    fn took_all(&self, game: Game, side: Side) -> bool {
        game.seats()
            .all(|seat| game.side(seat) == side || self.tricks[seat] == 0)
    }

    fn add<S: EventSink>(
        &mut self,
        desk: &mut Desk<'_, S>,
        class: Class,
        seat: Seat,
        points: i16,
        cards: CardSet,
        pips: Option<u8>,
    ) {
        if self.stopped || points == 0 {
            return;
        }
        let side = desk.game.side(seat);
        self.points[side] += points;
        desk.sink.push(Event::Counted(Entry::Scored {
            class,
            seat,
            side,
            points,
            cards,
            pips,
            totals: self.points,
        }));
        let Some(target) = self.target else { return };
        if self.totals()[side] >= i32::from(target) && !self.out.contains(&Some(side)) {
            if let Some(free) = self.out.iter_mut().find(|place| place.is_none()) {
                *free = Some(side);
            }
            desk.sink.push(Event::Counted(Entry::GoneOut {
                seat,
                side,
                totals: self.points,
            }));
            self.stopped = desk.rules.stops_at_once(desk.game);
        }
    }

    /// Counts everything declared: carte blanche, point, sequences, sets, and a repique where one
    /// is made. `hands` are the hands after the exchange, `dealt` those before it.
    pub(crate) fn declarations<S: EventSink>(
        &mut self,
        game: Game,
        rules: &Ruleset,
        hands: &BySeat<CardSet>,
        dealt: &BySeat<CardSet>,
        claims: &BySeat<Claims>,
        sink: &mut S,
    ) {
        let mut may_repique = BySide([true; 3]);
        if rules.repique_eldest_only.is_on() && game == Game::Three {
            may_repique = BySide([true, false, false]);
        }
        if rules.strict_repique.is_on() {
            // Rule 8.2: the others must score nothing in hand at all, so count first without leaps.
            let mut plain = Ledger::new(BySide::default(), None);
            let desk = &mut Desk {
                game,
                rules,
                sink: &mut (),
            };
            plain.classes(desk, hands, dealt, claims, BySide([false; 3]));
            for side in game.side_list() {
                may_repique[side] &= plain.others_are_at_zero(game, side);
            }
        }
        let desk = &mut Desk { game, rules, sink };
        self.classes(desk, hands, dealt, claims, may_repique);
    }

    fn classes<S: EventSink>(
        &mut self,
        desk: &mut Desk<'_, S>,
        hands: &BySeat<CardSet>,
        dealt: &BySeat<CardSet>,
        claims: &BySeat<Claims>,
        may_repique: BySide<bool>,
    ) {
        let game = desk.game;
        for seat in game.seats() {
            if claims[seat].carte_blanche
                && desk.rules.carte_blanche(game)
                && is_carte_blanche(dealt[seat])
            {
                self.add(
                    desk,
                    Class::CarteBlanche,
                    seat,
                    CARTE_BLANCHE,
                    dealt[seat],
                    None,
                );
            }
        }
        self.test_repique(desk, may_repique);
        self.point(desk, hands, claims);
        self.test_repique(desk, may_repique);
        self.sequences(desk, claims);
        self.test_repique(desk, may_repique);
        self.sets(desk, hands, claims);
        self.test_repique(desk, may_repique);
    }

    fn others_are_at_zero(&self, game: Game, side: Side) -> bool {
        game.side_list()
            .all(|other| other == side || self.points[other] == 0)
    }

    fn test_repique<S: EventSink>(&mut self, desk: &mut Desk<'_, S>, may: BySide<bool>) {
        let game = desk.game;
        let threshold = game.repique_threshold();
        let reached = game.side_list().find(|side| {
            may[*side] && self.points[*side] >= threshold && self.others_are_at_zero(game, *side)
        });
        if let (Some(side), None, false) = (reached, self.repique, self.stopped) {
            self.repique = Some(side);
            let seat = Seat(side.0);
            self.add(
                desk,
                Class::Repique,
                seat,
                REPIQUE - threshold,
                CardSet::EMPTY,
                None,
            );
        }
    }

    fn point<S: EventSink>(
        &mut self,
        desk: &mut Desk<'_, S>,
        hands: &BySeat<CardSet>,
        claims: &BySeat<Claims>,
    ) {
        let standing = standing_points(desk.game, desk.rules, hands, claims);
        let strength = |side: Side| standing[side].map(|(_, point)| point.pips);
        let Some(winner) = self.contest(desk, Contest::Point, strength, |side| {
            standing[side].map(|(seat, _)| seat)
        }) else {
            return;
        };
        if let Some((seat, point)) = standing[winner] {
            let value = point.value(desk.rules);
            self.add(
                desk,
                Class::Point,
                seat,
                value,
                point.cards,
                Some(point.pips),
            );
        }
    }

    /// The side that is good in a class, after telling of an equality (rules 4.6, 4.7, 5.4, 5.5).
    fn contest<S: EventSink, K: Ord + Copy>(
        &mut self,
        desk: &mut Desk<'_, S>,
        what: Contest,
        strength: impl Fn(Side) -> Option<K>,
        standing: impl Fn(Side) -> Option<Seat>,
    ) -> Option<Side> {
        let game = desk.game;
        let best = game.side_list().filter_map(&strength).max()?;
        let is_top = |side: &Side| strength(*side) == Some(best);
        let mut top = game.side_list().filter(is_top);
        let first = top.next()?;
        if top.next().is_none() {
            return Some(first);
        }
        let mut seats = BySide::default();
        for side in game.side_list().filter(is_top) {
            seats[side] = standing(side);
        }
        if !self.stopped {
            desk.sink.push(Event::Counted(Entry::Cancelled {
                what,
                seats,
                totals: self.points,
            }));
        }
        // With two tied, the third counts as if they had none, where the table agreed on it.
        game.side_list()
            .find(|side| !is_top(side) && strength(*side).is_some())
            .filter(|_| desk.rules.third_may_score.is_on() && game == Game::Three)
    }

    fn sequences<S: EventSink>(&mut self, desk: &mut Desk<'_, S>, claims: &BySeat<Claims>) {
        let best = |seat: Seat| claims[seat].best_sequence().map(|best| best.strength());
        self.shared(desk, Contest::Sequence, best, |ledger, desk, seat| {
            let mut list: [Option<Sequence>; 4] = [None; 4];
            for (place, sequence) in list.iter_mut().zip(claims[seat].sequence_list()) {
                *place = Some(sequence);
            }
            list.sort_by_key(|place| std::cmp::Reverse(place.map(|run| run.strength())));
            for run in list.into_iter().flatten() {
                ledger.add(desk, Class::Sequence, seat, run.value(), run.cards(), None);
            }
        });
    }

    fn sets<S: EventSink>(
        &mut self,
        desk: &mut Desk<'_, S>,
        hands: &BySeat<CardSet>,
        claims: &BySeat<Claims>,
    ) {
        let best = |seat: Seat| claims[seat].best_set().map(|best| best.strength());
        self.shared(desk, Contest::Set, best, |ledger, desk, seat| {
            for set in claims[seat].set_list() {
                let cards = Set::cards(&set, hands[seat]);
                ledger.add(desk, Class::Set, seat, set.value(), cards, None);
            }
        });
    }

    /// Sequences and sets: who holds the best scores all of his, and so does his partner
    /// (rules 5.4 to 5.6, 6.3).
    fn shared<S: EventSink, K: Ord + Copy>(
        &mut self,
        desk: &mut Desk<'_, S>,
        what: Contest,
        best: impl Fn(Seat) -> Option<K>,
        score: impl Fn(&mut Ledger, &mut Desk<'_, S>, Seat),
    ) {
        let game = desk.game;
        let sharing = desk.rules.sharing4;
        if game == Game::Four && sharing == Sharing::All {
            for seat in game.seats() {
                score(self, desk, seat);
            }
            return;
        }
        let of_side = |side: Side| {
            game.seats()
                .filter(|seat| game.side(*seat) == side)
                .filter_map(&best)
                .max()
        };
        let holder = |side: Side| {
            game.seats()
                .find(|seat| game.side(*seat) == side && best(*seat) == of_side(side))
        };
        let Some(winner) = self.contest(desk, what, of_side, holder) else {
            return;
        };
        let top = of_side(winner);
        for seat in game.seats().filter(|seat| game.side(*seat) == winner) {
            let holds_best = best(seat) == top;
            if game != Game::Four || sharing == Sharing::Side || holds_best {
                score(self, desk, seat);
            }
        }
    }

    /// Counts a card led, at the moment it is led.
    pub(crate) fn lead<S: EventSink>(
        &mut self,
        game: Game,
        rules: &Ruleset,
        seat: Seat,
        card: Card,
        sink: &mut S,
    ) {
        if counts(rules, card) {
            let desk = &mut Desk { game, rules, sink };
            self.play_point(desk, Class::Lead, seat, card);
        }
    }

    /// Counts a complete trick. `last` is true for the last of the deal.
    pub(crate) fn trick<S: EventSink>(
        &mut self,
        game: Game,
        rules: &Ruleset,
        leader: Seat,
        winner: Seat,
        card: Card,
        last: bool,
        sink: &mut S,
    ) {
        if self.stopped {
            return;
        }
        let desk = &mut Desk { game, rules, sink };
        self.tricks[winner] += 1;
        let side = game.side(winner);
        if side != game.side(leader) && counts(rules, card) {
            self.play_point(desk, Class::Trick, winner, card);
        }
        let merged = rules.capot_includes_last.is_on() && self.took_all(game, side);
        if last && !merged {
            self.play_point(desk, Class::LastTrick, winner, card);
        }
    }

    /// A point made in play, and the pique it may complete (rules 8.6 to 8.10).
    fn play_point<S: EventSink>(
        &mut self,
        desk: &mut Desk<'_, S>,
        class: Class,
        seat: Seat,
        card: Card,
    ) {
        let (game, rules) = (desk.game, desk.rules);
        let side = game.side(seat);
        let before = self.points[side];
        self.add(desk, class, seat, 1, CardSet::of(card), None);
        let threshold = match (game, rules.pique4) {
            (Game::Four, Pique4::Printed) | (Game::Two, _) => 30,
            (Game::Four, _) | (Game::Three, _) => 20,
        };
        let enemy_points = !self.others_are_at_zero(game, side);
        let quiet = match (game, rules.pique4) {
            (Game::Four, Pique4::Printed | Pique4::Emended) => self.took_all(game, side),
            (Game::Four, Pique4::Foster) => {
                self.took_all(game, side) && !enemy_points && self.repique.is_none()
            }
            (Game::Three | Game::Two, _) => !enemy_points && self.repique.is_none(),
        };
        let eldest_only = rules.repique_eldest_only.is_on() && game == Game::Three;
        let made = before < threshold
            && self.points[side] >= threshold
            && quiet
            && self.pique.is_none()
            && self.repique != Some(side)
            && !(eldest_only && side.0 != 0);
        if made && !self.stopped {
            self.pique = Some(side);
            self.add(
                desk,
                Class::Pique,
                seat,
                PIQUE - threshold,
                CardSet::EMPTY,
                None,
            );
        }
    }

    /// Counts the cards or the capot after the last trick (section 10).
    pub(crate) fn cards<S: EventSink>(&mut self, game: Game, rules: &Ruleset, sink: &mut S) {
        let desk = &mut Desk { game, rules, sink };
        let mut tricks = BySide([0u8; 3]);
        for seat in game.seats() {
            tricks[game.side(seat)] += self.tricks[seat];
        }
        let all = game.hand_size();
        let most = tricks.of(game).iter().copied().max().unwrap_or(0);
        let without = tricks.of(game).iter().filter(|taken| **taken == 0).count();
        let tied = tricks
            .of(game)
            .iter()
            .filter(|taken| **taken == most)
            .count();
        for side in game.side_list() {
            let seat = Seat(side.0);
            let (class, points) = if most == all {
                (Class::Capot, if tricks[side] == all { CAPOT } else { 0 })
            } else if game == Game::Three && without == 1 {
                // The divided capot (rule 10.2).
                (Class::Capot, if tricks[side] > 0 { CAPOT / 2 } else { 0 })
            } else if tied == 1 {
                (Class::Cards, if tricks[side] == most { CARDS } else { 0 })
            } else if game == Game::Three && rules.tie_cards3 == TieCards3::FiveEach {
                (
                    Class::Cards,
                    if tricks[side] == most { CARDS / 2 } else { 0 },
                )
            } else {
                (Class::Cards, 0)
            };
            self.add(desk, class, seat, points, CardSet::EMPTY, None);
        }
    }
}

/// The suit that stands for each side (rule 4.6): a partner's replaces the first only when better by
/// the margin agreed.
pub(crate) fn standing_points(
    game: Game,
    rules: &Ruleset,
    hands: &BySeat<CardSet>,
    claims: &BySeat<Claims>,
) -> BySide<Option<(Seat, Point)>> {
    let margin = match rules.partner_margin {
        super::PartnerMargin::One => 1,
        super::PartnerMargin::Two => 2,
    };
    let mut standing: BySide<Option<(Seat, Point)>> = BySide::default();
    for seat in game.seats() {
        let Some(point) = claims[seat].point_in(hands[seat]) else {
            continue;
        };
        if point.pips < game.least_point() {
            continue;
        }
        let place = &mut standing[game.side(seat)];
        if place.is_none_or(|(_, first)| point.pips >= first.pips + margin) {
            *place = Some((seat, point));
        }
    }
    standing
}
