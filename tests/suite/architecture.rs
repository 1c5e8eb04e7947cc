//! The borders of the rooms, read from the sources themselves: who uses whom, who writes the table,
//! where words and pictures come from. It compiles nothing and knows only names.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the ground up: what is the room, which rooms may it use, which crates. Only rooms
/// above it may stand in its line, so there is no cycle; of Bevy, single modules may be named.
const ROOMS: &str = "
rules    | | serde rand
record   | rules | serde serde_json
ai       | rules | rand
words    | rules | fluent_bundle unic_langid bevy::prelude bevy::log
sets     | | bevy::prelude
table    | rules sets | bevy::prelude bevy::app bevy::ecs
players  | rules ai sets table | bevy::prelude bevy::app bevy::ecs bevy::time
headless | ai sets table players | bevy::prelude
options  | rules ai words | bevy::prelude clap serde_urlencoded
session  | rules ai words players options | bevy::prelude rand js_sys web_sys
assets   | | bevy bevy_asset_loader
theme    | assets | bevy
stage    | rules words sets table players session assets theme | bevy
input    | rules sets table players theme stage | bevy
hud      | rules words sets table players session assets theme stage | bevy
screens  | rules ai words sets table players options session assets theme stage | bevy web_sys
describe | rules record table players session theme stage hud screens | bevy serde serde_json
web      | describe | bevy js_sys serde_json wasm_bindgen web_sys
capture  | rules ai table players theme stage input screens | bevy
lib      | sets table players options session assets theme stage input hud screens describe web capture | bevy
main     | lib options | bevy web_sys
bin      | rules record ai | clap serde serde_json rand
";

/// Single names that may be used against the order of the table, as they carry nothing of their room.
const CROSSINGS: [(&[&str], &str, &[&str]); 2] = [
    // The states say which systems run.
    (
        &["assets", "stage", "input", "hud"],
        "screens",
        &["Screen", "Overlay"],
    ),
    // Two values, and how they are read.
    (&["options"], "session", &["Goal", "Seed"]),
];

/// Who may say what shall be done at the table.
const ASKERS: &str = "table players input hud capture";

/// Where the same is done on every machine, and the parts of the standard library that are not.
const PURE: &str = "rules record ai table players headless";
const OUTSIDE: &str = "env fs io net os path process thread time";

/// Bevy's prelude brings these into every room; where there are only entities, nothing is shown, heard
/// or touched, and at the table itself no time passes.
const SHOWN: &str = "AssetServer Assets AudioPlayer ButtonInput Camera2d Color Font Handle Image Node \
                     Pointer Sprite Text Text2d Touches Transform Visibility Window";
const TIMED: &str = "Time Timer Stopwatch Instant SystemTime";

/// Ways to change what an entity is.
const CHANGES: &str = "spawn spawn_batch insert insert_if_new insert_if insert_batch try_insert remove \
                       try_remove remove_with_requires take insert_resource init_resource remove_resource";

/// Rooms that show, and so must not speak.
const MUTE: &str = "stage input hud screens theme";

fn lists(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|listed| listed == word)
}

struct Room {
    name: &'static str,
    rooms: &'static str,
    crates: &'static str,
}

fn rooms() -> Vec<Room> {
    let lines = ROOMS.lines().filter(|line| !line.is_empty());
    let room = |line: &'static str| {
        let mut parts = line.split('|').map(str::trim);
        Some(Room {
            name: parts.next()?,
            rooms: parts.next()?,
            crates: parts.next()?,
        })
    };
    lines.map(|line| room(line).unwrap()).collect()
}

// --- reading Rust ------------------------------------------------------------

/// As much of the language as the borders need. Comments are gone.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Text(String),
    /// `::`
    Path,
    Sign(char),
}

impl Token {
    fn is(&self, sign: char) -> bool {
        *self == Token::Sign(sign)
    }

    fn word(&self) -> Option<&str> {
        match self {
            Token::Word(word) => Some(word),
            _ => None,
        }
    }
}

fn tokens(text: &str) -> Vec<Token> {
    let signs: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    let starts = |at: usize, what: &str| {
        what.chars()
            .enumerate()
            .all(|(i, c)| signs.get(at + i) == Some(&c))
    };
    while at < signs.len() {
        let sign = signs[at];
        if starts(at, "//") {
            while at < signs.len() && signs[at] != '\n' {
                at += 1;
            }
        } else if starts(at, "/*") {
            let mut depth = 0;
            loop {
                if starts(at, "/*") {
                    depth += 1;
                    at += 2;
                } else if starts(at, "*/") {
                    depth -= 1;
                    at += 2;
                } else {
                    at += 1;
                }
                if depth == 0 || at >= signs.len() {
                    break;
                }
            }
        } else if let Some((content, end)) = raw_text(&signs, at) {
            found.push(Token::Text(content));
            at = end;
        } else if sign == '"' {
            let begin = at + 1;
            at = begin;
            while at < signs.len() && signs[at] != '"' {
                at += if signs[at] == '\\' { 2 } else { 1 };
            }
            let end = at.min(signs.len());
            found.push(Token::Text(signs[begin..end].iter().collect()));
            at += 1;
        } else if sign == '\'' {
            // A character is closed; a lifetime is not.
            let escaped = signs.get(at + 1) == Some(&'\\');
            if escaped {
                at += 3;
                while at < signs.len() && signs[at] != '\'' {
                    at += 1;
                }
                at += 1;
            } else if signs.get(at + 2) == Some(&'\'') {
                at += 3;
            } else {
                at += 1;
                while at < signs.len() && is_word(signs[at]) {
                    at += 1;
                }
            }
        } else if is_word(sign) {
            let begin = at;
            while at < signs.len() && is_word(signs[at]) {
                at += 1;
            }
            let word: String = signs[begin..at].iter().collect();
            // The marks of `b"…"` and `c"…"` are no words.
            if !(signs.get(at) == Some(&'"') && (word == "b" || word == "c")) {
                found.push(Token::Word(word));
            }
        } else if starts(at, "::") {
            found.push(Token::Path);
            at += 2;
        } else {
            if !sign.is_whitespace() {
                found.push(Token::Sign(sign));
            }
            at += 1;
        }
    }
    found
}

/// The raw string that begins here, and where it ends.
fn raw_text(signs: &[char], at: usize) -> Option<(String, usize)> {
    if at > 0 && (signs[at - 1].is_alphanumeric() || signs[at - 1] == '_') {
        return None;
    }
    let mut begin = at;
    if matches!(signs.get(begin), Some('b' | 'c')) {
        begin += 1;
    }
    if signs.get(begin) != Some(&'r') {
        return None;
    }
    begin += 1;
    let hashes = signs[begin..]
        .iter()
        .take_while(|sign| **sign == '#')
        .count();
    begin += hashes;
    if signs.get(begin) != Some(&'"') {
        return None;
    }
    begin += 1;
    let closes = |end: usize| {
        signs.get(end) == Some(&'"') && (1..=hashes).all(|more| signs.get(end + more) == Some(&'#'))
    };
    let end = (begin..signs.len()).find(|end| closes(*end))?;
    Some((signs[begin..end].iter().collect(), end + 1 + hashes))
}

/// Every path of a file from the house's root: `rules::Card` for `crate::rules::Card` and for what
/// `super` comes to; what belongs to a crate has a `::` before it. `home` is the root of the file's own
/// program, `place` its module.
fn paths(
    home: &[String],
    place: &[String],
    tokens: &[Token],
    crates: &BTreeSet<String>,
) -> BTreeSet<Vec<String>> {
    let mut found = BTreeSet::new();
    // Modules that are open here, with the depth of braces at which they close.
    let mut inner: Vec<(String, usize)> = Vec::new();
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate() {
        let word_at = |at: Option<usize>| at.and_then(|at| tokens.get(at)?.word());
        let before = word_at(at.checked_sub(1));
        match token {
            Token::Sign('{') => {
                depth += 1;
                if word_at(at.checked_sub(2)) == Some("mod")
                    && let Some(name) = before
                {
                    inner.push((name.to_owned(), depth));
                }
            }
            Token::Sign('}') => {
                inner.pop_if(|(_, open)| *open == depth);
                depth = depth.saturating_sub(1);
            }
            Token::Word(word) => {
                let continues = at >= 2
                    && tokens[at - 1] == Token::Path
                    && (tokens[at - 2].word().is_some() || tokens[at - 2].is('>'));
                let leads = tokens.get(at + 1) == Some(&Token::Path);
                // `use crate as x`, `use bevy as x`, `extern crate bevy`.
                let whole = matches!(before, Some("use" | "crate"));
                if continues || !(leads || whole) {
                    continue;
                }
                let root = match word.as_str() {
                    "crate" if before == Some("extern") => continue,
                    "crate" => home.to_vec(),
                    "norman_piquet" => Vec::new(),
                    "super" => {
                        let mut here = place.to_vec();
                        here.extend(inner.iter().map(|(name, _)| name.clone()));
                        here.pop();
                        here
                    }
                    name if crates.contains(name) => vec!["::".to_owned(), name.to_owned()],
                    _ => continue,
                };
                if leads {
                    tree(tokens, at + 2, &root, &mut found);
                } else if root.is_empty() {
                    // Under another name the house cannot be followed.
                    found.insert(vec!["*".to_owned()]);
                } else {
                    found.insert(root);
                }
            }
            _ => {}
        }
    }
    found
}

/// Reads the rest of a path, which may be a tree, and says where it ends.
fn tree(
    tokens: &[Token],
    mut at: usize,
    root: &[String],
    found: &mut BTreeSet<Vec<String>>,
) -> usize {
    let mut path = root.to_vec();
    loop {
        match tokens.get(at) {
            Some(Token::Word(word)) => {
                match word.as_str() {
                    "super" => drop(path.pop()),
                    "self" => {}
                    _ => path.push(word.clone()),
                }
                at += 1;
                if tokens.get(at) != Some(&Token::Path) {
                    break;
                }
                at += 1;
            }
            Some(Token::Sign('*')) => {
                path.push("*".to_owned());
                at += 1;
                break;
            }
            Some(Token::Sign('{')) => {
                at += 1;
                while at < tokens.len() && !tokens[at].is('}') {
                    at = tree(tokens, at, &path, found);
                    // What follows `as` is a name of this file.
                    while at < tokens.len() && !tokens[at].is(',') && !tokens[at].is('}') {
                        at += 1;
                    }
                    if tokens.get(at).is_some_and(|token| token.is(',')) {
                        at += 1;
                    }
                }
                return at + 1;
            }
            // A generic's `::<` ends it.
            _ => break,
        }
    }
    found.insert(path);
    at
}

/// The place after the bracket that closes the one here.
fn closing(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Sign('(' | '[' | '{') => depth += 1,
            Token::Sign(')' | ']' | '}') => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    tokens.len()
}

// --- the house ---------------------------------------------------------------

struct Source {
    /// Path from `src`.
    file: String,
    room: String,
    text: String,
    tokens: Vec<Token>,
    paths: BTreeSet<Vec<String>>,
}

impl Source {
    fn new(file: &str, text: &str) -> Source {
        let stem = file.trim_end_matches(".rs");
        let mut place: Vec<String> = stem.split('/').map(str::to_owned).collect();
        let room = place[0].clone();
        if room == "bin" {
            // A program's root is its folder.
            place.drain(1..2);
        }
        place.pop_if(|name| name == "mod" || name == "lib");
        let program = room == "bin" || room == "main";
        let home: &[String] = if program { &place[..1] } else { &[] };
        let tokens = tokens(text);
        let paths = paths(home, &place, &tokens, &crates());
        Source {
            file: file.to_owned(),
            room,
            text: text.to_owned(),
            tokens,
            paths,
        }
    }

    /// Paths into a room, without its name.
    fn into(&self, room: &str) -> impl Iterator<Item = &[String]> {
        self.paths
            .iter()
            .filter(move |path| path.first().is_some_and(|first| first == room))
            .map(|path| &path[1..])
    }

    fn fault(&self, what: &str) -> String {
        format!("{}: {what}", self.file)
    }
}

/// The checkout that is tested. Cargo names it when it runs the tests; what it named when it compiled
/// them may be another one that shares the folder of compiled things.
fn package() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from)
}

/// Every file under a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A path from a folder, with slashes on every system.
fn name_in(folder: &Path, path: &Path) -> String {
    let parts = path.strip_prefix(folder).unwrap().iter();
    let parts: Vec<&str> = parts.map(|part| part.to_str().unwrap()).collect();
    parts.join("/")
}

fn sources() -> Vec<Source> {
    let folder = package().join("src");
    files(&folder)
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .map(|path| Source::new(&name_in(&folder, path), &fs::read_to_string(path).unwrap()))
        .collect()
}

/// The crates that `Cargo.toml` offers, and the standard library.
fn crates() -> BTreeSet<String> {
    let manifest = fs::read_to_string(package().join("Cargo.toml")).unwrap();
    let mut found: BTreeSet<String> = ["std", "core", "alloc"].map(str::to_owned).into();
    let mut listed = false;
    for line in manifest.lines() {
        if let Some(head) = line.strip_prefix('[') {
            let head = head.trim_end_matches(']');
            listed = head.ends_with("dependencies");
            if let Some((_, name)) = head.split_once("dependencies.") {
                found.insert(name.replace('-', "_"));
            }
        } else if listed
            && let Some((name, _)) = line.split_once(" = ")
            && !name.starts_with(['#', ' '])
        {
            found.insert(name.replace('-', "_"));
        }
    }
    found
}

fn crosses(from: &str, path: &[String]) -> bool {
    CROSSINGS.iter().any(|(rooms, to, names)| {
        rooms.contains(&from)
            && path[0] == *to
            && path
                .get(1)
                .is_some_and(|name| names.contains(&name.as_str()))
    })
}

fn border_faults(source: &Source) -> Vec<String> {
    let rooms = rooms();
    let Some(room) = rooms.iter().find(|room| room.name == source.room) else {
        return vec![source.fault("this room stands in no table")];
    };
    let allowed = |path: &[String]| match path.first().map_or("*", String::as_str) {
        "::" => {
            let module = path[1..].iter().take(2).cloned().collect::<Vec<_>>();
            matches!(path[1].as_str(), "std" | "core" | "alloc")
                || lists(room.crates, &path[1])
                || lists(room.crates, &module.join("::"))
        }
        "*" => false,
        to if to == room.name => true,
        to if rooms.iter().any(|room| room.name == to) => {
            lists(room.rooms, to) || crosses(room.name, path)
        }
        // What stands at the library's root is the library's.
        _ => room.name == "lib" || lists(room.rooms, "lib"),
    };
    let over = source.paths.iter().filter(|path| !allowed(path));
    let said = |path: &Vec<String>| path.join("::").replace("::::", "");
    over.map(|path| source.fault(&format!("{} may not use {}", room.name, said(path))))
        .collect()
}

fn purity_faults(source: &Source) -> Vec<String> {
    let room = source.room.as_str();
    let mut faults = Vec::new();
    if !lists(PURE, room) {
        return faults;
    }
    for path in source.into("::") {
        if path[0] == "std" && path.get(1).is_some_and(|part| lists(OUTSIDE, part)) {
            faults.push(source.fault(&format!("{} is not the same everywhere", path.join("::"))));
        }
    }
    let entities = lists("table players headless", room);
    for word in source.tokens.iter().filter_map(Token::word) {
        if entities && lists(SHOWN, word) || room != "players" && lists(TIMED, word) {
            faults.push(source.fault(&format!("{room} knows no {word}")));
        }
    }
    faults
}

/// What the table keeps.
#[derive(Default)]
struct Truth {
    components: BTreeSet<String>,
    resources: BTreeSet<String>,
    /// Components that could be changed through a query.
    loose: Vec<String>,
}

impl Truth {
    fn of<'a>(sources: impl IntoIterator<Item = &'a Source>) -> Truth {
        let mut truth = Truth::default();
        for source in sources {
            let tokens = &source.tokens;
            for (at, token) in tokens.iter().enumerate() {
                if token.word() != Some("derive") {
                    continue;
                }
                let end = closing(tokens, at + 1);
                let derives = |name| {
                    tokens[at..end]
                        .iter()
                        .any(|token| token.word() == Some(name))
                };
                let is_head = |token: &Token| matches!(token.word(), Some("struct" | "enum"));
                let Some(head) = (end..tokens.len()).find(|at| is_head(&tokens[*at])) else {
                    continue;
                };
                let name = tokens[head + 1].word().unwrap_or_default().to_owned();
                if derives("Component") {
                    let closed = tokens[end..head].iter().any(|token| {
                        matches!(
                            token.word(),
                            Some("immutable" | "relationship" | "relationship_target")
                        )
                    });
                    if !closed {
                        truth.loose.push(name.clone());
                    }
                    truth.components.insert(name);
                } else if derives("Resource") {
                    truth.resources.insert(name);
                }
            }
        }
        truth
    }

    /// Those of the names that mean the table's in this file.
    fn known<'a>(names: &'a BTreeSet<String>, source: &Source) -> BTreeSet<&'a str> {
        let whole = source.into("table").any(|path| {
            path.first()
                .is_none_or(|name| name == "*" || name == "self")
        });
        let named = |name: &&String| source.into("table").any(|path| path.first() == Some(*name));
        let known = names.iter().filter(|name| whole || named(name));
        known.map(String::as_str).collect()
    }

    /// Where a file of another room would change what is true.
    fn write_faults(&self, source: &Source) -> Vec<String> {
        if source.room == "table" {
            return Vec::new();
        }
        let tokens = &source.tokens;
        let components = Truth::known(&self.components, source);
        let resources = Truth::known(&self.resources, source);
        let mut faults = Vec::new();
        let is_mine = |word: &str| components.contains(word) || resources.contains(word);
        for (at, token) in tokens.iter().enumerate() {
            let Some(word) = token.word() else { continue };
            let before = at.checked_sub(1).map(|before| &tokens[before]);
            let span = match word {
                // `&mut Pile`, `&mut table::Pile`, `Mut<Pile>`, `ResMut<Rules>`
                "mut" if before.is_some_and(|token| token.is('&')) => {
                    let end = (at + 1..tokens.len())
                        .find(|at| tokens[*at].word().is_none() && tokens[*at] != Token::Path);
                    at + 1..end.unwrap_or(tokens.len())
                }
                "Mut" | "ResMut" => {
                    let end = (at..tokens.len()).find(|at| tokens[*at].is('>'));
                    at..end.unwrap_or(tokens.len())
                }
                method if lists(CHANGES, method) && before.is_some_and(|token| token.is('.')) => {
                    let open = (at..tokens.len()).find(|at| tokens[*at].is('('));
                    at..open.map_or(tokens.len(), |open| closing(tokens, open))
                }
                _ => continue,
            };
            let mine = tokens[span]
                .iter()
                .filter_map(Token::word)
                .find(|word| is_mine(word));
            if let Some(mine) = mine {
                faults.push(source.fault(&format!("`{word}` of the table's {mine}")));
            }
        }
        if source
            .into("table")
            .any(|path| path.first().is_some_and(|name| name == "TableWriter"))
        {
            faults.push(source.fault("the writer is the table's own"));
        }
        faults
    }
}

fn ask_faults(source: &Source) -> Vec<String> {
    let asks = source
        .tokens
        .iter()
        .any(|token| token.word() == Some("Submit"));
    if asks && !lists(ASKERS, &source.room) {
        return vec![source.fault("only those who decide for a seat may ask the table")];
    }
    Vec::new()
}

/// Whether there is a word in it, other than the names of what is put in.
fn speaks(text: &str) -> bool {
    let mut depth = 0usize;
    text.chars().any(|sign| {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && sign.is_alphabetic()
    })
}

/// Words of the interface that stand in the code.
fn word_faults(source: &Source) -> Vec<String> {
    let tokens = &source.tokens;
    let mut faults = Vec::new();
    // What goes to the log, to a failed test or to the compiler is no word of the interface.
    let mut aside = 0;
    for (at, token) in tokens.iter().enumerate() {
        let next = |more: usize| tokens.get(at + more);
        let sign = |more: usize, sign: char| next(more).is_some_and(|token| token.is(sign));
        match token {
            Token::Sign('#') if sign(1, '[') => aside = closing(tokens, at + 1),
            Token::Sign('#') if sign(1, '!') && sign(2, '[') => aside = closing(tokens, at + 2),
            Token::Word(word) if sign(1, '!') => {
                let quiet = "panic unreachable trace debug info warn error";
                if word.contains("assert") || lists(quiet, word) {
                    aside = aside.max(closing(tokens, at + 2));
                }
            }
            Token::Word(word) if word == "expect" && sign(1, '(') => {
                aside = aside.max(closing(tokens, at + 1));
            }
            Token::Word(word) if lists("Text Text2d TextSpan", word) => {
                let made = matches!(next(2).and_then(Token::word), Some("new" | "from"));
                let open = at
                    + if next(1) == Some(&Token::Path) && made {
                        3
                    } else {
                        1
                    };
                let mut first = open + 1;
                let format = tokens.get(first).and_then(Token::word) == Some("format");
                first += if format { 3 } else { 0 };
                if tokens.get(open).is_some_and(|token| token.is('('))
                    && let Some(Token::Text(text)) = tokens.get(first)
                    && speaks(text)
                {
                    faults.push(source.fault(&format!("{text:?} is shown as it stands")));
                }
            }
            Token::Text(text)
                if at >= aside
                    && lists(MUTE, &source.room)
                    && text.split(' ').filter(|word| speaks(word)).count() > 1 =>
            {
                faults.push(source.fault(&format!("{text:?} looks like a sentence")));
            }
            _ => {}
        }
    }
    faults
}

fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

// --- what is promised --------------------------------------------------------

#[test]
fn the_table_of_rooms_has_no_cycle_and_no_gap() {
    let rooms = rooms();
    let place = |name: &str| rooms.iter().position(|room| room.name == name).unwrap();
    for (at, room) in rooms.iter().enumerate() {
        for used in room.rooms.split(' ').filter(|used| !used.is_empty()) {
            assert!(
                place(used) < at,
                "{} uses {used}, which is not above it",
                room.name
            );
        }
    }
    for (rooms, to, _) in CROSSINGS {
        for from in rooms {
            assert!(place(from) < place(to), "{from} needs no crossing to {to}");
        }
    }
    let listed: BTreeSet<String> = rooms.iter().map(|room| room.name.to_owned()).collect();
    let built: BTreeSet<String> = sources().into_iter().map(|source| source.room).collect();
    assert_eq!(listed, built);
}

#[test]
fn rooms_keep_their_borders() {
    none(sources().iter().flat_map(border_faults).collect());
}

#[test]
fn no_crossing_outlives_its_use() {
    let sources = sources();
    for (rooms, to, _) in CROSSINGS {
        for from in rooms {
            let mut inside = sources.iter().filter(|source| source.room == **from);
            let used = inside.any(|source| source.into(to).next().is_some());
            assert!(used, "{from} no longer uses {to}: strike it out");
        }
    }
}

#[test]
fn rules_players_and_table_know_neither_machine_nor_screen() {
    none(sources().iter().flat_map(purity_faults).collect());
}

#[test]
fn the_truth_is_written_in_one_room() {
    let sources = sources();
    let truth = Truth::of(sources.iter().filter(|source| source.room == "table"));
    assert!(truth.components.contains("InPile") && truth.resources.contains("Rules"));
    assert_eq!(
        truth.loose,
        Vec::<String>::new(),
        "these can be changed by queries"
    );
    none(
        sources
            .iter()
            .flat_map(|source| truth.write_faults(source))
            .collect(),
    );
}

#[test]
fn only_deciders_ask_the_table() {
    none(sources().iter().flat_map(ask_faults).collect());
}

#[test]
fn no_word_of_the_interface_stands_in_the_code() {
    none(sources().iter().flat_map(word_faults).collect());
}

#[test]
fn every_file_opens_with_what_it_is_and_nothing_is_unsafe() {
    let mut faults = Vec::new();
    for source in sources() {
        if !source.text.starts_with("//! ") {
            faults.push(source.fault("it does not say what it is"));
        }
        if source
            .tokens
            .iter()
            .any(|token| token.word() == Some("unsafe"))
        {
            faults.push(source.fault("it is unsafe"));
        }
    }
    let tests = package().join("tests");
    for path in files(&tests) {
        let is_rust = path.extension().is_some_and(|end| end == "rs");
        if is_rust && !fs::read_to_string(&path).unwrap().starts_with("//! ") {
            faults.push(format!(
                "tests/{} does not say what it is",
                name_in(&tests, &path)
            ));
        }
    }
    none(faults);
}

#[test]
fn every_picture_named_is_shipped_and_every_picture_shipped_is_named() {
    let text = fs::read_to_string(package().join("src/assets.rs")).unwrap();
    let tokens = tokens(&text);
    let assets = package().join("assets");
    let mut loaded = BTreeSet::new();
    let mut counted = BTreeSet::new();
    for (at, token) in tokens.iter().enumerate() {
        let Token::Text(text) = token else { continue };
        if let Some(inside) = text.strip_prefix("../assets/") {
            assert!(assets.join(inside).is_file(), "assets/{inside} is missing");
        } else if text.contains('/') && text.contains('.') {
            let attribute = tokens[at - 1].is('=') && tokens[at - 2].word() == Some("path");
            let set = if attribute { &mut loaded } else { &mut counted };
            set.insert(text.clone());
        }
    }
    assert_eq!(
        loaded, counted,
        "what is loaded, and what the progress bar counts"
    );
    let mut shipped = BTreeSet::new();
    for folder in ["cards", "table", "ui"] {
        let inside = files(&assets.join(folder));
        shipped.extend(inside.iter().map(|path| name_in(&assets, path)));
    }
    // The window's picture is not loaded with the others.
    shipped.remove("ui/icon.png");
    let placed = |name: &&String| {
        ["cards/", "table/", "ui/"]
            .iter()
            .any(|room| name.starts_with(room))
    };
    let (inside, elsewhere): (Vec<&String>, Vec<&String>) = loaded.iter().partition(placed);
    assert_eq!(inside, shipped.iter().collect::<Vec<_>>());
    for name in elsewhere {
        assert!(assets.join(name).is_file(), "assets/{name} is missing");
    }
}

// --- and that it can be broken -----------------------------------------------

/// A file, what stands in it, and what is wrong with that.
const BROKEN: &str = r"
rules/card.rs -- use bevy::prelude::*; -- bevy::prelude::*
rules/card.rs -- extern crate bevy; -- bevy
rules/card.rs -- use crate as house; -- *
rules/card.rs -- use crate::*; -- *
rules/card.rs -- use super::super::hud::toast; -- hud::toast
rules/card.rs -- mod tests { use super::super::super::ai::Level; } -- ai::Level
rules/mod.rs -- use super::{ai, rules::Card}; -- ai
record/mod.rs -- macro_rules! m { () => { $crate::ai::Level::Good } } -- ai::Level::Good
ai/mod.rs -- use crate::record::Record; -- record::Record
words/mod.rs -- #[derive(clap::Parser)] struct A; -- clap::Parser
table/read.rs -- use crate::{rules::Card, stage::{self as seen, motion::{Glide, Pose}}}; -- stage stage::motion::Glide stage::motion::Pose
table/read.rs -- use bevy::{prelude::*, sprite::Anchor}; -- bevy::sprite::Anchor
table/read.rs -- fn f(s: &::bevy::ui::Node) {} -- bevy::ui::Node
table/read.rs -- use bevy as b; -- bevy
stage/mod.rs -- fn f() -> crate :: hud :: Line { todo!() } -- hud::Line
stage/mod.rs -- fn f<T: Into<crate::ai::Level>>() {} -- ai::Level
stage/mod.rs -- use crate::screens::*; -- screens::*
input/mod.rs -- use crate::hud::PromptLine; -- hud::PromptLine
assets.rs -- use crate::screens::{Screen, frame}; -- screens::frame
assets.rs -- use crate::screens; -- screens
bin/piquet-lab/text.rs -- use norman_piquet::table::Rules; -- table::Rules
main.rs -- use norman_piquet::{GamePlugin, rules}; -- rules
attic/mod.rs -- use crate::rules::Card; -- table
";

/// The same where nothing is wrong: allowed, or only spoken of.
const WHOLE: &str = r##"
rules/card.rs -- /* use bevy::a; /* crate::ai::b */ */ // crate::hud
rules/card.rs -- const A: &str = "use bevy::a; \" crate::ai::b"; const B: &str = r#"" crate::ai::b"#;
rules/card.rs -- fn f<'a>(c: char) -> &'a str { match c { '"' | '\'' => "crate::ai::x", _ => "" } }
rules/card.rs -- use super::seat::Seat; mod tests { use super::super::deal::Deal; use super::*; }
rules/mod.rs -- pub(crate) use card::Card; pub(super) fn f() {} pub(in crate::rules) fn g() {}
rules/deal.rs -- use rand::{RngExt, SeedableRng}; use serde::Serialize; use std::fmt;
ai/search/mod.rs -- use crate::ai::table::Memory; use super::greedy::lead;
table/mod.rs -- use bevy::ecs::system::SystemParam; use crate::{rules::Card, sets};
assets.rs -- use crate::screens::{Screen, Overlay};
options.rs -- use crate::session::{Goal, Seed};
main.rs -- use norman_piquet::{GamePlugin, options::Options};
bin/piquet-lab/cli.rs -- use super::{bench, play}; use crate::text; use norman_piquet::ai::Level;
"##;

#[test]
fn a_path_is_found_wherever_it_stands_and_nowhere_else() {
    for line in BROKEN
        .lines()
        .chain(WHOLE.lines())
        .filter(|line| !line.is_empty())
    {
        let mut parts = line.split(" -- ");
        let (file, text) = (parts.next().unwrap(), parts.next().unwrap());
        let faults = border_faults(&Source::new(file, text));
        let found: Vec<&str> = faults
            .iter()
            .filter_map(|fault| fault.rsplit(' ').next())
            .collect();
        assert_eq!(found.join(" "), parts.next().unwrap_or_default(), "{line}");
    }
}

#[test]
fn a_second_writer_is_found() {
    let schema = Source::new(
        "table/components.rs",
        "#[derive(Component)] #[component(immutable)] pub struct Talon;
         #[derive(Debug, Component)] #[relationship(relationship_target = Pile)] pub struct InPile(Entity);
         #[derive(Component)] pub struct Loose(u8);
         #[derive(Resource)] pub struct Rules(Ruleset);",
    );
    let truth = Truth::of([&schema]);
    assert_eq!(truth.loose, ["Loose"]);
    let count = |text: &str| truth.write_faults(&Source::new("stage/mod.rs", text)).len();
    let bad = [
        "use crate::table::Talon; fn f(mut c: Commands) { c.spawn((Name::new(\"a\"), Talon)); }",
        "use crate::table::{InPile, Talon}; fn f(e: EntityCommands) { e.remove::<(A, InPile)>(); }",
        "use crate::table::InPile; fn f(q: Query<(&Name, &'static mut InPile)>) {}",
        "use crate::table; fn f(q: Query<&mut table::InPile>) {}",
        "use crate::table::*; fn f(e: EntityCommands) { e.insert(Loose(1)); }",
        "use crate::table::Rules; fn f(rules: Option<ResMut<Rules>>) {}",
        "use crate::table::Rules; fn f(app: &mut App) { app.insert_resource(Rules::default()); }",
        "use crate::table::TableWriter;",
    ];
    for text in bad {
        assert_eq!(count(text), 1, "{text}");
    }
    let good = [
        "use crate::table::Talon; fn f(q: Query<&mut Name, With<Talon>>, mut c: Commands) { c.spawn(Name); }",
        // Another room may have a thing of the same name.
        "use crate::rules::Rules; fn f(mut rules: ResMut<Rules>) {}",
        "use crate::table::Rules; fn f(rules: Res<Rules>, mut seen: ResMut<Seen>) {}",
    ];
    for text in good {
        assert_eq!(count(text), 0, "{text}");
    }
    let ask = |file| {
        ask_faults(&Source::new(
            file,
            "fn f() { submit.write(Submit { chair }); }",
        ))
        .len()
    };
    assert_eq!((ask("stage/cards.rs"), ask("hud/prompt.rs")), (1, 0));
}

#[test]
fn a_clock_or_a_picture_at_the_table_is_found() {
    let count = |file, text| purity_faults(&Source::new(file, text)).len();
    assert_eq!(count("rules/deal.rs", "use std::time::SystemTime;"), 2);
    assert_eq!(count("ai/mod.rs", "use std::{fmt, thread::spawn};"), 1);
    assert_eq!(
        count(
            "table/mod.rs",
            "fn f(time: Res<Time>, q: Query<&Sprite>) {}"
        ),
        2
    );
    assert_eq!(
        count(
            "players/pace.rs",
            "fn f(time: Res<Time>, q: Query<&Transform>) {}"
        ),
        1
    );
    assert_eq!(
        count(
            "stage/mod.rs",
            "fn f(time: Res<Time>, q: Query<&Sprite>) {}"
        ),
        0
    );
}

#[test]
fn a_word_in_the_code_is_found() {
    let count = |text| word_faults(&Source::new("hud/mod.rs", text)).len();
    let bad = [
        r#"fn f() { Text::new("Deal"); }"#,
        r#"fn f() { Text2d(format!("{total} points")); }"#,
        r#"fn f() { TextSpan::from("Карты".to_owned()); }"#,
        r#"const SAID: &str = "you may not play that";"#,
    ];
    for text in bad {
        assert!(count(text) > 0, "{text}");
    }
    let good = [
        r#"fn f() { Text::new("♠ – 12"); Text::new(format!("{total}/{target}")); }"#,
        r#"fn f() { Text::new(words.say("title-play")); }"#,
        r#"#[expect(dead_code, reason = "it is not used yet")] fn f() {}"#,
        r#"fn f() { warn!("the page does not take {key}"); assert!(x, "it was not drawn"); }"#,
    ];
    for text in good {
        assert_eq!(count(text), 0, "{text}");
    }
}

#[test]
fn the_manifest_names_the_crates() {
    let crates = crates();
    for name in [
        "bevy",
        "rand",
        "serde_json",
        "fluent_bundle",
        "clap",
        "web_sys",
        "std",
    ] {
        assert!(crates.contains(name), "{name}");
    }
    for room in rooms() {
        for name in room.crates.split_whitespace() {
            let name = name.split("::").next().unwrap_or_default();
            assert!(
                crates.contains(name),
                "{} may use {name}, which is not there",
                room.name
            );
        }
    }
}
