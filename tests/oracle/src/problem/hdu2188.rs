//! Each gives 1..=m yuan; whoever brings the total to n or more wins.

use crate::prelude::*;

/// `C`, then `n m` a line.
pub fn generate(random: &mut Rng) -> String {
    let cases: String = (0..20).map(|_| format!("{} {}\n", random.u32(1..=60), random.u32(1..=10))).collect();
    format!("20\n{cases}")
}

/// The total itself.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [n, m] = input.array::<u32, 2>()?;
        let mut game =
            Naive::new(
                |&total: &u32| if total >= n { vec![] } else { (1..=m).map(|gift| total + gift).collect() },
            );
        out.line(if game.wins(&0) { "Grass" } else { "Rabbit" });
    }
    Ok(())
}
