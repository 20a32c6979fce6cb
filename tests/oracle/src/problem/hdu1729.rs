//! Boxes of size s with c stones; a move adds 1 to c^2 stones to one, but not beyond s; the player
//! who cannot move loses.

use crate::prelude::*;

/// `n`, then `s c` a line; 0 ends.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=8) {
        let n = random.usize(1..=3);
        text += &format!("{n}\n");
        for _ in 0..n {
            let size = random.u32(1..=15);
            text += &format!("{size} {}\n", random.u32(0..=size));
        }
    }
    text + "0\n"
}

/// Every number for every box.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|boxes: &Vec<(u32, u32)>| {
        let mut options = Vec::new();
        for (i, &(size, stones)) in boxes.iter().enumerate() {
            for add in (1..=stones * stones).take_while(|add| stones + add <= size) {
                let mut after = boxes.clone();
                after[i].1 += add;
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    });
    let mut case = 0;
    while let Some([n]) = input.until_zeros::<usize, 1>()? {
        let mut boxes = Vec::new();
        for _ in 0..n {
            let [size, stones] = input.array::<u32, 2>()?;
            boxes.push((size, stones));
        }
        boxes.sort_unstable();
        case += 1;
        out.line(format_args!("Case {case}:"));
        out.line(if game.wins(&boxes) { "Yes" } else { "No" });
    }
    Ok(())
}
