//! `play`: computer players at a table without a window. What a seat does is the players' affair and
//! whether it may is the rules'.

use norman_piquet::ai::{Level, Mind};
use norman_piquet::record::Scored;
use norman_piquet::rules::{
    BySide, Chair, Deal, Entry, Event, EventSink, Game, Partie, Position, Ruleset, View,
};

use super::cli::PlayArgs;
use super::text::{Fault, Out, Progress};

pub(super) fn run(args: &PlayArgs) -> Result<(), Fault> {
    let levels = levels(args.game, &args.levels)?;
    let rules = Ruleset::preset(args.rules);
    let mut table = Table {
        rules,
        levels,
        out: Out::new(),
        written: 0,
        progress: Progress::new("deals", args.target.is_none().then_some(args.deals)),
    };
    let mut seed = args.seed;
    for _ in 0..args.deals {
        seed = match args.target {
            Some(target) => table.partie(args.game, target, seed)?,
            None => {
                let deal = Deal::from_seed(args.game, seed);
                let at =
                    Position::dealt(args.game, &deal.hands, &deal.talon, BySide::default(), None)
                        .map_err(|why| Fault::Bad(why.to_string()))?;
                let chairs: Vec<Chair> = args.game.seats().map(|seat| Chair(seat.0)).collect();
                table.deal(&rules, &deal, at, &chairs, seed)?;
                seed.wrapping_add(1)
            }
        };
    }
    table.out.end()
}

/// One level for each seat.
fn levels(game: Game, named: &[Level]) -> Result<Vec<Level>, Fault> {
    let players = usize::from(game.players());
    match named.len() {
        0 => Ok(vec![Level::Greedy; players]),
        given if given == players => Ok(named.to_vec()),
        given => Err(Fault::Bad(format!(
            "--levels names {given}, and the game of {} has {players} seats: name each, from the \
             eldest",
            game.name()
        ))),
    }
}

/// The minds of one deal: each has dice of its own, which hang on the deal and the seat alone, so
/// that a deal is played alike in whatever run it stands.
pub(super) fn minds(levels: impl Iterator<Item = Level>, seed: u64) -> Vec<Mind> {
    (0..)
        .zip(levels)
        .map(|(seat, level)| {
            let mixed = (seed ^ (seat << 56)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            Mind::new(level, mixed ^ (mixed >> 29))
        })
        .collect()
}

/// Plays a deal to its end.
pub(super) fn play(
    rules: &Ruleset,
    mut at: Position,
    minds: &[Mind],
    sink: &mut impl EventSink,
) -> Result<Position, Fault> {
    while let Some(seat) = at.to_act() {
        let view = View::of(rules, &at, seat);
        let mind = &minds[seat.index()];
        let action = mind.decide(&view).action;
        at = rules.play(&at, seat, action, sink).map_err(|why| {
            Fault::Bad(format!(
                "the {} player chose what the rules refuse: {why}",
                mind.level().name()
            ))
        })?;
    }
    Ok(at)
}

/// Keeps the lines of the count.
struct Lines(Vec<Entry>);

impl EventSink for Lines {
    fn push(&mut self, event: Event) {
        if let Event::Counted(entry) = event {
            self.0.push(entry);
        }
    }
}

struct Table {
    rules: Ruleset,
    /// By the chairs of the partie, which begin as the seats of the first deal.
    levels: Vec<Level>,
    out: Out,
    written: u64,
    progress: Progress,
}

impl Table {
    /// Plays one deal and writes its result.
    fn deal(
        &mut self,
        rules: &Ruleset,
        deal: &Deal,
        at: Position,
        chairs: &[Chair],
        seed: u64,
    ) -> Result<Position, Fault> {
        let minds = minds(chairs.iter().map(|chair| self.levels[chair.index()]), seed);
        let mut lines = Lines(Vec::new());
        let at = play(rules, at, &minds, &mut lines)?;
        let mut scored = Scored::of_position(rules, &at, lines.0);
        // A position forgets the order of the cards drawn.
        scored.record.talon = Some(deal.talon.clone());
        self.out.line(&scored.to_json())?;
        self.written += 1;
        self.progress.tell(self.written);
        Ok(at)
    }

    /// Plays a partie to its end and gives the first seed that it has not used.
    fn partie(&mut self, game: Game, target: u16, seed: u64) -> Result<u64, Fault> {
        // The last chair deals first, so that the chairs are the seats of the first deal.
        let dealer = Chair(game.players() - 1);
        let mut partie = Partie::new(game, self.rules, Some(target), seed, dealer);
        loop {
            let rules = partie.deal_rules();
            let deal = Deal::from_seed(partie.game(), partie.deal_seed());
            let at = partie.begin().map_err(|why| Fault::Bad(why.to_string()))?;
            let at = self.deal(&rules, &deal, at, &partie.seating(), partie.deal_seed())?;
            let over = partie.finish(&at.ledger).is_some();
            if over {
                return Ok(partie.deal_seed());
            }
        }
    }
}
