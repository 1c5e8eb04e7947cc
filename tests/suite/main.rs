use proptest as _;
#[cfg(feature = "game")]
mod words;
fn main() {}
