//! Nim products of a million random pairs: by the recursive definition, log tables and bit slices.
//! CPU time, medians of interleaved runs; `cargo bench --bench nimber`.

use cpu_time::ThreadTime;
use grundy::nimber::Nimbers;
use grundy::nimber_batch;

const PAIRS: usize = 1_000_000;
/// The recursion is slow, so it gets only this many of the pairs.
const RECURSIVE: usize = PAIRS / 200;

fn main() {
    // Without `cargo bench` it runs once, as a test.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { 11 } else { 1 };
    let mut random = fastrand::Rng::with_seed(1);
    let a: Vec<u64> = (0..PAIRS).map(|_| random.u64(..)).collect();
    let b: Vec<u64> = (0..PAIRS).map(|_| random.u64(..)).collect();
    let start = ThreadTime::now();
    let nimbers = Nimbers::new();
    println!("tables:     {:8.2} ms", start.elapsed().as_secs_f64() * 1e3);

    let recursive = || (0..RECURSIVE).map(|i| oracle::nimber::product(a[i], b[i])).collect::<Vec<_>>();
    let single = || a.iter().zip(&b).map(|(&a, &b)| nimbers.product(a, b)).collect::<Vec<_>>();
    let batch = || nimber_batch::products(&a, &b);
    let expected = single(); // this also warms the caches

    let mut times = [const { Vec::new() }; 3];
    for _ in 0..rounds {
        times[0].push(time(recursive, &expected[..RECURSIVE]));
        times[1].push(time(single, &expected));
        times[2].push(time(batch, &expected));
    }
    let [recursive, single, batch] = times.map(median);
    println!("recursive:  {recursive:8.1} ns per product");
    println!("log tables: {single:8.1} ns per product, {:.0} times as fast", recursive / single);
    println!("bit slices: {batch:8.1} ns per product, {:.0} times as fast", recursive / batch);
}

/// Nanoseconds per product.
fn time(run: impl Fn() -> Vec<u64>, expected: &[u64]) -> f64 {
    let start = ThreadTime::now();
    let products = run();
    let time = start.elapsed();
    assert_eq!(products, expected);
    time.as_secs_f64() * 1e9 / products.len() as f64
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
