//! Two piles; a move takes stones from one, or x from one and y from the other with |x - y| <= k;
//! `1` if the first player wins.

use crate::prelude::*;

/// `T`, then lines `a b k`.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=10);
    let lines: String = (0..t)
        .map(|_| format!("{} {} {}\n", random.u32(0..=14), random.u32(0..=14), random.u32(0..=4)))
        .collect();
    format!("{t}\n{lines}")
}

/// Lost positions and others beside them: first many small ones, then piles up to 10^8, and the
/// corners of the ranges.
pub fn max_cases(random: &mut Rng) -> String {
    const LARGEST: u64 = 100_000_000;
    let mut text = "100000\n".to_owned();
    for case in 0..99_994 {
        let is_small = case < 90_000;
        let k = if is_small || random.bool() { random.u64(0..=3) } else { LARGEST >> random.u32(..27) };
        let most = if is_small { 60 } else { LARGEST / (k + 3) };
        let i = random.u64(most / 2 * u64::from(!is_small)..=most);
        let (less, more) = lost(i, k);
        let more = (more + u64::from(random.u8(..4) == 0)).min(LARGEST);
        let (a, b) = if random.bool() { (less, more) } else { (more, less) };
        text += &format!("{a} {b} {k}\n");
    }
    text += &format!("{LARGEST} {LARGEST} {LARGEST}\n{LARGEST} {LARGEST} 0\n0 {LARGEST} {LARGEST}\n");
    text + &format!("{LARGEST} 0 0\n1 {LARGEST} 99999998\n1 {LARGEST} 99999997\n")
}

/// Lost position i: the piles differ by i * (k + 1), and the smaller one is the floor of
/// i * (1 - k + sqrt((k + 1)^2 + 4)) / 2.
fn lost(i: u64, k: u64) -> (u64, u64) {
    let (i, step) = (u128::from(i), u128::from(k + 1));
    let less = ((i * i * (step * step + 4)).isqrt() + 2 * i - i * step) / 2;
    (less as u64, (less + i * step) as u64)
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let t = input.int::<u32>()?;
    input.within(&[t], 1..=100_000)?;
    for _ in 0..t {
        let [a, b, k] = input.array::<u32, 3>()?;
        input.within(&[a, b, k], 0..=100_000_000)?;
        let mut game = Naive::new(|&(a, b): &(u32, u32)| {
            let one = (0..a).map(|to| (to, b)).chain((0..b).map(|to| (a, to)));
            let both = (0..a).flat_map(|to| (0..b).map(move |left| (to, left)));
            one.chain(both.filter(|(to, left)| (a - to).abs_diff(b - left) <= k)).collect()
        });
        out.line(u8::from(game.wins(&(a, b))));
    }
    Ok(())
}
