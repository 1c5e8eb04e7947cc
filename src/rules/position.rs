//! One deal as a small copyable value, and the two functions on it: what may be done, and doing it
//! or saying why not. It holds every hidden card; what one seat may know is `view`.

use super::claim::is_carte_blanche;
use super::{
    Answer, BySeat, BySide, Card, CardSet, Claims, Class, Contest, Duty, Entry, Event, EventSink,
    Game, Illegal, Ledger, Ruleset, Said, Seat, Suit, View,
};

/// What remains of the talon, top card first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Talon {
    cards: [u8; 8],
    len: u8,
}

impl Talon {
    /// A talon of these cards, top first; more than eight do not fit and are left out.
    pub fn new(cards: &[Card]) -> Talon {
        let mut talon = Talon::default();
        for (place, card) in talon.cards.iter_mut().zip(cards) {
            *place = card.index();
            talon.len += 1;
        }
        talon
    }

    /// How many cards are left.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether none is left.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, top first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Card> + use<> {
        let talon = *self;
        (0..talon.len).map(move |place| Card::from_index(talon.cards[usize::from(place)]))
    }

    /// The cards without their order.
    pub fn set(&self) -> CardSet {
        self.iter().collect()
    }

    /// The first so many cards without taking them.
    pub fn top(&self, count: u8) -> CardSet {
        self.iter().take(usize::from(count)).collect()
    }

    /// Takes so many cards from the top.
    fn draw(&mut self, count: u8) -> CardSet {
        let drawn = self.top(count);
        let mut rest = Talon::default();
        for card in self.iter().skip(usize::from(count)) {
            rest.cards[usize::from(rest.len)] = card.index();
            rest.len += 1;
        }
        *self = rest;
        drawn
    }
}

/// The cards played in a deal, in order, and who led each trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Plays {
    cards: [u8; 32],
    len: u8,
    leaders: [u8; 12],
}

impl Plays {
    /// How many cards have been played.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether none has been played.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, in the order played.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Card> + use<> {
        let plays = *self;
        (0..plays.len).map(move |place| Card::from_index(plays.cards[usize::from(place)]))
    }

    /// The cards without their order.
    pub fn set(&self) -> CardSet {
        self.iter().collect()
    }

    /// Who led trick `number`, from 0. The next trick's leader is known once one is complete.
    pub const fn leader(&self, number: u8) -> Seat {
        Seat(self.leaders[number as usize % 12])
    }

    /// The cards of trick `number`, leader first; empty if it has not begun.
    pub fn trick(&self, game: Game, number: u8) -> impl Iterator<Item = (Seat, Card)> + use<> {
        // By place, not by skipping: the searches ask this millions of times.
        let size = usize::from(game.players());
        let end = usize::from(self.len);
        let first = usize::from(number) * size;
        let cards = self.cards;
        let mut seat = self.leader(number);
        (first.min(end)..(first + size).min(end)).map(move |place| {
            let by = seat;
            seat = game.next(seat);
            (by, Card::from_index(cards[place]))
        })
    }

    /// How many tricks are complete.
    pub const fn complete(&self, game: Game) -> u8 {
        self.len / game.players()
    }

    /// The suit led in the running trick, if it has begun.
    pub fn led(&self, game: Game) -> Option<Suit> {
        let first = self.complete(game) * game.players();
        (first < self.len).then(|| Card::from_index(self.cards[usize::from(first)]).suit())
    }

    /// What each seat has played.
    pub fn by_seat(&self, game: Game) -> BySeat<CardSet> {
        let mut played: BySeat<CardSet> = BySeat::default();
        let mut seat = Seat::ELDEST;
        for place in 0..self.len {
            if place.is_multiple_of(game.players()) {
                seat = self.leader(place / game.players());
            }
            played[seat].insert(Card::from_index(self.cards[usize::from(place)]));
            seat = game.next(seat);
        }
        played
    }

    /// Suits in which a seat has shown that it holds nothing, one bit a suit.
    pub fn voids(&self, game: Game) -> BySeat<u8> {
        let mut voids: BySeat<u8> = BySeat::default();
        for number in 0..=self.complete(game).min(11) {
            let mut trick = self.trick(game, number);
            let Some((_, led)) = trick.next() else { break };
            for (seat, card) in trick {
                if card.suit() != led.suit() {
                    voids[seat] |= 1 << led.suit() as u8;
                }
            }
        }
        voids
    }

    /// Adds a card. `leader` is who leads, where the card begins a trick.
    pub(crate) fn push(&mut self, game: Game, leader: Seat, card: Card) {
        if self.len.is_multiple_of(game.players()) {
            self.leaders[usize::from(self.complete(game)) % 12] = leader.0;
        }
        self.cards[usize::from(self.len) % 32] = card.index();
        self.len += 1;
    }

    /// Who wins trick `number`, if it is complete: the highest card of the suit led (rule 9.1).
    pub fn winner(&self, game: Game, number: u8) -> Option<(Seat, Card)> {
        if number >= self.complete(game) {
            return None;
        }
        self.best(game, number)
    }

    /// Who is winning trick `number` so far.
    pub fn best(&self, game: Game, number: u8) -> Option<(Seat, Card)> {
        let mut trick = self.trick(game, number);
        let first = trick.next()?;
        Some(trick.fold(first, |best, next| {
            if next.1.suit() == best.1.suit() && next.1.rank() > best.1.rank() {
                next
            } else {
                best
            }
        }))
    }
}

/// Where a deal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// This seat may exchange.
    Exchange(Seat),
    /// This seat declares.
    Declare(Seat),
    /// This seat plays a card.
    Play(Seat),
    /// The deal has ended.
    Over,
}

impl Phase {
    /// Who must act, unless the deal is over.
    pub const fn to_act(self) -> Option<Seat> {
        match self {
            Phase::Exchange(seat) | Phase::Declare(seat) | Phase::Play(seat) => Some(seat),
            Phase::Over => None,
        }
    }
}

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lays out these cards, drawing as many (with `talon_peek` the two are in hand already and any
    /// two of the twelve are laid out); none at all is a refusal. A carte blanche is shown now.
    Exchange {
        /// The cards laid out.
        out: CardSet,
        /// Whether a carte blanche is shown (rules 3.3, 3.4).
        carte_blanche: bool,
    },
    /// Declares.
    Declare(Claims),
    /// Plays a card.
    Play(Card),
}

/// What may be done, described; an exchange at two has 1,585 forms, so it is no list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// Some of these cards may be laid out.
    Exchange {
        /// Whose choice.
        seat: Seat,
        /// Out of these cards.
        from: CardSet,
        /// How many, one bit a number: `1 << 2 | 1` is two or none.
        counts: u16,
        /// Whether a carte blanche may be shown.
        carte_blanche: bool,
    },
    /// Any part of these claims may be declared.
    Declare {
        /// Whose choice.
        seat: Seat,
        /// Everything the hand holds.
        most: Claims,
    },
    /// One of these cards may be played.
    Play {
        /// Whose choice.
        seat: Seat,
        /// The cards.
        cards: CardSet,
    },
    /// Nothing: the deal is over, or another is to act.
    Nothing,
}

/// One deal, complete with what is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Which game.
    pub game: Game,
    /// Hands as dealt.
    pub dealt: BySeat<CardSet>,
    /// Hands now.
    pub hands: BySeat<CardSet>,
    /// Cards laid out.
    pub discards: BySeat<CardSet>,
    /// Cards drawn.
    pub drawn: BySeat<CardSet>,
    /// Cards of the talon that a seat has looked at without taking them (rules 2.3, 2.13).
    pub looked: BySeat<CardSet>,
    /// What is left of the talon.
    pub talon: Talon,
    /// Where the deal stands.
    pub phase: Phase,
    /// Claims fixed so far.
    pub claims: BySeat<Option<Claims>>,
    /// A carte blanche shown before the exchange.
    pub blank_shown: BySeat<bool>,
    /// What each seat has said.
    pub said: BySeat<Said>,
    /// Cards shown because they scored (rule 7.6).
    pub shown: BySeat<CardSet>,
    /// Cards played.
    pub plays: Plays,
    /// Whether the declarations have been counted.
    pub counted: bool,
    /// The count.
    pub ledger: Ledger,
}

impl Position {
    /// A deal before the first act of anybody.
    ///
    /// # Errors
    /// Wrong sizes, a card in two places, or a side that has reached the target already.
    pub fn dealt(
        game: Game,
        hands: &[CardSet],
        talon: &[Card],
        before: BySide<i32>,
        target: Option<u16>,
    ) -> Result<Position, Illegal> {
        let at = Position::with_hands(game, hands, before, target)?;
        if talon.len() != usize::from(game.talon_size()) {
            return Err(Illegal::WrongTalonSize {
                wanted: game.talon_size(),
                given: talon.len(),
            });
        }
        let mut seen: CardSet = hands.iter().fold(CardSet::EMPTY, |all, hand| all | *hand);
        for card in talon {
            if !seen.insert(*card) {
                return Err(Illegal::CardTwice { card: *card });
            }
        }
        let phase = match game {
            Game::Four => Phase::Declare(Seat::ELDEST),
            Game::Three => Phase::Exchange(game.dealer()),
            Game::Two => Phase::Exchange(Seat::ELDEST),
        };
        Ok(Position {
            talon: Talon::new(talon),
            phase,
            ..at
        })
    }

    /// A deal in which the hands are already those after the exchange and the rest is unknown: the
    /// form in which published deals are printed. Its piles do not hold all 32 cards.
    ///
    /// # Errors
    /// As [`Position::dealt`].
    pub fn after_exchange(
        game: Game,
        hands: &[CardSet],
        before: BySide<i32>,
        target: Option<u16>,
    ) -> Result<Position, Illegal> {
        Position::with_hands(game, hands, before, target)
    }

    fn with_hands(
        game: Game,
        given: &[CardSet],
        before: BySide<i32>,
        target: Option<u16>,
    ) -> Result<Position, Illegal> {
        if given.len() != usize::from(game.players()) {
            return Err(Illegal::WrongHands {
                wanted: game.players(),
                given: given.len(),
            });
        }
        let mut hands = BySeat::default();
        let mut seen = CardSet::EMPTY;
        for (seat, hand) in game.seats().zip(given) {
            if hand.len() != game.hand_size() {
                return Err(Illegal::WrongHandSize {
                    seat,
                    wanted: game.hand_size(),
                    given: hand.len(),
                });
            }
            if let Some(card) = (seen & *hand).first() {
                return Err(Illegal::CardTwice { card });
            }
            seen |= *hand;
            hands[seat] = *hand;
        }
        if let Some(target) = target {
            for side in game.side_list() {
                if before[side] >= i32::from(target) {
                    return Err(Illegal::AlreadyOut {
                        side: side.0,
                        total: before[side],
                        target,
                    });
                }
            }
        }
        Ok(Position {
            game,
            dealt: hands,
            hands,
            discards: BySeat::default(),
            drawn: BySeat::default(),
            looked: BySeat::default(),
            talon: Talon::default(),
            phase: Phase::Declare(Seat::ELDEST),
            claims: BySeat::default(),
            blank_shown: BySeat::default(),
            said: BySeat::default(),
            shown: BySeat::default(),
            plays: Plays::default(),
            counted: false,
            ledger: Ledger::new(before, target),
        })
    }

    /// Who must act.
    pub const fn to_act(&self) -> Option<Seat> {
        self.phase.to_act()
    }

    /// How many tricks are complete.
    pub const fn tricks_done(&self) -> u8 {
        self.plays.complete(self.game)
    }
}

impl Ruleset {
    /// What the seat to act may do.
    pub fn choices(&self, at: &Position) -> Choices {
        match at.to_act() {
            Some(seat) => View::of(self, at, seat).choices(),
            None => Choices::Nothing,
        }
    }

    /// Whether that seat may do this.
    ///
    /// # Errors
    /// The reason, with its facts.
    pub fn check(&self, at: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let turn = at.to_act().ok_or(Illegal::DealOver { seat })?;
        if turn != seat {
            return Err(Illegal::NotYourTurn { seat, turn });
        }
        let hand = at.hands[seat];
        match (at.phase, action) {
            (Phase::Exchange(_), Action::Exchange { out, carte_blanche }) => {
                let Choices::Exchange {
                    from,
                    counts,
                    carte_blanche: may_show,
                    ..
                } = self.choices(at)
                else {
                    return Err(Illegal::DealOver { seat });
                };
                if let Some(card) = (*out - from).first() {
                    return Err(Illegal::NotHeld { seat, card });
                }
                let given = out.len();
                if counts >> given & 1 == 0 {
                    let most = 15 - counts.leading_zeros() as u8;
                    // At three two cards or none: whoever lays out one lacks one.
                    let least = if given < most {
                        given + 1 + (counts >> (given + 1)).trailing_zeros() as u8
                    } else {
                        counts.trailing_zeros() as u8
                    };
                    return Err(Illegal::WrongExchange {
                        seat,
                        given,
                        least,
                        most,
                    });
                }
                if *carte_blanche && !may_show {
                    return Err(Illegal::NoCarteBlanche { seat });
                }
                Ok(())
            }
            (Phase::Declare(_), Action::Declare(claims)) => {
                claims.check(at.game, self, seat, hand, at.dealt[seat])?;
                if self.blank_is_fixed(at, seat) && claims.carte_blanche != at.blank_shown[seat] {
                    return Err(Illegal::CarteBlancheFixed { seat });
                }
                Ok(())
            }
            (Phase::Play(_), Action::Play(card)) => {
                if !hand.contains(*card) {
                    return Err(Illegal::NotHeld { seat, card: *card });
                }
                match at.plays.led(at.game) {
                    Some(led) if card.suit() != led && !hand.in_suit(led).is_empty() => {
                        Err(Illegal::MustFollow {
                            seat,
                            card: *card,
                            led,
                        })
                    }
                    _ => Ok(()),
                }
            }
            (phase, _) => Err(Illegal::WrongPhase {
                seat,
                wanted: match phase {
                    Phase::Exchange(_) => Duty::Exchange,
                    Phase::Declare(_) => Duty::Declare,
                    Phase::Play(_) | Phase::Over => Duty::Play,
                },
            }),
        }
    }

    /// Whether a seat had to show its carte blanche before the exchange: both at two, the dealer at
    /// three (rules 3.3, 3.4). Hands given as after the exchange have had no such moment.
    pub(crate) fn blank_is_fixed(&self, at: &Position, seat: Seat) -> bool {
        at.drawn[seat] != CardSet::EMPTY
            || (at.game == Game::Three && seat == at.game.dealer() && !at.talon.is_empty())
            || (at.game == Game::Two && at.drawn[Seat::ELDEST] != CardSet::EMPTY)
    }

    /// Does what that seat wants, telling the sink what it causes.
    ///
    /// # Errors
    /// The reason for which it may not be done; the position given is unchanged then.
    pub fn play(
        &self,
        at: &Position,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<Position, Illegal> {
        self.check(at, seat, &action)?;
        let mut next = *at;
        self.play_unchecked(&mut next, action, sink);
        Ok(next)
    }

    /// Does what the seat to act wants and does not ask whether it may: for searches, which take
    /// their actions from [`Ruleset::choices`].
    pub fn play_unchecked(&self, at: &mut Position, action: Action, sink: &mut impl EventSink) {
        match (at.phase, action) {
            (Phase::Exchange(seat), Action::Exchange { out, carte_blanche }) => {
                self.exchange(at, seat, out, carte_blanche, sink);
            }
            (Phase::Declare(seat), Action::Declare(claims)) => {
                self.declare(at, seat, claims, sink);
            }
            (Phase::Play(seat), Action::Play(card)) => self.play_card(at, seat, card, sink),
            _ => {}
        }
    }

    fn exchange(
        &self,
        at: &mut Position,
        seat: Seat,
        out: CardSet,
        carte_blanche: bool,
        sink: &mut impl EventSink,
    ) {
        if carte_blanche {
            at.blank_shown[seat] = true;
            at.said[seat].carte_blanche = true;
            let said = Said {
                carte_blanche: true,
                ..Said::default()
            };
            sink.push(Event::Spoke { seat, said });
        }
        if at.game == Game::Three && self.talon_peek.is_on() {
            at.looked[seat] = at.talon.set();
        }
        let drawn = at.talon.draw(out.len());
        if at.game == Game::Two && seat == Seat::ELDEST {
            // The rest of the five that were his to take (rule 2.13); looking costs nothing.
            at.looked[seat] = at.talon.top(5 - drawn.len().min(5));
        }
        at.drawn[seat] = drawn;
        at.hands[seat] = (at.hands[seat] | drawn) - out;
        at.discards[seat] = out;
        sink.push(Event::Exchanged {
            seat,
            given: out,
            drawn,
        });
        at.phase = match at.game {
            Game::Two if seat == Seat::ELDEST => Phase::Exchange(at.game.dealer()),
            _ => Phase::Declare(Seat::ELDEST),
        };
    }

    fn declare(&self, at: &mut Position, seat: Seat, claims: Claims, sink: &mut impl EventSink) {
        let game = at.game;
        at.claims[seat] = Some(claims);
        sink.push(Event::Declared { seat, claims });
        if game == Game::Four {
            self.speak(at, seat, sink);
            at.phase = Phase::Play(seat);
            return;
        }
        if seat == Seat::ELDEST {
            self.speak(at, seat, sink);
        } else {
            self.answer(at, seat, sink);
        }
        if seat != game.dealer() {
            at.phase = Phase::Declare(game.next(seat));
            return;
        }
        at.phase = Phase::Play(Seat::ELDEST);
        if self.stops_at_once(game) {
            // Rule 11.7: what is declared counts before the first lead, so a game that ends by
            // declarations ends here, without a card.
            let mut trial = *at;
            self.count_declarations(&mut trial, &mut ());
            if trial.ledger.stopped {
                self.count_declarations(at, sink);
                at.phase = Phase::Over;
                sink.push(Event::DealEnded);
            }
        }
    }

    /// What the eldest says at once, and the others before their first card: all that is better
    /// than what has been said, equal to an enemy's, or made good by a partner (rule 7.3).
    fn speak(&self, at: &mut Position, seat: Seat, sink: &mut impl EventSink) {
        let said = self.words(at, seat);
        let answers = at.said[seat].answers;
        let blank = at.said[seat].carte_blanche || said.carte_blanche;
        let fresh_blank = said.carte_blanche && !at.said[seat].carte_blanche;
        at.said[seat] = Said {
            carte_blanche: blank,
            answers,
            ..said
        };
        let news = Said {
            carte_blanche: fresh_blank,
            ..said
        };
        if !news.is_empty() || seat == Seat::ELDEST {
            sink.push(Event::Spoke { seat, said: news });
        }
    }

    fn words(&self, at: &Position, seat: Seat) -> Said {
        let game = at.game;
        let Some(claims) = at.claims[seat] else {
            return Said::default();
        };
        let earlier = || game.seats().filter(|other| *other < seat);
        let is_enemy = |other: &Seat| game.side(*other) != game.side(seat);
        let hand = |of: Seat| at.hands[of] | at.plays.by_seat(game)[of];
        let mut said = Said {
            carte_blanche: claims.carte_blanche,
            ..Said::default()
        };

        // The point: better than a partner's by the margin, and no enemy's better.
        let pips = |of: Seat| {
            at.claims[of]
                .and_then(|claims| claims.point_in(hand(of)))
                .map_or(0, |point| point.pips)
        };
        let margin = match self.partner_margin {
            super::PartnerMargin::One => 1,
            super::PartnerMargin::Two => 2,
        };
        let mine = pips(seat);
        if earlier().all(|other| {
            let his = pips(other);
            if is_enemy(&other) {
                mine >= his
            } else {
                his == 0 || mine >= his + margin
            }
        }) {
            said.point = mine;
        }

        // Sequences and sets: spoken when the side holds the best so far.
        let holder_alone = game == Game::Four && self.sharing4 == super::Sharing::Holder;
        let side_is_good = |strength: &dyn Fn(Seat) -> Option<(u8, super::Rank)>| {
            let of = |enemy: bool| {
                earlier()
                    .filter(|other| is_enemy(other) == enemy)
                    .filter_map(strength)
                    .max()
            };
            let ours = of(false).max(strength(seat));
            // Where the holder alone scores, a partner makes nothing good (rule 5.6).
            let shut_out = holder_alone && strength(seat) < ours;
            ours.is_some() && ours >= of(true) && !shut_out
        };
        let sequence = |of: Seat| {
            at.claims[of]
                .and_then(|claims| claims.best_sequence())
                .map(|best| best.strength())
        };
        let set = |of: Seat| {
            at.claims[of]
                .and_then(|claims| claims.best_set())
                .map(|best| best.strength())
        };
        let everybody_shares = game == Game::Four && self.sharing4 == super::Sharing::All;
        // At four all is said; at two and three the best, and the others when it is good.
        let most = if game == Game::Four { 4 } else { 1 };
        if everybody_shares || side_is_good(&sequence) {
            // No hand has more than four: twelve cards in runs of three.
            let mut list = [(0, 0); 4];
            for (place, run) in list.iter_mut().zip(claims.sequence_list()) {
                *place = (run.len, run.top as u8);
            }
            list.sort_unstable_by(|a, b| b.cmp(a));
            for (place, run) in said.sequences.iter_mut().zip(list).take(most) {
                *place = run;
            }
        }
        if everybody_shares || side_is_good(&set) {
            for set in claims.set_list().take(most) {
                let bit = 1 << set.rank as u8;
                if set.count == 4 {
                    said.quatorzes |= bit;
                } else {
                    said.trios |= bit;
                }
            }
        }
        said
    }

    /// Answers to what the eldest has said and to each other, class by class (rules 7.2, 7.4).
    fn answer(&self, at: &mut Position, seat: Seat, sink: &mut impl EventSink) {
        let game = at.game;
        let strength = |of: Seat, contest: Contest| -> Option<(u8, u8)> {
            let claims = at.claims[of]?;
            match contest {
                Contest::Point => claims.point_in(at.hands[of]).map(|point| (point.pips, 0)),
                Contest::Sequence => claims.best_sequence().map(|run| (run.len, run.top as u8)),
                Contest::Set => claims.best_set().map(|set| (set.count, set.rank as u8)),
            }
        };
        let mut answers = [Answer::Silent; 3];
        for contest in Contest::ALL {
            if strength(Seat::ELDEST, contest).is_none() {
                continue;
            }
            let best = game
                .seats()
                .filter(|other| *other < seat)
                .filter_map(|other| strength(other, contest))
                .max();
            answers[contest as usize] = match strength(seat, contest).cmp(&best) {
                std::cmp::Ordering::Less => Answer::Good,
                std::cmp::Ordering::Equal => Answer::Equal,
                std::cmp::Ordering::Greater => Answer::NotGood,
            };
        }
        at.said[seat].answers = answers;
        let said = Said {
            answers,
            ..Said::default()
        };
        if !said.is_empty() {
            sink.push(Event::Spoke { seat, said });
        }
    }

    fn play_card(&self, at: &mut Position, seat: Seat, card: Card, sink: &mut impl EventSink) {
        let game = at.game;
        let number = at.tricks_done();
        if number == 0 && seat != Seat::ELDEST && game != Game::Four {
            // At two and three the others state theirs before their first card (rules 7.2, 7.4).
            self.speak(at, seat, sink);
        }
        let leads = at.plays.led(game).is_none();
        at.plays.push(game, seat, card);
        at.hands[seat].remove(card);
        sink.push(Event::Played { seat, card });
        if leads && number > 0 {
            self.count_lead(at, number, sink);
        }
        if !at.ledger.stopped {
            if at.tricks_done() == number {
                let next = game.next(seat);
                at.phase = match (game, at.claims[next]) {
                    (Game::Four, None) => Phase::Declare(next),
                    _ => Phase::Play(next),
                };
                return;
            }
            self.finish_trick(at, number, sink);
        }
        if at.ledger.stopped || at.tricks_done() == game.hand_size() {
            at.phase = Phase::Over;
            sink.push(Event::DealEnded);
        }
    }

    fn count_lead(&self, at: &mut Position, number: u8, sink: &mut impl EventSink) {
        if let Some((leader, card)) = at.plays.trick(at.game, number).next() {
            at.ledger.lead(at.game, self, leader, card, sink);
        }
    }

    fn finish_trick(&self, at: &mut Position, number: u8, sink: &mut impl EventSink) {
        let game = at.game;
        let Some((winner, card)) = at.plays.winner(game, number) else {
            return;
        };
        sink.push(Event::TrickTaken {
            seat: winner,
            number,
        });
        if number == 0 {
            // Rules 7.6 and 11.7: all claims are counted when the first trick is complete, then it.
            self.count_declarations(at, sink);
            self.count_lead(at, number, sink);
        }
        let last = number + 1 == game.hand_size();
        let leader = at.plays.leader(number);
        at.ledger
            .trick(game, self, leader, winner, card, last, sink);
        if last {
            at.ledger.cards(game, self, sink);
        }
        at.phase = Phase::Play(winner);
    }

    fn count_declarations(&self, at: &mut Position, sink: &mut impl EventSink) {
        let game = at.game;
        let played = at.plays.by_seat(game);
        let mut hands = at.hands;
        let mut claims = BySeat::default();
        for seat in game.seats() {
            hands[seat] |= played[seat];
            claims[seat] = at.claims[seat].unwrap_or(Claims::NONE);
        }
        let mut lines = Lines {
            exchanged: at.drawn,
            shown: BySeat::default(),
            sink,
        };
        at.ledger
            .declarations(game, self, &hands, &at.dealt, &claims, &mut lines);
        let shown = lines.shown;
        for seat in game.seats() {
            at.shown[seat] |= shown[seat];
        }
        at.counted = true;
    }

    /// Counts a deal that stops early as far as it goes: seats that have not spoken declare
    /// `claims`, and the first trick need not be complete. For records, not for play.
    pub fn settle(
        &self,
        at: &Position,
        claims: &BySeat<Claims>,
        sink: &mut impl EventSink,
    ) -> Ledger {
        let mut at = *at;
        if !at.counted {
            for seat in at.game.seats() {
                at.claims[seat].get_or_insert(claims[seat]);
            }
            self.count_declarations(&mut at, sink);
            self.count_lead(&mut at, 0, sink);
        }
        at.ledger
    }
}

/// Notes which cards scored while events pass through.
struct Lines<'a, S: EventSink> {
    exchanged: BySeat<CardSet>,
    shown: BySeat<CardSet>,
    sink: &'a mut S,
}

impl<S: EventSink> EventSink for Lines<'_, S> {
    fn push(&mut self, event: Event) {
        if let Event::Counted(Entry::Scored {
            class, seat, cards, ..
        }) = event
        {
            // A carte blanche is the hand as dealt; after an exchange it is no longer that hand.
            if class != Class::CarteBlanche || self.exchanged[seat].is_empty() {
                self.shown[seat] |= cards;
            }
        }
        self.sink.push(event);
    }
}

/// Whether the seat holds a carte blanche that this table counts.
pub(crate) fn may_show_blank(rules: &Ruleset, game: Game, dealt: CardSet) -> bool {
    rules.carte_blanche(game) && is_carte_blanche(dealt)
}
