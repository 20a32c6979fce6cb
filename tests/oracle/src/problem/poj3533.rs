//! Lights in space; a move toggles the corners of a box whose greatest corner is on. Cases to the
//! end of the file; the second player's answer.

use crate::prelude::*;
use itertools::{Itertools, iproduct};

type Lights = Vec<[u32; 3]>;

/// `N`, then N distinct lights.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=5) {
        let [a, b, c] = [[2, 2, 2], [3, 2, 1], [1, 1, 4], [1, 3, 2], [2, 1, 3]][random.usize(0..5)];
        let mut lights = iproduct!(1..=a, 1..=b, 1..=c).filter(|_| random.u8(..) < 90).collect_vec();
        if lights.is_empty() {
            lights.push((a, b, c));
        }
        random.shuffle(&mut lights);
        text += &format!("{}\n", lights.len());
        lights.iter().for_each(|(x, y, z)| text += &format!("{x} {y} {z}\n"));
    }
    text
}

/// Tries every box.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|lights: &Lights| {
        let boxes = lights.iter().flat_map(|&[x, y, z]| iproduct!(1..=x, 1..=y, 1..=z, [[x, y, z]]));
        boxes.map(|(a, b, c, [x, y, z])| toggled(lights, iproduct!([a, x], [b, y], [c, z]))).collect()
    });
    while let Some([n]) = input.until_end()? {
        input.within(&[n], 1..=1000)?;
        let mut lights = Vec::new();
        for _ in 0..n {
            let light = input.array()?;
            input.within(&light, 1..=10_000)?;
            input.require(!lights.contains(&light), "a new light")?;
            lights.push(light);
        }
        lights.sort_unstable();
        out.line(if game.wins(&lights) { "No" } else { "Yes" });
    }
    Ok(())
}

/// The corners of a degenerate box are listed several times, but each is toggled once.
fn toggled(lights: &Lights, corners: impl Iterator<Item = (u32, u32, u32)>) -> Lights {
    let mut after = lights.clone();
    for corner in corners.map(|(x, y, z)| [x, y, z]).unique() {
        match after.iter().position(|&light| light == corner) {
            Some(i) => drop(after.remove(i)),
            None => after.push(corner),
        }
    }
    after.sort_unstable();
    after
}
