//! Reading records from files, writing lines, and telling of progress: the only file of the
//! laboratory that touches the standard streams.

use std::io::{self, BufWriter, Read, StdoutLock, Write};
use std::time::{Duration, Instant};

use norman_piquet::record::{Line, RecordError};

use super::cli::Input;

/// Why a run ends before its time, or not with status 0.
#[derive(Debug)]
pub(super) enum Fault {
    /// What is asked or given is bad: one sentence.
    Bad(String),
    /// A comparison failed, which has been said.
    Differs,
    /// The other end of the pipe is closed.
    NobodyReads,
}

/// Standard output, a line at a time.
pub(super) struct Out(BufWriter<StdoutLock<'static>>);

impl Out {
    pub(super) fn new() -> Out {
        Out(BufWriter::new(io::stdout().lock()))
    }

    pub(super) fn line(&mut self, text: &str) -> Result<(), Fault> {
        writeln!(self.0, "{text}").map_err(|fault| output_fault(&fault))
    }

    /// Writes what is still held back; without it a fault at the end would be lost.
    pub(super) fn end(mut self) -> Result<(), Fault> {
        self.0.flush().map_err(|fault| output_fault(&fault))
    }
}

fn output_fault(fault: &io::Error) -> Fault {
    if fault.kind() == io::ErrorKind::BrokenPipe {
        Fault::NobodyReads
    } else {
        Fault::Bad(format!("the output cannot be written: {fault}"))
    }
}

/// Says why nothing was done. If standard error is closed there is nobody to tell.
pub(super) fn complain(sentence: &str) {
    let _ = writeln!(io::stderr().lock(), "piquet-lab: {sentence}");
}

/// Tells on standard error how far a run has come, once it takes longer than a second.
pub(super) struct Progress {
    what: &'static str,
    of: Option<u64>,
    next: Instant,
}

/// How often progress is told.
const BEAT: Duration = Duration::from_secs(1);

impl Progress {
    pub(super) fn new(what: &'static str, of: Option<u64>) -> Progress {
        Progress {
            what,
            of,
            next: Instant::now() + BEAT,
        }
    }

    pub(super) fn tell(&mut self, done: u64) {
        let now = Instant::now();
        if now < self.next {
            return;
        }
        self.next = now + BEAT;
        match self.of {
            Some(of) => complain(&format!("{done} of {of} {}", self.what)),
            None => complain(&format!("{done} {}", self.what)),
        }
    }
}

/// A line of the input and its number.
pub(super) struct Numbered {
    pub(super) number: usize,
    pub(super) line: Line,
}

impl Numbered {
    /// A fault of this line.
    pub(super) fn fault(&self, why: &RecordError) -> Fault {
        at_line(self.number, why)
    }
}

fn at_line(number: usize, why: &RecordError) -> Fault {
    Fault::Bad(format!("line {number}: {why}"))
}

/// Reads all records of a file or of standard input.
pub(super) fn read(input: &Input) -> Result<Vec<Numbered>, Fault> {
    let text = whole(input)?;
    let lines: Vec<&str> = text.lines().collect();
    let mut records = Vec::new();
    let mut place = 0;
    let mut progress = Progress::new("lines read", Some(lines.len() as u64));
    while place < lines.len() {
        progress.tell(place as u64);
        if lines[place].trim().is_empty() {
            place += 1;
            continue;
        }
        let number = place + 1;
        let (line, used) = one(&lines[place..]).map_err(|why| at_line(number, &why))?;
        records.push(Numbered { number, line });
        place += used;
    }
    Ok(records)
}

/// The record that begins here, and how many lines it takes: one, or more where it is written out
/// over several.
fn one(lines: &[&str]) -> Result<(Line, usize), RecordError> {
    let first = match Line::parse(lines[0]) {
        Ok(line) => return Ok((line, 1)),
        Err(why) => why,
    };
    let is_unfinished = |why: &RecordError| {
        matches!(
            why,
            RecordError::Form {
                unfinished: true,
                ..
            }
        )
    };
    if is_unfinished(&first) {
        let mut text = lines[0].to_owned();
        for (more, line) in lines.iter().enumerate().skip(1) {
            text.push('\n');
            text.push_str(line);
            match Line::parse(&text) {
                Ok(line) => return Ok((line, more + 1)),
                Err(why) if is_unfinished(&why) => {}
                // A column counts in the last line, and the line named is the first.
                Err(RecordError::Form { message, .. }) => {
                    return Err(RecordError::Form {
                        message,
                        column: 0,
                        unfinished: false,
                    });
                }
                Err(why) => return Err(why),
            }
        }
    }
    Err(first)
}

fn whole(input: &Input) -> Result<String, Fault> {
    let mut text = String::new();
    match &input.file {
        Some(path) if path.as_os_str() != "-" => {
            text = std::fs::read_to_string(path)
                .map_err(|why| Fault::Bad(format!("{} cannot be read: {why}", path.display())))?;
        }
        _ => {
            io::stdin()
                .lock()
                .read_to_string(&mut text)
                .map_err(|why| Fault::Bad(format!("standard input cannot be read: {why}")))?;
        }
    }
    Ok(text)
}
