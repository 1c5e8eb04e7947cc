//! Both ways to tell the game how to start, and what is answered to nonsense.

use super::*;

fn line(words: &[&str]) -> Result<Options, Declined> {
    Options::from_command_line(["norman-piquet"].iter().chain(words))
}

#[test]
fn the_line_and_the_query_say_the_same() {
    let line = line(&[
        "--game",
        "three",
        "--seed",
        "7",
        "--preset",
        "foster",
        "--target",
        "150",
        "--level",
        "random",
        "--lang",
        "ru",
        "--autoplay",
    ]);
    let query = "?game=three&seed=7&preset=foster&target=150&level=random&lang=ru&autoplay";
    assert_eq!(line.unwrap(), Options::from_query(query));
}

#[test]
fn the_size_of_the_window() {
    let options = line(&["--size", "360x640"]).unwrap();
    assert_eq!(
        options.size,
        Some(Size {
            width: 360,
            height: 640
        })
    );
    assert!("360".parse::<Size>().is_err());
    assert!("0x640".parse::<Size>().is_err());
    assert!("-5x640".parse::<Size>().is_err());
}

#[test]
fn autoplay_in_a_query_is_yes_unless_it_says_no() {
    for yes in [
        "autoplay",
        "autoplay=1",
        "autoplay=true",
        "?seed=2&autoplay=on",
    ] {
        assert!(Options::from_query(yes).autoplay, "{yes}");
    }
    for no in [
        "",
        "autoplay=0",
        "autoplay=false",
        "autoplay=off",
        "autoplay=no",
    ] {
        assert!(!Options::from_query(no).autoplay, "{no}");
    }
}

#[test]
fn the_keys_of_a_host_are_left_alone() {
    let options = Options::from_query("utm_source=jam&v=1234&game=two");
    assert_eq!((options.game, options.faults), (Some(Game::Two), vec![]));
}

#[test]
fn a_wrong_value_in_a_query_is_said_and_the_rest_stands() {
    let options = Options::from_query("game=five&seed=7&target=-3&lang=de");
    assert_eq!((options.game, options.seed), (None, Some(Seed(7))));
    assert_eq!(options.faults.len(), 3, "{:?}", options.faults);
    assert_eq!(
        options.faults[0],
        "game: 'five' is no game: say four, three or two"
    );
}

#[test]
fn a_wrong_value_on_the_line_is_one_sentence() {
    for (words, expected) in [
        (
            vec!["--game", "five"],
            "--game: 'five' is no game: say four, three or two",
        ),
        (
            vec!["--seed", "9007199254740993"],
            "--seed: '9007199254740993' is too large: 9007199254740992 is the last number",
        ),
        (
            vec!["--game", "three", "--target", "six"],
            "target: six deals are a form of the game for two, not for three",
        ),
        (
            vec!["--tempo", "3"],
            "unexpected argument '--tempo' found; --help shows what there is",
        ),
    ] {
        assert_eq!(line(&words), Err(Declined::Fault(expected.to_owned())));
    }
}

#[test]
fn help_names_every_switch() {
    let Err(Declined::Help(help)) = line(&["--help"]) else {
        panic!("no help");
    };
    for switch in [
        "--game",
        "--seed",
        "--preset",
        "--target",
        "--level",
        "--lang",
        "--size",
        "--autoplay",
        "--capture",
    ] {
        assert!(help.contains(switch), "{switch} is missing in:\n{help}");
    }
}

#[test]
fn six_deals_are_for_two() {
    let options = Options::from_query("game=four&target=six");
    assert_eq!((options.target, options.faults.len()), (None, 1));
    assert_eq!(
        Options::from_query("game=two&target=six").target,
        Some(Goal::SixDeals)
    );
}
