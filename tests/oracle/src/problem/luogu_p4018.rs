//! A heap; a move takes a number of stones that is a power of a prime, or one stone.

use crate::prelude::*;

/// `T`, then the heaps.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=10);
    format!("{t}\n{}", (0..t).map(|_| format!("{}\n", random.u32(1..=200))).collect::<String>())
}

/// As many heaps as there may be, of any size.
pub fn max_heaps(random: &mut Rng) -> String {
    let lines = (0..100_000).map(|_| format!("{}\n", random.u32(1..=50_000_000)));
    format!("100000\n{}", lines.collect::<String>())
}

/// Tries every number of stones.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let is_power = |n: u32| {
        let least = (2..=n).find(|d| n.is_multiple_of(*d));
        least.is_none_or(|prime| {
            std::iter::successors(Some(1), |power| Some(power * prime))
                .take_while(|&power| power <= n)
                .any(|power| power == n)
        })
    };
    let takes: Vec<u32> = (1..=1000).filter(|&n| is_power(n)).collect();
    let mut game = Naive::new(|&n: &u32| takes.iter().filter_map(|take| n.checked_sub(*take)).collect());
    for _ in 0..input.int()? {
        let n: u32 = input.int()?;
        input.within(&[n], 1..=1000)?;
        out.line(if game.wins(&n) { "October wins!" } else { "Roy wins!" });
    }
    Ok(())
}
