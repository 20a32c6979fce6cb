//! Bundles a small solution with a library of two modules, and prints the file: only the module and
//! the functions that the solution uses are in it.
//!
//! `cargo run -p grundy-bundle --example one_file`

use grundy_bundle::{Emit, JudgeRules, Request, Solution, Target, Templates, bundle};
use grundy_header::Limits;
use grundy_judge::{Comparison, Referee};
use std::path::Path;
use std::sync::Arc;

const LIBRARY: &[(&str, &str)] = &[
    (
        "src/sums/nim.rs",
        "//! Nim: take any number from one heap.\n\n\
         pub fn sum(heaps: &[u64]) -> u64 {\n    heaps.iter().fold(0, |sum, heap| sum ^ heap)\n}\n\n\
         pub fn is_lost(heaps: &[u64]) -> bool {\n    sum(heaps) == 0\n}\n\n\
         pub fn unused() {}\n",
    ),
    ("src/sums/other.rs", "//! Something that the solution does not need.\n\npub fn other() {}\n"),
];

const SOLUTION: &str = "use grundy::nim::is_lost;

fn main() {
    println!(\"{}\", if is_lost(&[1, 2, 3]) { \"lost\" } else { \"won\" });
}
";

fn main() -> anyhow::Result<()> {
    let templates = Templates::carried(LIBRARY);
    let request = Request {
        solution: Solution::from_text(Path::new("three_heaps.rs"), SOLUTION, &templates, &[])?,
        origin: String::new(),
        rules: JudgeRules::default(),
        target: Target { edition: "2021".to_owned(), flags: vec!["-O".to_owned()], ..Target::default() },
        emit: Emit::Rust,
        minify: false,
        // It reads nothing, so it is only compiled; samples would be run, too.
        cases: Vec::new(),
        limits: Limits::default(),
        referee: Arc::new(|| Ok(Referee::Comparison(Comparison::default()))),
        lean_scan: None,
    };
    print!("{}", bundle(&request)?.text);
    Ok(())
}
