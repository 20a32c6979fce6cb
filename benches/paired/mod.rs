//! Times two ways to the same answer in turn, so that passing noise affects both alike. Measures
//! CPU time, so that other work on the machine matters little.

use cpu_time::ThreadTime;
use std::fmt::Debug;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Prints the median time of each, and the median of the ratios of consecutive runs (above 1: ours
/// is faster).
///
/// Runs for about a second; without `cargo bench` it runs each once, as a test.
///
/// # Panics
/// If the answers differ.
pub fn compare<T: PartialEq + Debug>(
    title: &str,
    mut textbook: impl FnMut() -> T,
    mut ours: impl FnMut() -> T,
) {
    assert_eq!(textbook(), ours(), "{title}"); // this also warms the caches
    if std::env::args().all(|arg| arg != "--bench") {
        return;
    }
    let (mut slow, mut fast, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    let start = Instant::now();
    while ratios.len() < 9 || start.elapsed() < Duration::from_secs(1) {
        let (textbook, ours) = (time(&mut textbook), time(&mut ours));
        slow.push(textbook);
        fast.push(ours);
        ratios.push(textbook / ours);
    }
    let [slow, fast] = [slow, fast].map(|times| median(times) * 1e3);
    let (runs, ratio) = (ratios.len(), median(ratios));
    println!("{title:<58} textbook {slow:9.4} ms   ours {fast:9.4} ms   {ratio:6.2} x   ({runs} runs)");
}

#[expect(clippy::incompatible_msrv, reason = "a benchmark is not a submission")]
fn time<T>(run: &mut impl FnMut() -> T) -> f64 {
    let start = ThreadTime::now();
    black_box(run());
    start.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
