//! What one seat may know of a deal. A hidden card cannot be reached from here, because none is here.

use super::position::may_show_blank;
use super::{
    BySeat, CardSet, Choices, Claims, DealerMin2, Game, Ledger, Phase, Plays, Position, Ruleset,
    Said, Seat,
};

/// The deal as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Which game.
    pub game: Game,
    /// The rules of the table.
    pub rules: Ruleset,
    /// Whose view.
    pub seat: Seat,
    /// Where the deal stands.
    pub phase: Phase,
    /// The own hand now.
    pub hand: CardSet,
    /// The own hand as dealt.
    pub dealt: CardSet,
    /// Own cards laid out.
    pub discards: CardSet,
    /// Own cards drawn.
    pub drawn: CardSet,
    /// Cards of the talon that this seat has seen and not taken (rules 2.3, 2.13).
    pub talon_seen: CardSet,
    /// How many cards lie in the talon.
    pub talon_len: u8,
    /// How many cards each seat has exchanged.
    pub exchanged: BySeat<u8>,
    /// Own claims, once fixed.
    pub claims: Option<Claims>,
    /// Own carte blanche shown before the exchange.
    pub blank_shown: bool,
    /// Own carte blanche can no longer be shown or taken back.
    pub blank_fixed: bool,
    /// What each seat has said.
    pub said: BySeat<Said>,
    /// Cards shown because they scored; those played since are among them.
    pub shown: BySeat<CardSet>,
    /// Cards played.
    pub plays: Plays,
    /// The count so far, which is called aloud.
    pub ledger: Ledger,
}

impl View {
    /// What that seat may know.
    pub fn of(rules: &Ruleset, at: &Position, seat: Seat) -> View {
        let mut exchanged = BySeat::default();
        for other in at.game.seats() {
            exchanged[other] = at.drawn[other].len();
        }
        View {
            game: at.game,
            rules: *rules,
            seat,
            phase: at.phase,
            hand: at.hands[seat],
            dealt: at.dealt[seat],
            discards: at.discards[seat],
            drawn: at.drawn[seat],
            talon_seen: match at.phase {
                // With `talon_peek` the dealer of three looks before he lays out (rule 2.3).
                Phase::Exchange(_)
                    if at.game == Game::Three
                        && rules.talon_peek.is_on()
                        && seat == at.game.dealer() =>
                {
                    at.talon.set()
                }
                _ => at.looked[seat],
            },
            talon_len: at.talon.len(),
            exchanged,
            claims: at.claims[seat],
            blank_shown: at.blank_shown[seat],
            blank_fixed: rules.blank_is_fixed(at, seat),
            said: at.said,
            shown: at.shown,
            plays: at.plays,
            ledger: at.ledger,
        }
    }

    /// What this seat may do now.
    pub fn choices(&self) -> Choices {
        let seat = self.seat;
        match self.phase {
            phase if phase.to_act() != Some(seat) => Choices::Nothing,
            Phase::Over => Choices::Nothing,
            Phase::Exchange(_) => {
                let (from, counts) = match self.game {
                    Game::Three if self.rules.talon_peek.is_on() => {
                        (self.hand | self.talon_seen, 0b101)
                    }
                    Game::Three if self.rules.talon_partial.is_on() => (self.hand, 0b111),
                    Game::Three | Game::Four => (self.hand, 0b101),
                    Game::Two if seat == Seat::ELDEST => (self.hand, 0b11_1110),
                    Game::Two => {
                        let up_to = (2u16 << self.talon_len) - 1;
                        let least = u16::from(self.rules.dealer_min2 == DealerMin2::One);
                        (self.hand, up_to & !least)
                    }
                };
                Choices::Exchange {
                    seat,
                    from,
                    counts,
                    carte_blanche: self.holds_carte_blanche(),
                }
            }
            Phase::Declare(_) => {
                let mut most = Claims::all(self.game, &self.rules, self.hand, self.dealt);
                if self.blank_fixed {
                    most.carte_blanche = self.blank_shown;
                }
                Choices::Declare { seat, most }
            }
            Phase::Play(_) => {
                let follow = match self.plays.led(self.game) {
                    Some(led) => self.hand.in_suit(led),
                    None => CardSet::EMPTY,
                };
                Choices::Play {
                    seat,
                    cards: if follow.is_empty() { self.hand } else { follow },
                }
            }
        }
    }

    /// Whether the hand was dealt as a carte blanche that this table counts (section 3).
    pub fn holds_carte_blanche(&self) -> bool {
        may_show_blank(&self.rules, self.game, self.dealt)
    }

    /// Every card whose place this seat knows: its own, those played, shown or seen.
    pub fn known(&self) -> CardSet {
        let mut known = self.hand
            | self.dealt
            | self.discards
            | self.drawn
            | self.talon_seen
            | self.plays.set();
        for seat in self.game.seats() {
            known |= self.shown[seat];
        }
        known
    }

    /// Cards of another seat's hand that this seat has seen and that are not yet played.
    pub fn seen_in_hand(&self, other: Seat) -> CardSet {
        if other == self.seat {
            self.hand
        } else {
            self.shown[other] - self.plays.set()
        }
    }

    /// How many cards each seat holds.
    pub fn hand_sizes(&self) -> BySeat<u8> {
        let mut sizes = BySeat::default();
        let played = self.plays.by_seat(self.game);
        for seat in self.game.seats() {
            sizes[seat] = self.game.hand_size() - played[seat].len();
        }
        sizes
    }
}
