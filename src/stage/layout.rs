//! Where everything lies in a window of any size: pure geometry, in logical pixels from the centre,
//! upwards positive. It knows neither sprites nor time.

use bevy::math::{Rect, Vec2, vec2};

use crate::rules::{Chair, Direction, Game};

/// Width to height of a card.
pub const CARD_ASPECT: f32 = 5.0 / 7.0;
/// By how much of its height a chosen card stands out of the hand.
pub const SELECTED_LIFT: f32 = 0.2;
/// The least width of a card that a finger can hit, in pixels.
pub const TOUCH: f32 = 44.0;

/// Where a player sits, seen from the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The person.
    Me,
    /// To the right.
    Right,
    /// Opposite.
    Top,
    /// To the left.
    Left,
}

impl Place {
    /// The place of a chair. Chairs are numbered in the direction of the deal: anticlockwise the next
    /// one sits to the right (rule 1.7).
    pub fn of(game: Game, direction: Direction, me: Chair, chair: Chair) -> Place {
        let players = game.players();
        let offset = (chair.0 + players - me.0 % players) % players;
        let anticlockwise = direction == Direction::Anticlockwise;
        match (game, offset) {
            (_, 0) => Place::Me,
            (Game::Two, _) | (Game::Four, 2) => Place::Top,
            (_, 1) if anticlockwise => Place::Right,
            (_, 1) => Place::Left,
            _ if anticlockwise => Place::Left,
            _ => Place::Right,
        }
    }
}

/// Where one card lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    /// Its centre.
    pub at: Vec2,
    /// Turn, in radians anticlockwise.
    pub turn: f32,
    /// Its width.
    pub width: f32,
    /// What lies over what.
    pub z: f32,
}

/// What a seat needs on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatPlace {
    /// Centre of the portrait; the person has none.
    pub portrait: Vec2,
    /// Its width and height.
    pub portrait_size: f32,
    /// Centre of the cards held.
    pub fan: Vec2,
    /// How far the fan is turned.
    pub fan_turn: f32,
    /// Centre of the name.
    pub label: Vec2,
    /// Where the played card lies.
    pub played: Vec2,
    /// Where tricks are gathered.
    pub taken: Vec2,
    /// Centre of what is called out.
    pub bubble: Vec2,
}

/// The geometry of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Width and height of the window.
    pub window: Vec2,
    /// Higher than wide.
    pub portrait: bool,
    /// The road of the riders, with its borders.
    pub frieze: Rect,
    /// The feast table.
    pub cloth: Rect,
    /// Width of a card in the person's hand.
    pub hand_card: f32,
    /// Width of a card on the table.
    pub table_card: f32,
    /// Width of a card in another's hand.
    pub fan_card: f32,
    /// Top of the person's hand.
    pub hand_top: f32,
    /// Middle of the trick.
    pub trick: Vec2,
    /// Unit of small distances.
    pub unit: f32,
}

impl Layout {
    /// The layout of a window with that many cards at most in the person's hand.
    pub fn new(window: Vec2, hand: u8) -> Layout {
        let window = window.max(vec2(240.0, 240.0));
        let (w, h) = (window.x, window.y);
        let portrait = w < h * 0.95;
        let unit = if portrait {
            (w / 360.0).min(h / 640.0)
        } else {
            (h / 720.0).min(w / 1000.0)
        };
        let frieze_height = if portrait { 0.125 * h } else { 0.15 * h };
        let frieze = Rect::new(-w / 2.0, h / 2.0 - frieze_height, w / 2.0, h / 2.0);
        let foot = -h / 2.0;
        let count = f32::from(hand.max(1));
        let (hand_card, hand_top) = if portrait {
            let in_row = (count / 2.0).ceil();
            let card = (0.215 * w)
                .min(0.165 * h)
                .min((w - 16.0) / (in_row * 0.72 + 0.28));
            let height = card / CARD_ASPECT;
            (card, foot + 17.0 * unit + height * (1.0 + ROW_STEP))
        } else {
            let card = (0.275 * h * CARD_ASPECT).min(0.86 * w / (1.0 + (count - 1.0) * 0.55));
            (card, foot + 20.0 * unit + card / CARD_ASPECT)
        };
        let cloth = if portrait {
            let top = frieze.min.y - 116.0 * unit;
            Rect::new(
                -w / 2.0 + 6.0 * unit,
                hand_top + 58.0 * unit,
                w / 2.0 - 6.0 * unit,
                top.max(hand_top + 150.0 * unit),
            )
        } else {
            let bottom = hand_top + 18.0 * unit;
            let top = frieze.min.y - 58.0 * unit;
            let half = (0.31 * w).min((top - bottom) * 1.25);
            Rect::new(-half, bottom, half, top)
        };
        let table_card = if portrait {
            (cloth.height() * 0.36 * CARD_ASPECT).min(0.185 * w)
        } else {
            cloth.height() * 0.385 * CARD_ASPECT
        };
        Layout {
            window,
            portrait,
            frieze,
            cloth,
            hand_card,
            table_card,
            fan_card: if portrait {
                30.0 * unit
            } else {
                (hand_card * 0.44).max(30.0)
            },
            hand_top,
            trick: cloth.center(),
            unit,
        }
    }

    /// What the seat at that place has where.
    pub fn seat(&self, place: Place) -> SeatPlace {
        let card = vec2(self.table_card, self.table_card / CARD_ASPECT);
        let u = self.unit;
        let c = self.cloth;
        let played = self.trick
            + match place {
                Place::Me => vec2(0.0, -card.y * 0.42),
                Place::Top => vec2(0.0, card.y * 0.42),
                Place::Right => vec2(card.x * 1.02, 0.0),
                Place::Left => vec2(-card.x * 1.02, 0.0),
            };
        if self.portrait {
            let row = self.frieze.min.y - 36.0 * u;
            let x = match place {
                Place::Left => -self.window.x * 0.335,
                Place::Me | Place::Top => 0.0,
                Place::Right => self.window.x * 0.335,
            };
            let mine = place == Place::Me;
            return SeatPlace {
                portrait: vec2(x - 28.0 * u, row),
                portrait_size: 56.0 * u,
                fan: vec2(x + 28.0 * u, row - 2.0 * u),
                fan_turn: 0.0,
                label: if mine {
                    vec2(-self.window.x / 2.0 + 60.0 * u, self.hand_top + 29.0 * u)
                } else {
                    vec2(x, row - 42.0 * u)
                },
                played,
                taken: if mine {
                    vec2(c.max.x - 34.0 * u, c.min.y + 26.0 * u)
                } else {
                    vec2(
                        x.clamp(c.min.x + 34.0 * u, c.max.x - 34.0 * u),
                        c.max.y - 26.0 * u,
                    )
                },
                bubble: if mine {
                    vec2(0.0, c.min.y + 46.0 * u)
                } else {
                    vec2(x, row - 66.0 * u)
                },
            };
        }
        let side = (self.window.x / 2.0 - c.max.x).max(110.0 * u);
        let column = (c.max.x + side * 0.54).min(self.window.x / 2.0 - 62.0 * u);
        let mid = c.center().y + 14.0 * u;
        match place {
            Place::Me => SeatPlace {
                portrait: vec2(-self.window.x / 2.0 + 64.0 * u, self.hand_top - 70.0 * u),
                portrait_size: 0.0,
                fan: vec2(0.0, self.hand_top),
                fan_turn: 0.0,
                label: vec2(0.0, self.hand_top + 8.0 * u),
                played,
                taken: vec2(c.max.x - 70.0 * u, c.min.y + 46.0 * u),
                bubble: vec2(0.0, c.min.y + 74.0 * u),
            },
            Place::Top => SeatPlace {
                portrait: vec2(-58.0 * u, c.max.y + 8.0 * u),
                portrait_size: 92.0 * u,
                fan: vec2(62.0 * u, c.max.y - 4.0 * u),
                fan_turn: 0.0,
                label: vec2(-58.0 * u - 110.0 * u, c.max.y + 26.0 * u),
                played,
                taken: vec2(c.min.x + 80.0 * u, c.max.y - 58.0 * u),
                bubble: vec2(0.0, c.max.y - 70.0 * u),
            },
            Place::Right | Place::Left => {
                let sign = if place == Place::Right { 1.0 } else { -1.0 };
                SeatPlace {
                    portrait: vec2(sign * column, mid + 40.0 * u),
                    portrait_size: 108.0 * u,
                    fan: vec2(sign * (c.max.x - 44.0 * u), mid - 22.0 * u),
                    fan_turn: sign * 0.35,
                    label: vec2(sign * column, mid - 30.0 * u),
                    played,
                    taken: vec2(sign * (c.max.x - 74.0 * u), c.max.y - 62.0 * u),
                    bubble: vec2(sign * (column - 10.0 * u), mid + 122.0 * u),
                }
            }
        }
    }

    /// The slot of a card in the person's hand.
    pub fn hand_slot(&self, index: usize, count: usize) -> Slot {
        let card = vec2(self.hand_card, self.hand_card / CARD_ASPECT);
        let foot = -self.window.y / 2.0;
        let rows = self.hand_rows(count);
        let in_row = count.div_ceil(rows).max(1);
        let row = index / in_row;
        let here = if row + 1 == rows {
            count - in_row * (rows - 1)
        } else {
            in_row
        };
        let column = index % in_row;
        let (room, most) = if self.portrait {
            (self.window.x - 12.0, 0.96)
        } else {
            // To the left stands the person's name, to the right the menu.
            let sides = 300.0 * self.unit;
            ((self.window.x - sides).max(self.window.x * 0.62), 0.62)
        };
        let step = if here > 1 {
            ((room - card.x) / (here as f32 - 1.0)).min(card.x * most)
        } else {
            0.0
        };
        let across = column as f32 - (here as f32 - 1.0) / 2.0;
        let lift = if rows > 1 && row == 0 {
            card.y * ROW_STEP
        } else {
            0.0
        };
        // In one row the cards lie on a shallow arc, as a hand holds them.
        let bend = if rows == 1 && count > 1 {
            across / count as f32
        } else {
            0.0
        };
        Slot {
            at: vec2(
                across * step,
                foot + self.unit * 17.0 + card.y / 2.0 + lift - bend * bend * card.y * 0.28,
            ),
            turn: -bend * 0.16,
            width: card.x,
            z: 30.0 + index as f32 * 0.1,
        }
    }

    /// In how many rows the person's hand lies.
    pub fn hand_rows(&self, count: usize) -> usize {
        // Upright there is no room for a row in which every card has the width of a finger.
        if self.portrait && count > 5 { 2 } else { 1 }
    }

    /// The slot of a card in another's hand.
    pub fn fan_slot(&self, place: Place, index: usize, count: usize) -> Slot {
        let seat = self.seat(place);
        let middle = index as f32 - (count as f32 - 1.0) / 2.0;
        // Upright three fans stand side by side, so each has the width of two cards.
        let room = if self.portrait { 0.85 } else { 2.6 };
        let step = (self.fan_card * 0.30).min(self.fan_card * room / count.max(1) as f32);
        let spread = if self.portrait { 0.03 } else { 0.055 };
        let turn = seat.fan_turn - middle * spread;
        let along = Vec2::from_angle(seat.fan_turn) * middle * step;
        Slot {
            at: seat.fan + along - Vec2::Y * (middle * middle * self.fan_card * 0.006),
            turn,
            width: self.fan_card,
            z: 12.0 + index as f32 * 0.05,
        }
    }

    /// The slot of a card played to the trick by the seat at that place.
    pub fn trick_slot(&self, place: Place, order: usize) -> Slot {
        // Thrown by hands, no two lie quite straight; the skew is the place's, so it never trembles.
        let skew = match place {
            Place::Me => -0.03,
            Place::Right => 0.06,
            Place::Top => 0.025,
            Place::Left => -0.055,
        };
        Slot {
            at: self.seat(place).played,
            turn: skew,
            width: self.table_card,
            z: 8.0 + order as f32 * 0.1,
        }
    }

    /// The slot of a card in the tricks taken by the seat at that place.
    pub fn taken_slot(&self, place: Place, trick: usize, card: usize) -> Slot {
        Slot {
            at: self.seat(place).taken + vec2(trick as f32 * 2.5 * self.unit, trick as f32 * 1.5),
            turn: if trick.is_multiple_of(2) { 0.0 } else { 0.35 },
            width: self.fan_card * 0.8,
            z: 2.0 + trick as f32 * 0.2 + card as f32 * 0.01,
        }
    }

    /// The slot of a card of the talon.
    pub fn talon_slot(&self, index: usize) -> Slot {
        Slot {
            at: self.trick + vec2(index as f32 * 3.5, index as f32 * 1.2) * self.unit,
            turn: 0.0,
            width: self.table_card * 0.86,
            // The top card, which is the first, lies over the others.
            z: 4.0 - index as f32 * 0.1,
        }
    }

    /// The slot of a card laid out by the seat at that place.
    pub fn discard_slot(&self, place: Place, index: usize) -> Slot {
        let taken = self.seat(place).taken;
        let inward = (self.trick - taken).normalize_or_zero() * self.fan_card * 1.5;
        Slot {
            at: taken + inward + vec2(index as f32 * 2.0, 0.0) * self.unit,
            turn: 0.12 * (index % 2) as f32,
            width: self.fan_card * 0.8,
            z: 2.0 + index as f32 * 0.05,
        }
    }

    /// The slot of a card of the undealt pack.
    pub fn pack_slot(&self, index: usize) -> Slot {
        Slot {
            at: self.trick + vec2(0.0, index as f32 * 0.25 * self.unit),
            turn: 0.0,
            width: self.table_card * 0.9,
            z: 6.0 + index as f32 * 0.01,
        }
    }

    /// The slot of a card shown to everybody, in a row in the middle.
    pub fn showcase_slot(&self, index: usize, count: usize) -> Slot {
        let card = self.table_card * 1.05;
        let room = self.cloth.width() - card * 1.4;
        let step = if count > 1 {
            (room / (count as f32 - 1.0)).min(card * 0.72)
        } else {
            0.0
        };
        Slot {
            at: self.trick + vec2((index as f32 - (count as f32 - 1.0) / 2.0) * step, 0.0),
            turn: 0.0,
            width: card,
            z: 45.0 + index as f32 * 0.1,
        }
    }

    /// From here to the top left corner, in logical pixels downwards: for nodes of the interface.
    pub fn to_screen(&self, at: Vec2) -> Vec2 {
        vec2(self.window.x / 2.0 + at.x, self.window.y / 2.0 - at.y)
    }
}

/// How much of a card's height the second row of a hand leaves of the first.
const ROW_STEP: f32 = 0.56;

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [(f32, f32); 8] = [
        (360.0, 640.0),
        (390.0, 844.0),
        (768.0, 1024.0),
        (640.0, 360.0),
        (960.0, 540.0),
        (1280.0, 720.0),
        (2560.0, 1440.0),
        (5120.0, 1440.0),
    ];

    #[test]
    fn every_card_of_the_hand_lies_in_the_window_and_can_be_touched() {
        for (w, h) in WINDOWS {
            for count in [1usize, 8, 10, 12] {
                let layout = Layout::new(vec2(w, h), count as u8);
                let slots: Vec<Slot> = (0..count).map(|i| layout.hand_slot(i, count)).collect();
                for slot in &slots {
                    let half = vec2(slot.width, slot.width / CARD_ASPECT) / 2.0;
                    assert!(slot.at.x - half.x >= -w / 2.0 - 1.0, "{w}x{h} {count}");
                    assert!(slot.at.x + half.x <= w / 2.0 + 1.0, "{w}x{h} {count}");
                    assert!(
                        slot.at.y - half.y >= -h / 2.0 - half.y * 0.2,
                        "{w}x{h} {count}"
                    );
                }
                for pair in slots.windows(2) {
                    if (pair[0].at.y - pair[1].at.y).abs() < pair[0].width * 0.3 && h >= 540.0 {
                        let step = pair[1].at.x - pair[0].at.x;
                        assert!(step >= TOUCH - 0.5, "{w}x{h} {count}: {step}");
                    }
                }
            }
        }
    }

    #[test]
    fn hand_cloth_and_frieze_do_not_overlap() {
        for (w, h) in WINDOWS {
            let layout = Layout::new(vec2(w, h), 12);
            assert!(layout.cloth.min.y >= layout.hand_top, "{w}x{h}");
            assert!(layout.cloth.max.y <= layout.frieze.min.y, "{w}x{h}");
            assert!(
                layout.cloth.height() > 0.2 * h,
                "{w}x{h} {}",
                layout.cloth.height()
            );
            assert!(layout.cloth.max.x <= w / 2.0, "{w}x{h}");
        }
    }

    #[test]
    fn everybody_has_a_place_of_his_own() {
        for direction in [Direction::Anticlockwise, Direction::Clockwise] {
            for game in Game::ALL {
                for me in 0..game.players() {
                    let mut places: Vec<Place> = (0..game.players())
                        .map(|chair| Place::of(game, direction, Chair(me), Chair(chair)))
                        .collect();
                    places.dedup();
                    let mut unique = places.clone();
                    unique.sort_by_key(|place| *place as u8);
                    unique.dedup();
                    assert_eq!(unique.len(), usize::from(game.players()));
                }
            }
        }
        let next = |direction| Place::of(Game::Four, direction, Chair(0), Chair(1));
        assert_eq!(next(Direction::Anticlockwise), Place::Right);
        assert_eq!(next(Direction::Clockwise), Place::Left);
    }
}
