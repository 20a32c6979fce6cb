//! The time that a bundle takes, compared with one optimised compilation of the same file, which is
//! the least that checking it can cost: of some problems several times, then of all of them.
//!
//! `cargo bench --package grundy-cli --bench bundle`

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

const ROUNDS: usize = 5;

fn main() {
    println!("{:10} {:>10} {:>12} {:>6}", "problem", "bundle", "rustc -O", "ratio");
    for slug in ["hdu1846", "hdu1848", "hdu1536", "cf138d", "bzoj2308"] {
        let rounds: Vec<[Duration; 2]> = (0..ROUNDS).map(|_| round(slug)).collect();
        print(slug, median(&rounds, 0), median(&rounds, 1));
    }
    let problems = std::fs::read_dir(root().join("problems/src/bin")).expect("the checkout has problems");
    let mut all: Vec<(Duration, Duration, String)> = Vec::new();
    for problem in problems {
        let path = problem.expect("an entry can be read").path();
        let slug = path.file_stem().expect("a file").to_string_lossy().into_owned();
        round(&slug); // the first bundle may have to build the problem's checker
        let [bundle, compile] = round(&slug);
        all.push((bundle, compile, slug));
    }
    all.sort_unstable();
    println!("all {}: the median, then the slowest", all.len());
    let slowest = all.iter().rev().take(5).collect::<Vec<_>>();
    for (bundle, compile, slug) in std::iter::once(&all[all.len() / 2]).chain(slowest) {
        print(slug, *bundle, *compile);
    }
}

fn print(slug: &str, bundle: Duration, compile: Duration) {
    let ratio = bundle.as_secs_f64() / compile.as_secs_f64();
    println!("{slug:10} {:>7} ms {:>9} ms {ratio:>6.2}", bundle.as_millis(), compile.as_millis());
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// One bundle, and right after it, under the same load, one compilation.
fn round(slug: &str) -> [Duration; 2] {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let (file, program) = (folder.path().join(slug).with_extension("rs"), folder.path().join(slug));
    let mut bundle = Command::new(env!("CARGO_BIN_EXE_grundy"));
    bundle.current_dir(root()).args(["bundle", slug, "--emit", "rust", "--output"]).arg(&file);
    let bundle = time(&mut bundle);
    // A judge's crate is not here.
    let text = std::fs::read_to_string(&file).expect("it was written");
    if text.contains("itertools") {
        return [bundle, bundle];
    }
    let mut compile = Command::new("rustc");
    compile.args(["-O", "--edition", "2021", "-o"]).arg(&program).arg(&file);
    [bundle, time(&mut compile)]
}

/// Runs a command and measures its wall-clock time.
fn time(command: &mut Command) -> Duration {
    let start = Instant::now();
    let output = command.output().expect("the command can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    start.elapsed()
}

/// The median of one of the two columns.
fn median(rounds: &[[Duration; 2]], column: usize) -> Duration {
    let mut times: Vec<Duration> = rounds.iter().map(|round| round[column]).collect();
    times.sort_unstable();
    times[times.len() / 2]
}
