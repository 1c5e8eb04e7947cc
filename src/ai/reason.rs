//! Why a player did what it did, as data: the interface says it in words, this room does not.

use crate::rules::{Card, Suit};

/// The thought behind a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// There is only one thing that may be done.
    OnlyChoice,
    /// Leads a card that nobody can beat any more.
    CashesMaster(Card),
    /// Leads from a long suit to make its small cards good.
    LeadsFromLength(Suit),
    /// Leads a card because it counts, whoever takes it.
    LeadsForThePoint(Card),
    /// Leads the suit that the partner has declared or led.
    ReturnsPartnersSuit(Suit),
    /// Leads a suit in which the partner holds the highest card.
    LeadsToPartner(Suit),
    /// Nothing better: leads the card that gives least away.
    LeadsSafely(Card),
    /// Wins the trick with the cheapest card that does.
    TakesCheaply(Card),
    /// Plays high in third hand, so that the last enemy must pay for the trick.
    ThirdHandHigh(Card),
    /// Could win and waits, since another seat may yet pay for it.
    SecondHandLow(Card),
    /// The partner is winning; nothing is gained by overtaking.
    LeavesItToPartner,
    /// Cannot win, and keeps what may win later.
    FollowsLow(Card),
    /// Throws a card that wins nothing in any case.
    ThrowsALoser(Card),
    /// Throws elsewhere, so that this card stays guarded.
    KeepsGuard(Card),
    /// Makes a point before the enemy reaches the pique.
    DeniesPique,
    /// Goes for the pique.
    GoesForPique,
    /// Wins the trick that decides the cards.
    TakesTheCards,
    /// Goes for all the tricks.
    GoesForCapot,
    /// Wins the last trick.
    TakesTheLast,
    /// The best of the cards weighed, by this many tenths of a point before the next.
    BestOfMany(i16),
    /// Keeps the cards that promise most in declarations and play.
    KeepsTheBest,
    /// The talon promises less than the hand.
    RefusesTheTalon,
    /// Declares everything that the hand holds.
    DeclaresAll,
    /// Keeps something back, since it tells more than it scores.
    Sinks,
}
