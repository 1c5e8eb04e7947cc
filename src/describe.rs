//! A description of what is on the screen, as data: for tests and for assistive technology. It reads
//! and never touches.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use serde::Serialize;

use crate::hud::PromptLine;
use crate::players::{HumanChair, Offer};
use crate::record::{Declared, Record};
use crate::rules::{CardSet, Phase, Seat};
use crate::screens::{Overlay, Screen};
use crate::session::Session;
use crate::stage::layout::CARD_ASPECT;
use crate::stage::motion::Glide;
use crate::stage::{Playbook, SeenPart, Shown};
use crate::table::{Deal, History, InDeal, Rules, SeatAt, TableReader, ToAct};
use crate::theme::widget::Touchable;

/// What is on the screen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Description {
    /// `loading`, `title`, `choice`, `cut`, `table`, `sheet` or `result`.
    pub screen: &'static str,
    /// What lies over it: `menu`, `help` or nothing.
    pub overlay: Option<&'static str>,
    /// `deal`, `exchange`, `declare`, `play` or `done`.
    pub phase: Option<&'static str>,
    /// The game.
    pub game: Option<&'static str>,
    /// The seed of the deal.
    pub seed: Option<String>,
    /// The seat to act.
    pub turn: Option<u8>,
    /// The person is asked.
    pub your_turn: bool,
    /// Something is still being shown.
    pub moving: bool,
    /// What is asked or awaited.
    pub prompt: Option<String>,
    /// Scores by chair, as shown.
    pub totals: Vec<i32>,
    /// The last sentences called out, oldest first.
    pub said: Vec<String>,
    /// Everything that can be touched.
    pub things: Vec<Thing>,
}

/// Something that can be touched.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thing {
    /// Its stable name.
    pub id: String,
    /// `card`, `button`, `choice` or `field`.
    pub kind: &'static str,
    /// What it is called.
    pub name: String,
    /// Whether it works now.
    pub enabled: bool,
    /// Why not.
    pub reason: Option<String>,
    /// Left, top, width and height in logical pixels.
    pub rect: [f32; 4],
}

/// Reads everything that the description is made of.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Describer<'w, 's> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    session: Res<'w, Session>,
    shown: Res<'w, Shown>,
    playbook: Res<'w, Playbook>,
    offer: Res<'w, Offer>,
    prompt: Res<'w, PromptLine>,
    deal: Query<'w, 's, &'static Deal>,
    acting: Query<'w, 's, (&'static SeatAt, &'static InDeal), With<ToAct>>,
    nodes: Query<
        'w,
        's,
        (
            Entity,
            &'static Touchable,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
        ),
    >,
    cards: Query<'w, 's, (&'static Touchable, &'static Glide, &'static SeenPart)>,
    parents: Query<'w, 's, &'static ChildOf>,
    overlays: Query<'w, 's, (), With<DespawnOnExit<Overlay>>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Describer<'_, '_> {
    /// Describes the screen as it is.
    pub fn describe(&self) -> Description {
        let at_table = *self.screen.get() == Screen::Table;
        let deal = self.deal.iter().next().filter(|_| at_table);
        let overlay = *self.overlay.get();
        let screen = match (self.screen.get(), overlay) {
            (Screen::Loading | Screen::Failed, _) => "loading",
            (Screen::Title, _) => "title",
            (Screen::Choice, _) => "choice",
            (Screen::Cut, _) => "cut",
            (Screen::Table, Overlay::Sheet) => "sheet",
            (Screen::Table, _) => "table",
            (Screen::Result, _) => "result",
        };
        let dealing = !self.shown.pack.is_empty();
        Description {
            screen,
            overlay: match overlay {
                Overlay::Menu => Some("menu"),
                Overlay::Help => Some("help"),
                Overlay::None | Overlay::Sheet => None,
            },
            phase: deal.map(|deal| match deal.phase {
                _ if dealing => "deal",
                Phase::Exchange(_) => "exchange",
                Phase::Declare(_) => "declare",
                Phase::Play(_) => "play",
                Phase::Over => "done",
            }),
            game: deal.map(|deal| deal.game.name()),
            seed: match deal {
                Some(deal) => Some(deal.seed.to_string()),
                None => Some(self.session.seed.to_string()),
            },
            turn: self.acting.iter().next().map(|(_, seat)| (**seat).0),
            your_turn: self.offer.0.is_some(),
            moving: !self.playbook.is_idle(),
            prompt: self
                .prompt
                .0
                .clone()
                .filter(|_| at_table && overlay == Overlay::None),
            totals: match deal {
                Some(_) => {
                    let players = usize::from(self.session.game.players());
                    self.shown.totals[..players].to_vec()
                }
                None => Vec::new(),
            },
            said: self.shown.log.iter().cloned().collect(),
            things: self.things(overlay),
        }
    }

    fn things(&self, overlay: Overlay) -> Vec<Thing> {
        let Some(window) = self.windows.iter().next() else {
            return Vec::new();
        };
        let ratio = window.scale_factor();
        let mut things: Vec<Thing> = self
            .nodes
            .iter()
            .filter(|(entity, _, node, _, visible)| {
                visible.get() && node.size.x > 0.0 && self.is_on_top(*entity, overlay)
            })
            .map(|(_, touchable, node, transform, _)| {
                let size = node.size / ratio;
                let corner = transform.translation / ratio - size / 2.0;
                thing(touchable, [corner.x, corner.y, size.x, size.y])
            })
            .collect();
        if overlay == Overlay::None {
            let half = Vec2::new(window.width(), window.height()) / 2.0;
            things.extend(self.cards.iter().map(|(touchable, glide, seen)| {
                let pose = glide.pose();
                let left = half.x + pose.at.x - pose.width / 2.0;
                let top = half.y - pose.at.y - pose.width / CARD_ASPECT / 2.0;
                thing(touchable, [left, top, seen.0.x, seen.0.y])
            }));
        }
        for thing in &mut things {
            // What lies partly outside is named by the part inside.
            let [x, y, w, h] = thing.rect;
            let (left, top) = (x.max(0.0), y.max(0.0));
            let right = (x + w).min(window.width());
            let bottom = (y + h).min(window.height());
            thing.rect = [left, top, (right - left).max(0.0), (bottom - top).max(0.0)];
        }
        things.sort_by(|a, b| {
            let key = |thing: &Thing| (thing.rect[1] as i32 / 24, thing.rect[0] as i32);
            key(a).cmp(&key(b))
        });
        things
    }

    /// With an overlay only what is in it can be touched.
    fn is_on_top(&self, entity: Entity, overlay: Overlay) -> bool {
        overlay == Overlay::None
            || self.overlays.contains(entity)
            || self
                .parents
                .iter_ancestors(entity)
                .any(|above| self.overlays.contains(above))
    }
}

fn thing(touchable: &Touchable, rect: [f32; 4]) -> Thing {
    let kind = match touchable.id.split(':').next() {
        Some("card" | "cut") => "card",
        Some("field") => "field",
        Some("choice" | "claim" | "toggle" | "lang") => "choice",
        _ => "button",
    };
    Thing {
        id: touchable.id.clone(),
        kind,
        name: touchable.name.clone(),
        enabled: touchable.enabled,
        reason: touchable.reason.clone(),
        rect,
    }
}

/// Reads the record of the running deal, as far as the person may know it.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Recorder<'w, 's> {
    rules: Res<'w, Rules>,
    history: Res<'w, History>,
    me: Res<'w, HumanChair>,
    reader: TableReader<'w, 's>,
    seats: Query<'w, 's, (&'static SeatAt, &'static InDeal)>,
}

impl Recorder<'_, '_> {
    /// The record as one line of JSON; complete once the deal is over, nothing without a deal.
    pub fn record(&self) -> Option<String> {
        let at = self.reader.position().ok()?;
        if at.to_act().is_none()
            && let Some(deal) = self.history.last()
        {
            let record = Record {
                // The order in which the talon lay is known to its beginning alone.
                talon: Some(deal.start.talon.iter().collect()),
                ..Record::of_position(&deal.rules, &deal.end)
            };
            return Some(record.to_json());
        }
        let me = self
            .seats
            .iter()
            .find(|(chair, _)| ***chair == self.me.0)
            .map(|(_, seat)| **seat);
        let record = match me {
            Some(seat) => Record::known_to(&self.rules, &at, seat),
            // Whoever has gone out holds nothing and sees nobody's hand.
            None => Record {
                dealt: vec![CardSet::EMPTY; usize::from(at.game.players())],
                exchange: Vec::new(),
                claims: Declared::Each(Vec::new()),
                ..Record::known_to(&self.rules, &at, Seat::ELDEST)
            },
        };
        Some(record.to_json())
    }
}
