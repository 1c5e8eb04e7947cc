//! Exact counts over all hands: how often each declaration occurs, and the most that a hand is worth.
//! Every hand is looked at; nothing is sampled but in the last test.

use norman_piquet::rules::{
    BySide, CardSet, Claims, Class, Contest, Entry, Event, EventSink, Game, Rank, Ruleset, Suit,
    is_carte_blanche,
};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::common::{dealt, play_out};

/// All hands of eight cards, by the next number with as many bits.
fn hands_of_eight() -> impl Iterator<Item = CardSet> {
    let mut bits: u64 = 0xFF;
    std::iter::from_fn(move || {
        let hand = u32::try_from(bits).ok()?;
        let low = bits & bits.wrapping_neg();
        let ripple = bits + low;
        bits = (((ripple ^ bits) >> 2) / low) | ripple;
        Some(CardSet::from_bits(hand))
    })
}

#[test]
fn declarations_of_all_hands_of_eight() {
    let rules = Ruleset::default();
    let [
        mut hands,
        mut blanks,
        mut sequences,
        mut quatorzes,
        mut sets,
        mut points,
    ] = [0u32; 6];
    for hand in hands_of_eight() {
        let claims = Claims::all(Game::Four, &rules, hand, hand);
        hands += 1;
        blanks += u32::from(claims.carte_blanche);
        sequences += u32::from(!claims.sequences.is_empty());
        quatorzes += u32::from(claims.quatorzes != 0);
        sets += u32::from(claims.quatorzes | claims.trios != 0);
        points += u32::from(claims.point.is_some());
    }
    assert_eq!(hands, 10_518_300);
    assert_eq!(blanks, 125_970, "without court card");
    assert_eq!(sequences, 2_375_766, "a sequence");
    assert_eq!(quatorzes, 102_365, "a quatorze");
    assert_eq!(sets, 2_021_885, "a set");
    assert_eq!(points, 5_472_476, "a suit of 30 or more");
}

#[test]
fn the_suit_of_more_cards_is_worth_more() {
    // Rule 4.2: comparing pips and comparing lengths is the same.
    let mut least = [u8::MAX; 9];
    let mut most = [0u8; 9];
    for ranks in 1..=255u32 {
        let point = norman_piquet::rules::Point::of(CardSet::from_bits(ranks), Suit::Clubs);
        let len = usize::from(point.cards.len());
        least[len] = least[len].min(point.pips);
        most[len] = most[len].max(point.pips);
    }
    assert_eq!(least[1..], [7, 15, 24, 34, 44, 54, 64, 75]);
    assert_eq!(most[1..], [11, 21, 31, 41, 51, 60, 68, 75]);
}

/// What a suit is worth by itself: point, sequences, and whether it has a court card.
struct SuitWorth {
    point: i16,
    pips: u8,
    sequences: i16,
    court: bool,
}

fn suit_worths(rules: &Ruleset) -> Vec<SuitWorth> {
    (0..256u32)
        .map(|ranks| {
            let cards = CardSet::from_bits(ranks);
            let point = norman_piquet::rules::Point::of(cards, Suit::Clubs);
            let claims = Claims::all(Game::Three, rules, cards, cards);
            SuitWorth {
                point: point.value(rules),
                pips: point.pips,
                sequences: claims.sequence_list().map(|run| run.value()).sum(),
                court: !is_carte_blanche(cards) && ranks != 0,
            }
        })
        .collect()
}

/// The greatest total that a hand of so many cards declares if nobody has anything against it, with
/// and without a carte blanche. Suits are alike, so one order of them stands for all.
fn greatest(game: Game, size: u32) -> (i16, i16) {
    let rules = Ruleset::default();
    let suits = suit_worths(&rules);
    let mut by_len: Vec<Vec<u8>> = vec![Vec::new(); 9];
    for ranks in 0..=255u8 {
        by_len[ranks.count_ones() as usize].push(ranks);
    }
    let (mut plain, mut blank) = (0, 0);
    for a in 0..=255u8 {
        for b in a..=255 {
            let two = a.count_ones() + b.count_ones();
            if two > size {
                continue;
            }
            for c in b..=255 {
                let three = two + c.count_ones();
                if three > size || size - three > 8 {
                    continue;
                }
                let all3 = a & b & c;
                let some2 = (a & b) | (a & c) | (b & c);
                for d in &by_len[(size - three) as usize] {
                    let d = *d;
                    if d < c {
                        continue;
                    }
                    let tens_and_up = 0b1111_1000;
                    let four = all3 & d & tens_and_up;
                    let three = (all3 | (some2 & d)) & tens_and_up & !four;
                    let mut total = 14 * four.count_ones() as i16 + 3 * three.count_ones() as i16;
                    let mut best = (0, 0);
                    let mut court = false;
                    for ranks in [a, b, c, d] {
                        let suit = &suits[usize::from(ranks)];
                        total += suit.sequences;
                        best = best.max((suit.pips, suit.point));
                        court |= suit.court;
                    }
                    if best.0 >= game.least_point() {
                        total += best.1;
                    }
                    if court {
                        plain = plain.max(total);
                    } else {
                        blank = blank.max(total + 10);
                    }
                }
            }
        }
    }
    (plain, plain.max(blank))
}

#[test]
fn greatest_total_at_eight_cards() {
    assert_eq!(greatest(Game::Four, 8), (34, 38));
}

#[test]
fn greatest_total_at_ten_cards() {
    assert_eq!(greatest(Game::Three, 10), (38, 45));
}

#[test]
fn greatest_total_at_twelve_cards() {
    assert_eq!(greatest(Game::Two, 12), (57, 57));
}

/// What a random deal brings, to be compared with the table of section 15.
#[derive(Default)]
struct Tally {
    repique: bool,
    point_cancelled: bool,
    point_scored: bool,
    sequences_cancelled: bool,
    sequence_scored: bool,
    set_scored: bool,
    declared: i16,
}

impl EventSink for Tally {
    fn push(&mut self, event: Event) {
        match event {
            Event::Counted(Entry::Scored { class, points, .. }) => {
                match class {
                    Class::Point => self.point_scored = true,
                    Class::Sequence => self.sequence_scored = true,
                    Class::Set => self.set_scored = true,
                    Class::Repique => self.repique = true,
                    _ => {}
                }
                if class < Class::Repique {
                    self.declared += points;
                }
            }
            Event::Counted(Entry::Cancelled { what, .. }) => match what {
                Contest::Point => self.point_cancelled = true,
                Contest::Sequence => self.sequences_cancelled = true,
                Contest::Set => unreachable!("two hands cannot tie in sets (rule 6.2)"),
            },
            _ => {}
        }
    }
}

#[test]
fn random_deals_declare_as_often_as_section_15_says() {
    const DEALS: u32 = 20_000;
    // Repique, point cancelled, no point, sequences cancelled, nobody has one, no set, mean.
    let cases = [
        (Game::Four, [2.6, 6.0, 6.5, 1.7, 37.8, 43.2], 8.8),
        (Game::Three, [5.6, 9.6, 0.0, 4.1, 21.4, 26.0], 10.7),
    ];
    let rules = Ruleset::default();
    for (game, percent, mean) in cases {
        let mut seen = [0u32; 6];
        let mut declared = 0i64;
        for seed in 0..u64::from(DEALS) {
            let (_, at) = dealt(game, seed, BySide::default(), None);
            let mut claims = norman_piquet::rules::BySeat::default();
            for seat in game.seats() {
                claims[seat] = Claims::all(game, &rules, at.hands[seat], at.dealt[seat]);
            }
            let mut tally = Tally::default();
            rules.settle(&at, &claims, &mut tally);
            declared += i64::from(tally.declared);
            let no_point = !tally.point_scored && !tally.point_cancelled;
            let no_sequence = !tally.sequence_scored && !tally.sequences_cancelled;
            for (count, happened) in seen.iter_mut().zip([
                tally.repique,
                tally.point_cancelled,
                no_point,
                tally.sequences_cancelled,
                no_sequence,
                !tally.set_scored,
            ]) {
                *count += u32::from(happened);
            }
        }
        for (nth, (count, wanted)) in seen.into_iter().zip(percent).enumerate() {
            let found = f64::from(count) * 100.0 / f64::from(DEALS);
            // Three standard errors of both samples, and what the printed figure is rounded by.
            let share: f64 = wanted / 100.0;
            let error = (share * (1.0 - share) * (1.0 / f64::from(DEALS) + 1.0 / 60_000.0)).sqrt();
            let allowed = 300.0 * error + 0.06;
            assert!(
                (found - wanted).abs() <= allowed,
                "{game:?} {nth}: {found:.2} % instead of {wanted} %"
            );
        }
        let found = declared as f64 / f64::from(DEALS);
        assert!((found - mean).abs() < 0.25, "{game:?}: {found:.2} declared");
    }
}

#[test]
fn a_carte_blanche_is_as_rare_as_rule_3_5_says() {
    // 1.198 % at four, 0.286 % at three, 0.0558 % at two: choices of cards out of the 20 that are no
    // court cards.
    let choose = |n: u64, k: u64| (0..k).fold(1u64, |ways, i| ways * (n - i) / (i + 1));
    assert_eq!(choose(20, 8), 125_970);
    for (size, percent) in [(8, 1.198), (10, 0.286), (12, 0.0558)] {
        let share = choose(20, size) as f64 / choose(32, size) as f64 * 100.0;
        assert!((share - percent).abs() < percent / 1000.0 + 0.0005);
    }
    let no_court: u32 = Rank::ALL.iter().filter(|rank| !rank.is_court()).count() as u32 * 4;
    assert_eq!(no_court, 20);
}

#[test]
fn a_random_deal_is_played_with_all_its_cards() {
    let rules = Ruleset::default();
    for game in Game::ALL {
        let (_, at) = dealt(game, 1, BySide::default(), None);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (at, _) = play_out(&rules, at, false, &mut rng, |_, _, _| {});
        assert_eq!(at.plays.len(), game.players() * game.hand_size());
    }
}
