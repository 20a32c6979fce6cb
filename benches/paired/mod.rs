//! Two ways to the same answer, timed in turns: noise that comes and goes meets both alike. The
//! time is that of the processor, so that other work on the machine counts little.

use cpu_time::ThreadTime;
use std::fmt::Debug;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Prints the median time of each and the median of the ratios of neighbouring runs (above 1: ours
/// is faster).
///
/// Runs for about a second; once, as a test, when it is not `cargo bench` that starts it.
///
/// # Panics
/// If the answers differ.
pub fn compare<T: PartialEq + Debug>(
    title: &str,
    mut textbook: impl FnMut() -> T,
    mut ours: impl FnMut() -> T,
) {
    assert_eq!(textbook(), ours(), "{title}"); // and the caches are warm
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
