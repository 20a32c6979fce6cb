//! Does nothing, but without a build script cargo does not count the build dependencies: with these,
//! syn and proc-macro2 have the same features for derive macros as for this package, and are
//! compiled once.

fn main() {}
