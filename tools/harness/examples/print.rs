//! Prints the library that is compiled around rules: `cargo run -p grundy-harness --example print`.

fn main() {
    print!("{}", grundy_harness::explore_library(true));
}
