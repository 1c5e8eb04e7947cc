//! The laboratory as a stranger uses it: the real program, its streams and its status. What it counts
//! is tested elsewhere.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use norman_piquet::record::Record;
use norman_piquet::rules::{Deal, Game};
use serde_json::Value;

use crate::record::{against_the_rules, no_records};

fn lab(arguments: &str, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_piquet-lab"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_owned();
    let feeder = std::thread::spawn(move || {
        // The program may refuse before it has read everything.
        let _ = pipe.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// The output of a run that must succeed.
fn done(arguments: &str, input: &str) -> String {
    let output = lab(arguments, input);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// The sentence of a run that must be refused, with nothing on standard output.
fn refused(arguments: &str, input: &str) -> String {
    let output = lab(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{arguments}: {input}");
    assert!(output.stdout.is_empty(), "{}", text(&output.stdout));
    let said = text(&output.stderr);
    assert_eq!(said.lines().count(), 1, "{said}");
    said.trim_end().to_owned()
}

const GOOD: &str = r#"{"game": "four", "dealt": ["CAQJT DAQ HA SA", "DJT98 SKQJT", "CK98 DK7 HKQJ", "C7 HT987 S987"]}"#;

#[test]
fn a_bad_record_is_status_two_and_one_sentence_for_score_and_check() {
    for (json, wanted) in against_the_rules().into_iter().chain(no_records()) {
        // Two records in one line are one text here; everything else stands behind a good line.
        let input = format!("{GOOD}\n\n{json}\n");
        for command in ["score", "check"] {
            let said = refused(command, &input);
            assert!(said.starts_with("piquet-lab: line 3: "), "{said}");
            for word in wanted {
                assert!(said.contains(word), "'{word}' is not in: {said}");
            }
        }
    }
}

#[test]
fn records_may_be_written_over_several_lines() {
    let spread = GOOD.replace(", ", ",\n  ");
    let result = done("score", &format!("{spread}\n{GOOD}\n"));
    let lines: Vec<&str> = result.lines().collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0], lines[1]);
    // A line cut short is named, not the one on which it is noticed.
    let cut = &GOOD[..GOOD.len() - 1];
    let said = refused("score", &format!("{GOOD}\n{cut}\n{GOOD}\n"));
    assert!(said.contains("line 2"), "{said}");
}

#[test]
fn a_file_is_read_by_name() {
    let path = std::env::temp_dir().join(format!("norman-piquet-{}.jsonl", std::process::id()));
    std::fs::write(&path, GOOD).unwrap();
    let result = done(&format!("score {}", path.display()), "");
    assert_eq!(result, done("score", GOOD));
    assert_eq!(result, done("score -", GOOD));
    std::fs::remove_file(&path).unwrap();
    let said = refused(&format!("score {}", path.display()), "");
    assert!(said.contains("cannot be read"), "{said}");
}

#[test]
fn nothing_in_nothing_out() {
    assert_eq!(done("score", ""), "");
    assert_eq!(done("score", "\n  \n"), "");
}

#[test]
fn deal_gives_the_hands_of_the_seeds() {
    for game in Game::ALL {
        let dealt = done(
            &format!("deal --game {} --seed 7 --count 3", game.name()),
            "",
        );
        assert_eq!(dealt.lines().count(), 3);
        for (seed, line) in (7..).zip(dealt.lines()) {
            let record: Record = line.parse().unwrap();
            let deal = Deal::from_seed(game, seed);
            assert_eq!(record.dealt, deal.hands);
            assert_eq!(record.talon, Some(deal.talon));
            let value: Value = serde_json::from_str(line).unwrap();
            assert_eq!(value.get("tricks"), None);
        }
        // A record that nobody has touched can be scored.
        assert_eq!(done("score", &dealt).lines().count(), 3);
    }
    let last = done(
        &format!("deal --game two --seed {} --count 2", u64::MAX),
        "",
    );
    assert_eq!(
        last.lines().nth(1),
        done("deal --game two --seed 0", "").lines().next()
    );
}

#[test]
fn what_is_played_scores_and_checks_the_same() {
    for game in ["four", "three", "two"] {
        for rules in ["book", "letter", "foster", "modern"] {
            for target in ["", " --target 100", " --target 1"] {
                let levels = match game {
                    "four" => "random,random,random,random",
                    "three" => "random,random,random",
                    _ => "random,random",
                };
                let run = format!(
                    "play --game {game} --seed 7 --deals 6 --levels {levels} --rules {rules}{target}"
                );
                let played = done(&run, "");
                assert!(played.lines().count() >= 6);
                assert_eq!(done("score", &played), played);
                let checked = done("check", &played);
                assert!(checked.contains("differing: 0"), "{checked}");
                assert_eq!(done(&run, ""), played, "the same again");
            }
        }
    }
}

#[test]
fn play_with_a_target_plays_whole_parties() {
    let played = done("play --game three --seed 3 --deals 2 --target 100", "");
    let values: Vec<Value> = played
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ends: Vec<usize> = (0..values.len())
        .filter(|place| !values[*place]["over"].is_null())
        .collect();
    assert_eq!(ends.len(), 2);
    assert_eq!(ends[1], values.len() - 1);
    assert_eq!(values[0]["record"]["totals"], serde_json::json!([0, 0, 0]));
    assert_eq!(
        values[ends[0] + 1]["record"]["totals"],
        serde_json::json!([0, 0, 0])
    );
    // The deals take one seed after the other.
    let dealt = done(
        &format!("deal --game three --seed 3 --count {}", values.len()),
        "",
    );
    for (value, line) in values.iter().zip(dealt.lines()) {
        if value["record"]["game"] == "three" {
            let deal: Value = serde_json::from_str(line).unwrap();
            assert_eq!(value["record"]["dealt"], deal["dealt"]);
        }
    }
}

#[test]
fn play_without_a_target_plays_single_deals() {
    let played = done(
        "play --game two --seed 5 --deals 3 --levels random,random",
        "",
    );
    for line in played.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        assert_eq!(value["record"]["totals"], serde_json::json!([0, 0]));
        assert_eq!(value["record"].get("target"), None);
        assert!(value["over"].is_null());
        assert_eq!(value["record"]["tricks"].as_array().unwrap().len(), 12);
    }
    // Each as if it were played alone.
    let second = done("play --game two --seed 6 --levels random,random", "");
    assert_eq!(played.lines().nth(1), second.lines().next());
}

#[test]
fn a_result_that_states_something_else_is_status_one() {
    let played = done(
        "play --game three --seed 7 --levels random,random,random",
        "",
    );
    let mut value: Value = serde_json::from_str(&played).unwrap();
    value["totals"] = serde_json::json!([1, 2, 3]);
    let output = lab("check", &value.to_string());
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(said.contains("line 1: totals differs"), "{said}");
    // `score` counts the record and does not mind.
    assert_eq!(done("score", &value.to_string()), played);
}

#[test]
fn wrong_words_are_told_in_one_sentence() {
    for (arguments, wanted) in [
        ("", "score, deal, play, check or bench"),
        ("count", "count"),
        ("deal", "--game"),
        ("deal --game five --seed 7", "say four, three or two"),
        ("deal --game four", "--seed"),
        ("deal --game four --seed seven", "seven"),
        ("deal --game four --seed -1", "-1"),
        ("play --game four --seed 7 --levels random", "4 seats"),
        (
            "play --game two --seed 7 --levels random,random,random",
            "2 seats",
        ),
        ("play --game two --seed 7 --levels random,wizard", "wizard"),
        ("play --game two --seed 7 --rules whist", "whist"),
        ("play --game two --seed 7 --target 0", "0"),
        ("score a b", "b"),
        ("bench --seconds never", "seconds"),
    ] {
        let said = refused(arguments, "");
        assert!(said.contains(wanted), "{arguments}: {said}");
        assert!(!said.contains("Usage"), "{said}");
    }
}

#[test]
fn every_command_has_help() {
    for command in ["", "score", "deal", "play", "check", "bench"] {
        let help = done(&format!("{command} --help"), "");
        assert!(help.contains("Usage: piquet-lab"), "{help}");
    }
    assert!(done("--version", "").contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_reader_who_leaves_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_piquet-lab"))
        .args(["deal", "--game", "four", "--seed", "1", "--count", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(!text(&output.stderr).contains("panicked"));
}

#[test]
fn bench_tells_its_rates() {
    let told = done("bench --seconds 0.02", "");
    assert!(told.contains("whole deals at three"), "{told}");
    for level in norman_piquet::ai::Level::ALL {
        assert!(told.contains(level.name()), "{told}");
    }
}
