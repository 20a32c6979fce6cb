//! Lights on a grid; a move toggles the corners of a rectangle whose greatest corner is on.

use crate::prelude::*;
use itertools::{Itertools, iproduct};

type Lights = Vec<(u32, u32)>;

/// `T`, then for each case `n` and n distinct cells.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=5);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let (width, height) = (random.u32(1..=4), random.u32(1..=3));
        let lights = iproduct!(1..=width, 1..=height).filter(|_| random.u8(..) < 90).collect_vec();
        text += &format!("{}\n", lights.len());
        lights.iter().for_each(|(x, y)| text += &format!("{x} {y}\n"));
    }
    text
}

/// Tries every rectangle.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|lights: &Lights| {
        let rectangles = lights.iter().flat_map(|&(x2, y2)| iproduct!(1..=x2, 1..=y2, [x2], [y2]));
        rectangles
            .map(|(x1, y1, x2, y2)| toggled(lights, &[(x1, y1), (x1, y2), (x2, y1), (x2, y2)]))
            .collect()
    });
    for _ in 0..input.int()? {
        let mut lights = Vec::new();
        for _ in 0..input.int()? {
            let [x, y] = input.array()?;
            lights.push((x, y));
        }
        lights.sort_unstable();
        out.line(if game.wins(&lights) { "Have a try, lxhgww." } else { "Don't waste your time." });
    }
    Ok(())
}

fn toggled(lights: &Lights, corners: &[(u32, u32)]) -> Lights {
    let mut after = lights.clone();
    for corner in corners.iter().unique() {
        match after.iter().position(|light| light == corner) {
            Some(i) => drop(after.remove(i)),
            None => after.push(*corner),
        }
    }
    after.sort_unstable();
    after
}
