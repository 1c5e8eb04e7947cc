//! Everything the game says: the only place that turns keys into sentences. It knows languages and
//! rules, and nothing of screens.
//!
//! The sentences lie in `assets/locales/`, one Fluent file a language, compiled in so that the
//! loading screen can speak before anything is loaded. [`Words`] is the language now spoken;
//! `speech` says cards, claims, counts and refusals.

mod speech;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

use bevy::log::error;
use bevy::prelude::Resource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use speech::{
    Speaker, card_args, card_name, card_the, cards_list, carte_blanche_line, class_name, entry_by,
    entry_line, illegal_line, payment_line, point_line, rank_name, said_lines, sequence_line,
    sequence_name, set_line, set_name, side_name, suit_name, suit_title,
};

/// A language the game speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
    /// French.
    French,
}

impl Language {
    /// All of them, in the order of the menu.
    pub const ALL: [Language; 3] = [Language::English, Language::Russian, Language::French];

    /// The code on the command line, in the page's query and in saves.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::French => "fr",
        }
    }

    /// What its speakers call it; the same whatever is spoken.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "Русский",
            Language::French => "Français",
        }
    }

    /// The language after this one, for a button that goes round.
    pub const fn next(self) -> Language {
        match self {
            Language::English => Language::Russian,
            Language::Russian => Language::French,
            Language::French => Language::English,
        }
    }

    /// The language a system or browser asks for, as in `fr-CH` or `ru_RU.UTF-8`, if it is one of
    /// ours.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The file with its sentences.
    pub const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../../assets/locales/en.ftl"),
            Language::Russian => include_str!("../../assets/locales/ru.ftl"),
            Language::French => include_str!("../../assets/locales/fr.ftl"),
        }
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Language, String> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| format!("'{text}' is no language: say en, ru or fr"))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// What a sentence is filled with. Numbers choose plurals, so they are not given as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A number.
    Number(i64),
    /// A name, or the word that selects a variant.
    Text(Cow<'a, str>),
}

impl Arg<'static> {
    /// "yes" or "no", as the sentences with `$you` want it.
    pub const fn yes(yes: bool) -> Arg<'static> {
        Arg::Text(Cow::Borrowed(if yes { "yes" } else { "no" }))
    }
}

macro_rules! number_arg {
    ($($type:ty),+) => {
        $(impl From<$type> for Arg<'_> {
            fn from(number: $type) -> Self { Arg::Number(i64::from(number)) }
        })+
    };
}

number_arg!(i64, i32, u32, i16, u16, u8);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A seed: beyond what a signed number holds it is given as text, which shows the same digits.
impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        match i64::try_from(number) {
            Ok(number) => Arg::Number(number),
            Err(_) => Arg::Text(Cow::Owned(number.to_string())),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

/// The language now spoken, with all its sentences.
#[derive(Resource)]
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    complained: Mutex<BTreeSet<String>>,
}

impl Words {
    /// Opens a language. A fault in its file is logged, and the sentences that could be read are
    /// kept; the tests let no such file through.
    pub fn new(language: Language) -> Words {
        let (words, faults) = Words::checked(language);
        for fault in faults {
            error!("{language}.ftl: {fault}");
        }
        words
    }

    /// Opens a language and says what is wrong with its file, for the tests.
    pub fn checked(language: Language) -> (Words, Vec<String>) {
        let mut faults = Vec::new();
        let locale = language.code().parse().unwrap_or_else(|error| {
            faults.push(format!("{error}"));
            LanguageIdentifier::default()
        });
        let resource = FluentResource::try_new(language.source().to_owned()).unwrap_or_else(
            |(resource, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                resource
            },
        );
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks would need glyphs, and all three languages run the same way.
        bundle.set_use_isolating(false);
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(ToString::to_string));
        }
        let words = Words {
            language,
            bundle,
            complained: Mutex::default(),
        };
        (words, faults)
    }

    /// The language spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence of a key that takes nothing.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The sentence of a key, filled. A key that is missing or wants more is shown in angle
    /// brackets and logged once.
    pub fn say_with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        match self.try_say(key, args) {
            Ok(text) => text,
            Err(fault) => {
                let mut complained = self
                    .complained
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner);
                if complained.insert(key.to_owned()) {
                    error!("{}.ftl: {key}: {fault}", self.language);
                }
                format!("<{key}>")
            }
        }
    }

    /// The same, with what is wrong instead of the brackets.
    ///
    /// # Errors
    /// A missing key, or what is missing to fill it.
    pub fn try_say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<String, String> {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| "there is no such sentence".to_owned())?;
        let mut filled = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_ref()),
            };
            filled.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&filled), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(error.to_string()),
        }
    }
}
