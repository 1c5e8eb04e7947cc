//! The switches of section 14 and the four presets: what a table may agree on, and nothing else.

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Game;

/// What every switch can do, so that a menu or a command line can list them all.
pub trait Switchable: Copy + PartialEq + Sized + 'static {
    /// The values as records write them.
    const NAMES: &'static [&'static str];
    /// Whether records write the value as a number.
    const NUMERIC: bool;
    /// The place of this value in `NAMES`.
    fn index(self) -> usize;
    /// The value at that place, if there is one.
    fn from_index(index: usize) -> Option<Self>;
}

macro_rules! switch {
    ($(#[$doc:meta])* $numeric:literal $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl Switchable for $name {
            const NAMES: &'static [&'static str] = &[$($text),+];
            const NUMERIC: bool = $numeric;
            fn index(self) -> usize { self as usize }
            fn from_index(index: usize) -> Option<Self> { [$($name::$variant),+].get(index).copied() }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { write_switch(*self, to) }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> { read_switch(from) }
        }
    };
}

fn write_switch<T: Switchable, S: Serializer>(value: T, to: S) -> Result<S::Ok, S::Error> {
    let name = T::NAMES[value.index()];
    match name.parse::<u64>() {
        Ok(number) if T::NUMERIC => to.serialize_u64(number),
        _ => to.serialize_str(name),
    }
}

fn read_switch<'de, T: Switchable, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let expected = format!("one of {}", T::NAMES.join(", "));
    if T::NUMERIC {
        let number = u64::deserialize(from)?;
        let text = number.to_string();
        find_switch(&text).ok_or_else(|| {
            D::Error::invalid_value(Unexpected::Unsigned(number), &expected.as_str())
        })
    } else {
        let text = String::deserialize(from)?;
        find_switch(&text)
            .ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&text), &expected.as_str()))
    }
}

fn find_switch<T: Switchable>(text: &str) -> Option<T> {
    T::NAMES
        .iter()
        .position(|name| *name == text)
        .and_then(T::from_index)
}

switch! {
    /// A switch that is on or off.
    false Switch {
        /// Off.
        Off = "off",
        /// On.
        On = "on",
    }
}

impl Switch {
    /// Whether it is on.
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }
}

switch! {
    /// What a lead and a trick count (rule 9.2).
    false Count {
        /// Cards of ten or higher alone.
        TenOrHigher = "tenOrHigher",
        /// Every card.
        EveryCard = "everyCard",
    }
}
switch! {
    /// Which sequences and sets of a partnership are good (rule 5.6).
    false Sharing {
        /// All of both partners, once the side holds the best.
        Side = "side",
        /// Only those of a player whose own best is the side's best.
        Holder = "holder",
        /// Everybody's, whatever the others hold.
        All = "all",
    }
}
switch! {
    /// By how much the second partner's suit must beat the first's (rule 4.6).
    true PartnerMargin {
        /// One pip.
        One = "1",
        /// Two pips.
        Two = "2",
    }
}
switch! {
    /// When the pique is made at four (rule 8.7).
    false Pique4 {
        /// 30 while the enemy has no trick.
        Printed = "printed",
        /// 20 while the enemy has no trick.
        Emended = "emended",
        /// 20 while the enemy has neither point nor trick.
        Foster = "foster",
    }
}
switch! {
    /// Which way the deal and the play go round (rule 1.7).
    false Direction {
        /// To the right.
        Anticlockwise = "anticlockwise",
        /// To the left.
        Clockwise = "clockwise",
    }
}
switch! {
    /// How the cards are given at three (rule 1.8).
    false Packets3 {
        /// One by one.
        Ones = "ones",
        /// Five rounds of two.
        Twos = "twos",
        /// Two, three, two, three.
        TwosThrees = "twosThrees",
    }
}
switch! {
    /// What a tie for the most tricks brings at three (section 10).
    false TieCards3 {
        /// Five to each of the tied.
        FiveEach = "fiveEach",
        /// Nothing.
        None = "none",
    }
}
switch! {
    /// What must be reached at three (rule 11.1).
    true Target3 {
        /// 100.
        Hundred = "100",
        /// 150.
        HundredFifty = "150",
        /// 200.
        TwoHundred = "200",
    }
}
switch! {
    /// What happens when one of three has gone out (rule 11.2).
    false End3 {
        /// The other two play on.
        PlayOut = "playOut",
        /// He takes all.
        Pool = "pool",
    }
}
switch! {
    /// When the game for two or four stops (rule 11.7).
    false Stop {
        /// At the event that reaches the target.
        AtOnce = "atOnce",
        /// When the deal is finished.
        Finish = "finish",
    }
}
switch! {
    /// The fewest cards the dealer must exchange at two (rule 2.11).
    true DealerMin2 {
        /// One.
        One = "1",
        /// None.
        Zero = "0",
    }
}
switch! {
    /// The form of the game for two (rules 11.9, 11.10).
    false Mode2 {
        /// To a hundred.
        AuCent = "auCent",
        /// Six deals.
        Rubicon = "rubicon",
    }
}

switch! {
    /// A named set of switches.
    false Preset {
        /// The book's numbers with the ordinary order of counting.
        Book = "book",
        /// The book's severity, each doubtful word taken at its strictest.
        Letter = "letter",
        /// As Foster's Complete Hoyle prints the two games.
        Foster = "foster",
        /// Every card counts.
        Modern = "modern",
    }
}

macro_rules! ruleset {
    ($($(#[$doc:meta])* $field:ident: $type:ty = $default:expr, $key:literal;)+) => {
        /// What a table plays by: every switch of section 14. The default is the book.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Ruleset { $($(#[$doc])* pub $field: $type,)+ }

        impl Default for Ruleset {
            fn default() -> Ruleset { Ruleset { $($field: $default,)+ } }
        }

        /// The rules as a record names them: a preset and what differs from it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct RulesDelta {
            /// Where to start from; absent: the book.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub preset: Option<Preset>,
            $(
                $(#[$doc])*
                #[serde(rename = $key, default, skip_serializing_if = "Option::is_none")]
                pub $field: Option<$type>,
            )+
        }

        impl RulesDelta {
            /// The rules meant.
            pub fn ruleset(&self) -> Ruleset {
                let mut rules = Ruleset::preset(self.preset.unwrap_or(Preset::Book));
                if self.mode2 == Some(Mode2::Rubicon) {
                    // Section 14: the six-deal form counts every card unless `count` is named.
                    rules.count = Count::EveryCard;
                }
                $(if let Some(value) = self.$field { rules.$field = value; })+
                rules
            }

            /// The rules meant where that game is played: a switch of another game does nothing,
            /// so that the six-deal form of the game for two moves `count` there alone.
            pub fn ruleset_for(&self, game: Game) -> Ruleset {
                if game == Game::Two {
                    return self.ruleset();
                }
                let rules = RulesDelta { mode2: None, ..*self }.ruleset();
                Ruleset { mode2: self.mode2.unwrap_or(rules.mode2), ..rules }
            }

            /// The shortest way to name these rules where that game is played: the preset from
            /// which the fewest switches differ, the book before the others, and those switches.
            pub fn shortest(game: Game, rules: &Ruleset) -> RulesDelta {
                let differing = |preset: &Preset| {
                    let plain = Ruleset::preset(*preset);
                    SWITCHES.iter().filter(|switch| (switch.get)(rules) != (switch.get)(&plain)).count()
                };
                let nearest = (0..Preset::NAMES.len())
                    .filter_map(Preset::from_index)
                    .min_by_key(differing)
                    .unwrap_or(Preset::Book);
                let mut delta = RulesDelta { preset: Some(nearest), ..RulesDelta::default() };
                if rules.mode2 != Ruleset::preset(nearest).mode2 {
                    delta.mode2 = Some(rules.mode2);
                }
                let plain = delta.ruleset_for(game);
                $(if rules.$field != plain.$field { delta.$field = Some(rules.$field); })+
                delta
            }

            /// The shortest way to name these rules, starting from that preset.
            pub fn from_preset(preset: Preset, rules: &Ruleset) -> RulesDelta {
                let mut delta = RulesDelta {
                    preset: (preset != Preset::Book).then_some(preset),
                    ..RulesDelta::default()
                };
                if rules.mode2 != Ruleset::preset(preset).mode2 {
                    // First, since it moves `count`.
                    delta.mode2 = Some(rules.mode2);
                }
                let plain = delta.ruleset();
                $(if rules.$field != plain.$field { delta.$field = Some(rules.$field); })+
                delta
            }
        }

        /// The switches, in the order of section 14.
        pub const SWITCHES: &[SwitchInfo] = &[$(SwitchInfo {
            key: $key,
            values: <$type as Switchable>::NAMES,
            get: |rules| rules.$field.index(),
            set: |rules, index| match <$type as Switchable>::from_index(index) {
                Some(value) => { rules.$field = value; true }
                None => false,
            },
        },)+];
    };
}

/// One switch, for menus and command lines.
#[derive(Clone, Copy)]
pub struct SwitchInfo {
    /// Its name in records.
    pub key: &'static str,
    /// Its values, as records write them.
    pub values: &'static [&'static str],
    /// Which of the values stands.
    pub get: fn(&Ruleset) -> usize,
    /// Sets the value with this number; false if there is none.
    pub set: fn(&mut Ruleset, usize) -> bool,
}

ruleset! {
    /// What a lead and a trick count.
    count: Count = Count::TenOrHigher, "count";
    /// A point ending in four counts one less (rule 4.3).
    fours_less: Switch = Switch::Off, "foursLess";
    /// Which sequences and sets of partners are good.
    sharing4: Sharing = Sharing::Side, "sharing4";
    /// By how much a partner's suit must be better.
    partner_margin: PartnerMargin = PartnerMargin::One, "partnerMargin";
    /// Whether the third may score when two tie (rules 4.7, 5.5).
    third_may_score: Switch = Switch::Off, "thirdMayScore";
    /// A repique needs that the others score nothing in hand at all (rule 8.2).
    strict_repique: Switch = Switch::Off, "strictRepique";
    /// Only the eldest makes repique and pique at three (rule 8.5).
    repique_eldest_only: Switch = Switch::Off, "repiqueEldestOnly";
    /// When the pique is made at four.
    pique4: Pique4 = Pique4::Printed, "pique4";
    /// Carte blanche at four (rule 3.5).
    carte_blanche4: Switch = Switch::On, "carteBlanche4";
    /// Carte blanche at three (rule 3.5).
    carte_blanche3: Switch = Switch::On, "carteBlanche3";
    /// The dealer of three sees the two cards before he lays out (rule 2.3).
    talon_peek: Switch = Switch::Off, "talonPeek";
    /// The dealer of three may take one card only (rule 2.4).
    talon_partial: Switch = Switch::Off, "talonPartial";
    /// Which way round.
    direction: Direction = Direction::Anticlockwise, "direction";
    /// How the cards are given at three.
    packets3: Packets3 = Packets3::Ones, "packets3";
    /// Tie for the cards at three.
    tie_cards3: TieCards3 = TieCards3::FiveEach, "tieCards3";
    /// The point for the last trick is part of an undivided capot (rule 10.3).
    capot_includes_last: Switch = Switch::Off, "capotIncludesLast";
    /// The target at three.
    target3: Target3 = Target3::Hundred, "target3";
    /// What follows the first going out at three.
    end3: End3 = End3::PlayOut, "end3";
    /// When the game for two or four stops.
    stop: Stop = Stop::AtOnce, "stop";
    /// The dealer's least exchange at two.
    dealer_min2: DealerMin2 = DealerMin2::One, "dealerMin2";
    /// The loser under half the target pays double (rule 11.9).
    lurch: Switch = Switch::Off, "lurch";
    /// The form of the game for two.
    mode2: Mode2 = Mode2::AuCent, "mode2";
    /// Nothing is offered: what is not said is lost (rule 12.1).
    strict_calls: Switch = Switch::Off, "strictCalls";
}

impl Ruleset {
    /// The rules of a preset (section 14).
    pub fn preset(preset: Preset) -> Ruleset {
        let book = Ruleset::default();
        match preset {
            Preset::Book => book,
            Preset::Letter => Ruleset {
                strict_repique: Switch::On,
                repique_eldest_only: Switch::On,
                strict_calls: Switch::On,
                talon_peek: Switch::On,
                sharing4: Sharing::All,
                ..book
            },
            Preset::Foster => Ruleset {
                pique4: Pique4::Foster,
                direction: Direction::Clockwise,
                lurch: Switch::On,
                ..book
            },
            Preset::Modern => Ruleset {
                count: Count::EveryCard,
                ..book
            },
        }
    }

    /// The target of a new partie where the players name none (rules 11.1, 11.8, 11.9); the
    /// six-deal form has none.
    pub const fn usual_target(&self, game: Game) -> Option<u16> {
        match game {
            Game::Three => Some(match self.target3 {
                Target3::Hundred => 100,
                Target3::HundredFifty => 150,
                Target3::TwoHundred => 200,
            }),
            Game::Two if matches!(self.mode2, Mode2::Rubicon) => None,
            Game::Two | Game::Four => Some(100),
        }
    }

    /// Whether a carte blanche counts in this game (rule 3.5).
    pub const fn carte_blanche(&self, game: Game) -> bool {
        match game {
            Game::Four => self.carte_blanche4.is_on(),
            Game::Three => self.carte_blanche3.is_on(),
            Game::Two => true,
        }
    }

    /// Whether the deal ends at the event that reaches the target (rule 11.7).
    pub const fn stops_at_once(&self, game: Game) -> bool {
        !matches!(game, Game::Three) && matches!(self.stop, Stop::AtOnce)
    }
}

impl std::str::FromStr for Preset {
    type Err = String;

    fn from_str(text: &str) -> Result<Preset, String> {
        find_switch(text)
            .ok_or_else(|| format!("'{text}' is no preset: say {}", Preset::NAMES.join(", ")))
    }
}
