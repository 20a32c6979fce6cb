//! One pile; the first move takes anything but all, each later one at most k times the last take;
//! whoever takes the last stone wins.

use crate::prelude::*;

/// `t`, then lines `n k`.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=15);
    let lines: String = (0..t)
        .map(|_| {
            format!(
                "{} {}\n",
                random.u32(2..=40),
                if random.bool() { random.u32(1..=4) } else { random.u32(1..=45) }
            )
        })
        .collect();
    format!("{t}\n{lines}")
}

/// Tries every take, the smallest first. A limit above what is left is no limit.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let t = input.int::<u32>()?;
    input.require(t <= 20, "at most 20 cases")?;
    for case in 1..=t {
        let [n, k] = input.array::<u64, 2>()?;
        input.require((2..=100_000_000).contains(&n), "2 to 10^8 stones")?;
        input.within(&[k], 1..=100_000)?;
        let mut game = Naive::new(|&(n, most): &(u64, u64)| {
            (1..=most).map(|take| (n - take, (k * take).min(n - take))).collect()
        });
        match (1..n).find(|&take| !game.wins(&(n - take, (k * take).min(n - take)))) {
            Some(take) => out.line(format_args!("Case {case}: {take}")),
            None => out.line(format_args!("Case {case}: lose")),
        }
    }
    Ok(())
}
