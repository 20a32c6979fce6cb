//! # HDU 2873: Bomb Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=2873>
//! - **Limits**: 1 s, 32 MB (from memory)
//! - **Idea**: each bomb is a game of its own that may turn into two; that two bombs on one square
//!   vanish changes nothing, because equal values cancel anyway.
//! - **Template**: `multi_sg`, `sum`

use grundy::multi_sg;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

const SIZE: usize = 50;

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let values = multi_sg::values(SIZE * SIZE, |square, values, mex| {
        let (p, q) = (square / SIZE, square % SIZE);
        for u in 0..p {
            (0..q).for_each(|v| mex.insert(values[u * SIZE + q] ^ values[p * SIZE + v]));
        }
        // On an edge of the board a bomb only moves along it.
        match (p, q) {
            (0, _) => (0..q).for_each(|v| mex.insert(values[v])),
            (_, 0) => (0..p).for_each(|u| mex.insert(values[u * SIZE])),
            _ => {}
        }
    });
    while let Some([n, m]) = input.until_zeros()? {
        input.within(&[n, m], 1..=SIZE)?;
        let grid = input.grid(n, m)?;
        let bombs = (0..n).flat_map(|p| (0..m).map(move |q| (p, q))).filter(|&(p, q)| grid[p][q] == b'#');
        let bombs = bombs.map(|(p, q)| values[p * SIZE + q]);
        out.line(if sum::first_player_wins(bombs) { "John" } else { "Jack" });
    }
    Ok(())
}
