//! How long the laws of tables take to be found, by family and size, in milliseconds of processor
//! time. `scripts/laws.sh` runs it beside an earlier version.

use grundy_laws::{Family, Grid, Line, Positions, Table, find, find_over};
use std::time::{Duration, Instant};

/// How many runs there are; the fastest counts.
const RUNS: usize = 3;

fn main() {
    for (name, of) in LINES {
        for count in [100, 10_000, 1_000_000] {
            let values = (0..count).map(of).collect();
            show(name, count, &Table::Line(Line { first: 0, values }));
        }
    }
    for (name, of) in GRIDS {
        for size in [20, 200] {
            let rows = (0..size).map(|x| (0..size).map(|y| of(x, y)).collect()).collect();
            show(name, size, &Table::Grid(Grid { first: 0, rows }));
        }
    }
    for (name, is_lost) in PILES {
        for up_to in [10, 40] {
            let all =
                (0..=up_to).flat_map(|a| (a..=up_to).flat_map(move |b| (b..=up_to).map(move |c| [a, b, c])));
            let tuples = all.filter(is_lost).map(|t| t.to_vec()).collect();
            show(name, up_to.into(), &Table::Positions(Positions { tuples, up_to }));
        }
    }
    for (name, of) in OVER {
        let line = |k| Table::Line(Line { first: 0, values: (0..100).map(|n| of(k, n)).collect() });
        let family = Family::new("k", (2..9).map(|k| (k, line(k))));
        report(name, 100, || find_over(&family).len());
    }
}

type OfLine = fn(i128) -> i128;
type OfTwo = fn(i128, i128) -> i128;
type IsLost = fn(&[u64; 3]) -> bool;

const LINES: [(&str, OfLine); 9] = [
    ("period", |n| n % 7 / 2),
    ("arithmetic period", |n| 3 * n + n % 2),
    ("digit automaton", |n| i128::from((n ^ (n >> 1)).count_ones() % 3)),
    ("popcount", |n| n.count_ones().into()),
    ("least prime factor mod 3", |n| (2..1000).find(|p| n % p == 0).unwrap_or(1) % 3),
    ("multiples of phi", |n| (n + (5 * n * n).isqrt()) / 2),
    ("places of squares", |n| i128::from(n.isqrt() * n.isqrt() == n)),
    ("runs", |n| n.isqrt() % 3),
    ("no law", |n| ((n * n % 65_537 * 40_503) >> 7) % 3),
];

const GRIDS: [(&str, OfTwo); 4] = [
    ("grid, nim-sum", |x, y| x ^ y),
    ("grid, remainders", |x, y| x % 3 * (y % 4)),
    ("grid, diagonals", |x, y| (x.min(y) + 2 * (x - y).abs().min(3)) % 3),
    ("grid, no law", |x, y| (x * x * 31 + y * y * y * 17 + x * y % 11) % 101 % 3),
];

const PILES: [(&str, IsLost); 2] = [
    ("piles, nim-sum", |t| t[0] ^ t[1] ^ t[2] == 0),
    ("piles, no law", |t| (t[0] * 7 + t[1] * t[1] * 5 + t[2] * t[2] * t[2]) % 31 < 3),
];

const OVER: [(&str, OfTwo); 2] = [
    ("over k, remainder", |k, n| n % (2 * k + 1) / k),
    ("over k, no law", |k, n| (n * n * k + n / k * 7) % 23 % 3),
];

fn show(name: &str, size: i128, table: &Table) {
    report(name, size, || find(table).len());
}

fn report(name: &str, size: i128, run: impl Fn() -> usize) {
    let time = |_| {
        let start = processor_time();
        std::hint::black_box(run());
        processor_time().saturating_sub(start)
    };
    let least = (0..RUNS).map(time).min().unwrap_or_default();
    println!("{:<36} {:>10.3}", format!("{name}, {size}"), least.as_secs_f64() * 1e3);
}

/// What this thread used so far, where the system says so; else the time on the clock.
fn processor_time() -> Duration {
    let known = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = known.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| clock().elapsed(), Duration::from_nanos)
}

fn clock() -> Instant {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    *START.get_or_init(Instant::now)
}
