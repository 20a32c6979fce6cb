//! Piles; a move lowers one of n to k, where 0 < k < n and k xor n < n, and adds a pile of k xor n,
//! or, once for each player, of 2k xor n if that is not 0.

use crate::generate::rows;
use crate::prelude::*;

/// `T`, then for each case `n` and the piles.
pub fn generate(random: &mut Rng) -> String {
    let largest = random.u64(2..=9);
    rows(random, 2, largest)
}

/// The piles, and who may still make a special move: the player to move, the other one.
type Position = (Vec<u32>, bool, bool);

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|position: &Position| options(position));
    for case in 1..=input.int::<usize>()? {
        let n: usize = input.int()?;
        let piles: Vec<u32> = input.ints(n)?;
        input.within(&piles, 1..=100)?;
        let wins = game.wins(&(naive::sorted(&piles), true, true));
        out.line(format!("Case {case}: {}", if wins { "Yes" } else { "No" }));
    }
    Ok(())
}

fn options((piles, may, other_may): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for (i, &n) in piles.iter().enumerate() {
        for k in (1..n).filter(|k| k ^ n < n) {
            let after = |new: u32| {
                let mut after = piles.clone();
                after[i] = k;
                after.push(new);
                naive::sorted(&after)
            };
            options.push((after(k ^ n), *other_may, *may));
            if *may && 2 * k != n {
                options.push((after((2 * k) ^ n), *other_may, false));
            }
        }
    }
    options
}
