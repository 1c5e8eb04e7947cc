//! The cut for deal: a spread pack from which the player draws, and after him the others. What is drawn
//! was settled by the shuffle; here it is only shown.

mod draw;
mod fan;

use bevy::prelude::*;

pub(super) use fan::Flip;

use super::presses::Presses;
use super::{Overlay, Screen, ScreenSystems};
use crate::rules::{Card, Chair, Cut, Partie};
use crate::session::Session;
use crate::table::StartPartie;

/// Between two cards that are turned: as long as it takes to read one.
const NEXT_CARD: f32 = 0.55;
/// Equal cards lie so long before the pack is spread again.
const EQUAL: f32 = 1.6;
/// Cards in the spread.
const SPREAD: u8 = Card::COUNT;

/// The cut as far as it has been shown.
#[derive(Resource, Debug)]
struct Cutting {
    cut: Cut,
    /// Where each who cuts will sit.
    chairs: [Chair; 4],
    /// Whoever deals, by his place before the seats are taken.
    dealer: Chair,
    round: usize,
    /// Places of the spread from which this round's cards were drawn; the first is the player's, if
    /// he is in it.
    drawn: Vec<u8>,
    /// Cards turned in this round.
    turned: usize,
    wait: f32,
}

impl Cutting {
    fn of(session: &Session) -> Cutting {
        let cut = session.cut();
        let dealer = Partie::dealer_by_cut(session.game, &session.rules(), &cut);
        Cutting {
            chairs: session.chairs(&cut),
            dealer,
            cut,
            round: 0,
            drawn: Vec::new(),
            turned: 0,
            wait: EQUAL,
        }
    }

    /// Who cuts what in this round; a round begins with the player, if he is in it.
    fn cards(&self) -> &[(u8, Card)] {
        self.cut.rounds.get(self.round).map_or(&[], Vec::as_slice)
    }

    /// Whether the player must draw now.
    fn asks(&self) -> bool {
        self.drawn.is_empty() && self.cards().iter().any(|(player, _)| *player == 0)
    }

    fn all_turned(&self) -> bool {
        self.turned >= self.cards().len()
    }

    fn is_over(&self) -> bool {
        self.all_turned() && self.round + 1 >= self.cut.rounds.len()
    }

    /// Whether equal cards lie there, to be cut again.
    fn is_equal(&self) -> bool {
        !self.drawn.is_empty() && self.all_turned() && !self.is_over()
    }

    /// The cards that lie before somebody: one, and another for each time that equal cards were cut
    /// again. The first decides unless it was equal, so none is taken away.
    fn cards_of(&self, player: u8) -> impl Iterator<Item = Card> {
        let before = self.cut.rounds.iter().take(self.round).flatten();
        let now = self.cards().iter().take(self.turned);
        before
            .chain(now)
            .filter(move |(who, _)| *who == player)
            .map(|(_, card)| *card)
    }

    /// Draws from the spread: the player at the place touched, the others elsewhere.
    fn draw(&mut self, touched: u8) {
        // Strides that have no factor in common with 32 reach every place once.
        self.drawn = (0..self.cards().len() as u8)
            .map(|index| (touched + index * 11) % SPREAD)
            .collect();
        self.turned = 1;
        self.wait = NEXT_CARD;
    }

    /// Lets time pass; whether something new is to be seen.
    fn pass(&mut self, seconds: f32, hurry: bool) -> bool {
        if self.is_over() || self.asks() {
            return false;
        }
        if hurry && !self.drawn.is_empty() && !self.all_turned() {
            self.turned = self.cards().len();
            self.wait = EQUAL;
            return true;
        }
        self.wait -= seconds;
        if self.wait > 0.0 {
            return false;
        }
        if self.drawn.is_empty() {
            // The player is not among the equal ones and watches.
            self.draw(5);
        } else if self.all_turned() {
            self.round += 1;
            self.drawn.clear();
            self.turned = 0;
            self.wait = NEXT_CARD;
        } else {
            self.turned += 1;
            self.wait = if self.all_turned() { EQUAL } else { NEXT_CARD };
        }
        true
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartPartie>()
        .add_systems(OnEnter(Screen::Cut), spread)
        .add_systems(
            Update,
            (
                (turn_cards, act_on_cut.run_if(in_state(Overlay::None)))
                    .chain()
                    .in_set(ScreenSystems::Act),
                draw::draw_cut
                    .run_if(super::frame::is_missing::<draw::CutRoot>)
                    .in_set(ScreenSystems::Draw),
                (fan::lift, fan::flip).in_set(ScreenSystems::Focus),
            )
                .run_if(in_state(Screen::Cut).and_then(resource_exists::<Cutting>)),
        );
}

fn spread(session: Res<Session>, mut commands: Commands) {
    commands.insert_resource(Cutting::of(&session));
}

/// Turns card after card; any key or touch turns the rest of a round at once.
fn turn_cards(
    time: Res<Time>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mouse: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
    mut cutting: ResMut<Cutting>,
    roots: Query<Entity, With<draw::CutRoot>>,
    mut commands: Commands,
) {
    let hurry = keys.is_some_and(|keys| keys.get_just_pressed().next().is_some())
        || mouse.is_some_and(|mouse| mouse.get_just_pressed().next().is_some())
        || touches.is_some_and(|touches| touches.any_just_pressed());
    if cutting.pass(time.delta_secs(), hurry) {
        for root in &roots {
            commands.entity(root).despawn();
        }
    }
}

fn act_on_cut(
    presses: Res<Presses>,
    mut cutting: ResMut<Cutting>,
    mut session: ResMut<Session>,
    roots: Query<Entity, With<draw::CutRoot>>,
    mut start: MessageWriter<StartPartie>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    for id in presses.ids() {
        match id {
            "button:back" => return next.set(Screen::Choice),
            "button:go-on" if cutting.is_over() => {
                let partie = session.begin(&cutting.cut);
                commands.insert_resource(session.seating());
                start.write(StartPartie { partie });
                return next.set(Screen::Table);
            }
            _ => {
                let place = id
                    .strip_prefix("cut:card-")
                    .and_then(|place| place.parse().ok());
                if let Some(place) = place.filter(|place| *place < SPREAD && cutting.asks()) {
                    cutting.draw(place);
                    for root in &roots {
                        commands.entity(root).despawn();
                    }
                }
            }
        }
    }
}
