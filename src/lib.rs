//! Norman Piquet, the map of its rooms. Each room may use only those before it; a test holds the
//! borders.
//!
//! - [`rules`]: the games themselves, pure.
//! - [`ai`]: computer players, which see what their seat may know.

pub mod rules;
pub mod ai;
