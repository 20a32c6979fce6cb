//! # HDU 1848: Fibonacci again and again
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1848>
//! - **Limits**: 1 s, 32 MB
//! - **Idea**: three heaps with Fibonacci numbers as takes: xor of three table look-ups.
//! - **Template**: `sg_table`, `sum`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_table;
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut takes = vec![1, 2];
    while takes[takes.len() - 1] < 1000 {
        takes.push(takes[takes.len() - 1] + takes[takes.len() - 2]);
    }
    let sg = sg_table::values(&takes, 1000);
    while let Some(heaps) = input.until_zeros::<usize, 3>()? {
        input.within(&heaps, 0..=1000)?;
        let values = heaps.iter().map(|&heap| sg[heap]);
        out.line(if sum::first_player_wins(values) { "Fibo" } else { "Nacci" });
    }
    Ok(())
}
