//! All tests of the package in one binary, a file for each thing promised; it holds no test itself.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails where it stands"
)]

mod ai;
mod architecture;
mod common;
#[cfg(feature = "game")]
mod flow;
mod lab;
mod record;
mod reference;
mod rules_calls;
mod rules_counts;
mod rules_examples;
mod rules_properties;
mod rules_switches;
#[cfg(feature = "game")]
mod stage;
#[cfg(feature = "game")]
mod table;
#[cfg(feature = "game")]
mod words;
