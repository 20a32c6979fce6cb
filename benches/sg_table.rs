//! Compares `sg_table` with the textbook table, which clears, marks and scans for each heap.

mod paired;

use grundy::sg_table;

/// As contestants write it: with sorted takes, so that the marking can stop early.
fn textbook(takes: &[usize], n: usize) -> Vec<u32> {
    let mut takes = takes.to_vec();
    takes.sort_unstable();
    let mut sg = vec![0; n + 1];
    let mut seen = vec![false; takes.len() + 1];
    for heap in 1..=n {
        seen.fill(false);
        for &take in takes.iter().take_while(|&&take| take <= heap) {
            seen[sg[heap - take] as usize] = true;
        }
        sg[heap] = seen.iter().position(|&seen| !seen).unwrap_or(takes.len()) as u32;
    }
    sg
}

fn compare(title: &str, takes: &[usize], n: usize) {
    paired::compare(title, || textbook(takes, n), || sg_table::values(takes, n));
}

fn main() {
    let mut random = fastrand::Rng::with_seed(1536);
    let mut takes = |count: usize, most: usize| random.choose_multiple(1..=most, count);
    compare("100 takes up to 1000, 2*10^5 heaps", &takes(100, 1000), 200_000);
    compare("1000 takes up to 10^5, 2*10^5 heaps", &takes(1000, 100_000), 200_000);
    compare("100 takes up to 10^6, 10^6 heaps", &takes(100, 1_000_000), 1_000_000);
    compare("1000 takes up to 1000, 10^5 heaps", &takes(1000, 1000), 100_000);
    for (count, most, n) in [
        (1, 10_000, 10_000),
        (3, 10_000, 10_000),
        (10, 10_000, 10_000),
        (30, 10_000, 10_000),
        (100, 10_000, 10_000),
        (100, 200, 10_000),
        (3, 10, 10_000),
        (100, 10_000, 100),
        (100, 100, 100),
        (1, 1, 10),
        (5, 10, 10),
    ] {
        let title = format!("HDU 1536: {count} takes up to {most}, {n} heaps");
        compare(&title, &takes(count, most), n);
    }
    let fibonacci: Vec<usize> =
        std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b))).map(|(a, _)| a).take(15).collect();
    for n in [10, 100, 1000] {
        compare(&format!("HDU 1848: Fibonacci takes, {n} heaps"), &fibonacci, n);
    }
    compare("Fibonacci takes up to 10^6, 10^6 heaps", &fibonacci_up_to(1_000_000), 1_000_000);
}

fn fibonacci_up_to(n: usize) -> Vec<usize> {
    std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)))
        .map(|(a, _)| a)
        .take_while(|&a| a <= n)
        .collect()
}
