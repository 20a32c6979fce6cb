//! N coins in a circle; a move takes 1 to K neighbours; gaps stay; whoever takes the last one wins.

use crate::prelude::*;

/// `T`, then lines `N K`.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=10);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let most = [3, 10][random.usize(0..2)];
        text += &format!("{} {}\n", random.u32(3..=12), random.u32(1..=most));
    }
    text
}

/// Tries every place on the circle; a position has a bit for each coin left.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let cases = input.int::<u32>()?;
    input.within(&[cases], 1..=100)?;
    for case in 1..=cases {
        let [n, k] = input.array::<u32, 2>()?;
        input.within(&[n], 3..=20)?;
        input.within(&[k], 1..=10)?;
        let mut game = Naive::new(|&coins: &u32| {
            let mut left = Vec::new();
            for from in 0..n {
                let mut taken = 0;
                for coin in (from..from + k.min(n)).map(|i| 1 << (i % n)) {
                    if coins & coin == 0 {
                        break;
                    }
                    taken |= coin;
                    left.push(coins & !taken);
                }
            }
            left
        });
        let wins = game.wins(&((1 << n) - 1));
        out.line(format_args!("Case {case}: {}", if wins { "first" } else { "second" }));
    }
    Ok(())
}
