//! One pile of n stones; take 1..=m; whoever takes the last one wins.

use crate::prelude::*;

/// `C`, then `n m` a line.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=20);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        text += &format!("{} {}\n", random.u32(1..=60), random.u32(1..=12));
    }
    text
}

/// Every move of every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [n, m] = input.array::<u32, 2>()?;
        let wins = Naive::new(|&n: &u32| (1..=m.min(n)).map(|take| n - take).collect()).wins(&n);
        out.line(if wins { "first" } else { "second" });
    }
    Ok(())
}
