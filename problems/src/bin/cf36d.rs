//! # Codeforces 36D: New Game with a Chess Piece
//!
//! - **Source**: <https://codeforces.com/problemset/problem/36/D>
//! - **Limits**: 2 s, 64 MB
//! - **Files**: input.txt, output.txt
//! - **Idea**: without jumps the parity of the steps left would decide. The shorter side is divided
//!   into strips of k + 1: in the odd ones the parity is changed, and on the last line of each
//!   strip the jump is a win. For k = 1 the piece is a king: lost if both numbers of steps are
//!   even.
//! - **Template**: `scan`

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run_files("input.txt", "output.txt", solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [t, k] = input.array::<u64, 2>()?;
    input.within(&[k], 1..=1_000_000_000)?;
    for _ in 0..t {
        let [n, m] = input.array::<u64, 2>()?;
        input.within(&[n, m], 1..=1_000_000_000)?;
        let (right, down) = (n - 1, m - 1);
        let (strip, line) = (right.min(down) / (k + 1), right.min(down) % (k + 1));
        let wins = match k {
            1 => right % 2 == 1 || down % 2 == 1,
            _ => line == k || (right + down + strip) % 2 == 1,
        };
        out.line(if wins { "+" } else { "-" });
    }
    Ok(())
}
