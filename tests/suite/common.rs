//! What several files of the suite need: records counted both ways, and deals played at random with
//! everything the rules allow. It asserts nothing about any single rule.

use norman_piquet::record::{self, Record, RecordError, Scored};
use norman_piquet::rules::{
    Action, BySide, Card, CardSet, Choices, Claims, Class, Deal, Entry, Event, Game, Position,
    Ruleset, Seat, Side,
};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Reads a record, counts it both ways and holds them equal.
pub(crate) fn count(json: &str) -> Scored {
    let record: Record = match json.parse() {
        Ok(record) => record,
        Err(why) => panic!("{why}: {json}"),
    };
    match count_both(&record) {
        Ok(scored) => scored,
        Err(why) => panic!("{why}: {json}"),
    }
}

/// Counts a record directly and through the rules' own flow, which must agree in every field and
/// refuse the same records.
pub(crate) fn count_both(record: &Record) -> Result<Scored, RecordError> {
    let counted = record::score(record);
    let played = record::replay(record);
    match (counted, played) {
        (Ok(counted), Ok(played)) => {
            let played = Scored {
                record: counted.record.clone(),
                ..played.scored
            };
            assert_eq!(counted, played, "count and referee differ: {record:?}");
            Ok(counted)
        }
        (Err(why), Err(_)) => Err(why),
        (Ok(_), Err(why)) => panic!("the referee refuses what the count accepts: {why}"),
        (Err(why), Ok(_)) => panic!("the count refuses what the referee accepts: {why}"),
    }
}

/// The sentence with which a record is refused.
pub(crate) fn refusal(json: &str) -> String {
    match json
        .parse::<Record>()
        .and_then(|record| count_both(&record))
    {
        Ok(_) => panic!("accepted: {json}"),
        Err(why) => why.to_string(),
    }
}

/// Plays a record on to the end of its deal, each with the first card allowed, and counts it.
pub(crate) fn finish(json: &str) -> Scored {
    let mut record: Record = json.parse().unwrap();
    let rules = record.ruleset();
    let mut at = record::replay(&record).unwrap().at;
    let mut events = Vec::new();
    while let Some(seat) = at.to_act() {
        let action = match rules.choices(&at) {
            Choices::Play { cards, .. } => Action::Play(cards.first().unwrap()),
            other => panic!("the record stops before the play: {other:?}"),
        };
        at = rules.play(&at, seat, action, &mut events).unwrap();
    }
    record.tricks = Record::of_position(&rules, &at).tricks;
    count_both(&record).unwrap()
}

/// The points of this deal for the sides of the game.
pub(crate) fn deal_of(scored: &Scored) -> Vec<i16> {
    scored.deal.of(scored.record.game).to_vec()
}

/// The points after declarations and repique.
pub(crate) fn declared_of(scored: &Scored) -> Vec<i16> {
    scored.declared.of(scored.record.game).to_vec()
}

/// The points that a class brought, by side.
pub(crate) fn of_class(scored: &Scored, wanted: Class) -> Vec<i16> {
    let mut sum: BySide<i16> = BySide::default();
    for event in &scored.events {
        if let Entry::Scored {
            class,
            side,
            points,
            ..
        } = event
            && *class == wanted
        {
            sum[*side] += points;
        }
    }
    sum.of(scored.record.game).to_vec()
}

/// Whether a class was scored by anybody.
pub(crate) fn has(scored: &Scored, wanted: Class) -> bool {
    scored
        .events
        .iter()
        .any(|event| matches!(event, Entry::Scored { class, .. } if *class == wanted))
}

/// The sides that reached the target, first to last.
pub(crate) fn gone_out(scored: &Scored) -> Vec<u8> {
    scored
        .events
        .iter()
        .filter_map(|event| match event {
            Entry::GoneOut { side, .. } => Some(side.0),
            _ => None,
        })
        .collect()
}

/// Sides by number.
pub(crate) fn sides(numbers: &[u8]) -> Vec<Side> {
    numbers.iter().copied().map(Side).collect()
}

/// The deal of a seed, from those scores to that target.
pub(crate) fn dealt(
    game: Game,
    seed: u64,
    before: BySide<i32>,
    target: Option<u16>,
) -> (Deal, Position) {
    let deal = Deal::from_seed(game, seed);
    let at = Position::dealt(game, &deal.hands, &deal.talon, before, target).unwrap();
    (deal, at)
}

/// One card of these.
pub(crate) fn one_of(cards: CardSet, rng: &mut ChaCha8Rng) -> Card {
    let nth = rng.random_range(0..u32::from(cards.len()));
    cards.iter().nth(nth as usize).unwrap()
}

/// So many of these cards.
pub(crate) fn some_of(mut cards: CardSet, count: u8, rng: &mut ChaCha8Rng) -> CardSet {
    let mut chosen = CardSet::EMPTY;
    for _ in 0..count {
        let card = one_of(cards, rng);
        cards.remove(card);
        chosen.insert(card);
    }
    chosen
}

/// A part of these claims: whole or shortened sequences, quatorzes called as trios, lower suits for
/// the point, and silence.
pub(crate) fn part_of(
    game: Game,
    most: &Claims,
    hand: CardSet,
    blank_is_fixed: bool,
    rng: &mut ChaCha8Rng,
) -> Claims {
    let mut claims = *most;
    if !blank_is_fixed && rng.random_range(0..4u32) == 0 {
        claims.carte_blanche = false;
    }
    match rng.random_range(0..6u32) {
        0 => claims.point = None,
        1 => {
            // A lower call is allowed as long as the suit is held (rule 7.7).
            claims.point = norman_piquet::rules::Suit::ALL.into_iter().rfind(|suit| {
                let point = norman_piquet::rules::Point::of(hand, *suit);
                point.pips > 0 && point.pips >= game.least_point()
            });
        }
        _ => {}
    }
    claims.sequences = CardSet::EMPTY;
    for run in most.sequence_list() {
        let mut run = run;
        match rng.random_range(0..6u32) {
            0 => continue,
            1 if run.len > 3 => run.len -= 1,
            2 if run.len > 3 => {
                run.len -= 1;
                run.top = norman_piquet::rules::Rank::from_index(run.top as u8 - 1);
            }
            _ => {}
        }
        claims.sequences |= run.cards();
    }
    if rng.random_range(0..4u32) == 0 {
        let rank = 1u8 << rng.random_range(0..8u32);
        claims.trios &= !rank;
        if claims.quatorzes & rank != 0 {
            claims.quatorzes &= !rank;
            claims.trios |= rank;
        }
    }
    claims
}

/// A random action out of what the rules describe; now and then a seat keeps silent about something
/// where `sinks` is set.
pub(crate) fn random_action(
    rules: &Ruleset,
    at: &Position,
    sinks: bool,
    rng: &mut ChaCha8Rng,
) -> (Seat, Action) {
    match rules.choices(at) {
        Choices::Exchange {
            seat,
            from,
            counts,
            carte_blanche,
        } => {
            let nth = rng.random_range(0..counts.count_ones());
            let count = (0..16u8)
                .filter(|count| counts >> count & 1 == 1)
                .nth(nth as usize)
                .unwrap();
            let out = some_of(from, count, rng);
            let carte_blanche = carte_blanche && !(sinks && rng.random_range(0..2u32) == 0);
            (seat, Action::Exchange { out, carte_blanche })
        }
        Choices::Declare { seat, most } => {
            let claims = if sinks && rng.random_range(0..2u32) == 0 {
                let view = norman_piquet::rules::View::of(rules, at, seat);
                part_of(at.game, &most, at.hands[seat], view.blank_fixed, rng)
            } else {
                most
            };
            (seat, Action::Declare(claims))
        }
        Choices::Play { seat, cards } => (seat, Action::Play(one_of(cards, rng))),
        Choices::Nothing => panic!("nobody is to act"),
    }
}

/// Plays a deal at random to its end, telling of each step before it is done.
pub(crate) fn play_out(
    rules: &Ruleset,
    mut at: Position,
    sinks: bool,
    rng: &mut ChaCha8Rng,
    mut look: impl FnMut(&Position, Seat, Action),
) -> (Position, Vec<Event>) {
    let mut events = Vec::new();
    while at.to_act().is_some() {
        let (seat, action) = random_action(rules, &at, sinks, rng);
        look(&at, seat, action);
        at = rules.play(&at, seat, action, &mut events).unwrap();
    }
    (at, events)
}

/// The lines of the count among events.
pub(crate) fn entries(events: &[Event]) -> Vec<Entry> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Counted(entry) => Some(*entry),
            _ => None,
        })
        .collect()
}
