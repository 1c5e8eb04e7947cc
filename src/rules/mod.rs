//! The rules of Norman Piquet: pure values and functions, without Bevy and without chance but for
//! seeds. Numbers carry the rule of the specification they come from.
//!
//! The eldest hand leads first and the dealer plays last; a *point* is a suit declared, a *sequence*
//! three or more cards in a row, a *set* three (trio) or four (quatorze) of a rank from the ten up.
//! The *talon* is what was not dealt. A *repique* is the leap to 90 by declarations alone, a *pique*
//! the leap to 60 in play, a *capot* all the tricks.
//!
//! [`Position`] is one deal, complete and copyable; [`Ruleset::choices`] says what may be done,
//! [`Ruleset::play`] does it or says why not, and tells [`Event`]s. [`View`] is what one seat may
//! know. [`Partie`] strings deals together until somebody pays.

mod card;
mod card_set;
mod claim;
mod deal;
mod event;
mod illegal;
mod partie;
mod position;
mod ruleset;
mod score;
mod seat;
mod view;

pub use card::{Card, Rank, Suit};
pub use card_set::{CardSet, Cards, parse_cards};
pub use claim::{Claims, Point, Sequence, Set, is_carte_blanche};
pub use deal::{Cut, Deal, packets, shuffled};
pub use event::{Answer, Class, Contest, Entry, Event, EventSink, Said};
pub use illegal::{Duty, Illegal};
pub use partie::{Chair, Outcome, Partie, Payment, Verdict};
pub use position::{Action, Choices, Phase, Plays, Position, Talon};
pub use ruleset::{
    Count, DealerMin2, Direction, End3, Mode2, Packets3, PartnerMargin, Pique4, Preset, RulesDelta,
    Ruleset, SWITCHES, Sharing, Stop, Switch, SwitchInfo, Switchable, Target3, TieCards3,
};
pub use score::Ledger;
pub use seat::{BySeat, BySide, Game, Seat, Side};
pub use view::View;
