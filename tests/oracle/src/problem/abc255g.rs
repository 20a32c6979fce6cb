//! Nim in which some pairs (X, Y) forbid to take exactly Y stones from a pile of exactly X.

use crate::generate::edges;
use crate::prelude::*;
use itertools::Itertools;

/// `N M`, the piles, then the pairs in any order.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=3);
    let piles = (0..n).map(|_| random.u32(1..=9)).join(" ");
    let all = (1..=8).flat_map(|x| (1..=x).map(move |y| (x, y))).collect_vec();
    let count = if random.bool() { random.usize(1..=8) } else { random.usize(9..=all.len()) };
    let mut pairs = random.choose_multiple(all, count);
    random.shuffle(&mut pairs);
    format!("{n} {count}\n{piles}\n{}\n", pairs.iter().map(|(x, y)| format!("{x} {y}")).join("\n"))
}

/// Small piles without any move, a few pairs for some middle piles, two for each large one, and the
/// largest piles of all. The nim-sum is 0, so that every value counts.
pub fn max_pairs(random: &mut Rng) -> String {
    const LARGEST: usize = 1_000_000_000_000_000_000;
    let mut pairs = (1..=446).flat_map(|x| (1..=x).map(move |y| (x, y))).collect_vec();
    for x in random.choose_multiple(501..=9000, 5555) {
        pairs.extend(random.choose_multiple(1..=x, 9).into_iter().map(|y| (x, y)));
    }
    pairs.extend((35_001..=60_000).flat_map(|x| [(x, 1), (x, 2)]));
    pairs.extend((1..).map(|y| (447, y)).take(200_000 - 4 - pairs.len()));
    let values = values(&pairs, 60_000);
    let (mut piles, mut last) = (Vec::new(), None);
    while last.is_none() {
        piles = (3..200_000).map(|i| random.usize(1..=if i % 2 == 0 { 9000 } else { 60_000 })).collect();
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        last = values.iter().position(|&value| value == sum).filter(|&pile| pile > 0);
    }
    // The two largest have the same value, as no move leads from one to the other.
    pairs.extend([(LARGEST - 1, LARGEST - 1), (LARGEST - 1, LARGEST - 2), (LARGEST, 1), (LARGEST, LARGEST)]);
    piles.extend(last.into_iter().chain([LARGEST - 1, LARGEST]));
    random.shuffle(&mut pairs);
    format!("{} {}\n{}\n{}", piles.len(), pairs.len(), piles.iter().join(" "), edges(&pairs))
}

/// The Grundy values of piles up to `most`. One that no pair concerns has the least value that no
/// smaller one has; a pair takes options away.
fn values(pairs: &[(usize, usize)], most: usize) -> Vec<usize> {
    let forbidden = pairs.iter().copied().into_group_map();
    let (mut values, mut next): (Vec<usize>, usize) = (Vec::new(), 0);
    let mut count = vec![0; most + 2];
    for x in 0..=most {
        let lacking = forbidden.get(&x).into_iter().flatten().map(|y| values[x - y]).collect_vec();
        lacking.iter().for_each(|&value| count[value] -= 1);
        let value = lacking.iter().copied().filter(|&value| count[value] == 0).min().unwrap_or(next);
        lacking.iter().for_each(|&value| count[value] += 1);
        count[value] += 1;
        next = next.max(value + 1);
        values.push(value);
    }
    values
}

/// Tries every move of the whole game that is not forbidden.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    input.within(&[n, m], 1..=200_000)?;
    let piles = input.ints(n)?;
    input.within(&piles, 1..=1_000_000_000_000_000_000)?;
    let mut forbidden = Vec::new();
    for _ in 0..m {
        let [x, y] = input.array::<u64, 2>()?;
        input.require(1 <= y && y <= x && x <= 1_000_000_000_000_000_000, "1 <= Y <= X <= 10^18")?;
        input.require(!forbidden.contains(&(x, y)), "another pair")?;
        forbidden.push((x, y));
    }
    let options = |&x: &u64| (0..x).filter(|left| !forbidden.contains(&(x, x - left))).collect_vec();
    let mut game = Naive::new(|piles: &Vec<u64>| {
        naive::sum_options(piles, options).iter().map(|piles| naive::sorted(piles)).collect()
    });
    out.line(if game.wins(&naive::sorted(&piles)) { "Takahashi" } else { "Aoki" });
    Ok(())
}
