//! # Codeforces 87C: Interesting Game
//!
//! - **Source**: <https://codeforces.com/problemset/problem/87/C>
//! - **Limits**: 2 s, 256 MB
//! - **Idea**: a split leaves k heaps of neighbouring sizes, so its value is the xor of two
//!   prefixes of the table.
//! - **Template**: `multi_sg`

use grundy::multi_sg;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.within(&[n], 1..=100_000)?;
    let (mut prefix, mut answer) = (vec![0], None); // prefix[i]: xor of the values below i
    multi_sg::values(n + 1, |heap, values, mex| {
        prefix.extend(values.last().map(|value| prefix[heap - 1] ^ value));
        for k in (2..).take_while(|k| k * (k + 1) / 2 <= heap) {
            // The parts are rest / k, rest / k + 1, ..., rest / k + k - 1.
            let rest = heap - k * (k - 1) / 2;
            if rest % k == 0 {
                let value = prefix[rest / k + k] ^ prefix[rest / k];
                mex.insert(value);
                answer = answer.or(if heap == n && value == 0 { Some(k) } else { None });
            }
        }
    });
    match answer {
        Some(k) => out.line(k),
        None => out.line(-1),
    }
    Ok(())
}
