//! Take an allowed number of stones in turn until none is left; both want many in total. What the
//! first player gets.

use crate::prelude::*;

/// `N K`, and the numbers that may be taken, ascending from 1.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=30);
    let (odds, mut takes) = (random.u32(1..=6), vec!["1".to_owned()]);
    takes.extend((2..=n).filter(|_| random.u32(0..8) < odds).map(|take| take.to_string()));
    format!("{n} {}\n{}\n", takes.len(), takes.join(" "))
}

/// The totals of both players from every number of stones on.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, count] = input.array::<usize, 2>()?;
    input.within(&[n], 1..=10_000)?;
    input.require(count >= 1 && count <= n.min(100), "1 to 100 takes")?;
    let takes: Vec<usize> = input.ints(count)?;
    input.within(&takes, 1..=n)?;
    input.require(
        takes[0] == 1 && takes.windows(2).all(|pair| pair[0] < pair[1]),
        "takes that ascend from 1",
    )?;
    let mut totals = vec![(0, 0)];
    for stones in 1..=n {
        let possible = takes.iter().filter(|&&take| take <= stones);
        let after = possible.map(|&take| {
            let (others, own): (usize, usize) = totals[stones - take];
            (own + take, others)
        });
        totals.push(after.max().unwrap());
    }
    out.line(totals[n].0);
    Ok(())
}
