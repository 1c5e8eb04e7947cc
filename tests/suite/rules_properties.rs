//! What holds in every deal, under every ruleset: asked of random deals played at random. The
//! smallest seed that fails is printed by proptest.

use norman_piquet::record::{Record, Scored};
use norman_piquet::rules::{
    Action, BySide, Card, CardSet, Chair, Choices, Claims, Cut, Deal, End3, Entry, Game, Ledger,
    Partie, Payment, Phase, Point, Position, Preset, RulesDelta, Ruleset, SWITCHES, Seat, Sequence,
    Side, Stop, Suit, Talon, View,
};
use proptest::prelude::*;
use proptest::test_runner::Config;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::common::{count_both, dealt, entries, play_out, random_action};

/// Any game.
pub(crate) fn any_game() -> impl Strategy<Value = Game> {
    prop_oneof![Just(Game::Four), Just(Game::Three), Just(Game::Two)]
}

/// Any rules: each switch at one of its values.
pub(crate) fn any_rules() -> impl Strategy<Value = Ruleset> {
    proptest::collection::vec(0..12usize, SWITCHES.len()).prop_map(|values| {
        let mut rules = Ruleset::default();
        for (switch, value) in SWITCHES.iter().zip(values) {
            // Half of the switches stay as the book has them.
            if value >= 6 {
                assert!((switch.set)(&mut rules, value % switch.values.len()));
            }
        }
        rules
    })
}

/// No target, or one that the scores before the deal are near to.
fn any_scores() -> impl Strategy<Value = (BySide<i32>, Option<u16>)> {
    (
        proptest::option::of(prop_oneof![Just(100u16), Just(150), Just(200), 1..300u16]),
        [0..300i32, 0..300, 0..300],
    )
        .prop_map(|(target, before)| {
            let below = |total: i32| target.map_or(total, |target| total % i32::from(target));
            (BySide(before.map(below)), target)
        })
}

/// So many cases, and as many times more as `PROPTEST_CASES` is more than its usual 256.
pub(crate) fn config(cases: u32) -> Config {
    let usual = Config::default();
    Config {
        cases: cases * (usual.cases / 256).max(1),
        failure_persistence: None,
        ..usual
    }
}

/// Scores of the sides that this game has; the others stay at nothing, as a record would have them.
fn for_game(game: Game, mut before: BySide<i32>) -> BySide<i32> {
    for side in before.0.iter_mut().skip(usize::from(game.sides())) {
        *side = 0;
    }
    before
}

/// Where every card is, each once.
fn piles(at: &Position) -> Vec<CardSet> {
    let mut piles = vec![at.talon.set(), at.plays.set()];
    for seat in at.game.seats() {
        piles.push(at.hands[seat]);
        piles.push(at.discards[seat]);
    }
    piles
}

fn holds_the_pack(at: &Position) {
    let piles = piles(at);
    let cards: u32 = piles.iter().map(|pile| u32::from(pile.len())).sum();
    let union = piles.iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
    assert_eq!(cards, 32, "{at:?}");
    assert_eq!(union, CardSet::FULL);
}

/// Whether a hand may declare this, by the words of rules 3 to 6 and the small print of the record.
fn may_declare(rules: &Ruleset, at: &Position, seat: Seat, claims: &Claims) -> bool {
    let hand = at.hands[seat];
    let view = View::of(rules, at, seat);
    let Choices::Declare { most, .. } = rules.choices(at) else {
        return false;
    };
    let blank = if view.blank_fixed {
        claims.carte_blanche == view.blank_shown
    } else {
        !claims.carte_blanche || most.carte_blanche
    };
    let point = claims.point.is_none_or(|suit| {
        let point = Point::of(hand, suit);
        point.pips > 0 && (at.game != Game::Four || point.pips >= 30)
    });
    // Of each run held nothing, or one piece of three or more.
    let runs = (claims.sequences - most.sequences).is_empty()
        && most.sequence_list().all(|run: Sequence| {
            let piece = claims.sequences & run.cards();
            let ranks = u32::from(piece.ranks_of(run.suit));
            let width = 32 - ranks.leading_zeros() as i32 - ranks.trailing_zeros() as i32;
            piece.is_empty() || (piece.len() >= 3 && width == i32::from(piece.len()))
        });
    let ranks = (0..8u8).all(|rank| {
        let held = (hand & CardSet::rank(norman_piquet::rules::Rank::from_index(rank))).len();
        let three = claims.trios >> rank & 1 == 1;
        let four = claims.quatorzes >> rank & 1 == 1;
        let least = if four { 4 } else { 3 };
        (!three && !four) || (rank >= 3 && held >= least && !(three && four))
    });
    blank && point && runs && ranks
}

/// Claims changed in one place, which may or may not be allowed.
fn mutated(claims: &Claims, rng: &mut ChaCha8Rng) -> Claims {
    let mut claims = *claims;
    match rng.random_range(0..5u32) {
        0 => claims.carte_blanche = !claims.carte_blanche,
        1 => claims.point = Some(Suit::from_index(rng.random_range(0..4u32) as u8)),
        2 => {
            claims.sequences =
                CardSet::from_bits(claims.sequences.bits() ^ (1 << rng.random_range(0..32u32)));
        }
        3 => claims.trios ^= 1 << rng.random_range(0..8u32),
        _ => claims.quatorzes ^= 1 << rng.random_range(0..8u32),
    }
    claims
}

/// Whether the description of what may be done contains this action.
fn is_described(rules: &Ruleset, at: &Position, action: &Action) -> bool {
    match (rules.choices(at), action) {
        (
            Choices::Exchange {
                from,
                counts,
                carte_blanche,
                ..
            },
            Action::Exchange {
                out,
                carte_blanche: shown,
            },
        ) => from.contains_all(*out) && counts >> out.len() & 1 == 1 && (carte_blanche || !*shown),
        (Choices::Declare { seat, .. }, Action::Declare(claims)) => {
            may_declare(rules, at, seat, claims)
        }
        (Choices::Play { cards, .. }, Action::Play(card)) => cards.contains(*card),
        _ => false,
    }
}

/// Actions of every kind, allowed or not.
fn attempts(at: &Position, action: Action, rng: &mut ChaCha8Rng) -> Vec<Action> {
    let mut attempts: Vec<Action> = Card::all().map(Action::Play).collect();
    for _ in 0..12 {
        let count = rng.random_range(0..7u32) as u8;
        let out = (0..count)
            .map(|_| Card::from_index(rng.random_range(0..32u32) as u8))
            .collect();
        let carte_blanche = rng.random_range(0..2u32) == 0;
        attempts.push(Action::Exchange { out, carte_blanche });
    }
    if let Action::Exchange { out, carte_blanche } = action {
        for count in 0..=out.len() {
            attempts.push(Action::Exchange {
                out: out.iter().take(usize::from(count)).collect(),
                carte_blanche,
            });
        }
        attempts.push(Action::Exchange {
            out,
            carte_blanche: !carte_blanche,
        });
        for seat in at.game.seats() {
            let mut other = out;
            other.insert(at.hands[seat].first().unwrap());
            attempts.push(Action::Exchange {
                out: other,
                carte_blanche,
            });
        }
    }
    attempts.push(Action::Declare(Claims::NONE));
    if let Action::Declare(claims) = action {
        attempts.extend((0..40).map(|_| Action::Declare(mutated(&claims, rng))));
    }
    attempts
}

/// The generator and the checker say the same of whatever is tried, and what is refused changes
/// nothing and tells of nothing.
fn choices_are_what_is_accepted(
    rules: &Ruleset,
    at: &Position,
    seat: Seat,
    action: Action,
    rng: &mut ChaCha8Rng,
) {
    assert!(rules.check(at, seat, &action).is_ok());
    for tried in attempts(at, action, rng) {
        let before = *at;
        let mut told = Vec::new();
        let done = rules.play(at, seat, tried, &mut told);
        assert_eq!(
            done.is_ok(),
            is_described(rules, at, &tried),
            "{tried:?}: {:?}",
            done.err()
        );
        assert_eq!(rules.check(at, seat, &tried).is_ok(), done.is_ok());
        assert_eq!(*at, before);
        if done.is_err() {
            assert!(told.is_empty());
        }
    }
    for other in at.game.seats().filter(|other| *other != seat) {
        assert!(rules.check(at, other, &action).is_err());
        assert_eq!(View::of(rules, at, other).choices(), Choices::Nothing);
    }
}

/// Every total in the events is the sum of what came before it.
fn totals_are_sums(game: Game, rules: &Ruleset, events: &[Entry], ledger: &Ledger) {
    let mut sum: BySide<i16> = BySide::default();
    let mut out = Vec::new();
    for (place, event) in events.iter().enumerate() {
        match event {
            Entry::Scored {
                side,
                seat,
                points,
                totals,
                ..
            } => {
                assert!(*points > 0);
                assert_eq!(game.side(*seat), *side);
                sum[*side] += points;
                assert_eq!(*totals, sum);
            }
            Entry::Cancelled { totals, seats, .. } => {
                assert_eq!(*totals, sum);
                assert!(seats.0.iter().flatten().count() >= 2);
            }
            Entry::GoneOut { side, totals, .. } => {
                assert_eq!(*totals, sum);
                // Right after the event that did it.
                assert!(matches!(
                    events[place - 1],
                    Entry::Scored { side: by, .. } if by == *side
                ));
                let total = ledger.before[*side] + i32::from(sum[*side]);
                assert!(total >= i32::from(ledger.target.unwrap()));
                out.push(*side);
            }
        }
    }
    assert_eq!(ledger.points, sum);
    assert_eq!(ledger.gone_out().collect::<Vec<_>>(), out);
    if rules.stops_at_once(game) && !out.is_empty() {
        assert!(matches!(events.last(), Some(Entry::GoneOut { .. })));
        assert_eq!(out.len(), 1);
    }
}

/// The same position with the cards that this seat cannot know dealt out anew.
fn shuffled_unseen(at: &Position, view: &View, rng: &mut ChaCha8Rng) -> Position {
    let known = view.known();
    let mut places: Vec<Card> = piles(at)
        .into_iter()
        .flat_map(|pile| (pile - known).iter())
        .collect();
    places.sort_unstable();
    let mut target = places.clone();
    for last in (1..target.len()).rev() {
        target.swap(last, rng.random_range(0..=last as u32) as usize);
    }
    let image = |card: Card| match places.binary_search(&card) {
        Ok(place) => target[place],
        Err(_) => card,
    };
    let moved = |cards: CardSet| -> CardSet { cards.iter().map(image).collect() };
    let mut other = *at;
    for seat in at.game.seats() {
        other.hands[seat] = moved(at.hands[seat]);
        other.dealt[seat] = moved(at.dealt[seat]);
        other.discards[seat] = moved(at.discards[seat]);
        other.drawn[seat] = moved(at.drawn[seat]);
        if seat != view.seat {
            other.looked[seat] = moved(at.looked[seat]);
        }
    }
    let talon: Vec<Card> = at.talon.iter().map(image).collect();
    other.talon = Talon::new(&talon);
    other
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn every_deal_keeps_its_cards_and_its_sums(
        game in any_game(), rules in any_rules(), seed: u64, (before, target) in any_scores(),
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 1);
        let (deal, at) = dealt(game, seed, for_game(game, before), target);
        let (end, events) = play_out(&rules, at, true, &mut rng, |at, _, _| holds_the_pack(at));
        holds_the_pack(&end);
        let entries = entries(&events);
        totals_are_sums(game, &rules, &entries, &end.ledger);

        // The record of the deal, counted directly and replayed, tells the same story.
        let mut told = Scored::of_position(&rules, &end, entries);
        told.record.talon = Some(deal.talon);
        let scored = count_both(&told.record).unwrap();
        prop_assert_eq!(&scored, &told);
        let read: Record = told.record.to_json().parse().unwrap();
        prop_assert_eq!(read, told.record);
    }

    #[test]
    fn a_switch_of_another_game_changes_nothing(
        game in any_game(), rules in any_rules(), seed: u64, (before, target) in any_scores(),
    ) {
        let of_others: &[&str] = match game {
            Game::Four => &[
                "thirdMayScore", "repiqueEldestOnly", "carteBlanche3", "talonPeek", "talonPartial",
                "packets3", "tieCards3", "target3", "end3", "dealerMin2", "lurch", "mode2",
            ],
            Game::Three => &[
                "sharing4", "partnerMargin", "pique4", "carteBlanche4", "stop", "dealerMin2",
                "lurch", "mode2",
            ],
            Game::Two => &[
                "sharing4", "partnerMargin", "thirdMayScore", "repiqueEldestOnly", "pique4",
                "carteBlanche4", "carteBlanche3", "talonPeek", "talonPartial", "packets3",
                "tieCards3", "target3", "end3",
            ],
        };
        let mut plain = rules;
        for switch in SWITCHES.iter().filter(|switch| of_others.contains(&switch.key)) {
            (switch.set)(&mut plain, (switch.get)(&Ruleset::default()));
        }
        let play = |rules: &Ruleset| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 10);
            let (_, at) = dealt(game, seed, for_game(game, before), target);
            let (end, events) = play_out(rules, at, true, &mut rng, |_, _, _| {});
            let scored = Scored::of_position(rules, &end, entries(&events));
            (events, scored.over, scored.totals)
        };
        prop_assert_eq!(play(&rules), play(&plain));
    }

    #[test]
    fn a_record_that_stops_anywhere_counts_as_far_as_it_goes(
        game in any_game(), rules in any_rules(), seed: u64, (before, target) in any_scores(),
        tricks in 0..13usize, cards in 1..5usize,
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 2);
        let (deal, at) = dealt(game, seed, for_game(game, before), target);
        let (end, _) = play_out(&rules, at, true, &mut rng, |_, _, _| {});
        let mut record = Record::of_position(&rules, &end);
        record.talon = Some(deal.talon);
        record.tricks.truncate(tricks);
        if let Some(last) = record.tricks.last_mut() {
            last.truncate(cards);
        }
        let part = count_both(&record).unwrap();
        // What is counted does not change by playing on.
        let whole = count_both(&Record { tricks: Record::of_position(&rules, &end).tricks, ..record }).unwrap();
        prop_assert!(whole.events.starts_with(&part.events));
        prop_assert_eq!(whole.declared, part.declared);
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn what_is_described_is_what_is_accepted(
        game in any_game(), rules in any_rules(), seed: u64, (before, target) in any_scores(),
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 3);
        let mut tries = ChaCha8Rng::seed_from_u64(seed ^ 4);
        let (_, at) = dealt(game, seed, for_game(game, before), target);
        let (end, _) = play_out(&rules, at, true, &mut rng, |at, seat, action| {
            choices_are_what_is_accepted(&rules, at, seat, action, &mut tries);
        });
        prop_assert_eq!(rules.choices(&end), Choices::Nothing);
        for seat in game.seats() {
            prop_assert!(rules.check(&end, seat, &Action::Declare(Claims::NONE)).is_err());
        }
    }

    #[test]
    fn a_view_does_not_hang_on_what_its_seat_cannot_know(
        game in any_game(), rules in any_rules(), seed: u64,
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 5);
        let mut other = ChaCha8Rng::seed_from_u64(seed ^ 6);
        let (_, at) = dealt(game, seed, BySide::default(), None);
        play_out(&rules, at, true, &mut rng, |at, _, _| {
            for seat in game.seats() {
                let view = View::of(&rules, at, seat);
                let hidden = shuffled_unseen(at, &view, &mut other);
                holds_the_pack(&hidden);
                assert_eq!(View::of(&rules, &hidden, seat), view);
                // Nor does the record that the player may see.
                assert_eq!(
                    Record::known_to(&rules, &hidden, seat),
                    Record::known_to(&rules, at, seat)
                );
            }
        });
    }

    #[test]
    fn a_broken_trick_is_refused_both_ways(
        game in any_game(), rules in any_rules(), seed: u64, place in 0..32usize, card in 0..32u8,
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 7);
        let (deal, at) = dealt(game, seed, BySide::default(), None);
        let (end, _) = play_out(&rules, at, true, &mut rng, |_, _, _| {});
        let mut record = Record::of_position(&rules, &end);
        record.talon = Some(deal.talon);
        let size = usize::from(game.players());
        let place = place % (size * record.tricks.len());
        record.tricks[place / size][place % size] = Card::from_index(card);
        // Either way of counting may accept or refuse it, but both alike.
        let _ = count_both(&record);
    }
}

fn chair_totals(partie: &Partie) -> [i32; 4] {
    partie.totals
}

/// What is paid comes to nothing in all, and never from a winner or to a loser.
fn payments_are_sound(winners: &[Chair], losers: &[Chair], payments: &[Payment]) {
    for payment in payments {
        assert!(losers.contains(&payment.payer) && winners.contains(&payment.receiver));
        assert!(payment.stakes > 0);
    }
}

/// Plays a partie with random hands to its end and holds every deal against the rules of section 11.
fn partie_holds(chosen: Game, rules: Ruleset, target: Option<u16>, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 8);
    let players = chosen.players();
    let dealer = Chair((seed % u64::from(players)) as u8);
    let mut partie = Partie::new(chosen, rules, target, seed, dealer);
    for number in 0..400 {
        let game = partie.game();
        let seating = partie.seating();
        assert_eq!(seating.len(), usize::from(game.players()));
        assert_eq!(
            *seating.last().unwrap(),
            partie.dealer,
            "the dealer is last"
        );
        for (seat, chair) in game.seats().zip(&seating) {
            assert_eq!(partie.chair_of(seat), *chair);
            assert_eq!(partie.seat_of(*chair), Some(seat));
            assert_ne!(Some(*chair), partie.left);
        }
        assert_eq!(partie.number, number);
        let before = chair_totals(&partie);
        let at = partie.begin().unwrap();
        let deal = Deal::from_seed(game, seed.wrapping_add(u64::from(number)));
        assert_eq!(at.hands.0[..deal.hands.len()], deal.hands);
        for side in game.side_list() {
            assert_eq!(
                at.ledger.before[side],
                before[partie.chair_of(Seat(side.0)).index()]
            );
        }
        let deal_rules = partie.deal_rules();
        let (end, _) = play_out(&deal_rules, at, false, &mut rng, |_, _, _| {});
        let played = partie;
        let outcome = partie.finish(&end.ledger);
        for seat in game.seats() {
            let chair = played.chair_of(seat).index();
            let points = i32::from(end.ledger.points[game.side(seat)]);
            assert_eq!(partie.totals[chair], before[chair] + points);
        }
        let Some(outcome) = outcome else {
            // Rule 1.9: the eldest of the deal just finished deals next, or the next who is still in.
            let eldest = seating[0];
            if partie.left == Some(eldest) {
                assert_eq!(partie.dealer, seating[1]);
            } else {
                assert_eq!(partie.dealer, eldest);
            }
            if let (Some(left), None) = (partie.left, played.left) {
                assert_eq!(chosen, Game::Three);
                assert!(partie.totals[left.index()] >= i32::from(target.unwrap()));
            }
            if let Some(target) = partie.target {
                for chair in (0..players)
                    .map(Chair)
                    .filter(|chair| Some(*chair) != partie.left)
                {
                    assert!(partie.totals[chair.index()] < i32::from(target));
                }
            }
            continue;
        };
        let sum = |chair: Chair| partie.totals[chair.index()];
        payments_are_sound(&outcome.winners, &outcome.losers, &outcome.payments);
        let Some(target) = partie.target.map(i32::from) else {
            // The six-deal form: after six deals, or eight if they tied.
            assert!(partie.number == 6 || partie.number == 8);
            return;
        };
        match chosen {
            Game::Four => {
                // Rule 11.8: partners win together, each loser pays one stake to one winner.
                assert_eq!(outcome.winners[0].0 % 2, outcome.winners[1].0 % 2);
                assert!(sum(outcome.winners[0]) >= target);
                assert_eq!(outcome.payments.len(), 2);
                assert_ne!(outcome.payments[0].payer, outcome.payments[1].payer);
                assert_ne!(outcome.payments[0].receiver, outcome.payments[1].receiver);
                assert!(outcome.payments.iter().all(|payment| payment.stakes == 1));
            }
            Game::Three if rules.end3 == End3::Pool => {
                assert_eq!(outcome.winners.len(), 1);
                assert_eq!(outcome.payments.len(), 2);
                assert!(partie.left.is_none());
            }
            Game::Three => {
                // Rule 11.2: the one left behind pays both, one stake each.
                assert_eq!(outcome.winners.len(), 2);
                assert_eq!(outcome.losers.len(), 1);
                assert!(outcome.winners.iter().all(|winner| sum(*winner) >= target));
                let paid: Vec<(Chair, i32)> = outcome
                    .payments
                    .iter()
                    .map(|payment| (payment.receiver, payment.stakes))
                    .collect();
                assert_eq!(paid, [(outcome.winners[0], 1), (outcome.winners[1], 1)]);
                assert!(partie.left.is_none_or(|left| left == outcome.winners[0]));
            }
            Game::Two => {
                assert_eq!(outcome.payments.len(), 1);
                let loser = sum(outcome.losers[0]);
                let lurched = rules.lurch.is_on() && loser < target / 2;
                assert_eq!(outcome.payments[0].stakes, 1 + i32::from(lurched));
            }
        }
        return;
    }
    panic!("a partie of 400 deals");
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_partie_goes_on_until_somebody_pays(
        chosen in any_game(), rules in any_rules(), seed: u64,
        target in prop_oneof![Just(100u16), Just(101), Just(150), Just(200)],
    ) {
        partie_holds(chosen, rules, Some(target), seed);
    }

    #[test]
    fn rules_named_as_briefly_as_possible_are_the_same_rules(game in any_game(), rules in any_rules()) {
        let delta = RulesDelta::shortest(game, &rules);
        prop_assert_eq!(delta.ruleset_for(game), rules);
        let text = serde_json::to_string(&delta).unwrap();
        let read: RulesDelta = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(read, delta);
        prop_assert_eq!(RulesDelta::from_preset(Preset::Book, &rules).ruleset(), rules);
    }

    #[test]
    fn cards_and_hands_read_back_as_written(bits: u32) {
        let cards = CardSet::from_bits(bits);
        prop_assert_eq!(cards.to_string().parse::<CardSet>().unwrap(), cards);
        prop_assert_eq!(cards.iter().count(), usize::from(cards.len()));
        for card in cards {
            prop_assert_eq!(card.to_string().parse::<Card>().unwrap(), card);
        }
    }

    #[test]
    fn a_cut_orders_everybody_by_cards_that_differ(players in 2..=4u8, seed: u64) {
        let cut = Cut::from_seed(players, seed);
        let mut order = cut.order.clone();
        order.sort_unstable();
        prop_assert_eq!(order, (0..players).collect::<Vec<u8>>());
        for round in &cut.rounds {
            let cards: CardSet = round.iter().map(|(_, card)| *card).collect();
            prop_assert_eq!(usize::from(cards.len()), round.len());
        }
        // Each cut in the order found has a history of ranks that is lower than the next one's.
        let history = |player: u8| -> Vec<u8> {
            cut.rounds
                .iter()
                .filter_map(|round| round.iter().find(|(who, _)| *who == player))
                .map(|(_, card)| card.rank() as u8)
                .collect()
        };
        for pair in cut.order.windows(2) {
            prop_assert!(history(pair[0]) < history(pair[1]));
        }
    }
}

#[test]
fn all_three_out_in_one_deal_the_last_in_order_pays() {
    // Rule 11.4.
    let mut partie = Partie::new(Game::Three, Ruleset::default(), Some(100), 1, Chair(0));
    let mut ledger = Ledger::new(partie.before(), Some(100));
    ledger.points = BySide([101, 120, 100]);
    ledger.out = [Some(Side(2)), Some(Side(0)), Some(Side(1))];
    let seating = partie.seating();
    let outcome = partie.finish(&ledger).unwrap();
    assert_eq!(outcome.winners, [seating[2], seating[0]]);
    assert_eq!(outcome.losers, [seating[1]]);
    assert_eq!(
        outcome.payments,
        [seating[2], seating[0]].map(|receiver| Payment {
            payer: seating[1],
            receiver,
            stakes: 1
        })
    );
}

#[test]
fn two_of_three_left_the_loser_pays_both() {
    // Rule 11.2: E left before; M goes out now.
    let mut partie = Partie {
        totals: [104, 95, 55, 0],
        left: Some(Chair(0)),
        ..Partie::new(Game::Three, Ruleset::default(), Some(100), 1, Chair(1))
    };
    let mut ledger = Ledger::new(partie.before(), Some(100));
    let m = partie.side_of(Chair(1)).unwrap();
    ledger.points[m] = 10;
    ledger.out[0] = Some(m);
    let outcome = partie.finish(&ledger).unwrap();
    assert_eq!(outcome.winners, [Chair(0), Chair(1)]);
    assert_eq!(outcome.losers, [Chair(2)]);
    let paid: Vec<(u8, u8, i32)> = outcome
        .payments
        .iter()
        .map(|payment| (payment.payer.0, payment.receiver.0, payment.stakes))
        .collect();
    assert_eq!(paid, [(2, 0, 1), (2, 1, 1)]);
}

#[test]
fn dealer_of_a_new_partie_is_the_lowest_cut_or_the_highest_in_six_deals() {
    // Rules 1.2 to 1.4.
    let cut = Cut {
        rounds: Vec::new(),
        order: vec![1, 0],
    };
    let book = Ruleset::default();
    assert_eq!(Partie::dealer_by_cut(Game::Two, &book, &cut), Chair(1));
    let six = Ruleset {
        mode2: norman_piquet::rules::Mode2::Rubicon,
        ..book
    };
    assert_eq!(Partie::dealer_by_cut(Game::Two, &six, &cut), Chair(0));
    assert_eq!(Partie::dealer_by_cut(Game::Three, &six, &cut), Chair(1));
}

#[test]
fn a_game_for_two_that_ends_by_declarations_ends_without_a_card() {
    // Rule 11.7, in the flow of the game itself.
    let rules = Ruleset::default();
    let hands = ["HKQJT9 CAKQ DAQ9 SQ", "CJT98 DKJT8 SJT98"].map(|hand| hand.parse().unwrap());
    let mut at =
        Position::after_exchange(Game::Two, &hands, BySide([80, 0, 0]), Some(100)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    for _ in 0..2 {
        let (seat, action) = random_action(&rules, &at, false, &mut rng);
        at = rules.play(&at, seat, action, &mut ()).unwrap();
    }
    assert_eq!(at.phase, Phase::Over);
    assert!(at.plays.is_empty());
    assert_eq!(at.ledger.totals(), BySide([100, 0, 0]));
    // Where the deal is finished, it goes on.
    let finish = Ruleset {
        stop: Stop::Finish,
        ..rules
    };
    let at = Position::after_exchange(Game::Two, &hands, BySide([80, 0, 0]), Some(100)).unwrap();
    let (end, _) = play_out(&finish, at, false, &mut rng, |_, _, _| {});
    assert_eq!(end.plays.len(), 24);
}
