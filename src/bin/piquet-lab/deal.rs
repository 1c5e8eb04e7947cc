//! `deal`: the cards of seeds as records. It plays nothing.

use norman_piquet::record::Record;
use norman_piquet::rules::Deal;

use super::cli::DealArgs;
use super::text::{Fault, Out, Progress};

pub(super) fn run(args: &DealArgs) -> Result<(), Fault> {
    let mut out = Out::new();
    let mut progress = Progress::new("deals", Some(args.count));
    for nth in 0..args.count {
        progress.tell(nth);
        let deal = Deal::from_seed(args.game, args.seed.wrapping_add(nth));
        let record = Record::of_deal(args.game, &deal.hands, &deal.talon);
        out.line(&record.deal_to_json())?;
    }
    out.end()
}
