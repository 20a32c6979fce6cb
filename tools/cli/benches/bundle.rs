//! The time that a bundle takes, compared with one optimised compilation of the same file, which is
//! the least that checking it can cost.
//!
//! `cargo bench --package grundy-cli --bench bundle`
#![allow(clippy::incompatible_msrv, reason = "benchmarks run here, not on a judge")]

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

const ROUNDS: usize = 5;

fn main() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    println!("{:10} {:>10} {:>12} {:>6}", "problem", "bundle", "rustc -O", "ratio");
    for slug in ["hdu1846", "hdu1848", "hdu1536", "cf138d", "bzoj2308"] {
        let (file, program) = (folder.path().join(slug).with_extension("rs"), folder.path().join(slug));
        let mut bundle = Command::new(env!("CARGO_BIN_EXE_grundy"));
        bundle.current_dir(root).args(["bundle", slug, "--emit", "rust", "--output"]).arg(&file);
        let mut compile = Command::new("rustc");
        compile.args(["-O", "--edition", "2021", "-o"]).arg(&program).arg(&file);
        // In turn, so that both are under the same load.
        let rounds: Vec<(Duration, Duration)> =
            (0..ROUNDS).map(|_| (time(&mut bundle), time(&mut compile))).collect();
        let bundle = median(rounds.iter().map(|round| round.0).collect());
        let compile = median(rounds.iter().map(|round| round.1).collect());
        let ratio = bundle.as_secs_f64() / compile.as_secs_f64();
        println!("{slug:10} {:>7} ms {:>9} ms {ratio:>6.2}", bundle.as_millis(), compile.as_millis());
    }
}

/// Runs a command and measures its wall-clock time.
fn time(command: &mut Command) -> Duration {
    let start = Instant::now();
    let output = command.output().expect("the command can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    start.elapsed()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
