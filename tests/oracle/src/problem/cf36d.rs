//! A piece in the corner of a board; a move takes it one square right, or down, or k right and k
//! down.

use crate::prelude::*;

/// `t k`, then the boards.
pub fn generate(random: &mut Rng) -> String {
    let (t, k, largest) = (random.usize(1..=10), random.u32(1..=5), random.u32(1..=30));
    let lines = (0..t).map(|_| format!("{} {}\n", random.u32(1..=largest), random.u32(1..=30)));
    format!("{t} {k}\n{}", lines.collect::<String>())
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [t, k] = input.array::<u64, 2>()?;
    input.within(&[k], 1..=1_000_000_000)?;
    let mut game = Naive::new(|&(n, m): &(u64, u64)| {
        let to = [
            n.checked_sub(1).zip(Some(m)),
            Some(n).zip(m.checked_sub(1)),
            n.checked_sub(k).zip(m.checked_sub(k)),
        ];
        to.into_iter().flatten().collect()
    });
    for _ in 0..t {
        let [n, m] = input.array::<u64, 2>()?;
        input.within(&[n, m], 1..=1_000_000_000)?;
        out.line(if game.wins(&(n - 1, m - 1)) { "+" } else { "-" });
    }
    Ok(())
}
