//! The command line: what may be asked, and how a run ends. What is asked is done in the files named
//! after the commands.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand};
use norman_piquet::ai::Level;
use norman_piquet::rules::{Game, Preset};

use super::text::{self, Fault};
use super::{bench, check, deal, play, score};

/// Norman Piquet without a window: scores, deals, plays and checks deal records.
///
/// Status 0: done; 1: a comparison failed; 2: the input is bad, which standard error says in one
/// sentence.
#[derive(Parser)]
#[command(name = "piquet-lab", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Counts records, one a line, and writes the result of each, one a line.
    Score(Input),
    /// Writes the hands of seeds as records: the same on every machine.
    Deal(DealArgs),
    /// Lets computer players play and writes one result a line.
    Play(PlayArgs),
    /// Plays records through the referee of the game and compares the two counts.
    ///
    /// A line that is a result (such as `play` writes) is compared with what it states as well.
    Check(Input),
    /// Measures whole deals and single decisions a second, on one core.
    Bench(BenchArgs),
}

/// Where records come from.
#[derive(Args)]
pub(super) struct Input {
    /// A file of records or results; standard input if absent or `-`.
    pub(super) file: Option<PathBuf>,
}

#[derive(Args)]
pub(super) struct DealArgs {
    /// Which game: four, three or two.
    #[arg(long)]
    pub(super) game: Game,
    /// The seed of the first deal; the others take the next ones.
    #[arg(long)]
    pub(super) seed: u64,
    /// How many deals.
    #[arg(long, default_value_t = 1)]
    pub(super) count: u64,
}

#[derive(Args)]
pub(super) struct PlayArgs {
    /// Which game: four, three or two.
    #[arg(long)]
    pub(super) game: Game,
    /// The seed of the first deal; the others take the next ones.
    #[arg(long)]
    pub(super) seed: u64,
    /// How many deals; with a target, how many whole parties.
    #[arg(long, default_value_t = 1)]
    pub(super) deals: u64,
    /// The level of each seat, from the eldest hand of the first deal [default: greedy for all].
    #[arg(long, value_delimiter = ',')]
    pub(super) levels: Vec<Level>,
    /// The rules: book, letter, foster or modern.
    #[arg(long, default_value = "book")]
    pub(super) rules: Preset,
    /// Plays whole parties to this score, instead of single deals from nothing.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) target: Option<u16>,
}

#[derive(Args)]
pub(super) struct BenchArgs {
    /// How long each measurement runs.
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    pub(super) seconds: f64,
    /// The seed of the first deal.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("say a number of seconds from 0.01 to 3600".to_owned()),
    }
}

/// Reads the command line, does what it asks and says how it ended.
pub(super) fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(answer) => return refuse(&answer),
    };
    let done = match cli.command {
        Command::Score(input) => score::run(&input),
        Command::Deal(args) => deal::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Check(input) => check::run(&input),
        Command::Bench(args) => bench::run(&args),
    };
    match done {
        // Whoever reads us may stop when he has seen enough.
        Ok(()) | Err(Fault::NobodyReads) => ExitCode::SUCCESS,
        Err(Fault::Differs) => ExitCode::from(1),
        Err(Fault::Bad(sentence)) => {
            text::complain(&sentence);
            ExitCode::from(2)
        }
    }
}

/// Help goes out as it is; of a refusal the first sentence.
fn refuse(answer: &clap::Error) -> ExitCode {
    match answer.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A closed pipe is no fault here either.
            let _ = text::Out::new().line(answer.to_string().trim_end());
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            text::complain("say what to do: score, deal, play, check or bench (see --help)");
            ExitCode::from(2)
        }
        _ => {
            let whole = answer.to_string();
            let first = whole.split("\n\n").next().unwrap_or_default();
            let words: Vec<&str> = first.split_whitespace().collect();
            let sentence = words.join(" ");
            text::complain(sentence.strip_prefix("error: ").unwrap_or(&sentence));
            ExitCode::from(2)
        }
    }
}
