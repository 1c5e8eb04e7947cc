//! What announcements, answers and silence say about a hand (rules 7.2 to 7.4), as bounds. It looks
//! at words only, never at a hand.

use crate::rules::{Answer, Contest, Game, PartnerMargin, Said, Seat, Sharing, View};

/// What is known of one class of a hand. Strengths are numbers that compare as the rules compare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bound {
    /// It holds exactly these, up to four.
    pub(super) exact: [Option<u8>; 4],
    /// It holds something stronger than this.
    pub(super) above: Option<u8>,
    /// Nothing it holds is stronger than this.
    pub(super) most: Option<u8>,
}

impl Bound {
    fn exactly(mut self, strength: u8) -> Bound {
        if let Some(free) = self.exact.iter_mut().find(|place| place.is_none()) {
            *free = Some(strength);
        }
        self
    }

    /// The strongest that is known to be held.
    fn best(&self) -> Option<u8> {
        self.exact.into_iter().flatten().max()
    }
}

/// The three classes of one hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bounds {
    /// Pips of the best suit.
    pub(super) point: Bound,
    /// Runs, as [`run_strength`].
    pub(super) sequence: Bound,
    /// Sets, as [`set_strength`].
    pub(super) set: Bound,
}

/// Length and top card of a run in one number that compares as rule 5.2 does.
pub(super) const fn run_strength(len: u8, top: u8) -> u8 {
    len << 3 | top
}

/// Number and rank of a set in one number that compares as rule 6.2 does.
pub(super) const fn set_strength(count: u8, rank: u8) -> u8 {
    count << 3 | rank
}

/// What that seat's words tell. Nothing is concluded where nobody has said anything at all: then the
/// table plays without declarations.
pub(super) fn of(view: &View, seat: Seat) -> Bounds {
    let spoken = view.game.seats().any(|other| !view.said[other].is_empty());
    if !spoken || seat == view.seat {
        return Bounds::default();
    }
    let mut bounds = Bounds::default();
    for contest in Contest::ALL {
        let bound = match view.game {
            Game::Four => four(view, seat, contest),
            Game::Three | Game::Two => answered(view, seat, contest),
        };
        match contest {
            Contest::Point => bounds.point = bound,
            Contest::Sequence => bounds.sequence = bound,
            Contest::Set => bounds.set = bound,
        }
    }
    bounds
}

/// Everything that was named in a class.
fn named(said: &Said, contest: Contest) -> Bound {
    let mut bound = Bound::default();
    match contest {
        Contest::Point => {
            if said.point > 0 {
                bound = bound.exactly(said.point);
            }
        }
        Contest::Sequence => {
            for (len, top) in said.sequence_list() {
                bound = bound.exactly(run_strength(len, top as u8));
            }
        }
        Contest::Set => {
            for set in said.set_list() {
                bound = bound.exactly(set_strength(set.count, set.rank as u8));
            }
        }
    }
    bound.most = bound.best();
    bound
}

/// At two and three: the eldest names his best, the others answer class by class and name theirs
/// with their first card.
fn answered(view: &View, seat: Seat, contest: Contest) -> Bound {
    let eldest = named(&view.said[Seat::ELDEST], contest).best();
    let own = named(&view.said[seat], contest);
    if own.best().is_some() {
        return own;
    }
    let declared = view.ledger.tricks.0.iter().any(|tricks| *tricks > 0)
        || !view.plays.is_empty()
        || view.said[seat].answers.iter().any(|a| *a != Answer::Silent);
    if seat == Seat::ELDEST {
        // He names the best of each class, so silence is emptiness.
        return Bound {
            most: Some(0).filter(|_| contest != Contest::Point),
            ..Bound::default()
        };
    }
    let Some(best) = eldest else {
        // Nothing to answer: at his first card he would have named what he holds.
        let played = view.plays.by_seat(view.game)[seat];
        let silent = declared && !played.is_empty() && contest != Contest::Point;
        return Bound {
            most: Some(0).filter(|_| silent),
            ..Bound::default()
        };
    };
    // What the seat between has named stands above the eldest's.
    let between = view
        .game
        .seats()
        .filter(|other| *other > Seat::ELDEST && *other < seat)
        .find(|other| view.said[*other].answer(contest) == Answer::NotGood);
    let standing = match between {
        None => Some(best),
        Some(other) => named(&view.said[other], contest).best(),
    };
    match (view.said[seat].answer(contest), standing) {
        (Answer::Good, Some(standing)) => Bound {
            most: Some(standing - 1),
            ..Bound::default()
        },
        (Answer::Equal, Some(standing)) => Bound {
            most: Some(standing),
            ..Bound::default()
        }
        .exactly(standing),
        (Answer::NotGood, standing) => Bound {
            above: Some(standing.unwrap_or(best)),
            ..Bound::default()
        },
        (Answer::Equal, None) => Bound {
            above: Some(best),
            ..Bound::default()
        },
        (Answer::Good, None) | (Answer::Silent, _) => Bound::default(),
    }
}

/// At four: each says before his first card what is not beaten yet; silence is good.
fn four(view: &View, seat: Seat, contest: Contest) -> Bound {
    let played = view.plays.by_seat(view.game)[seat];
    if played.is_empty() {
        return Bound::default();
    }
    let own = named(&view.said[seat], contest);
    if own.best().is_some() {
        return own;
    }
    let best_of = |enemies: bool| {
        view.game
            .seats()
            .filter(|other| *other < seat)
            .filter(|other| (view.game.side(*other) != view.game.side(seat)) == enemies)
            .filter_map(|other| named(&view.said[other], contest).best())
            .max()
    };
    let (enemy, partner) = (best_of(true), best_of(false));
    let most = match contest {
        Contest::Point => {
            let margin = match view.rules.partner_margin {
                PartnerMargin::One => 1,
                PartnerMargin::Two => 2,
            };
            let least = view.game.least_point() - 1;
            let by_enemy = enemy.map_or(0, |best| best - 1);
            let by_partner = partner.map_or(0, |best| best + margin - 1);
            least.max(by_enemy).max(by_partner)
        }
        Contest::Sequence | Contest::Set => {
            let everybody = view.rules.sharing4 == Sharing::All;
            if everybody || enemy.is_none() || partner >= enemy {
                0
            } else {
                enemy.map_or(0, |best| best - 1)
            }
        }
    };
    Bound {
        most: Some(most),
        ..Bound::default()
    }
}
