//! Who decides: computer players, a slice of thought each frame, and what is put to the person. It
//! asks the table and never changes it.

mod human;
mod pace;
mod seating;

pub use human::{HumanChair, Offer, Offered};
pub use pace::{AutoNext, Curtain, curtain_is_open};
pub use seating::{Controller, Seating};
