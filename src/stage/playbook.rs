//! The queue of beats: what has happened, shown one thing after another. It reads what the table tells
//! and changes only what is shown; no rule waits for it except through the curtain.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::pace::{self, Tempo};
use super::shown::{Celebration, Great, Showcase, Shown, great};
use crate::players::{Curtain, HumanChair};
use crate::rules::{
    Card, CardSet, Chair, Class, Direction, Entry, Event, Game, Phase, Position, Said, Seat,
    packets,
};
use crate::session::Session;
use crate::table::{CurrentPartie, DealLog, Happened, Rules, TableEvent, TableReader};
use crate::words::{self, Speaker, Words};

/// One thing to be shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Beat {
    /// All cards come together in the pack.
    Pack {
        /// The deal's number.
        number: u32,
        /// The game.
        game: Game,
        /// Who deals.
        dealer: Chair,
        /// Chairs in order of play.
        seating: Vec<Chair>,
    },
    /// The cards are dealt.
    Deal,
    /// The person's cards turn over and sort themselves.
    Sort,
    /// Cards are laid out and drawn.
    Exchange {
        /// Who.
        chair: Chair,
        /// Laid out.
        given: CardSet,
        /// Drawn.
        drawn: CardSet,
    },
    /// A seat speaks.
    Speak {
        /// Who.
        chair: Chair,
        /// What.
        said: Said,
    },
    /// A card is played.
    Play {
        /// Who.
        chair: Chair,
        /// Which.
        card: Card,
    },
    /// The full trick lies.
    Rest,
    /// It goes to its winner.
    Gather {
        /// Who.
        chair: Chair,
    },
    /// A line of the count.
    Count(Entry),
    /// A breath before the sheet.
    Close,
    /// The sheet is due.
    Booked {
        /// Scores by chair.
        totals: [i32; 4],
        /// Who has left.
        left: Option<Chair>,
        /// The partie is over.
        over: bool,
    },
    /// Show the truth at once.
    Snap,
    /// Show nothing.
    Clear,
}

/// Beats waiting and the one running.
#[derive(Resource, Default, Debug)]
pub struct Playbook {
    queue: VecDeque<Beat>,
    running: Option<(Beat, f32)>,
    skip: bool,
}

impl Playbook {
    /// How much is still to be shown.
    pub fn pending(&self) -> u32 {
        self.queue.len() as u32 + u32::from(self.running.is_some())
    }

    /// Whether everything has been shown.
    pub fn is_idle(&self) -> bool {
        self.pending() == 0
    }

    /// What is being shown.
    pub fn showing(&self) -> Option<&Beat> {
        self.running.as_ref().map(|(beat, _)| beat)
    }

    /// Completes the running beat at the next update; what waits behind it is shown as usual.
    pub fn skip(&mut self) {
        self.skip = self.running.is_some();
    }

    /// Whatever was still to be shown is void.
    fn begin_anew(&mut self, with: Beat) {
        self.queue.clear();
        self.running = None;
        self.queue.push_back(with);
    }
}

/// How the cards that now move do so.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Moves {
    /// Seconds of one flight.
    pub duration: f32,
    /// Seconds before each card sets out.
    pub delays: [f32; 32],
    /// Everything arrives at once.
    pub snap: bool,
}

impl Default for Moves {
    fn default() -> Moves {
        Moves {
            duration: pace::SHIFT,
            delays: [0.0; 32],
            snap: false,
        }
    }
}

/// Puts what has happened into the queue and draws the curtain. It is read every frame, whatever is
/// being shown, since messages do not wait.
pub(super) fn queue_events(
    mut happened: MessageReader<Happened>,
    mut playbook: ResMut<Playbook>,
    mut curtain: ResMut<Curtain>,
    shown: Res<Shown>,
) {
    let mut seating: Vec<Chair> = playbook
        .queue
        .iter()
        .rev()
        .find_map(|beat| match beat {
            Beat::Pack { seating, .. } => Some(seating.clone()),
            _ => None,
        })
        .unwrap_or_else(|| shown.seating.clone());
    // The snapshot is taken after all of this has become true, so it holds what follows it here.
    let mut in_snapshot = false;
    for Happened(event) in happened.read() {
        match event {
            TableEvent::DealBegan {
                number,
                game,
                dealer,
                seating: chairs,
            } => {
                in_snapshot = false;
                seating = chairs.iter().flatten().copied().collect();
                playbook.queue.push_back(Beat::Pack {
                    number: *number,
                    game: *game,
                    dealer: *dealer,
                    seating: seating.clone(),
                });
                playbook.queue.push_back(Beat::Deal);
                playbook.queue.push_back(Beat::Sort);
            }
            TableEvent::Act(_) if in_snapshot => {}
            TableEvent::Act(event) => {
                let chair = |seat: Seat| seating.get(seat.index()).copied().unwrap_or(Chair(0));
                queue_act(&mut playbook.queue, *event, chair);
            }
            TableEvent::DealBooked { totals, left, over } => {
                playbook.queue.push_back(Beat::Booked {
                    totals: *totals,
                    left: *left,
                    over: *over,
                });
            }
            TableEvent::TableSet => {
                in_snapshot = true;
                playbook.begin_anew(Beat::Snap);
            }
            // A partie may take the place of one that was never left.
            TableEvent::TableCleared | TableEvent::PartieBegan => {
                in_snapshot = false;
                playbook.begin_anew(Beat::Clear);
            }
            TableEvent::PartieEnded => {}
        }
    }
    curtain.pending = playbook.pending();
}

fn queue_act(queue: &mut VecDeque<Beat>, event: Event, chair: impl Fn(Seat) -> Chair) {
    match event {
        Event::Exchanged { seat, given, drawn } => queue.push_back(Beat::Exchange {
            chair: chair(seat),
            given,
            drawn,
        }),
        Event::Spoke { seat, said } => queue.push_back(Beat::Speak {
            chair: chair(seat),
            said,
        }),
        Event::Played { seat, card } => queue.push_back(Beat::Play {
            chair: chair(seat),
            card,
        }),
        Event::TrickTaken { seat, .. } => {
            queue.push_back(Beat::Rest);
            queue.push_back(Beat::Gather { chair: chair(seat) });
        }
        Event::Counted(entry) => queue.push_back(Beat::Count(entry)),
        Event::DealEnded => queue.push_back(Beat::Close),
        Event::Declared { .. } => {}
    }
}

/// What a beat needs to be told.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Teller<'w, 's> {
    words: Res<'w, Words>,
    session: Res<'w, Session>,
    me: Res<'w, HumanChair>,
    partie: Option<Res<'w, CurrentPartie>>,
    log: Res<'w, DealLog>,
    rules: Res<'w, Rules>,
    reader: TableReader<'w, 's>,
}

impl Teller<'_, '_> {
    fn speaker(&self, chair: Chair) -> Speaker {
        self.session.speaker(chair, &self.words)
    }
}

/// Plays the running beat on and starts the next ones.
pub(super) fn play_beats(
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut playbook: ResMut<Playbook>,
    mut shown: ResMut<Shown>,
    mut moves: ResMut<Moves>,
    mut curtain: ResMut<Curtain>,
    teller: Teller,
) {
    if playbook.is_idle() {
        return;
    }
    // A tab that comes back from the background must not burst through a whole deal at once.
    let mut spare = time.delta_secs().min(0.25);
    let skipped = std::mem::take(&mut playbook.skip) && playbook.running.is_some();
    if skipped {
        playbook.running = None;
        moves.snap = true;
    }
    loop {
        if let Some((_, left)) = &mut playbook.running {
            if *left > spare {
                *left -= spare;
                break;
            }
            spare -= *left;
            playbook.running = None;
        }
        if skipped && !playbook.queue.is_empty() {
            // Cards arrive at once in this frame: those of the next beat must not be among them.
            break;
        }
        let Some(beat) = playbook.queue.pop_front() else {
            if shown.showcase.is_some() || shown.celebration.is_some() {
                shown.showcase = None;
                shown.celebration = None;
            }
            break;
        };
        let seconds = start(&beat, &mut shown, &mut moves, &teller);
        playbook.running = Some((beat, tempo.scale(seconds)));
        if tempo.0 <= 0.0 {
            moves.snap = true;
        }
    }
    curtain.pending = playbook.pending();
}

/// Shows a beat and says how long it takes at ordinary speed.
fn start(beat: &Beat, shown: &mut Shown, moves: &mut Moves, teller: &Teller) -> f32 {
    *moves = Moves {
        snap: moves.snap,
        ..Moves::default()
    };
    shown.showcase = None;
    shown.celebration = None;
    match beat {
        Beat::Pack {
            number,
            game,
            dealer,
            seating,
        } => {
            let before = std::mem::take(shown);
            shown.log = before.log;
            shown.game = Some(*game);
            shown.number = *number;
            shown.seating.clone_from(seating);
            shown.dealer = *dealer;
            shown.clockwise = teller.rules.direction == Direction::Clockwise;
            shown.pack = Card::all().collect();
            if let Some(partie) = &teller.partie {
                shown.base = partie.totals;
                shown.totals = partie.totals;
                shown.target = partie.target;
                shown.left = partie.left;
            }
            let dealer = teller.speaker(*dealer);
            shown.note(dealer.say(&teller.words, "deal-dealer"));
            pace::PACK
        }
        Beat::Deal => deal(shown, moves, teller),
        Beat::Sort => {
            let me = teller.me.0;
            if peeks(shown, teller) {
                // The dealer has the talon in his hand until he has laid out (rule 2.3).
                let talon = std::mem::take(&mut shown.talon);
                shown.hands[me.index()].extend(&talon);
                shown.peeked = talon;
            }
            shown.open = shown.hands[me.index()].iter().copied().collect();
            shown.sort(me);
            moves.duration = pace::SORT;
            pace::SORT
        }
        Beat::Exchange {
            chair,
            given,
            drawn,
        } => exchange(shown, moves, teller, *chair, *given, *drawn),
        Beat::Speak { chair, said } => {
            let mut lines = words::said_lines(&teller.words, said);
            if lines.is_empty() {
                lines.push(teller.words.say("said-nothing"));
            }
            let name = teller.speaker(*chair).name;
            for line in &lines {
                shown.note(format!("{name}: {line}"));
            }
            let more = (lines.len() as f32 - 1.0).max(0.0) * pace::SPEAK_LINE;
            shown.bubbles[chair.index()] = lines;
            pace::SPEAK + more
        }
        Beat::Play { chair, card } => {
            shown.lift(*card);
            shown.trick.push((*chair, *card));
            moves.duration = pace::PLAY;
            let name = teller.speaker(*chair).name;
            let card = words::card_name(&teller.words, *card);
            shown.note(format!("{name}: {card}"));
            pace::PLAY
        }
        Beat::Rest => pace::TRICK_REST,
        Beat::Gather { chair } => {
            let trick = std::mem::take(&mut shown.trick);
            shown.taken[chair.index()].push(trick.iter().map(|(_, card)| *card).collect());
            shown.last_trick = trick;
            shown.bubbles = Default::default();
            shown.leap = None;
            moves.duration = pace::TRICK_GATHER;
            pace::TRICK_GATHER
        }
        Beat::Count(entry) => count(shown, teller, entry),
        Beat::Close => pace::CLOSE,
        Beat::Booked { totals, left, over } => {
            shown.totals = *totals;
            shown.left = *left;
            shown.over = *over;
            shown.sheet_due = true;
            0.0
        }
        Beat::Snap => {
            if let Ok(position) = teller.reader.position() {
                snap(shown, &position, teller);
            }
            moves.snap = true;
            0.0
        }
        Beat::Clear => {
            *shown = Shown::default();
            0.0
        }
    }
}

fn deal(shown: &mut Shown, moves: &mut Moves, teller: &Teller) -> f32 {
    let (Some(start), Some(game)) = (teller.log.start(), shown.game) else {
        return 0.0;
    };
    let cards: Vec<Vec<Card>> = game
        .seats()
        .map(|seat| {
            let mut hand: Vec<Card> = start.dealt[seat].iter().collect();
            shown.mix(&mut hand);
            hand
        })
        .collect();
    let mut order = Vec::with_capacity(32);
    let mut dealt = 0usize;
    for packet in packets(game, &teller.rules) {
        let packet = usize::from(*packet);
        for seat in game.seats() {
            let chair = shown.chair(seat);
            for card in cards[seat.index()].iter().skip(dealt).take(packet) {
                order.push((chair, *card));
            }
        }
        dealt += packet;
    }
    let step = pace::DEAL_STEP.min((pace::DEAL_MOST - pace::DEAL_FLIGHT) / order.len() as f32);
    for (index, (chair, card)) in order.iter().enumerate() {
        shown.hands[chair.index()].push(*card);
        moves.delays[usize::from(card.index())] = index as f32 * step;
    }
    shown.talon = start.talon.iter().collect();
    shown.pack.clear();
    let all = order.len() as f32 * step;
    for card in &shown.talon {
        moves.delays[usize::from(card.index())] = all;
    }
    moves.duration = pace::DEAL_FLIGHT;
    all + pace::DEAL_FLIGHT
}

fn exchange(
    shown: &mut Shown,
    moves: &mut Moves,
    teller: &Teller,
    chair: Chair,
    given: CardSet,
    drawn: CardSet,
) -> f32 {
    // What was peeked at and refused goes back to where it lay.
    let peeked = std::mem::take(&mut shown.peeked);
    if drawn.is_empty() {
        for card in peeked {
            shown.lift(card);
            shown.talon.push(card);
            shown.open.remove(card);
        }
    }
    for card in drawn {
        shown.lift(card);
        shown.hands[chair.index()].push(card);
        moves.delays[usize::from(card.index())] = pace::EXCHANGE * 0.3;
    }
    for card in given {
        shown.lift(card);
        shown.discards[chair.index()].push(card);
    }
    let who = teller.speaker(chair);
    if chair == teller.me.0 {
        shown.open = (shown.open | drawn) - given;
        shown.sort(chair);
    } else {
        shown.shuffle(chair);
    }
    moves.duration = pace::EXCHANGE * 0.45;
    let sentence = if given.is_empty() {
        who.say(&teller.words, "exchange-refused")
    } else {
        let count = ("count", words::Arg::from(given.len()));
        who.say_with(&teller.words, "exchange-done", &[count])
    };
    shown.bubbles[chair.index()] = if chair == teller.me.0 {
        Vec::new()
    } else {
        vec![sentence.clone()]
    };
    shown.note(sentence);
    pace::EXCHANGE
}

fn count(shown: &mut Shown, teller: &Teller, entry: &Entry) -> f32 {
    let (seat, totals) = match entry {
        Entry::Scored { seat, totals, .. } | Entry::GoneOut { seat, totals, .. } => {
            (Some(*seat), *totals)
        }
        Entry::Cancelled { totals, .. } => (None, *totals),
    };
    shown.count(totals);
    let chair = seat.map(|seat| shown.chair(seat));
    let who = teller.speaker(chair.unwrap_or(Chair(0)));
    let by = words::entry_by(&teller.words, &who, entry);
    match entry {
        Entry::Scored {
            class: Class::Lead | Class::Trick | Class::LastTrick,
            ..
        } => 0.0,
        Entry::Scored { class, cards, .. } => {
            shown.note(by.clone());
            match (great(*class), chair) {
                (Some(what), Some(chair)) => {
                    shown.celebration = Some(Celebration {
                        what,
                        title: words::class_name(&teller.words, *class),
                        line: by,
                        chair,
                    });
                    if matches!(what, Great::Repique | Great::Pique) {
                        shown.leap = Some(chair);
                    }
                    pace::CELEBRATE
                }
                _ => {
                    shown.bubbles = Default::default();
                    shown.showcase = Some(Showcase {
                        cards: *cards,
                        caption: by,
                        chair,
                    });
                    if *class == Class::Cards {
                        pace::CARDS
                    } else {
                        pace::SHOW
                    }
                }
            }
        }
        Entry::Cancelled { .. } => {
            shown.note(by.clone());
            shown.showcase = Some(Showcase {
                cards: CardSet::EMPTY,
                caption: by,
                chair: None,
            });
            pace::CANCELLED
        }
        Entry::GoneOut { .. } => {
            shown.note(by.clone());
            shown.celebration = chair.map(|chair| Celebration {
                what: Great::GoingOut,
                title: who.say(&teller.words, "celebrate-going-out"),
                line: by,
                chair,
            });
            pace::CELEBRATE
        }
    }
}

/// Whether the person deals and may look at the talon before he lays out (rule 2.3).
fn peeks(shown: &Shown, teller: &Teller) -> bool {
    shown.game == Some(Game::Three)
        && teller.rules.talon_peek.is_on()
        && shown.dealer == teller.me.0
}

/// Shows the truth as it is.
fn snap(shown: &mut Shown, at: &Position, teller: &Teller) {
    let log = std::mem::take(&mut shown.log);
    let (Some(partie), Some(deal)) = (&teller.partie, teller.reader.deal()) else {
        return;
    };
    let game = at.game;
    // Of a deal that is booked the partie no longer tells who sat where.
    let seating: Vec<Chair> = game
        .seats()
        .filter_map(|seat| teller.reader.chair_of(seat))
        .collect();
    let mut base = partie.totals;
    for (index, chair) in seating.iter().enumerate() {
        base[chair.index()] = at.ledger.before[game.side(Seat(index as u8))];
    }
    *shown = Shown {
        game: Some(game),
        clockwise: teller.rules.direction == Direction::Clockwise,
        number: deal.number,
        dealer: seating.last().copied().unwrap_or(partie.dealer),
        seating,
        talon: at.talon.iter().collect(),
        base,
        totals: partie.totals,
        target: partie.target,
        left: partie.left,
        log,
        ..Shown::default()
    };
    let me = teller.me.0;
    for seat in game.seats() {
        let chair = shown.chair(seat);
        shown.hands[chair.index()] = at.hands[seat].iter().collect();
        shown.discards[chair.index()] = at.discards[seat].iter().collect();
        if chair == me {
            if at.phase == Phase::Exchange(seat) && peeks(shown, teller) {
                shown.peeked = std::mem::take(&mut shown.talon);
                shown.hands[me.index()].extend(shown.peeked.clone());
            }
            shown.open = shown.hands[me.index()].iter().copied().collect();
            shown.sort(me);
        } else {
            shown.shuffle(chair);
        }
    }
    for number in 0..=at.tricks_done().min(11) {
        let trick: Vec<(Chair, Card)> = at
            .plays
            .trick(game, number)
            .map(|(seat, card)| (shown.chair(seat), card))
            .collect();
        match at.plays.winner(game, number) {
            Some((seat, _)) => {
                let chair = shown.chair(seat);
                let cards = trick.iter().map(|(_, card)| *card).collect();
                shown.taken[chair.index()].push(cards);
                shown.last_trick = trick;
            }
            None => shown.trick = trick,
        }
    }
    shown.count(at.ledger.points);
}

/// In debug builds, when nothing is left to show: what is shown is the truth.
#[cfg(debug_assertions)]
pub(super) fn check_shown(playbook: Res<Playbook>, shown: Res<Shown>, reader: TableReader) {
    if !playbook.is_idle() || !shown.is_changed() || shown.game.is_none() || shown.sheet_due {
        return;
    }
    let Ok(at) = reader.position() else { return };
    if at.to_act().is_none() {
        return;
    }
    for seat in at.game.seats() {
        let held: CardSet = shown.hands[shown.chair(seat).index()]
            .iter()
            .filter(|card| !shown.peeked.contains(card))
            .copied()
            .collect();
        debug_assert_eq!(held, at.hands[seat], "the hand shown of seat {}", seat.0);
    }
    let lies: Vec<Card> = shown.talon.iter().chain(&shown.peeked).copied().collect();
    let talon: Vec<Card> = at.talon.iter().collect();
    debug_assert_eq!(lies, talon, "the talon shown");
}
