use proptest as _;
fn main() {}
