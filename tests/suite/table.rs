//! The table of entities is the deal and nothing else: what is written is what is read, requests are
//! judged in order, and whole parties run without a window through the referee.

use bevy::ecs::resource::IsResource;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use norman_piquet::ai::{Level, Mind};
use norman_piquet::headless::HeadlessPlugin;
use norman_piquet::players::{
    AutoNext, Controller, Curtain, Offer, Seating, Thinking, ThinkingBudget, mind_seed,
};
use norman_piquet::rules::{
    Action, Card, CardSet, Chair, Choices, Cut, End3, Game, Illegal, Mode2, Outcome, Partie, Phase,
    Position, Ruleset, SWITCHES, Seat, View,
};
use norman_piquet::table::{
    Broken, CardFace, CurrentPartie, DealLog, Ended, Happened, HasLeft, History, InPile,
    LeaveTable, NextDeal, Pile, Refused, SeatAt, StartPartie, Submit, TableEvent, TableReader,
    TableWriter, ToAct, load, rewind, set_table,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Deals of each game in the commuting square.
const DEALS: u64 = 1_000;

// ---------------------------------------------------------------------------------- the helpers

/// Any rules that a table could agree on.
fn any_rules(dice: &mut ChaCha8Rng) -> Ruleset {
    let mut rules = Ruleset::default();
    for switch in SWITCHES {
        let value = dice.random_range(0..switch.values.len() as u32);
        assert!((switch.set)(&mut rules, value as usize));
    }
    rules
}

/// A partie somewhere on its way, its scores short of the target.
fn any_partie(game: Game, dice: &mut ChaCha8Rng) -> Partie {
    let rules = any_rules(dice);
    let dealer = Chair(dice.random_range(0..u32::from(game.players())) as u8);
    let mut partie = Partie::new(game, rules, rules.usual_target(game), dice.random(), dealer);
    let short = i32::from(partie.target.unwrap_or(100));
    partie.totals = std::array::from_fn(|_| dice.random_range(0..short));
    if game == Game::Four {
        partie.totals[2] = partie.totals[0];
        partie.totals[3] = partie.totals[1];
    }
    partie
}

/// Something that may be done now. Claims are left out now and then, as people do.
fn any_action(rules: &Ruleset, at: &Position, dice: &mut ChaCha8Rng) -> (Seat, Action) {
    let seat = at.to_act().unwrap();
    let view = View::of(rules, at, seat);
    let mut action = Mind::new(Level::Random, dice.random()).decide(&view).action;
    if let Action::Declare(claims) = &mut action
        && dice.random_range(0..3u32) == 0
    {
        claims.point = None;
        claims.trios = 0;
    }
    (seat, action)
}

struct Bench {
    world: World,
    reader: SystemState<TableReader<'static, 'static>>,
    writer: TableWriter,
}

impl Bench {
    fn new(partie: &Partie, at: &Position) -> Bench {
        let mut world = World::new();
        set_table(&mut world, partie, at).unwrap();
        let reader = SystemState::new(&mut world);
        let writer = TableWriter::from_world(&mut world);
        Bench {
            world,
            reader,
            writer,
        }
    }

    fn read(&mut self) -> Result<Position, Broken> {
        self.reader.get(&self.world).unwrap().position()
    }

    fn write(&mut self, at: &Position) {
        self.writer.write(&mut self.world, at).unwrap();
    }

    /// The piles hold the pack, each card in one of them.
    fn assert_conserved(&mut self) {
        let mut cards = self.world.query::<(&CardFace, &InPile)>();
        let set: CardSet = cards.iter(&self.world).map(|(face, _)| **face).collect();
        assert_eq!(cards.iter(&self.world).count(), 32);
        assert_eq!(set, CardSet::FULL);
        let mut piles = self.world.query::<&Pile>();
        let lying: usize = piles.iter(&self.world).map(Pile::len).sum();
        assert_eq!(lying, 32);
    }
}

/// An app without computer players: only what the test submits happens.
fn quiet_app(partie: Partie) -> App {
    let mut app = App::new();
    app.add_plugins(HeadlessPlugin)
        .insert_resource(Seating([Controller::Human; 4]))
        .insert_resource(AutoNext(false));
    app.world_mut().write_message(StartPartie { partie });
    app.update();
    app
}

fn position(app: &mut App) -> Position {
    let mut reader = SystemState::<TableReader>::new(app.world_mut());
    reader.get(app.world()).unwrap().position().unwrap()
}

fn chair_of(app: &mut App, seat: Seat) -> Chair {
    let mut reader = SystemState::<TableReader>::new(app.world_mut());
    reader.get(app.world()).unwrap().chair_of(seat).unwrap()
}

/// What a kind of message has told since it was last asked.
fn drain<M: Message>(app: &mut App) -> Vec<M> {
    app.world_mut()
        .resource_mut::<Messages<M>>()
        .drain()
        .collect()
}

/// Cards, seats and the like: everything but resources, which stay.
fn entities(app: &mut App) -> usize {
    let mut all = app
        .world_mut()
        .query_filtered::<Entity, Without<IsResource>>();
    all.iter(app.world()).count()
}

/// Plays what the minds of the app would, on values alone.
fn pure_replay(mut partie: Partie, level: Level) -> (Partie, Outcome) {
    for _ in 0..2_000 {
        let mut at = partie.begin().unwrap();
        let rules = partie.deal_rules();
        while let Some(seat) = at.to_act() {
            let seed = mind_seed(partie.deal_seed(), partie.chair_of(seat));
            let view = View::of(&rules, &at, seat);
            let action = Mind::new(level, seed).decide(&view).action;
            at = rules.play(&at, seat, action, &mut ()).unwrap();
        }
        if let Some(outcome) = partie.finish(&at.ledger) {
            return (partie, outcome);
        }
    }
    panic!("a partie of {:?} does not end", partie.chosen);
}

/// Runs the app until the partie has ended, and gives all that happened.
fn run_to_the_end(app: &mut App) -> Vec<TableEvent> {
    let mut happened = Vec::new();
    for _ in 0..60_000 {
        app.update();
        happened.extend(
            drain::<Happened>(app)
                .into_iter()
                .map(|Happened(event)| event),
        );
        assert_eq!(drain::<Refused>(app), [], "a computer player is refused");
        if happened.last() == Some(&TableEvent::PartieEnded) {
            return happened;
        }
    }
    panic!("the partie does not end");
}

// ------------------------------------------------------------------------- the commuting square

fn square(game: Game) {
    let mut dice = ChaCha8Rng::seed_from_u64(game.players().into());
    for _ in 0..DEALS {
        let partie = any_partie(game, &mut dice);
        let rules = partie.deal_rules();
        let mut at = partie.begin().unwrap();
        let mut table = Bench::new(&partie, &at);
        assert_eq!(table.read().as_ref(), Ok(&at), "{partie:?}");
        let mut path = vec![at];
        while at.phase != Phase::Over {
            let read = table.read().unwrap();
            let (seat, action) = any_action(&rules, &at, &mut dice);
            at = rules.play(&read, seat, action, &mut ()).unwrap();
            table.write(&at);
            assert_eq!(table.read().as_ref(), Ok(&at), "{partie:?} {action:?}");
            path.push(at);
        }
        table.assert_conserved();
        // Back to any moment, and on again: the writer takes back what it wrote, order and all.
        for _ in 0..3 {
            let back = path[dice.random_range(0..path.len() as u32) as usize];
            table.write(&back);
            assert_eq!(table.read().as_ref(), Ok(&back), "{partie:?}");
        }
        table.assert_conserved();
    }
}

#[test]
fn square_commutes_at_four() {
    square(Game::Four);
}

#[test]
fn square_commutes_at_three() {
    square(Game::Three);
}

#[test]
fn square_commutes_at_two() {
    square(Game::Two);
}

#[test]
fn table_that_cannot_be_a_deal_is_named_and_left_alone() {
    let partie = Partie::new(Game::Three, Ruleset::default(), Some(100), 7, Chair(0));
    let at = partie.begin().unwrap();
    let mut table = Bench::new(&partie, &at);

    let mut lost = at;
    let card = lost.hands[Seat(1)].first().unwrap();
    lost.hands[Seat(1)].remove(card);
    assert_eq!(
        table.writer.write(&mut table.world, &lost),
        Err(Broken::CardAstray { card })
    );
    let mut twice = at;
    twice.hands[Seat(0)].insert(card);
    assert_eq!(
        table.writer.write(&mut table.world, &twice),
        Err(Broken::CardTwice { card })
    );
    let other = Partie::new(Game::Two, Ruleset::default(), Some(100), 7, Chair(0));
    assert_eq!(
        table
            .writer
            .write(&mut table.world, &other.begin().unwrap()),
        Err(Broken::WrongGame {
            table: Game::Three,
            deal: Game::Two
        })
    );
    assert_eq!(table.read(), Ok(at), "nothing has changed");

    // A card that vanishes, or a mark on the wrong seat, is found by the reader.
    let mut faces = table.world.query::<(Entity, &CardFace)>();
    let (entity, face) = faces.iter(&table.world).next().unwrap();
    let face = **face;
    table.world.entity_mut(entity).remove::<InPile>();
    assert_eq!(table.read(), Err(Broken::CardAstray { card: face }));
    table.write(&at);
    let mut marked = table.world.query_filtered::<Entity, With<ToAct>>();
    let marked = marked.single(&table.world).unwrap();
    table.world.entity_mut(marked).remove::<ToAct>();
    assert_eq!(table.read(), Err(Broken::WrongToAct));
    table.write(&at);
    assert_eq!(table.read(), Ok(at), "writing mends it");
}

// ---------------------------------------------------------------------------------- the referee

#[test]
fn refusal_changes_nothing_and_says_why() {
    for game in Game::ALL {
        let partie = Partie::new(game, Ruleset::default(), Some(100), 11, Chair(1));
        let mut app = quiet_app(partie);
        let mut dice = ChaCha8Rng::seed_from_u64(3);
        let rules = partie.deal_rules();
        for _ in 0..60 {
            let at = position(&mut app);
            let Some(turn) = at.to_act() else { break };
            // Everybody tries everything wrong, all in one frame.
            let mut asked = Vec::new();
            for seat in game.seats() {
                for action in [
                    Action::Play(Card::from_index(dice.random_range(0..32u32) as u8)),
                    Action::Exchange {
                        out: CardSet::FULL,
                        carte_blanche: false,
                    },
                    Action::Declare(norman_piquet::rules::Claims {
                        quatorzes: 0xFF,
                        ..norman_piquet::rules::Claims::NONE
                    }),
                ] {
                    if let Err(why) = rules.check(&at, seat, &action) {
                        let chair = chair_of(&mut app, seat);
                        asked.push(Refused { chair, why });
                        app.world_mut().write_message(Submit { chair, action });
                    }
                }
            }
            app.world_mut().resource_mut::<Messages<Happened>>().clear();
            app.world_mut().resource_mut::<Messages<Refused>>().clear();
            app.update();
            assert_eq!(drain::<Refused>(&mut app), asked);
            assert_eq!(drain::<Happened>(&mut app), []);
            assert_eq!(position(&mut app), at);

            let (seat, action) = any_action(&rules, &at, &mut dice);
            assert_eq!(seat, turn);
            let chair = chair_of(&mut app, seat);
            app.world_mut().write_message(Submit { chair, action });
            app.update();
            assert_eq!(drain::<Refused>(&mut app), []);
            let next = rules.play(&at, seat, action, &mut ()).unwrap();
            assert_eq!(position(&mut app), next);
        }
    }
}

#[test]
fn second_of_two_clicks_in_one_frame_is_refused() {
    let partie = Partie::new(Game::Three, Ruleset::default(), Some(100), 5, Chair(2));
    let mut app = quiet_app(partie);
    let rules = partie.deal_rules();
    let mut dice = ChaCha8Rng::seed_from_u64(9);
    loop {
        let at = position(&mut app);
        let (seat, action) = any_action(&rules, &at, &mut dice);
        let chair = chair_of(&mut app, seat);
        if matches!(action, Action::Play(_)) {
            let both = at.hands[seat].iter().take(2);
            for card in both {
                let action = Action::Play(card);
                app.world_mut().write_message(Submit { chair, action });
            }
            app.update();
            let after = position(&mut app);
            assert_eq!(after.plays.len(), 1, "one card is played");
            let turn = Seat(1);
            assert_eq!(
                drain::<Refused>(&mut app),
                [Refused {
                    chair,
                    why: Illegal::NotYourTurn { seat, turn }
                }]
            );
            return;
        }
        app.world_mut().write_message(Submit { chair, action });
        app.update();
        drain::<Refused>(&mut app);
    }
}

#[test]
fn next_deal_comes_once_and_not_too_early() {
    let partie = Partie::new(Game::Two, Ruleset::default(), Some(1_000), 21, Chair(0));
    let mut app = quiet_app(partie);
    let begun = |app: &mut App| {
        drain::<Happened>(app)
            .into_iter()
            .filter(|Happened(event)| matches!(event, TableEvent::DealBegan { .. }))
            .count()
    };
    assert_eq!(begun(&mut app), 1);
    app.world_mut().write_message(NextDeal);
    app.update();
    assert_eq!(begun(&mut app), 0, "the deal is running");
    app.insert_resource(Seating::computers(Level::Random));
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(app.world().resource::<History>().len(), 1);
    assert_eq!(begun(&mut app), 0, "nobody has asked for it");
    for _ in 0..3 {
        app.world_mut().write_message(NextDeal);
    }
    app.update();
    assert_eq!(begun(&mut app), 1, "asked for thrice, dealt once");
    assert_eq!(app.world().resource::<CurrentPartie>().number, 1);
}

// ---------------------------------------------------------------------------- whole parties

/// The parties that must come to an end by themselves, with what is special about them.
fn parties() -> Vec<(&'static str, Partie)> {
    let book = Ruleset::default();
    let pool = Ruleset {
        end3: End3::Pool,
        ..book
    };
    let rubicon = Ruleset {
        mode2: Mode2::Rubicon,
        ..book
    };
    let of = |game: Game, rules: Ruleset, seed: u64| {
        let cut = Cut::from_seed(game.players(), seed);
        let dealer = Partie::dealer_by_cut(game, &rules, &cut);
        Partie::new(game, rules, rules.usual_target(game), seed, dealer)
    };
    vec![
        ("four", of(Game::Four, book, 1)),
        ("three", of(Game::Three, book, 2)),
        ("three", of(Game::Three, book, 3)),
        ("pool", of(Game::Three, pool, 4)),
        ("two", of(Game::Two, book, 5)),
        ("rubicon", of(Game::Two, rubicon, 6)),
    ]
}

#[test]
fn whole_parties_run_to_their_payment() {
    let mut two_left = 0;
    // The quick ones: how well a level plays is another test's question.
    for level in [Level::Random, Level::Greedy] {
        let mut app = App::new();
        app.add_plugins(HeadlessPlugin)
            .insert_resource(Seating::computers(level));
        app.update();
        let before = entities(&mut app);
        for (name, partie) in parties() {
            app.world_mut().write_message(StartPartie { partie });
            let happened = run_to_the_end(&mut app);
            let (pure, outcome) = pure_replay(partie, level);
            assert_eq!(**app.world().resource::<CurrentPartie>(), pure, "{name}");
            assert_eq!(**app.world().resource::<Ended>(), Some(outcome), "{name}");
            assert_history(&mut app, &happened, name);
            two_left += usize::from(pure.left.is_some());
            app.world_mut().write_message(LeaveTable);
            app.update();
            assert_eq!(
                drain::<Happened>(&mut app),
                [Happened(TableEvent::TableCleared)]
            );
            assert_eq!(entities(&mut app), before, "{name} leaves something behind");
            assert!(!app.world().contains_resource::<CurrentPartie>());
        }
    }
    assert!(two_left > 0, "no partie of three came to its end of two");
}

/// What was told, what was written down and what the scores say are the same.
fn assert_history(app: &mut App, happened: &[TableEvent], name: &str) {
    let history = app.world().resource::<History>().clone();
    let of =
        |wanted: fn(&TableEvent) -> bool| happened.iter().filter(|event| wanted(event)).count();
    let begun = of(|event| matches!(event, TableEvent::DealBegan { .. }));
    let booked = of(|event| matches!(event, TableEvent::DealBooked { .. }));
    assert_eq!((begun, booked), (history.len(), history.len()), "{name}");
    assert_eq!(happened.first(), Some(&TableEvent::PartieBegan));
    let mut counted = happened.iter().filter_map(|event| match event {
        TableEvent::Act(norman_piquet::rules::Event::Counted(entry)) => Some(*entry),
        _ => None,
    });
    for (number, deal) in history.iter().enumerate() {
        assert_eq!(deal.number as usize, number);
        let told: Vec<_> = counted.by_ref().take(deal.entries.len()).collect();
        assert_eq!(told, deal.entries, "{name} deal {number}");
        let mut at = deal.start;
        for (seat, action) in &deal.acts {
            at = deal.rules.play(&at, *seat, *action, &mut ()).unwrap();
        }
        assert_eq!(at, deal.end, "{name} deal {number}");
        for (seat, chair) in deal.end.game.seats().zip(&deal.seating) {
            let side = deal.end.game.side(seat);
            assert_eq!(deal.totals[chair.index()], deal.end.ledger.totals()[side]);
        }
    }
    assert_eq!(counted.next(), None, "{name}");
}

#[test]
fn whoever_has_left_gets_no_cards() {
    let mut seen = 0;
    for seed in 0..12 {
        let partie = Partie::new(Game::Three, Ruleset::default(), Some(100), seed, Chair(0));
        let mut app = App::new();
        app.add_plugins(HeadlessPlugin)
            .insert_resource(Seating::computers(Level::Random));
        app.world_mut().write_message(StartPartie { partie });
        for _ in 0..4_000 {
            app.update();
            let world = app.world_mut();
            let mut left =
                world.query_filtered::<(&SeatAt, Option<&Pile>, Has<ToAct>), With<HasLeft>>();
            if let Ok((chair, hand, to_act)) = left.single(world) {
                let chair = **chair;
                assert!(hand.is_none() && !to_act);
                let partie = **world.resource::<CurrentPartie>();
                assert_eq!(partie.left, Some(chair));
                seen += 1;
                // What it asks for is not even refused.
                let action = Action::Play(Card::from_index(0));
                world.write_message(Submit { chair, action });
            }
            if world.resource::<Ended>().is_some() {
                break;
            }
        }
        assert!(app.world().resource::<Ended>().is_some(), "seed {seed}");
        assert_eq!(drain::<Refused>(&mut app), []);
    }
    assert!(seen > 0, "nobody of three has left");
}

// ----------------------------------------------------------------------------------- the players

#[test]
fn nobody_acts_behind_the_curtain() {
    let partie = Partie::new(Game::Four, Ruleset::default(), Some(100), 8, Chair(0));
    let mut app = App::new();
    app.add_plugins(HeadlessPlugin);
    app.world_mut().write_message(StartPartie { partie });
    app.insert_resource(Curtain { pending: 1 });
    app.update();
    let at = position(&mut app);
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(position(&mut app), at);
    app.insert_resource(Curtain::default());
    app.update();
    assert_ne!(position(&mut app), at);
}

#[test]
fn person_is_offered_the_choices_and_waited_for() {
    for game in Game::ALL {
        let partie = Partie::new(game, Ruleset::default(), Some(100), 13, Chair(1));
        let rules = partie.deal_rules();
        let mut app = App::new();
        app.add_plugins(HeadlessPlugin)
            .insert_resource(AutoNext(false));
        app.world_mut().resource_mut::<Seating>().0[0] = Controller::Human;
        app.world_mut().write_message(StartPartie { partie });
        let mut dice = ChaCha8Rng::seed_from_u64(1);
        let mut answered = 0;
        for _ in 0..200 {
            app.update();
            let at = position(&mut app);
            if at.phase == Phase::Over {
                assert_eq!(app.world().resource::<Offer>().0, None);
                break;
            }
            let seat = at.to_act().unwrap();
            let chair = chair_of(&mut app, seat);
            let Some(offered) = app.world().resource::<Offer>().0 else {
                assert_ne!(chair, Chair(0), "the person is asked when it is his turn");
                continue;
            };
            assert_eq!((offered.chair, chair), (Chair(0), Chair(0)));
            assert_eq!(offered.view, View::of(&rules, &at, seat));
            assert_eq!(offered.choices, rules.choices(&at));
            assert_ne!(offered.choices, Choices::Nothing);
            for _ in 0..3 {
                app.update();
            }
            assert_eq!(position(&mut app), at, "it waits");
            app.insert_resource(Curtain { pending: 2 });
            app.update();
            assert_eq!(app.world().resource::<Offer>().0, None);
            app.insert_resource(Curtain::default());
            let (_, action) = any_action(&rules, &at, &mut dice);
            app.world_mut().write_message(Submit { chair, action });
            answered += 1;
        }
        assert!(answered >= game.hand_size(), "{game:?}");
    }
}

#[test]
fn computer_takes_over_when_it_is_agreed() {
    let partie = Partie::new(Game::Two, Ruleset::default(), Some(100), 17, Chair(1));
    let mut app = quiet_app(partie);
    let at = position(&mut app);
    app.update();
    assert_eq!(position(&mut app), at);
    app.insert_resource(Seating::computers(Level::Random));
    app.update();
    assert_ne!(position(&mut app), at);
}

#[test]
fn thoughts_do_not_depend_on_slices_and_are_dropped_with_their_question() {
    let partie = Partie::new(Game::Three, Ruleset::default(), Some(100), 19, Chair(1));
    let run = |budget: u32| {
        let mut app = App::new();
        app.add_plugins(HeadlessPlugin)
            .insert_resource(AutoNext(false))
            .insert_resource(ThinkingBudget(budget));
        app.world_mut().write_message(StartPartie { partie });
        for _ in 0..20_000 {
            app.update();
            if let Some(deal) = app.world().resource::<History>().first() {
                return deal.clone();
            }
        }
        panic!("the deal does not end");
    };
    assert_eq!(run(u32::MAX), run(50));

    let mut app = App::new();
    app.add_plugins(HeadlessPlugin)
        .insert_resource(ThinkingBudget(0));
    app.world_mut().write_message(StartPartie { partie });
    app.update();
    app.update();
    app.insert_resource(Seating([Controller::Human; 4]));
    app.update();
    let mut thinking = app.world_mut().query::<&Thinking>();
    assert_eq!(thinking.iter(app.world()).count(), 0);
}

// ---------------------------------------------------------------------------- resume and take back

#[test]
fn partie_resumed_in_the_middle_goes_on_as_it_would_have() {
    for (name, partie) in parties() {
        let (pure, outcome) = pure_replay(partie, Level::Random);
        let mut app = App::new();
        app.add_plugins(HeadlessPlugin)
            .insert_resource(Seating::computers(Level::Random));
        app.world_mut().write_message(StartPartie { partie });
        for _ in 0..100 {
            app.update();
        }
        if app.world().resource::<Ended>().is_some() {
            continue;
        }
        let world = app.world();
        let saved = (
            **world.resource::<CurrentPartie>(),
            world.resource::<History>().clone(),
            world.resource::<DealLog>().clone(),
        );
        let at = position(&mut app);
        if at.phase == Phase::Over {
            continue;
        }
        let mut other = App::new();
        other
            .add_plugins(HeadlessPlugin)
            .insert_resource(Seating::computers(Level::Random));
        let (now, history, log) = saved;
        load(other.world_mut(), now, history, log.clone()).unwrap();
        assert_eq!(position(&mut other), at, "{name}");
        assert_eq!(*other.world().resource::<DealLog>(), log, "{name}");
        assert_eq!(
            drain::<Happened>(&mut other),
            [Happened(TableEvent::TableSet)]
        );
        run_to_the_end(&mut other);
        assert_eq!(**other.world().resource::<CurrentPartie>(), pure, "{name}");
        assert_eq!(**other.world().resource::<Ended>(), Some(outcome), "{name}");
    }
}

#[test]
fn acts_are_taken_back_one_by_one() {
    for game in Game::ALL {
        let partie = Partie::new(game, Ruleset::default(), Some(1_000), 23, Chair(0));
        let rules = partie.deal_rules();
        let mut app = quiet_app(partie);
        let mut dice = ChaCha8Rng::seed_from_u64(4);
        let mut path = vec![position(&mut app)];
        for _ in 0..18 {
            let at = position(&mut app);
            let (seat, action) = any_action(&rules, &at, &mut dice);
            let chair = chair_of(&mut app, seat);
            app.world_mut().write_message(Submit { chair, action });
            app.update();
            path.push(position(&mut app));
        }
        while path.len() > 1 {
            path.pop();
            let acts = path.len() - 1;
            assert_eq!(rewind(app.world_mut(), acts), Ok(true));
            assert_eq!(Some(&position(&mut app)), path.last());
            assert_eq!(app.world().resource::<DealLog>().acts().len(), acts);
        }
        assert_eq!(app.world().resource::<DealLog>().entries(), []);
    }
}

#[test]
fn save_that_cannot_be_played_is_refused_and_changes_nothing() {
    let partie = Partie::new(Game::Four, Ruleset::default(), Some(100), 29, Chair(0));
    let mut app = quiet_app(partie);
    let at = position(&mut app);
    let wrong = vec![(Seat(2), Action::Play(Card::from_index(0)))];
    let result = load(
        app.world_mut(),
        partie,
        History::default(),
        DealLog::new(at, wrong),
    );
    assert!(
        matches!(result, Err(Broken::Unplayable { .. })),
        "{result:?}"
    );
    assert_eq!(position(&mut app), at);
}

#[test]
fn broken_table_can_still_be_left() {
    let partie = Partie::new(Game::Three, Ruleset::default(), Some(100), 31, Chair(0));
    let mut app = quiet_app(partie);
    app.set_error_handler(bevy::ecs::error::ignore);
    let chair = chair_of(&mut app, Seat(2));
    let world = app.world_mut();
    let mut cards = world.query_filtered::<Entity, With<InPile>>();
    let card = cards.iter(world).next().unwrap();
    world.entity_mut(card).remove::<InPile>();
    let action = Action::Play(Card::from_index(0));
    world.write_message(Submit { chair, action });
    world.write_message(LeaveTable);
    world.write_message(StartPartie { partie });
    app.update();
    assert_eq!(position(&mut app), partie.begin().unwrap());
}
