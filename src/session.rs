//! What the player has chosen: the game, its rules and end, the opponents and the shuffle. It starts
//! parties and names the company; it plays nothing itself.

mod goal;
mod seed;

use bevy::prelude::*;

use crate::ai::Level;
use crate::options::Options;
use crate::players::{Controller, Seating};
use crate::rules::{Chair, Cut, Game, Mode2, Partie, Preset, RulesDelta, Ruleset};
use crate::words::{Language, Speaker, Words};

pub use goal::Goal;
pub use seed::{Seed, SeedFault, moment};

/// Somebody who sits at the table: a portrait and the key of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Character {
    portrait: usize,
    name: &'static str,
}

const fn character(portrait: usize, name: &'static str) -> Character {
    Character { portrait, name }
}

/// The person: the knight.
const PERSON: Character = character(1, "player-you");

/// The others, in the order in which they come.
const COMPANY: [Character; 7] = [
    character(0, "player-odette"),
    character(2, "player-robert"),
    character(3, "player-adele"),
    character(5, "player-roland"),
    character(6, "player-mathilde"),
    character(4, "player-guillaume"),
    character(7, "player-hugues"),
];

/// What the player has chosen.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The game.
    pub game: Game,
    /// Whose rules.
    pub preset: Preset,
    /// What is played to.
    pub goal: Goal,
    /// How well the computer plays.
    pub level: Level,
    /// The shuffle of cut and first deal.
    pub seed: u64,
    /// The computer plays the person's chair as well, and the screens go on by themselves.
    pub autoplay: bool,
    /// At four, the cut decides who is whose partner (rule 1.2); otherwise the one opposite stays.
    pub partner_by_cut: bool,
    /// Who sits in chairs 1 to 3, as places in the company.
    seats: [usize; 3],
}

impl Default for Session {
    fn default() -> Session {
        Session::new(&Options::default())
    }
}

impl Session {
    /// What the options ask for, and else the book's three-handed game.
    pub fn new(options: &Options) -> Session {
        let game = match (options.game, options.target) {
            (Some(game), _) => game,
            (None, Some(Goal::SixDeals)) => Game::Two,
            (None, _) => Game::Three,
        };
        Session {
            game,
            preset: options.preset.unwrap_or(Preset::Book),
            goal: options.target.unwrap_or(Goal::Points(100)),
            level: options.level.unwrap_or(Level::Greedy),
            seed: options.seed.unwrap_or_default().0,
            autoplay: options.plays_itself(),
            partner_by_cut: false,
            seats: [0, 1, 2],
        }
    }

    /// Chooses a game; a goal that it does not know becomes the usual one.
    pub fn choose(&mut self, game: Game) {
        self.game = game;
        if self.goal == Goal::SixDeals && game != Game::Two {
            self.goal = Goal::Points(100);
        }
    }

    /// The rules of the table.
    pub fn rules(&self) -> Ruleset {
        RulesDelta {
            preset: Some(self.preset),
            mode2: (self.goal == Goal::SixDeals).then_some(Mode2::Rubicon),
            ..RulesDelta::default()
        }
        .ruleset()
    }

    /// The cut of this shuffle.
    pub fn cut(&self) -> Cut {
        Cut::from_seed(self.game.players(), self.seed)
    }

    /// Where each of those who cut sits down. The person keeps his chair; at four the two lowest
    /// are partners, if the cut decides it (rule 1.2).
    pub fn chairs(&self, cut: &Cut) -> [Chair; 4] {
        let mut chairs = [Chair(0), Chair(1), Chair(2), Chair(3)];
        if self.game != Game::Four || !self.partner_by_cut {
            return chairs;
        }
        let place = cut.order.iter().position(|player| *player == 0);
        // The other of the same half of the order.
        let partner = place.and_then(|place| cut.order.get(place ^ 1)).copied();
        let mut free = [Chair(1), Chair(3)].into_iter();
        for player in cut.order.iter().filter(|player| **player != 0) {
            chairs[usize::from(*player)] = if Some(*player) == partner {
                Chair(2)
            } else {
                free.next().unwrap_or(Chair(2))
            };
        }
        chairs
    }

    /// Seats the company as the cut says and begins the partie.
    pub fn begin(&mut self, cut: &Cut) -> Partie {
        let chairs = self.chairs(cut);
        let before = self.seats;
        for player in 1..4 {
            let chair = chairs[player].index();
            if let Some(seat) = chair
                .checked_sub(1)
                .and_then(|seat| self.seats.get_mut(seat))
            {
                *seat = before[player - 1];
            }
        }
        let rules = self.rules();
        let dealer = Partie::dealer_by_cut(self.game, &rules, cut);
        let dealer = chairs.get(dealer.index()).copied().unwrap_or(dealer);
        let target = match self.goal {
            Goal::Points(points) => Some(points),
            Goal::SixDeals => None,
        };
        Partie::new(self.game, rules, target, self.seed, dealer)
    }

    /// Who decides for each chair.
    pub fn seating(&self) -> Seating {
        let mut seating = Seating::computers(self.level);
        if !self.autoplay {
            seating.0[0] = Controller::Human;
        }
        seating
    }

    /// Takes another shuffle.
    pub fn shuffle(&mut self, time: &Time<Real>) {
        self.seed = Seed(self.seed).after(moment(time)).0;
    }

    /// Asks another company to the table.
    pub fn change_company(&mut self) {
        self.seats = self.seats.map(|seat| (seat + 3) % COMPANY.len());
    }

    fn character(&self, chair: Chair) -> Character {
        match chair.index().checked_sub(1) {
            Some(seat) => COMPANY[self.seats[seat % 3] % COMPANY.len()],
            None => PERSON,
        }
    }

    /// The name of whoever sits there; of the person, "you".
    pub fn name_of(&self, chair: Chair, words: &Words) -> String {
        words.say(self.character(chair).name)
    }

    /// Whoever sits there, to be spoken of.
    pub fn speaker(&self, chair: Chair, words: &Words) -> Speaker {
        match chair {
            Chair(0) => Speaker::you(words),
            _ => Speaker::named(self.name_of(chair, words)),
        }
    }

    /// The place of that chair's portrait among the eight.
    pub fn portrait_of(&self, chair: Chair) -> usize {
        self.character(chair).portrait
    }
}

/// The session as the options have it; they must be there before.
pub fn plugin(app: &mut App) {
    app.init_resource::<Options>();
    let options = app.world().resource::<Options>().clone();
    if !app.world().contains_resource::<Words>() {
        let language = options.lang.or_else(system_language).unwrap_or_default();
        app.insert_resource(Words::new(language));
    }
    let session = Session::new(&options);
    app.insert_resource(session.seating())
        .insert_resource(session)
        .add_systems(Startup, shuffle_first);
}

/// Without a number from outside, the first shuffle is new as well.
fn shuffle_first(options: Res<Options>, time: Res<Time<Real>>, mut session: ResMut<Session>) {
    if options.seed.is_none() {
        session.shuffle(&time);
    }
}

/// The language the system or the browser speaks, if it is one of ours.
fn system_language() -> Option<Language> {
    #[cfg(target_arch = "wasm32")]
    return Language::from_locale(&web_sys::window()?.navigator().language()?);
    #[cfg(not(target_arch = "wasm32"))]
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find_map(|locale| Language::from_locale(&locale))
}

#[cfg(test)]
mod tests;
