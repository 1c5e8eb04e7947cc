//! What is shown follows what is true and never holds it up: whatever is clicked and whenever, no card
//! is lost, doubled or betrayed, and the partie comes to its end.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use norman_piquet::ai::Level;
use norman_piquet::hud::Declaring;
use norman_piquet::input::{self, Touched};
use norman_piquet::players::{self, Controller, Curtain, Offer, Offered, Seating, ThinkingBudget};
use norman_piquet::rules::{
    Action, Card, CardSet, Chair, Choices, Class, Cut, Entry, Event, Game, Partie, Phase, Position,
    Ruleset, SWITCHES, Seat, Switch, View,
};
use norman_piquet::screens::{Overlay, Screen};
use norman_piquet::session::Session;
use norman_piquet::sets::GameSystems;
use norman_piquet::stage::{self, Beat, Fingers, Moves, Playbook, Shown, Tempo, pace};
use norman_piquet::table::{
    CurrentPartie, DealLog, Ended, Happened, History, LeaveTable, NextDeal, Refused, StartPartie,
    Submit, TableEvent, TableReader, load, rewind,
};
use norman_piquet::theme::widget::Pressed;
use norman_piquet::words::{Language, Words};
use norman_piquet::{hud, sets, table};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The person's chair.
const ME: Chair = Chair(0);
/// A frame of an ordinary screen, in milliseconds.
const FRAME: u64 = 16;

// ---------------------------------------------------------------------------------- the helpers

/// All that was asked and told, in order.
#[derive(Resource, Default)]
struct Tape {
    asked: Vec<Action>,
    refused: usize,
    told: Vec<TableEvent>,
}

fn record(
    mut submits: MessageReader<Submit>,
    mut refusals: MessageReader<Refused>,
    mut happened: MessageReader<Happened>,
    mut tape: ResMut<Tape>,
) {
    let mine = submits.read().filter(|asked| asked.chair == ME);
    tape.asked.extend(mine.map(|asked| asked.action));
    tape.refused += refusals.read().filter(|told| told.chair == ME).count();
    tape.told
        .extend(happened.read().map(|Happened(event)| *event));
}

/// In the place of the sprites: which beat began while everything was told to arrive at once.
#[derive(Resource, Default)]
struct Snapped(Vec<Beat>);

fn follow_moves(
    mut moves: ResMut<Moves>,
    playbook: Res<Playbook>,
    mut before: Local<Option<Beat>>,
    mut snapped: ResMut<Snapped>,
) {
    let now = playbook.showing().cloned();
    if moves.snap
        && now != *before
        && let Some(beat) = &now
    {
        snapped.0.push(beat.clone());
    }
    *before = now;
    moves.snap = false;
}

/// A table with everything but its pictures.
struct Table {
    app: App,
    reader: SystemState<TableReader<'static, 'static>>,
    offered: Option<Offered>,
    acts: usize,
}

impl Table {
    /// A partie that has just been begun.
    fn new(partie: Partie, seating: Seating, tempo: f32) -> Table {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .init_state::<Overlay>()
            .insert_resource(Words::new(Language::English))
            .insert_resource(Session::default())
            .add_plugins((
                sets::plugin,
                table::plugin,
                players::plugin,
                stage::plugin_without_window,
                input::plugin_without_window,
                hud::plugin_without_window,
            ))
            .insert_resource(seating)
            .insert_resource(ThinkingBudget(u32::MAX))
            .insert_resource(Tempo(tempo))
            .init_resource::<Tape>()
            .init_resource::<Snapped>()
            .add_systems(Update, follow_moves.after(GameSystems::Stage))
            .add_systems(Last, record);
        // Threads cost more than these systems.
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Table);
        let reader = SystemState::new(app.world_mut());
        let mut table = Table {
            app,
            reader,
            offered: None,
            acts: 0,
        };
        table.write(StartPartie { partie });
        table.pass(0);
        table
    }

    /// A person against the quick ones.
    fn against_computers(partie: Partie, tempo: f32) -> Table {
        Table::new(partie, Seating::default(), tempo)
    }

    fn get<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    fn shown(&self) -> &Shown {
        self.get::<Shown>()
    }

    fn playbook(&self) -> &Playbook {
        self.get::<Playbook>()
    }

    fn overlay(&self) -> Overlay {
        *self.get::<State<Overlay>>().get()
    }

    fn cover(&mut self, overlay: Overlay) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Overlay>>()
            .set(overlay);
    }

    fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    fn touch(&mut self, card: Card) {
        self.write(Touched(card));
    }

    fn press(&mut self, id: &str) {
        self.write(Pressed(id.to_owned()));
    }

    fn skip(&mut self) {
        self.app.world_mut().resource_mut::<Playbook>().skip();
    }

    fn at(&mut self) -> Option<Position> {
        let reader = self.reader.get(self.app.world()).unwrap();
        reader.deal()?;
        Some(reader.position().unwrap())
    }

    fn seat_of(&mut self, chair: Chair) -> Option<Seat> {
        self.reader.get(self.app.world()).unwrap().seat_of(chair)
    }

    fn ended(&self) -> bool {
        self.get::<Ended>().is_some()
    }

    /// How often the person has acted in this partie.
    fn my_acts(&mut self) -> usize {
        let Some(at) = self.at() else { return 0 };
        let me = self.seat_of(ME);
        let of = |acts: &[(Seat, Action)], me: Option<Seat>| {
            acts.iter().filter(|(seat, _)| Some(*seat) == me).count()
        };
        let running = match at.phase {
            Phase::Over => 0,
            _ => of(self.get::<DealLog>().acts(), me),
        };
        let seat = |chairs: &[Chair]| {
            let seat = chairs.iter().position(|chair| *chair == ME)?;
            Some(Seat(seat as u8))
        };
        let finished = self.get::<History>().iter();
        running
            + finished
                .map(|deal| of(&deal.acts, seat(&deal.seating)))
                .sum::<usize>()
    }

    /// Lets a frame of so many milliseconds pass, and looks at everything.
    fn pass(&mut self, milliseconds: u64) {
        let step = Duration::from_millis(milliseconds);
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(step));
        self.app.update();
        self.look();
    }

    /// Lets frames pass until that holds, for two minutes at most.
    fn until(&mut self, what: &str, mut holds: impl FnMut(&mut Table) -> bool) {
        for _ in 0..8_000 {
            if holds(self) {
                return;
            }
            self.pass(FRAME);
        }
        panic!(
            "never: {what}; {:?} {:?} {:?}",
            self.offered,
            self.overlay(),
            self.playbook()
        );
    }

    /// What must hold in every frame whatsoever.
    fn look(&mut self) {
        let idle = self.playbook().is_idle();
        assert_eq!(self.get::<Curtain>().is_open(), idle, "the curtain");
        let offered = self.get::<Offer>().0;
        assert!(offered.is_none() || idle, "asked before all is shown");
        // A decision is taken once, and only if it was put.
        let acts = self.my_acts();
        let mine = self.get::<Seating>().of(ME) == Controller::Human;
        if mine && acts > self.acts {
            assert_eq!(acts, self.acts + 1, "two acts in one frame");
            assert!(self.offered.is_some(), "an act that was not asked for");
            assert_ne!(offered, self.offered, "a decision is put twice");
        }
        self.acts = acts;
        self.offered = offered;
        let Some(at) = self.at() else {
            assert!(self.shown().game.is_none(), "cards of a cleared table");
            return;
        };
        self.look_at_cards(at, idle);
    }

    fn look_at_cards(&mut self, now: Position, idle: bool) {
        let me = self.seat_of(ME);
        let number = self
            .reader
            .get(self.app.world())
            .unwrap()
            .deal()
            .unwrap()
            .number;
        let rules = **self.get::<table::Rules>();
        let shown = self.shown();
        if shown.game.is_none() {
            assert!(!idle, "a deal is not shown");
            return;
        }
        // Each card once, wherever it lies.
        let mut lying = lying(shown);
        lying.sort_by_key(|card| card.index());
        assert!(lying.iter().copied().eq(Card::all()), "{shown:?}");
        // Nothing is seen that the person may not know; what is shown may be one deal behind.
        let (at, rules, me) = if shown.number == number {
            (now, rules, me)
        } else {
            assert!(!idle, "a deal behind with nothing to show");
            let deal = &self.get::<History>()[shown.number as usize];
            let me = deal.seating.iter().position(|chair| *chair == ME);
            (deal.end, deal.rules, me.map(|seat| Seat(seat as u8)))
        };
        let mut known = at.plays.set();
        for seat in at.game.seats() {
            known |= at.shown[seat];
        }
        if let Some(me) = me {
            known |= View::of(&rules, &at, me).known();
        }
        let mut seen = shown.open;
        seen |= shown.trick.iter().map(|(_, card)| *card).collect();
        if let Some(showcase) = &shown.showcase {
            seen |= showcase.cards;
        }
        assert_eq!(seen - known, CardSet::EMPTY, "betrayed: {shown:?}");
        for chair in (1..4).map(Chair) {
            let held: CardSet = shown.hands[chair.index()].iter().copied().collect();
            assert_eq!(held & shown.open, CardSet::EMPTY, "an open hand");
        }
        let closed: CardSet = shown.talon.iter().chain(&shown.pack).copied().collect();
        assert_eq!(closed & shown.open, CardSet::EMPTY, "an open talon");
        if idle {
            assert_eq!(shown.number, number);
            self.compare(&at);
        }
    }

    /// What is shown is the truth.
    fn compare(&self, at: &Position) {
        let shown = self.shown();
        let game = at.game;
        assert_eq!(shown.game, Some(game));
        assert!(shown.pack.is_empty(), "the pack is dealt");
        let set = |cards: &[Card]| -> CardSet { cards.iter().copied().collect() };
        let partie = **self.get::<CurrentPartie>();
        let booked = at.phase == Phase::Over;
        let seating = match self.get::<History>().last() {
            Some(deal) if booked => deal.seating.clone(),
            _ => partie.seating(),
        };
        assert_eq!(shown.seating, seating);
        assert_eq!(seating.last(), Some(&shown.dealer), "the last one deals");
        let peeked = set(&shown.peeked);
        let mut lies = shown.talon.clone();
        lies.extend(&shown.peeked);
        assert_eq!(lies, at.talon.iter().collect::<Vec<_>>(), "the talon");
        assert!(peeked.is_empty() || at.phase == Phase::Exchange(game.dealer()));
        for seat in game.seats() {
            let chair = shown.chair(seat);
            let index = chair.index();
            let hand = set(&shown.hands[index]);
            if chair == ME {
                assert_eq!(hand - peeked, at.hands[seat]);
                assert_eq!(shown.open & hand, hand, "the own hand is open");
                let peeks = game == Game::Three
                    && self.get::<table::Rules>().talon_peek.is_on()
                    && at.phase == Phase::Exchange(seat);
                assert_eq!(!peeked.is_empty(), peeks);
            } else {
                assert_eq!(hand, at.hands[seat], "the hand of {seat:?}");
            }
            assert_eq!(set(&shown.discards[index]), at.discards[seat]);
            let won = (0..at.tricks_done())
                .filter(|number| at.plays.winner(game, *number).map(|won| won.0) == Some(seat))
                .map(|number| -> Vec<Card> {
                    at.plays.trick(game, number).map(|(_, card)| card).collect()
                });
            assert_eq!(shown.taken[index], won.collect::<Vec<_>>());
            let points = at.ledger.totals()[game.side(seat)];
            assert_eq!(shown.totals[index], points, "the score of {seat:?}");
        }
        let running = at.plays.trick(game, at.tricks_done());
        let running: Vec<_> = running
            .map(|(seat, card)| (shown.chair(seat), card))
            .collect();
        assert_eq!(shown.trick, running);
        assert_eq!(shown.left, partie.left);
        assert_eq!((&shown.showcase, &shown.celebration), (&None, &None));
        if booked {
            assert_eq!(shown.totals, partie.totals);
        }
    }

    /// Answers everything but cards, and lets the others play, until the person is to play a card.
    fn reach_my_card(&mut self) -> CardSet {
        self.reach_mine(|choices| matches!(choices, Choices::Play { .. }));
        match self.offered.unwrap().choices {
            Choices::Play { cards, .. } => cards,
            other => panic!("{other:?}"),
        }
    }

    /// The person is to play a card as soon as the running beat has been shown; what counts behind it
    /// takes no time.
    fn is_in_the_last_motion(&mut self) -> bool {
        let mine = self.seat_of(ME).map(Phase::Play);
        let playbook = self.playbook();
        let moves = matches!(
            playbook.showing(),
            Some(Beat::Play { .. } | Beat::Gather { .. })
        );
        moves && playbook.pending() <= 2 && self.at().map(|at| at.phase) == mine
    }

    fn reach_mine(&mut self, wanted: impl Fn(&Choices) -> bool) {
        self.until("the person is asked", |table| {
            let Some(offered) = table.offered else {
                return false;
            };
            if wanted(&offered.choices) {
                return true;
            }
            match offered.choices {
                Choices::Exchange { counts, .. } if counts & 1 == 0 => {
                    table.touch(offered.view.hand.first().unwrap());
                    table.press("button:exchange");
                }
                Choices::Exchange { .. } => table.press("button:refuse"),
                Choices::Declare { .. } => table.press("button:declare-all"),
                Choices::Play { cards, .. } => table.touch(cards.first().unwrap()),
                Choices::Nothing => {}
            }
            false
        });
    }
}

/// Every card that is shown, open or not.
fn lying(shown: &Shown) -> Vec<Card> {
    let mut cards = shown.pack.clone();
    cards.extend(&shown.talon);
    for chair in 0..4 {
        cards.extend(&shown.hands[chair]);
        cards.extend(&shown.discards[chair]);
        cards.extend(shown.taken[chair].iter().flatten());
    }
    cards.extend(shown.trick.iter().map(|(_, card)| *card));
    cards
}

fn partie(game: Game, seed: u64) -> Partie {
    partie_with(game, Ruleset::default(), seed)
}

fn partie_with(game: Game, rules: Ruleset, seed: u64) -> Partie {
    let cut = Cut::from_seed(game.players(), seed);
    let dealer = Partie::dealer_by_cut(game, &rules, &cut);
    Partie::new(game, rules, Some(100), seed, dealer)
}

/// Any rules that a table could agree on.
fn any_rules(dice: &mut ChaCha8Rng) -> Ruleset {
    let mut rules = Ruleset::default();
    for switch in SWITCHES {
        let value = dice.random_range(0..switch.values.len() as u32);
        assert!((switch.set)(&mut rules, value as usize));
    }
    rules
}

// ------------------------------------------------------------------ clicks at random, every frame

/// A hand that hits anything at any time.
struct Ape {
    dice: ChaCha8Rng,
}

impl Ape {
    fn once_in(&mut self, times: u32) -> bool {
        self.dice.random_range(0..times) == 0
    }

    fn any_card(&mut self, offered: Option<&Offered>) -> Card {
        // Half of the time a card that is held, or nothing would ever be chosen.
        if let Some(offered) = offered.filter(|_| self.dice.random_range(0..2u32) == 0) {
            let hand = offered.view.hand | offered.view.talon_seen;
            let nth = self.dice.random_range(0..u32::from(hand.len().max(1)));
            if let Some(card) = hand.iter().nth(nth as usize) {
                return card;
            }
        }
        Card::from_index(self.dice.random_range(0..32u32) as u8)
    }

    fn any_button(&mut self, table: &Table) -> String {
        let mut ids = vec![
            "button:exchange".to_owned(),
            "button:refuse".to_owned(),
            "button:declare".to_owned(),
            "button:declare-all".to_owned(),
            "button:pass".to_owned(),
            "button:menu".to_owned(),
            "toggle:carte-blanche".to_owned(),
            "claim:carte-blanche".to_owned(),
            "claim:point-S".to_owned(),
            "claim:sequence-HA8".to_owned(),
            "claim:set-A4".to_owned(),
        ];
        if let Some(Offered {
            choices: Choices::Declare { most, .. },
            view,
            ..
        }) = table.offered
        {
            let declared = table.get::<Declaring>().claims;
            for claims in [most, declared] {
                let point = claims.point_in(view.hand);
                ids.extend(point.map(|point| format!("claim:point-{}", point.suit.letter())));
                ids.extend(
                    claims
                        .sequence_list()
                        .map(|run| format!("claim:sequence-{run}")),
                );
                ids.extend(claims.set_list().map(|set| format!("claim:set-{set}")));
            }
        }
        let nth = self.dice.random_range(0..ids.len() as u32);
        ids.swap_remove(nth as usize)
    }

    fn act(&mut self, table: &mut Table) {
        let offered = table.offered;
        for _ in 0..self.dice.random_range(0..4u32) {
            let card = self.any_card(offered.as_ref());
            table.touch(card);
            if self.once_in(6) {
                table.touch(card);
            }
        }
        for _ in 0..self.dice.random_range(0..3u32) {
            let id = self.any_button(table);
            table.press(&id);
        }
        if self.once_in(2) {
            table.skip();
        }
        if self.once_in(20) {
            table.write(NextDeal);
        }
        match table.overlay() {
            Overlay::None if self.once_in(40) => table.cover(Overlay::Menu),
            Overlay::Sheet if self.once_in(4) => {
                table.cover(Overlay::None);
                table.write(NextDeal);
            }
            Overlay::Menu | Overlay::Help if self.once_in(4) => table.cover(Overlay::None),
            _ => {}
        }
    }
}

/// Plays a partie to its payment, hitting at random, and holds it against the pure rules.
fn let_the_ape_play(partie: Partie, seed: u64, tempo: f32) {
    let mut table = Table::against_computers(partie, tempo);
    let mut ape = Ape {
        dice: ChaCha8Rng::seed_from_u64(seed),
    };
    let mut still = 0;
    let mut before = (0, 0, 0);
    while !table.ended() || !table.playbook().is_idle() {
        ape.act(&mut table);
        let frame = [0, 4, 16, 16, 33, 100][ape.dice.random_range(0..6u32) as usize];
        table.pass(frame);
        let now = (
            table.get::<History>().len(),
            table.get::<DealLog>().acts().len(),
            table.playbook().pending(),
        );
        still = if now == before { still + 1 } else { 0 };
        before = now;
        assert!(
            still < 1_500,
            "it hangs: {:?} {:?} {:?}",
            table.offered,
            table.overlay(),
            table.playbook(),
        );
    }
    table.cover(Overlay::None);
    for _ in 0..3 {
        table.pass(FRAME);
    }
    // All that was asked was done or refused.
    let tape = table.get::<Tape>();
    assert_eq!(tape.asked.len(), table.acts + tape.refused);
    // The books are those of the rules.
    let mut pure = partie;
    let mut outcome = None;
    for deal in table.get::<History>().iter() {
        assert_eq!(outcome, None, "the partie goes on after its end");
        assert_eq!((deal.number, &deal.seating), (pure.number, &pure.seating()));
        let mut at = pure.begin().unwrap();
        for (seat, action) in &deal.acts {
            at = pure
                .deal_rules()
                .play(&at, *seat, *action, &mut ())
                .unwrap();
        }
        assert_eq!((deal.end, at.phase), (at, Phase::Over));
        outcome = pure.finish(&at.ledger);
        assert_eq!(deal.totals, pure.totals);
    }
    assert_eq!(table.get::<Ended>().as_ref(), outcome.as_ref());
    assert_eq!(table.shown().totals, pure.totals);
    assert!(table.shown().over);
}

fn apes(game: Game) {
    for seed in 0..6 {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let rules = match seed {
            0 => Ruleset::default(),
            1 => Ruleset {
                strict_calls: Switch::On,
                talon_peek: Switch::On,
                ..Ruleset::default()
            },
            2 => Ruleset {
                talon_partial: Switch::On,
                ..Ruleset::default()
            },
            _ => any_rules(&mut dice),
        };
        let tempo = [1.0, 4.0, 0.0][seed as usize % 3];
        let_the_ape_play(partie_with(game, rules, seed), seed, tempo);
    }
}

#[test]
fn clicks_at_random_end_a_partie_of_four() {
    apes(Game::Four);
}

#[test]
fn clicks_at_random_end_a_partie_of_three() {
    apes(Game::Three);
}

#[test]
fn clicks_at_random_end_a_partie_of_two() {
    apes(Game::Two);
}

// -------------------------------------------------------------------------------- double clicks

fn plays(table: &Table) -> usize {
    let asked = table.get::<Tape>().asked.iter();
    asked
        .filter(|action| matches!(action, Action::Play(_)))
        .count()
}

#[test]
fn of_two_cards_touched_in_one_frame_the_first_is_played() {
    for game in Game::ALL {
        let mut table = Table::against_computers(partie(game, 3), 1.0);
        let cards = table.reach_my_card();
        let hand = table.offered.unwrap().view.hand;
        let first = cards.iter().last().unwrap();
        let second = (hand - CardSet::from_iter([first])).first().unwrap();
        table.touch(first);
        table.touch(second);
        table.pass(FRAME);
        assert_eq!(table.get::<Tape>().asked.last(), Some(&Action::Play(first)));
        table.reach_my_card();
        for _ in 0..20 {
            table.pass(FRAME);
        }
        assert_eq!((plays(&table), table.get::<Tape>().refused), (1, 0));
    }
}

#[test]
fn double_click_plays_one_card_at_any_pace() {
    for game in Game::ALL {
        for (tempo, apart) in [
            (1.0, 1),
            (1.0, 8),
            (8.0, 1),
            (8.0, 6),
            (0.0, 1),
            (0.0, 4),
            (0.0, 9),
        ] {
            // Many deals, since whoever wins the trick is asked again at once where nothing moves.
            for seed in 0..3 {
                let mut table = Table::against_computers(partie(game, seed), tempo);
                let cards = table.reach_my_card();
                let already = plays(&table);
                table.touch(cards.iter().last().unwrap());
                for _ in 0..apart {
                    table.pass(FRAME);
                }
                // The card under the pointer now is another one of the hand.
                let me = table.shown().hands[ME.index()].clone();
                let next = table.offered.map(|offered| offered.choices);
                let card = match next {
                    Some(Choices::Play { cards, .. }) => cards.first(),
                    _ => me.first().copied(),
                };
                table.touch(card.unwrap());
                table.reach_my_card();
                for _ in 0..20 {
                    table.pass(FRAME);
                }
                assert_eq!(
                    plays(&table),
                    already + 1,
                    "{game:?} {seed} {tempo} {apart}"
                );
                assert_eq!(table.get::<Tape>().refused, 0);
            }
        }
    }
}

#[test]
fn touch_during_the_last_motion_is_not_lost() {
    for game in Game::ALL {
        for early in 0..6 {
            let mut table = Table::against_computers(partie(game, 5), 1.0);
            let cards = table.reach_my_card();
            table.touch(cards.first().unwrap());
            table.pass(FRAME);
            // Somewhere in the last motion before the person is asked for the next card.
            table.until("the last motion", Table::is_in_the_last_motion);
            for _ in 0..early {
                table.pass(FRAME);
            }
            assert!(table.offered.is_none());
            let at = table.at().unwrap();
            let me = table.seat_of(ME).unwrap();
            let rules = **table.get::<table::Rules>();
            let Choices::Play { cards, .. } = View::of(&rules, &at, me).choices() else {
                panic!("the person is to play");
            };
            let card = cards.first().unwrap();
            table.touch(card);
            for _ in 0..4 {
                table.pass(FRAME);
            }
            assert_eq!(plays(&table), 2, "{game:?} {early}");
            assert_eq!(table.get::<Tape>().asked.last(), Some(&Action::Play(card)));
            table.reach_my_card();
            assert_eq!((plays(&table), table.get::<Tape>().refused), (2, 0));
        }
    }
}

#[test]
fn touch_long_before_the_turn_is_not_played_later() {
    for game in Game::ALL {
        for wait in 0..4 {
            let mut table = Table::against_computers(partie(game, 7), 1.0);
            let cards = table.reach_my_card();
            let card = cards.first().unwrap();
            table.touch(card);
            table.until("much is still to be shown", |table| {
                table.playbook().pending() > 1
            });
            for _ in 0..wait {
                table.pass(FRAME);
            }
            let held = table.shown().hands[ME.index()].clone();
            for card in held {
                table.touch(card);
            }
            table.pass(FRAME);
            table.reach_my_card();
            for _ in 0..30 {
                table.pass(FRAME);
            }
            assert_eq!(plays(&table), 1, "{game:?} {wait}");
        }
    }
}

#[test]
fn touch_before_the_menu_opens_is_not_played_when_it_closes() {
    for during_motion in [true, false] {
        let mut table = Table::against_computers(partie(Game::Three, 9), 1.0);
        let cards = table.reach_my_card();
        if during_motion {
            table.touch(cards.first().unwrap());
            table.until("the last motion", Table::is_in_the_last_motion);
        }
        let already = plays(&table);
        let hand = table.shown().hands[ME.index()].clone();
        table.cover(Overlay::Menu);
        if during_motion {
            // In the very frame before the menu covers the table.
            table
                .app
                .world_mut()
                .resource_mut::<NextState<Overlay>>()
                .set(Overlay::None);
            table.touch(hand[0]);
            table.pass(FRAME);
            table.cover(Overlay::Menu);
        }
        table.pass(FRAME);
        for _ in 0..40 {
            // What is touched now lies under the menu, and so does what is pressed.
            table.touch(hand[1]);
            table.pass(FRAME);
        }
        table.cover(Overlay::None);
        for _ in 0..40 {
            table.pass(FRAME);
        }
        assert_eq!(plays(&table), already, "{during_motion}");
        // And nothing is lost by it: the same decision is still open.
        let cards = table.reach_my_card();
        table.touch(cards.first().unwrap());
        table.pass(FRAME);
        assert_eq!(plays(&table), already + 1);
    }
}

// -------------------------------------------------------------------- two answers to one question

#[test]
fn of_confirm_and_refuse_in_one_frame_one_happens() {
    let exchanges = |table: &Table| -> Vec<CardSet> {
        let asked = table.get::<Tape>().asked.iter();
        asked
            .filter_map(|action| match action {
                Action::Exchange { out, .. } => Some(*out),
                _ => None,
            })
            .collect()
    };
    for (ids, apart) in [
        (["button:exchange", "button:refuse"], 0),
        (["button:refuse", "button:exchange"], 0),
        (["button:exchange", "button:exchange"], 0),
        (["button:exchange", "button:refuse"], 1),
        (["button:refuse", "button:exchange"], 1),
    ] {
        for tempo in [1.0, 0.0] {
            let rules = Ruleset::default();
            let dealt = Partie::new(Game::Three, rules, Some(100), 4, ME);
            let mut table = Table::against_computers(dealt, tempo);
            table.reach_mine(|choices| matches!(choices, Choices::Exchange { .. }));
            let two: CardSet = table.offered.unwrap().view.hand.iter().take(2).collect();
            for card in two {
                table.touch(card);
            }
            table.pass(FRAME);
            assert_eq!(table.get::<Fingers>().selected, two);
            table.press(ids[0]);
            for _ in 0..apart {
                table.pass(FRAME);
            }
            table.press(ids[1]);
            table.reach_my_card();
            let wanted = if ids[0] == "button:refuse" {
                CardSet::EMPTY
            } else {
                two
            };
            assert_eq!(exchanges(&table), [wanted], "{ids:?} {apart}");
            assert_eq!(table.get::<Tape>().refused, 0);
            let at = table.at().unwrap();
            assert_eq!(at.discards[Seat(2)], wanted);
            assert_eq!(table.get::<Fingers>().selected, CardSet::EMPTY);
        }
    }
}

#[test]
fn last_card_put_back_while_confirming_is_no_refusal() {
    let dealt = Partie::new(Game::Three, Ruleset::default(), Some(100), 4, ME);
    let mut table = Table::against_computers(dealt, 1.0);
    table.reach_mine(|choices| matches!(choices, Choices::Exchange { .. }));
    let card = table.offered.unwrap().view.hand.first().unwrap();
    table.touch(card);
    table.pass(FRAME);
    table.touch(card);
    table.press("button:exchange");
    for _ in 0..5 {
        table.pass(FRAME);
    }
    assert_eq!(table.get::<Tape>().asked, []);
    assert!(table.offered.is_some());
}

#[test]
fn cards_chosen_for_one_question_are_not_chosen_for_the_next() {
    let rules = Ruleset {
        strict_calls: Switch::On,
        ..Ruleset::default()
    };
    // At two the elder exchanges and is the first to declare; the menu hides all that lies between.
    let dealt = Partie::new(Game::Two, rules, Some(100), 4, Chair(1));
    let mut table = Table::against_computers(dealt, 0.0);
    table.reach_mine(|choices| matches!(choices, Choices::Exchange { .. }));
    let two: Vec<Card> = table.offered.unwrap().view.hand.iter().take(2).collect();
    table.touch(two[0]);
    table.touch(two[1]);
    table.pass(FRAME);
    table.press("button:exchange");
    table.press("button:menu");
    table.pass(FRAME);
    for _ in 0..20 {
        table.pass(FRAME);
    }
    assert_eq!(table.overlay(), Overlay::Menu);
    assert!(matches!(
        table.offered.unwrap().choices,
        Choices::Declare { .. }
    ));
    table.cover(Overlay::None);
    table.pass(FRAME);
    table.pass(FRAME);
    assert_eq!(table.get::<Fingers>().selected, CardSet::EMPTY);
}

#[test]
fn menu_opened_as_the_sheet_is_due_only_delays_it() {
    let start = partie(Game::Two, 2);
    let seating = Seating::computers(Level::Greedy);
    let mut frames = 0;
    let mut table = Table::new(start, seating, 4.0);
    table.until("the sheet", |table| {
        frames += 1;
        table.overlay() == Overlay::Sheet
    });
    for before in 0..4 {
        let mut table = Table::new(start, seating, 4.0);
        for _ in 1..frames - before {
            table.pass(FRAME);
        }
        table.press("button:menu");
        table.pass(FRAME);
        table.pass(FRAME);
        if table.overlay() == Overlay::Menu {
            for _ in 0..20 {
                table.pass(FRAME);
                assert_eq!(table.overlay(), Overlay::Menu, "{before}");
            }
            table.cover(Overlay::None);
        }
        for _ in 0..20 {
            table.pass(FRAME);
        }
        assert_eq!(table.overlay(), Overlay::Sheet, "{before}");
        // Closed by its own button it does not come again.
        table.cover(Overlay::None);
        table.write(NextDeal);
        for _ in 0..20 {
            table.pass(FRAME);
            assert_eq!(table.overlay(), Overlay::None);
        }
    }
}

// ---------------------------------------------------------------------------------------- beats

/// The beats that take time, in the order in which they must be shown.
fn beats_of(told: &[TableEvent]) -> Vec<String> {
    let mut beats = Vec::new();
    let mut seating = Vec::new();
    for event in told {
        match event {
            TableEvent::DealBegan { seating: at, .. } => {
                seating = at.iter().flatten().copied().collect();
                beats.extend(["pack", "deal", "sort"].map(str::to_owned));
            }
            TableEvent::Act(event) => {
                let chair = |seat: &Seat| seating[seat.index()].0;
                match event {
                    Event::Exchanged { seat, .. } => {
                        beats.push(format!("exchange {}", chair(seat)));
                    }
                    Event::Spoke { seat, .. } => beats.push(format!("speak {}", chair(seat))),
                    Event::Played { seat, card } => {
                        beats.push(format!("play {} {card}", chair(seat)));
                    }
                    Event::TrickTaken { seat, .. } => {
                        beats.push("rest".to_owned());
                        beats.push(format!("gather {}", chair(seat)));
                    }
                    Event::Counted(Entry::Scored {
                        class: Class::Lead | Class::Trick | Class::LastTrick,
                        ..
                    })
                    | Event::Declared { .. } => {}
                    Event::Counted(_) => beats.push("count".to_owned()),
                    Event::DealEnded => beats.push("close".to_owned()),
                }
            }
            _ => {}
        }
    }
    beats
}

fn name(beat: &Beat) -> String {
    match beat {
        Beat::Pack { .. } => "pack".to_owned(),
        Beat::Deal => "deal".to_owned(),
        Beat::Sort => "sort".to_owned(),
        Beat::Exchange { chair, .. } => format!("exchange {}", chair.0),
        Beat::Speak { chair, .. } => format!("speak {}", chair.0),
        Beat::Play { chair, card } => format!("play {} {card}", chair.0),
        Beat::Rest => "rest".to_owned(),
        Beat::Gather { chair } => format!("gather {}", chair.0),
        Beat::Count(_) => "count".to_owned(),
        Beat::Close => "close".to_owned(),
        Beat::Booked { .. } | Beat::Snap | Beat::Clear => format!("{beat:?}"),
    }
}

/// Runs a deal and gives each beat with its seconds.
fn watch(table: &mut Table, frame: u64) -> Vec<(Beat, f32)> {
    let mut beats: Vec<(Beat, f32)> = Vec::new();
    let mut current: Option<Beat> = None;
    for _ in 0..60_000 {
        let now = table.playbook().showing().cloned();
        if now != current {
            beats.extend(now.clone().map(|beat| (beat, 0.0)));
            current = now;
        }
        if table.shown().sheet_due || table.overlay() == Overlay::Sheet {
            return beats;
        }
        table.pass(frame);
        if let (Some(_), Some((_, seconds))) = (&current, beats.last_mut()) {
            *seconds += frame as f32 / 1000.0;
        }
    }
    panic!("the deal does not end");
}

#[test]
fn beats_come_in_the_order_of_the_truth_and_stand_long_enough() {
    const EXACT: f32 = 0.03;
    for game in Game::ALL {
        let mut table = Table::new(partie(game, 11), Seating::computers(Level::Greedy), 1.0);
        let beats = watch(&mut table, 10);
        let names: Vec<String> = beats.iter().map(|(beat, _)| name(beat)).collect();
        assert_eq!(names, beats_of(&table.get::<Tape>().told), "{game:?}");
        let mut lengths: BTreeMap<&str, f32> = BTreeMap::new();
        for (beat, seconds) in &beats {
            let wanted = match beat {
                Beat::Pack { .. } => pace::PACK,
                Beat::Sort => pace::SORT,
                Beat::Exchange { .. } => pace::EXCHANGE,
                Beat::Play { .. } => pace::PLAY,
                Beat::Rest => pace::TRICK_REST,
                Beat::Gather { .. } => pace::TRICK_GATHER,
                Beat::Close => pace::CLOSE,
                Beat::Speak { .. } => {
                    assert!(*seconds > pace::SPEAK - EXACT, "{beat:?} {seconds}");
                    continue;
                }
                Beat::Count(_) => {
                    assert!(*seconds > pace::CARDS - EXACT, "{beat:?} {seconds}");
                    continue;
                }
                Beat::Deal => {
                    lengths.insert("deal", *seconds);
                    continue;
                }
                other => panic!("{other:?} takes no time"),
            };
            assert!((seconds - wanted).abs() < EXACT, "{beat:?} {seconds}");
            lengths.insert(if *beat == Beat::Sort { "sort" } else { "other" }, *seconds);
        }
        let dealt = lengths["deal"] + lengths["sort"];
        assert!(dealt > 1.5 && dealt <= 2.6 + EXACT, "dealt in {dealt} s");
        assert_eq!(table.get::<Snapped>().0, [], "nothing jumps");
    }
    const { assert!(pace::TRICK_REST >= 0.6) };
}

#[test]
fn deal_is_seen_to_be_dealt_each_time() {
    // Also the first, and also after a table was left: the pack is there before its cards fly.
    let mut table = Table::against_computers(partie(Game::Three, 1), 1.0);
    for _ in 0..3 {
        let shown = table.shown();
        assert_eq!((shown.pack.len(), shown.hands[0].len()), (32, 0));
        table.until("the cards fly", |table| {
            table.playbook().showing() == Some(&Beat::Deal)
        });
        assert!(table.shown().open.is_empty(), "no face is seen yet");
        assert_eq!(table.get::<Snapped>().0, []);
        table.write(LeaveTable);
        table.pass(FRAME);
        assert_eq!(table.shown(), &Shown::default());
        table.write(StartPartie {
            partie: partie(Game::Three, 2),
        });
        table.pass(FRAME);
    }
}

#[test]
fn without_pace_everything_is_shown_at_once() {
    for game in Game::ALL {
        let mut table = Table::new(partie(game, 12), Seating::computers(Level::Greedy), 0.0);
        for _ in 0..80 {
            assert!(table.playbook().is_idle());
            table.pass(FRAME);
            if table.get::<History>().len() == 1 {
                break;
            }
        }
        assert_eq!(table.get::<History>().len(), 1, "a frame for an act");
        assert!(table.shown().sheet_due || table.overlay() == Overlay::Sheet);
    }
}

#[test]
fn skipping_completes_the_running_beat_and_no_other() {
    for game in Game::ALL {
        let seating = Seating::computers(Level::Greedy);
        let mut slow = Table::new(partie(game, 13), seating, 1.0);
        let all = watch(&mut slow, 10);
        for odd in [0, 1] {
            let mut table = Table::new(partie(game, 13), seating, 1.0);
            let mut number = 0;
            let mut seen: Vec<(Beat, f32)> = Vec::new();
            let mut current = None;
            while table.overlay() != Overlay::Sheet {
                let now = table.playbook().showing().cloned();
                if now != current {
                    if let Some(beat) = &now {
                        seen.push((beat.clone(), 0.0));
                        number += 1;
                    }
                    current.clone_from(&now);
                }
                // Every second beat is skipped, twice at once.
                if now.is_some() && number % 2 == odd {
                    table.skip();
                    table.skip();
                }
                table.pass(10);
                if let (Some(_), Some((_, seconds))) = (&current, seen.last_mut()) {
                    *seconds += 0.01;
                }
            }
            assert_eq!(seen.len(), all.len());
            for (index, ((beat, seconds), (wanted, full))) in seen.iter().zip(&all).enumerate() {
                assert_eq!(beat, wanted);
                if (index + 1) % 2 == odd {
                    assert!(*seconds < 0.03, "{beat:?} is skipped: {seconds}");
                } else {
                    assert!(
                        seconds + 0.03 > *full,
                        "{beat:?} is not: {seconds} of {full}"
                    );
                }
            }
            assert_eq!(table.get::<Snapped>().0, [], "the next one moves");
        }
    }
}

#[test]
fn tab_that_comes_back_does_not_burst_through_the_deal() {
    let mut table = Table::against_computers(partie(Game::Four, 14), 1.0);
    table
        .app
        .world_mut()
        .resource_mut::<Time<Virtual>>()
        .set_max_delta(Duration::from_secs(600));
    table.until("the deal", |table| {
        table.playbook().showing() == Some(&Beat::Deal)
    });
    let pending = table.playbook().pending();
    table.pass(60_000);
    assert_eq!(table.playbook().showing(), Some(&Beat::Deal));
    assert_eq!(table.playbook().pending(), pending);
    // At any other moment no more than a quarter of a second has passed.
    for _ in 0..40 {
        let before = table.shown().clone();
        table.pass(60_000);
        let after = table.shown();
        assert!(after.trick.len() <= before.trick.len() + 2);
        let spoken = |shown: &Shown| {
            shown
                .bubbles
                .iter()
                .filter(|lines| !lines.is_empty())
                .count()
        };
        assert!(spoken(after) <= spoken(&before) + 1);
        if table.offered.is_some() {
            let card = table.reach_my_card().first().unwrap();
            table.touch(card);
        }
    }
}

// ------------------------------------------------------------------------------ another moment

#[test]
fn table_set_to_another_moment_is_shown_as_it_is() {
    let mut dice = ChaCha8Rng::seed_from_u64(15);
    for game in Game::ALL {
        for round in 0..3 {
            let rules = Ruleset {
                talon_peek: if round == 1 { Switch::On } else { Switch::Off },
                ..Ruleset::default()
            };
            let tempo = [1.0, 8.0, 0.0][round];
            let mut start = Partie::new(game, rules, Some(300), 15, Chair(0));
            start.totals = [30; 4];
            let mut table = Table::against_computers(start, tempo);
            for step in 0..60 {
                // Now and then in the middle of a motion, with computers who act in the same frame.
                for _ in 0..dice.random_range(0..40u32) {
                    table.pass(FRAME);
                }
                if step % 3 == 0 {
                    table.reach_mine(|_| true);
                }
                if !table.get::<History>().is_empty() {
                    break;
                }
                let acts = table.get::<DealLog>().acts().len() as u32;
                let back = dice.random_range(0..acts + 1) as usize;
                assert!(rewind(table.app.world_mut(), back).unwrap());
                // Taken back, acts can be taken anew.
                table.acts = table.my_acts();
                table.offered = None;
                table.app.world_mut().resource_mut::<Offer>().0 = None;
                table.pass(FRAME);
                for _ in 0..12 {
                    let card = table.offered.map(|offered| offered.view.hand);
                    table.reach_mine(|_| true);
                    if let Some(card) = card.and_then(CardSet::first) {
                        table.touch(card);
                        table.press("button:refuse");
                        table.press("button:pass");
                        table.press("button:exchange");
                    }
                    table.pass(FRAME);
                }
            }
        }
    }
}

#[test]
fn finished_deal_that_is_loaded_shows_its_own_seats_and_scores() {
    for game in Game::ALL {
        let start = partie(game, 16);
        let mut played = Table::new(start, Seating::computers(Level::Greedy), 0.0);
        played.until("the end of the deal", |table| {
            table.get::<History>().len() == 1
        });
        let deal = played.get::<History>()[0].clone();
        for acts in [deal.acts.len(), deal.acts.len() - 1, 1] {
            let mut table = Table::against_computers(partie(Game::Four, 99), 1.0);
            for _ in 0..40 {
                table.pass(FRAME);
            }
            let log = DealLog::new(deal.start, deal.acts[..acts].to_vec());
            load(table.app.world_mut(), start, History::default(), log).unwrap();
            table.acts = table.my_acts();
            table.offered = None;
            table.pass(FRAME);
            let base = table.shown().base;
            assert_eq!(base, [0; 4], "{game:?} {acts}");
            table.until("all is shown", |table| table.playbook().is_idle());
            for _ in 0..5 {
                table.pass(FRAME);
            }
            if acts == deal.acts.len() {
                assert_eq!(table.overlay(), Overlay::Sheet);
                assert_eq!(table.shown().totals, deal.totals);
            }
        }
    }
}

#[test]
fn nothing_of_the_old_table_is_shown_at_the_new_one() {
    let mut dice = ChaCha8Rng::seed_from_u64(17);
    for round in 0..30 {
        let old = Game::ALL[dice.random_range(0..3u32) as usize];
        let new = Game::ALL[dice.random_range(0..3u32) as usize];
        let mut table = Table::against_computers(partie(old, round), 1.0);
        let mut ape = Ape {
            dice: ChaCha8Rng::seed_from_u64(round),
        };
        for _ in 0..dice.random_range(0..400u32) {
            ape.act(&mut table);
            table.pass(FRAME);
        }
        let card = Card::from_index(3);
        *table.app.world_mut().resource_mut::<Fingers>() = Fingers {
            hovered: Some(card),
            selected: CardSet::from_iter([card]),
            dragged: Some((card, Vec2::ZERO)),
            ..Fingers::default()
        };
        table.cover(Overlay::None);
        let partie = partie(new, 1_000 + round);
        // Left and begun in one frame, a little later, or begun without being left at all.
        if round % 3 > 0 {
            table.write(LeaveTable);
        }
        if round % 3 == 2 {
            table
                .app
                .world_mut()
                .resource_mut::<NextState<Screen>>()
                .set(Screen::Title);
            for _ in 0..3 {
                table.pass(FRAME);
            }
            assert_eq!(table.shown(), &Shown::default());
            assert_eq!(table.get::<Fingers>(), &Fingers::default());
            assert!(table.playbook().is_idle());
            table
                .app
                .world_mut()
                .resource_mut::<NextState<Screen>>()
                .set(Screen::Table);
        }
        table.acts = 0;
        table.write(StartPartie { partie });
        table.pass(FRAME);
        table.acts = table.my_acts();
        assert_eq!(table.acts, 0);
        let shown = table.shown();
        let fresh = Shown {
            game: Some(new),
            clockwise: false,
            seating: partie.seating(),
            dealer: partie.dealer,
            pack: Card::all().collect(),
            target: Some(100),
            log: shown.log.clone(),
            ..Shown::default()
        };
        assert_eq!(shown, &fresh);
        assert_eq!(shown.log.len(), 1, "only the new dealer is named");
        assert_eq!(table.playbook().pending(), 3);
        table.reach_mine(|_| true);
    }
}

// ------------------------------------------------------------------------- what is not betrayed

#[test]
fn dealer_who_may_look_at_the_talon_sees_it_while_he_lays_out() {
    let rules = Ruleset {
        talon_peek: Switch::On,
        ..Ruleset::default()
    };
    for refuses in [true, false] {
        let start = Partie::new(Game::Three, rules, Some(100), 18, ME);
        let mut table = Table::against_computers(start, 1.0);
        table.reach_mine(|choices| matches!(choices, Choices::Exchange { .. }));
        let talon = table.at().unwrap().talon.set();
        let shown = table.shown();
        assert_eq!(shown.hands[0].len(), 12, "all twelve can be touched");
        assert_eq!(shown.open & talon, talon, "and are seen");
        if refuses {
            table.press("button:refuse");
        } else {
            let one = talon.first().unwrap();
            let other = table.offered.unwrap().view.hand.first().unwrap();
            table.touch(one);
            table.touch(other);
            table.press("button:exchange");
        }
        table.reach_mine(|choices| matches!(choices, Choices::Declare { .. }));
        let shown = table.shown();
        assert_eq!(shown.hands[0].len(), 10);
        assert_eq!(shown.talon.len(), if refuses { 2 } else { 0 });
        assert_eq!(table.get::<Tape>().refused, 0);
    }
    // Nobody else's look is seen.
    let start = Partie::new(Game::Three, rules, Some(100), 18, Chair(1));
    let mut table = Table::against_computers(start, 1.0);
    table.reach_mine(|_| true);
    assert!(table.shown().peeked.is_empty());
}

#[test]
fn place_of_a_closed_card_tells_nothing() {
    let mut rising = 0;
    let mut pairs = 0;
    for game in Game::ALL {
        for seed in 0..4 {
            let mut start = partie(game, seed);
            start.number = seed as u32;
            let mut table = Table::against_computers(start, 0.0);
            table.reach_my_card();
            for hand in &table.shown().hands[1..] {
                pairs += hand.len().saturating_sub(1);
                rising += hand
                    .windows(2)
                    .filter(|pair| pair[0].index() < pair[1].index())
                    .count();
            }
        }
    }
    let share = rising as f32 / pairs as f32;
    assert!((0.3..0.7).contains(&share), "{rising} of {pairs} rise");
}
