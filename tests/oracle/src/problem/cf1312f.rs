//! Castles: an attack kills x, y or z of the soldiers in one, or all if there are fewer. Infantry
//! (y) may not follow infantry on the same castle, cavalry (z) not cavalry.

use crate::prelude::*;
use itertools::{Itertools, iproduct};

/// `t`, then the cases: `n x y z` and n castles.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=6);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let (n, kills) = (random.usize(1..=3), [(); 3].map(|()| random.u32(1..=5)));
        let most = [25, 12, 6][n - 1];
        text += &format!("{n} {}\n", kills.iter().join(" "));
        text += &format!("{}\n", (0..n).map(|_| random.u32(1..=most)).join(" "));
    }
    text
}

/// Few castles of up to 10^18 soldiers, with each combination of kills eight times.
pub fn max_cases(random: &mut Rng) -> String {
    const LARGEST: u64 = 1_000_000_000_000_000_000;
    let kills = iproduct!(1..=5, 1..=5, 1..=5).cycle().take(1000);
    let cases: String = kills
        .map(|(x, y, z)| {
            let castles = (0..5).map(|_| match random.u8(..3) {
                0 => LARGEST,
                1 => LARGEST - random.u64(0..=1000),
                _ => random.u64(1..=LARGEST),
            });
            format!("5 {x} {y} {z}\n{}\n", castles.collect_vec().iter().join(" "))
        })
        .collect();
    format!("1000\n{cases}")
}

/// Many small castles, and so many ways to win.
pub fn max_castles(random: &mut Rng) -> String {
    format!("1\n300000 5 4 3\n{} 1\n", (1..300_000).map(|_| random.u32(1..=9)).join(" "))
}

/// Tries every attack on every castle; a castle is its soldiers and the kind of the last attack, 3
/// before the first one.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let t = input.int()?;
    input.within(&[t], 1..=1000)?;
    let mut total = 0;
    for _ in 0..t {
        let n = input.int()?;
        input.within(&[n], 1..=300_000)?;
        total += n;
        input.require(total <= 300_000, "at most 300000 castles together")?;
        let kills = input.array::<u64, 3>()?;
        input.within(&kills, 1..=5)?;
        let soldiers: Vec<u64> = input.ints(n)?;
        input.within(&soldiers, 1..=1_000_000_000_000_000_000)?;
        let castles: Vec<(u64, usize)> = soldiers.into_iter().map(|soldiers| (soldiers, 3)).collect();
        let mut game = Naive::new(|castles: &Vec<(u64, usize)>| attacks(castles, kills));
        out.line(attacks(&castles, kills).iter().filter(|after| !game.wins(after)).count());
    }
    Ok(())
}

/// The castles after each possible attack, in ascending order.
fn attacks(castles: &[(u64, usize)], kills: [u64; 3]) -> Vec<Vec<(u64, usize)>> {
    let mut options = Vec::new();
    for (i, &(soldiers, last)) in castles.iter().enumerate() {
        for (kind, kill) in kills.into_iter().enumerate() {
            if soldiers > 0 && (kind == 0 || kind != last) {
                let mut after = castles.to_vec();
                after[i] = (soldiers.saturating_sub(kill), kind);
                after.sort_unstable();
                options.push(after);
            }
        }
    }
    options
}
