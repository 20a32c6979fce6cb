//! A matrix: a move lowers the first cell of a path down and to the right, and sets the other cells
//! of the path to any numbers.
//!
//! A search needs a bound on these numbers: the least 2^k - 1 that no cell exceeds. It changes no
//! winner, as there is a winning move that sets cells to xors of cells. The smallest matrices are
//! searched with the next bound, too.

use crate::prelude::*;
use itertools::Itertools;

/// `t`, then the matrices: small numbers where there are many cells.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=3);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        // Half of the matrices are symmetric with zeros in the middle: the second player wins.
        let symmetric = random.bool();
        let n = random.usize(1..=3);
        let m = if symmetric { n } else { random.usize(1..=3) };
        let most = [15, 15, 7, 3, 1, 1, 1, 1, 1][n * m - 1];
        let mut matrix = vec![vec![0; m]; n];
        for (r, c) in (0..n).cartesian_product(0..m) {
            matrix[r][c] = if symmetric && r >= c { matrix[c][r] } else { random.u64(0..=most) };
        }
        let rows: String = matrix.iter().map(|row| format!("{}\n", row.iter().join(" "))).collect();
        text += &format!("{n} {m}\n{rows}");
    }
    text
}

/// Matrices that are lost, each followed by one that is not, as a single cell differs.
pub fn max_matrices(random: &mut Rng) -> String {
    let mut text = "10\n".to_owned();
    for largest in [999_999, 9, 9, 9, 9] {
        let mut matrix = vec![vec![0; 100]; 100];
        for (r, c) in (0..100).tuple_combinations() {
            matrix[r][c] = random.u64(0..=largest);
            matrix[c][r] = matrix[r][c];
        }
        for _ in 0..2 {
            let rows: String = matrix.iter().map(|row| format!("{}\n", row.iter().join(" "))).collect();
            text += &format!("100 100\n{rows}");
            matrix[random.usize(..100)][random.usize(..100)] ^= 1;
        }
    }
    text
}

/// Tries every path and all numbers on it.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let t = input.int()?;
    input.within(&[t], 1..=10)?;
    for _ in 0..t {
        let [n, m] = input.array::<usize, 2>()?;
        input.within(&[n, m], 1..=100)?;
        let matrix: Vec<u64> = input.ints(n * m)?;
        input.within(&matrix, 0..=1_000_000)?;
        let most = matrix.iter().fold(1, |most, &number| (number + 1).next_power_of_two().max(most)) - 1;
        let wins = wins_up_to(most, n, m, &matrix);
        if n * m <= 2 && most <= 7 {
            assert_eq!(wins, wins_up_to(2 * most + 1, n, m, &matrix), "the bound matters");
        }
        out.line(if wins { "Ashish" } else { "Jeel" });
    }
    Ok(())
}

/// Whether the first player wins if no cell may exceed a bound.
fn wins_up_to(most: u64, n: usize, m: usize, matrix: &[u64]) -> bool {
    let mut game = Naive::new(|matrix: &Vec<u64>| {
        let mut options = Vec::new();
        for cell in (0..n * m).filter(|&cell| matrix[cell] > 0) {
            // The numbers along all paths from here: an unfinished path, and the matrix so far.
            let mut open = Vec::new();
            for lower in 0..matrix[cell] {
                let mut after = matrix.clone();
                after[cell] = lower;
                open.push((cell, after));
            }
            while let Some((end, after)) = open.pop() {
                let right = (end % m + 1 < m).then_some(end + 1);
                let down = (end / m + 1 < n).then_some(end + m);
                for next in right.into_iter().chain(down) {
                    for number in 0..=most {
                        let mut after = after.clone();
                        after[next] = number;
                        open.push((next, after));
                    }
                }
                options.push(after);
            }
        }
        options
    });
    game.wins(&matrix.to_vec())
}
