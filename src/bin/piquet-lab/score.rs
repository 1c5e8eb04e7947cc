//! `score`: counts every record of the input before it writes the first result. The counting itself
//! is the library's.

use norman_piquet::record;

use super::cli::Input;
use super::text::{self, Fault, Out, Progress};

pub(super) fn run(input: &Input) -> Result<(), Fault> {
    let records = text::read(input)?;
    let mut progress = Progress::new("records judged", Some(records.len() as u64));
    for (done, numbered) in (0..).zip(&records) {
        progress.tell(done);
        record::score(&numbered.line.record).map_err(|why| numbered.fault(&why))?;
    }
    // Counted a second time rather than kept: the results of a long file would fill the memory.
    let mut out = Out::new();
    let mut progress = Progress::new("results written", Some(records.len() as u64));
    for (done, numbered) in (0..).zip(&records) {
        progress.tell(done);
        let scored = record::score(&numbered.line.record).map_err(|why| numbered.fault(&why))?;
        out.line(&scored.to_json())?;
    }
    out.end()
}
