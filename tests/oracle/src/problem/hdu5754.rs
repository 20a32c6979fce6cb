//! A chess piece walks from (1, 1) to (n, m), never back; whoever brings it there wins, a stuck one
//! is a draw.

use crate::prelude::*;
use std::collections::HashMap;

/// `T`, then `piece n m`.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=20);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        text += &format!("{} {} {}\n", random.u32(1..=4), random.u32(2..=14), random.u32(2..=14));
    }
    text
}

/// Every square, from the goal back: 1 wins for the player to move, -1 loses, 0 is a draw.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [piece, n, m] = input.array::<i32, 3>()?;
        let mut values: HashMap<(i32, i32), i32> = HashMap::new();
        for x in (1..=n).rev() {
            for y in (1..=m).rev() {
                let squares = (x..=n).flat_map(|to| (y..=m).map(move |up| (to, up)));
                let reach = squares.filter(|to| *to != (x, y) && moves(piece, to.0 - x, to.1 - y));
                let best = reach.map(|to| -values[&to]).max();
                values.insert((x, y), if (x, y) == (n, m) { -1 } else { best.unwrap_or(0) });
            }
        }
        out.line(["G", "D", "B"][(values[&(1, 1)] + 1) as usize]);
    }
    Ok(())
}

fn moves(piece: i32, a: i32, b: i32) -> bool {
    match piece {
        1 => a <= 1 && b <= 1,
        2 => a == 0 || b == 0,
        3 => a + b == 3 && a * b == 2,
        _ => a == 0 || b == 0 || a == b,
    }
}
