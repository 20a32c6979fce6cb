//! Rows with a blue, a white and a red piece. The two players have different moves, by k squares
//! where k is a prime or a product of two primes, but not f.

use crate::prelude::*;
use itertools::Itertools;

/// `n f`, then the rows.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=3);
    let mut text = format!("{n} {}\n", random.u32(2..=12));
    for _ in 0..n {
        let row = random.choose_multiple(-7..=7, 3).into_iter().sorted().join(" ");
        text += &format!("{row}\n");
    }
    text
}

/// Tries every move of either player; a position is the rows and whether Alice is to move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, f] = input.array::<i32, 2>()?;
    let rows = (0..n).map(|_| input.array::<i32, 3>()).collect::<Result<Vec<_>, _>>()?;
    let factors = |k: i32| {
        (2..=k).scan(k, |rest, p| {
            let mut count = 0;
            while *rest % p == 0 {
                *rest /= p;
                count += 1;
            }
            Some(count)
        })
    };
    let steps = (2..=20).filter(|&k| k != f && factors(k).sum::<i32>() <= 2).collect_vec();
    let mut game = Naive::new(|(rows, alice): &(Vec<[i32; 3]>, bool)| {
        let mut options = Vec::new();
        for (i, &[b, w, r]) in rows.iter().enumerate() {
            for &k in &steps {
                let moves = if *alice {
                    [[b + k, w, r], [b + k, w + k, r]]
                } else {
                    [[b, w, r - k], [b, w - k, r - k]]
                };
                for row in moves.into_iter().filter(|[b, w, r]| b < w && w < r) {
                    let mut after = rows.clone();
                    after[i] = row;
                    options.push((after, !alice));
                }
            }
        }
        options
    });
    out.line(if game.wins(&(rows.clone(), true)) { "Alice" } else { "Bob" });
    out.line(if game.wins(&(rows, false)) { "Bob" } else { "Alice" });
    Ok(())
}
