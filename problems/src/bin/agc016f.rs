//! # AGC 016 F: Games on DAG
//!
//! - **Source**: <https://atcoder.jp/contests/agc016/tasks/agc016_f>
//! - **Limits**: 5 s, 256 MB
//! - **Idea**: count the graphs in which both pieces have the same value: choose which vertices
//!   have the value 0. Each of the others needs an edge to one of these, these have none to each
//!   other, and without them the others are the same question with all values one less.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

const MODULUS: u64 = 1_000_000_007;

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    input.within(&[n], 2..=15)?;
    let mut edges = vec![0usize; n]; // by vertex, the set of where they lead
    for _ in 0..m {
        let [x, y] = input.array::<usize, 2>()?;
        input.require(1 <= x && x < y && y <= n && edges[x - 1] >> (y - 1) & 1 == 0, "a new edge upwards")?;
        edges[x - 1] |= 1 << (y - 1);
    }
    let powers = std::iter::successors(Some(1), |power| Some(2 * power % MODULUS));
    let powers: Vec<u64> = powers.take(106).collect();
    let down = |v: usize, to: usize| (edges[v] & to).count_ones() as usize;
    let mut same = vec![0u64; 1 << n]; // by set, the graphs on it where the first two have one value
    for set in (3..1usize << n).filter(|set| set & 3 == 3) {
        let mut others = set;
        while others > 0 {
            others = (others - 1) & set; // each of its subsets but itself
            let zeros = set & !others;
            if others & 3 == 0 || others & 3 == 3 {
                let members = |set: usize| (0..n).filter(move |v| set >> v & 1 == 1);
                let edges = |from, to| powers[members(from).map(|v| down(v, to)).sum::<usize>()];
                let inner = if others & 3 == 3 { same[others] } else { edges(others, others) };
                let needed = members(others).map(|v| powers[down(v, zeros)] - 1);
                let ways = edges(zeros, others) * inner % MODULUS;
                same[set] = (same[set] + needed.fold(ways, |ways, more| ways * more % MODULUS)) % MODULUS;
            }
        }
    }
    out.line((powers[m] + MODULUS - same[(1 << n) - 1]) % MODULUS);
    Ok(())
}
