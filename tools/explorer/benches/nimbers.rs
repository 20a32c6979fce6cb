//! Nim products of a million random pairs: the engine and the templates.
//! Nanoseconds of CPU time a product, medians of interleaved runs;
//! `cargo bench -p grundy-explorer --bench nimbers`.

use cpu_time::ThreadTime;
use grundy::{nimber::Nimbers, nimber_batch};
use grundy_explorer::nimbers::products;

fn main() {
    // Without `cargo bench` it runs once, as a test.
    let (pairs, rounds) =
        if std::env::args().any(|arg| arg == "--bench") { (1_000_000, 25) } else { (1000, 1) };
    let mut random = fastrand::Rng::with_seed(1);
    let [a, b] = [(); 2].map(|()| (0..pairs).map(|_| random.u64(..)).collect::<Vec<u64>>());
    let nimbers = Nimbers::new();
    let one_by_one = || a.iter().zip(&b).map(|(&a, &b)| nimbers.product(a, b)).collect::<Vec<_>>();
    let expected = one_by_one();
    let ways: [(&str, &dyn Fn() -> Vec<u64>); 3] = [
        ("engine", &|| products(&a, &b)),
        ("template nimber_batch", &|| nimber_batch::products(&a, &b)),
        ("template nimber", &one_by_one),
    ];
    let mut times = ways.map(|_| Vec::new());
    for _ in 0..rounds {
        for ((_, products), times) in ways.iter().zip(&mut times) {
            let start = ThreadTime::now();
            let products = products();
            times.push(start.elapsed().as_secs_f64() * 1e9 / f64::from(pairs));
            assert!(products == expected);
        }
    }
    for ((name, _), mut times) in ways.iter().zip(times) {
        times.sort_by(f64::total_cmp);
        println!("{name:22} {:6.2} ns", times[times.len() / 2]);
    }
}
