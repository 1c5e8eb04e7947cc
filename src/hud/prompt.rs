//! What the person is asked: the exchange, the declarations, the card. Buttons arrive as `Pressed`
//! and leave as `Submit`; what is refused changes nothing here.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use crate::players::{Offer, Offered};
use crate::rules::{
    Action, Card, CardSet, Choices, Claims, Game, Point, Rank, Seat, Sequence, Set, Suit,
};
use crate::screens::{Overlay, Screen};
use crate::session::Session;
use crate::sets::GameSystems;
use crate::stage::layout::{CARD_ASPECT, SELECTED_LIFT};
use crate::stage::{Fingers, Playbook, TableLayout};
use crate::table::{SeatAt, Submit, ToAct};
use crate::theme::palette;
use crate::theme::widget::{Look, Pressed, Skin, Touchable, size};
use crate::words::{self, Arg, Words};

/// What the person is about to declare or show.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Declaring {
    /// The claims chosen so far.
    pub claims: Claims,
    /// The carte blanche is shown with the exchange.
    pub carte_blanche: bool,
}

/// What is now asked or awaited, in one sentence.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PromptLine(pub Option<String>);

#[derive(Component)]
struct Prompt;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write_prompt
            .after(answer)
            .in_set(GameSystems::Hud)
            .run_if(in_state(Screen::Table)),
    );
}

/// The part that draws nothing.
pub(super) fn plugin_without_window(app: &mut App) {
    app.init_resource::<Declaring>()
        .init_resource::<PromptLine>()
        .add_message::<Pressed>()
        .add_systems(
            Update,
            (start_declaring, answer)
                .chain()
                .in_set(GameSystems::Hud)
                .run_if(in_state(Screen::Table)),
        );
}

/// A new decision begins with everything chosen, or with nothing where the table is strict.
fn start_declaring(offer: Res<Offer>, mut declaring: ResMut<Declaring>) {
    if !offer.is_changed() {
        return;
    }
    let fresh = match offer
        .0
        .as_ref()
        .map(|offered| (&offered.choices, &offered.view))
    {
        Some((Choices::Declare { most, .. }, view)) if !view.rules.strict_calls.is_on() => {
            Declaring {
                claims: *most,
                carte_blanche: false,
            }
        }
        Some((Choices::Declare { most, .. }, view)) => Declaring {
            claims: Claims {
                // What was shown before the exchange cannot be taken back.
                carte_blanche: view.blank_fixed && most.carte_blanche,
                ..Claims::NONE
            },
            carte_blanche: false,
        },
        Some((Choices::Exchange { carte_blanche, .. }, view)) => Declaring {
            claims: Claims::NONE,
            carte_blanche: *carte_blanche && !view.rules.strict_calls.is_on(),
        },
        _ => Declaring::default(),
    };
    declaring.set_if_neq(fresh);
}

/// One thing that can be declared.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Item {
    CarteBlanche,
    Point(Point),
    Sequence(Sequence),
    Set(Set),
}

impl Item {
    fn id(&self) -> String {
        match self {
            Item::CarteBlanche => "claim:carte-blanche".to_owned(),
            Item::Point(point) => format!("claim:point-{}", point.suit.letter()),
            Item::Sequence(run) => format!("claim:sequence-{run}"),
            Item::Set(set) => format!("claim:set-{set}"),
        }
    }

    fn line(&self, words: &Words, offered: &Offered) -> String {
        match self {
            Item::CarteBlanche => words::carte_blanche_line(words, 10),
            Item::Point(point) => words::point_line(
                words,
                point.suit,
                point.pips,
                point.value(&offered.view.rules),
            ),
            Item::Sequence(run) => words::sequence_line(words, *run),
            Item::Set(set) => words::set_line(words, *set),
        }
    }

    fn is_in(&self, claims: &Claims) -> bool {
        match self {
            Item::CarteBlanche => claims.carte_blanche,
            Item::Point(point) => claims.point == Some(point.suit),
            Item::Sequence(run) => claims.sequences.contains_all(run.cards()),
            Item::Set(set) => {
                let ranks = if set.count == 4 {
                    claims.quatorzes
                } else {
                    claims.trios
                };
                ranks >> set.rank as u8 & 1 == 1
            }
        }
    }

    fn toggle(&self, claims: &mut Claims) {
        let held = self.is_in(claims);
        match self {
            Item::CarteBlanche => claims.carte_blanche = !held,
            Item::Point(point) => claims.point = (!held).then_some(point.suit),
            Item::Sequence(run) if held => claims.sequences -= run.cards(),
            Item::Sequence(run) => claims.sequences |= run.cards(),
            Item::Set(set) => {
                let ranks = if set.count == 4 {
                    &mut claims.quatorzes
                } else {
                    &mut claims.trios
                };
                *ranks ^= 1 << set.rank as u8;
            }
        }
    }
}

/// Everything among these claims, in counting order.
fn items(claims: &Claims, hand: CardSet) -> Vec<Item> {
    let mut items = Vec::new();
    if claims.carte_blanche {
        items.push(Item::CarteBlanche);
    }
    items.extend(claims.point_in(hand).map(Item::Point));
    items.extend(claims.sequence_list().map(Item::Sequence));
    items.extend(claims.set_list().map(Item::Set));
    items
}

/// What selected cards could be called as, where the person has to find it himself (rule 12.1).
fn calls(selected: CardSet, game: Game) -> Vec<Item> {
    let mut items = Vec::new();
    let suits: Vec<Suit> = Suit::ALL
        .into_iter()
        .filter(|suit| !selected.in_suit(*suit).is_empty())
        .collect();
    if let [suit] = suits[..] {
        let point = Point::of(selected, suit);
        if point.pips >= game.least_point() {
            items.push(Item::Point(point));
        }
        let ranks = selected.ranks_of(suit);
        let len = selected.len();
        let top = selected.highest_of(suit).map(Card::rank);
        let together = ranks >> ranks.trailing_zeros() == ((1u16 << len) - 1) as u8;
        if let (true, true, Some(top)) = (len >= 3, together, top) {
            items.push(Item::Sequence(Sequence { suit, top, len }));
        }
    } else if selected.len() >= 3
        && let Some(card) = selected.first()
        && card.rank().is_ten_or_higher()
        && CardSet::rank(card.rank()).contains_all(selected)
    {
        items.push(Item::Set(Set {
            rank: card.rank(),
            count: selected.len(),
        }));
    }
    items
}

/// Does what a pressed button says.
fn answer(
    mut pressed: MessageReader<Pressed>,
    offer: Res<Offer>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut declaring: ResMut<Declaring>,
    mut fingers: ResMut<Fingers>,
    mut submit: MessageWriter<Submit>,
) {
    let mut done = false;
    for Pressed(id) in pressed.read() {
        if *overlay.get() != Overlay::None {
            // A press on what lies over the table is not meant for the table.
            continue;
        }
        if id == "button:menu" {
            next_overlay.set(Overlay::Menu);
            continue;
        }
        let Some(offered) = offer.0.as_ref().filter(|_| !done) else {
            continue;
        };
        let action = match (&offered.choices, id.as_str()) {
            // The last chosen card was put back in the same moment: that is no refusal.
            (Choices::Exchange { .. }, "button:exchange") if fingers.selected.is_empty() => None,
            (Choices::Exchange { .. }, "button:exchange") => Some(Action::Exchange {
                out: fingers.selected,
                carte_blanche: declaring.carte_blanche,
            }),
            (Choices::Exchange { .. }, "button:refuse") => Some(Action::Exchange {
                out: CardSet::EMPTY,
                carte_blanche: declaring.carte_blanche,
            }),
            (Choices::Exchange { .. }, "toggle:carte-blanche") => {
                declaring.carte_blanche = !declaring.carte_blanche;
                None
            }
            (Choices::Declare { most, .. }, "button:declare-all") => Some(Action::Declare(*most)),
            (Choices::Declare { .. }, "button:declare") => Some(Action::Declare(declaring.claims)),
            (Choices::Declare { most, .. }, "button:pass") => Some(Action::Declare(Claims {
                carte_blanche: offered.view.blank_fixed && most.carte_blanche,
                ..Claims::NONE
            })),
            (Choices::Declare { most, .. }, id) => {
                let strict = offered.view.rules.strict_calls.is_on();
                let offer = if strict {
                    let mut all = calls(fingers.selected, offered.view.game);
                    all.extend(items(&declaring.claims, offered.view.hand));
                    if offered.view.holds_carte_blanche() && !offered.view.blank_fixed {
                        all.push(Item::CarteBlanche);
                    }
                    all
                } else {
                    items(most, offered.view.hand)
                };
                if let Some(item) = offer.iter().find(|item| item.id() == id) {
                    item.toggle(&mut declaring.claims);
                    if strict {
                        fingers.selected = CardSet::EMPTY;
                    }
                }
                None
            }
            _ => None,
        };
        if let Some(action) = action {
            submit.write(Submit {
                chair: offered.chair,
                action,
            });
            // One decision, one answer, whatever else arrived in this frame.
            done = true;
        }
    }
}

/// Writes the prompt anew when the question or the answer so far has changed.
fn write_prompt(
    offer: Res<Offer>,
    declaring: Res<Declaring>,
    fingers: Res<Fingers>,
    layout: Option<Res<TableLayout>>,
    scale: Res<UiScale>,
    words: Res<Words>,
    session: Res<Session>,
    playbook: Res<Playbook>,
    acting: Query<&SeatAt, With<ToAct>>,
    skin: Skin,
    mut line: ResMut<PromptLine>,
    old: Query<Entity, With<Prompt>>,
    mut last: Local<Option<(Option<Offered>, Declaring, CardSet, bool)>>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    let now = (offer.0, *declaring, fingers.selected, playbook.is_idle());
    let same = *last == Some(now);
    if same && !layout.is_changed() && !scale.is_changed() && !words.is_changed() {
        return;
    }
    *last = Some(now);
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let waiting = acting.iter().next().filter(|_| playbook.is_idle());
    line.set_if_neq(PromptLine(match (&offer.0, waiting) {
        (Some(offered), _) => Some(sentence(offered, &words)),
        (None, Some(seat)) => Some(session.speaker(**seat, &words).say(&words, "wait-thinking")),
        (None, None) => None,
    }));
    let foot = (layout.window.y / 2.0 + layout.hand_top) / scale.0;
    // Cards chosen for the exchange stand higher than the hand, and must not be covered.
    let choosing = matches!(
        offer.0.as_ref().map(|offered| &offered.choices),
        Some(Choices::Exchange { .. })
    );
    let raised = if choosing {
        layout.hand_card / CARD_ASPECT * SELECTED_LIFT / scale.0
    } else {
        0.0
    };
    let width = layout.window.x / scale.0;
    let mut panel = commands.spawn((
        Prompt,
        DespawnOnExit(Screen::Table),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            width: px(width),
            bottom: px(foot + 6.0 + raised),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(6),
            ..default()
        },
        Pickable::IGNORE,
        GlobalZIndex(5),
    ));
    let ask = Ask {
        words: &words,
        skin: &skin,
        declaring: &declaring,
        selected: fingers.selected,
        narrow: layout.portrait,
    };
    panel.with_children(|panel| match (&offer.0, &line.0) {
        (Some(offered), _) => ask.question(panel, offered),
        (None, Some(line)) => ask.line(panel, line.clone(), size::NOTE),
        (None, None) => {}
    });
}

/// What is asked, in one sentence.
fn sentence(offered: &Offered, words: &Words) -> String {
    let view = &offered.view;
    match &offered.choices {
        Choices::Exchange { counts, .. } => {
            let (least, most) = bounds(*counts);
            let key = match view.game {
                Game::Three if view.rules.talon_peek.is_on() => "exchange-peek",
                Game::Three if view.rules.talon_partial.is_on() => "exchange-three-partial",
                Game::Three | Game::Four => "exchange-three",
                Game::Two if view.seat == Seat::ELDEST => "exchange-elder",
                Game::Two => "exchange-younger",
            };
            let bounds = [("least", Arg::from(least)), ("most", Arg::from(most))];
            words.say_with(key, &bounds)
        }
        Choices::Declare { .. } if view.rules.strict_calls.is_on() => words.say("declare-strict"),
        Choices::Declare { most, .. } if most.is_empty() => words.say("declare-nothing"),
        Choices::Declare { .. } => words.say("declare-hint"),
        Choices::Play { .. } => match view.plays.led(view.game) {
            None => words.say("play-lead"),
            Some(led) if !view.hand.in_suit(led).is_empty() => {
                let [_, suit] = words::card_args(Card::new(led, Rank::Ace));
                words.say_with("play-follow", &[suit])
            }
            Some(_) => words.say("play-free"),
        },
        Choices::Nothing => String::new(),
    }
}

/// The fewest and the most cards of an exchange.
fn bounds(counts: u16) -> (u8, u8) {
    (
        counts.trailing_zeros() as u8,
        15u8.saturating_sub(counts.leading_zeros() as u8),
    )
}

struct Ask<'a, 'w> {
    words: &'a Words,
    skin: &'a Skin<'w>,
    declaring: &'a Declaring,
    selected: CardSet,
    narrow: bool,
}

impl Ask<'_, '_> {
    fn question(&self, panel: &mut ChildSpawnerCommands, offered: &Offered) {
        match &offered.choices {
            Choices::Exchange {
                counts,
                carte_blanche,
                ..
            } => self.exchange(panel, offered, *counts, *carte_blanche),
            Choices::Declare { most, .. } => self.declare(panel, offered, most),
            Choices::Play { .. } => self.line(panel, sentence(offered, self.words), size::TEXT),
            Choices::Nothing => {}
        }
    }

    /// A line of text on a light ground, so that it can be read over the cloth.
    fn line(&self, panel: &mut ChildSpawnerCommands, text: String, size: f32) {
        panel
            .spawn((
                Node {
                    padding: UiRect::axes(px(16), px(5)),
                    border_radius: BorderRadius::all(px(14)),
                    max_width: percent(if self.narrow { 72 } else { 92 }),
                    ..default()
                },
                BackgroundColor(palette::MIST),
                Pickable::IGNORE,
            ))
            .with_children(|ground| {
                ground.spawn((
                    self.skin.bold(text, size, palette::WOOL),
                    TextLayout::justify(Justify::Center),
                ));
            });
    }

    fn sheet(
        &self,
        panel: &mut ChildSpawnerCommands,
        fill: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        panel
            .spawn((
                self.skin.panel(),
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    row_gap: px(8),
                    padding: UiRect::axes(px(if self.narrow { 18 } else { 28 }), px(18)),
                    max_width: percent(98),
                    ..default()
                },
            ))
            .with_children(fill);
    }

    fn row(&self, panel: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
        panel
            .spawn((
                Node {
                    flex_direction: FlexDirection::Row,
                    flex_wrap: FlexWrap::Wrap,
                    justify_content: JustifyContent::Center,
                    column_gap: px(8),
                    row_gap: px(6),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(fill);
    }

    fn exchange(
        &self,
        panel: &mut ChildSpawnerCommands,
        offered: &Offered,
        counts: u16,
        carte_blanche: bool,
    ) {
        let (_, most) = bounds(counts);
        let chosen = self.selected.len();
        self.sheet(panel, |sheet| {
            sheet.spawn((
                self.skin
                    .text(sentence(offered, self.words), size::NOTE, palette::WOOL),
                TextLayout::justify(Justify::Center),
                Node {
                    max_width: px(460),
                    ..default()
                },
            ));
            let count = [
                ("selected", Arg::from(chosen)),
                ("allowed", Arg::from(most)),
            ];
            sheet.spawn(self.skin.bold(
                self.words.say_with("exchange-selected", &count),
                size::TEXT,
                palette::MADDER,
            ));
            self.row(sheet, |row| {
                let label = self
                    .words
                    .say_with("exchange-button", &[("count", Arg::from(chosen))]);
                let ready = chosen > 0 && counts >> chosen & 1 == 1;
                self.button(row, "button:exchange", label, Look::Primary, ready);
                if counts & 1 == 1 {
                    let label = self.words.say("exchange-refuse");
                    self.button(row, "button:refuse", label, Look::Plain, true);
                }
                if carte_blanche {
                    let look = if self.declaring.carte_blanche {
                        Look::Chosen
                    } else {
                        Look::Plain
                    };
                    let label = self.words.say("exchange-carte-blanche");
                    self.button(row, "toggle:carte-blanche", label, look, true);
                }
            });
        });
    }

    fn declare(&self, panel: &mut ChildSpawnerCommands, offered: &Offered, most: &Claims) {
        let view = &offered.view;
        let strict = view.rules.strict_calls.is_on();
        let mut offer = if strict {
            items(&self.declaring.claims, view.hand)
        } else {
            items(most, view.hand)
        };
        if strict {
            if view.holds_carte_blanche()
                && !view.blank_fixed
                && !self.declaring.claims.carte_blanche
            {
                offer.push(Item::CarteBlanche);
            }
            for call in calls(self.selected, view.game) {
                if !offer.contains(&call) {
                    offer.push(call);
                }
            }
        }
        self.sheet(panel, |sheet| {
            if !self.narrow {
                sheet.spawn(self.skin.display(
                    self.words.say("declare-heading"),
                    size::HEADING - 6.0,
                    palette::MADDER,
                ));
            }
            sheet.spawn((
                self.skin
                    .text(sentence(offered, self.words), size::NOTE, palette::QUIET),
                TextLayout::justify(Justify::Center),
                Node {
                    max_width: px(440),
                    ..default()
                },
            ));
            self.row(sheet, |row| {
                for item in &offer {
                    let chosen = item.is_in(&self.declaring.claims);
                    let look = if chosen { Look::Chosen } else { Look::Plain };
                    let fixed = matches!(item, Item::CarteBlanche) && view.blank_fixed;
                    self.button(
                        row,
                        &item.id(),
                        item.line(self.words, offered),
                        look,
                        !fixed,
                    );
                }
            });
            let everything = self.declaring.claims == *most;
            self.row(sheet, |row| {
                if !strict && !most.is_empty() {
                    let label = self.words.say("declare-all");
                    self.button(row, "button:declare-all", label, Look::Primary, true);
                }
                if (strict || !everything) && !self.declaring.claims.is_empty() {
                    let label = self.words.say("declare-selected");
                    let look = if strict { Look::Primary } else { Look::Plain };
                    self.button(row, "button:declare", label, look, true);
                }
                let label = self.words.say("declare-pass");
                let look = if most.is_empty() {
                    Look::Primary
                } else {
                    Look::Plain
                };
                self.button(row, "button:pass", label, look, true);
            });
        });
    }

    fn button(
        &self,
        row: &mut ChildSpawnerCommands,
        id: &str,
        label: String,
        look: Look,
        enabled: bool,
    ) {
        let mut button = row.spawn(self.skin.button(id, label.clone(), look));
        if !enabled {
            button.insert((
                InteractionDisabled,
                Touchable {
                    enabled: false,
                    ..Touchable::new(id, label)
                },
            ));
        }
    }
}
