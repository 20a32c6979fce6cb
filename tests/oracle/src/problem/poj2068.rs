//! Two teams sit alternately around a table, every player has an own limit of stones, and whoever
//! takes the last stone loses. Cases until a zero.

use crate::prelude::*;

/// Lines `n S` and 2n limits, then 0.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=12) {
        let (n, most) = (random.usize(1..=3), random.u32(1..=16));
        let limits: Vec<String> = (0..2 * n).map(|_| random.u32(1..=most).to_string()).collect();
        text += &format!("{n} {} {}\n", random.u32(1..=60), limits.join(" "));
    }
    text + "0\n"
}

/// Tries every number of stones.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_zeros::<usize, 1>()? {
        input.within(&[n], 1..=10)?;
        let stones = input.int::<usize>()?;
        input.within(&[stones], 1..=(1 << 13) - 1)?;
        let limits = input.ints(2 * n)?;
        input.within(&limits, 1..=16)?;
        // Whether our team wins with so many stones on the table, by the player to move; the row of
        // no stones is never asked for.
        let mut ours_wins = vec![vec![false; 2 * n]];
        for left in 1..=stones {
            let row = (0..2 * n).map(|player| {
                let ours = player % 2 == 0;
                let after = |take: usize| match left - take {
                    0 => !ours,
                    left => ours_wins[left][(player + 1) % (2 * n)],
                };
                let mut results = (1..=limits[player]).filter(|&take| take <= left).map(after);
                if ours { results.any(|wins| wins) } else { results.all(|wins| wins) }
            });
            let row = row.collect();
            ours_wins.push(row);
        }
        out.line(u8::from(ours_wins[stones][0]));
    }
    Ok(())
}
