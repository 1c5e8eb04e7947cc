//! `check`: each record counted directly and played through the rules as the game's referee does,
//! and the two compared. It judges neither.

use norman_piquet::record::{self, Scored};

use super::cli::Input;
use super::text::{self, Fault, Numbered, Out, Progress};

pub(super) fn run(input: &Input) -> Result<(), Fault> {
    let records = text::read(input)?;
    let mut differences = Vec::new();
    let mut progress = Progress::new("records checked", Some(records.len() as u64));
    for (done, numbered) in (0..).zip(&records) {
        progress.tell(done);
        differences.extend(compare(numbered)?);
    }
    let mut out = Out::new();
    for difference in &differences {
        out.line(difference)?;
    }
    out.line(&format!(
        "records checked: {}, differing: {}",
        records.len(),
        differences.len()
    ))?;
    out.end()?;
    if differences.is_empty() {
        Ok(())
    } else {
        Err(Fault::Differs)
    }
}

/// What differs in a record, if anything.
fn compare(numbered: &Numbered) -> Result<Option<String>, Fault> {
    let record = &numbered.line.record;
    let number = numbered.number;
    let counted = record::score(record).map_err(|why| numbered.fault(&why))?;
    let played = match record::replay(record) {
        Ok(replayed) => replayed.scored,
        Err(why) => {
            return Ok(Some(format!(
                "line {number}: the count accepts what the referee refuses: {why}"
            )));
        }
    };
    if let Some(field) = first_difference(&counted, &played) {
        return Ok(Some(format!(
            "line {number}: {field} differs: counted {}, played {}",
            counted.to_json(),
            played.to_json()
        )));
    }
    Ok(numbered
        .line
        .stated
        .difference(&counted)
        .map(|(field, stated, counted)| {
            format!("line {number}: {field} differs: the line states {stated}, counted {counted}")
        }))
}

/// The first field in which two counts of one record differ. The records themselves are not
/// compared: only one of the two has been completed.
fn first_difference(counted: &Scored, played: &Scored) -> Option<&'static str> {
    let fields = [
        ("declared", counted.declared == played.declared),
        (
            "trickWinners",
            counted.trick_winners == played.trick_winners,
        ),
        ("tricksTaken", counted.tricks_taken == played.tricks_taken),
        ("deal", counted.deal == played.deal),
        ("totals", counted.totals == played.totals),
        ("over", counted.over == played.over),
        ("events", counted.events == played.events),
    ];
    fields
        .into_iter()
        .find(|(_, same)| !same)
        .map(|(field, _)| field)
}
