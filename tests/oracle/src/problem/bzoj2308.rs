//! Boxes, some on the ceiling, and ropes between them; a move cuts a rope, and whatever no longer
//! hangs from the ceiling falls.

use crate::hackenbush::{cuts, hanging};
use crate::prelude::*;

/// `T`, then for each case `N M`, `K` and the boxes on the ceiling, and lines `i j k` for k ropes
/// from i to j.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=5);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let boxes = random.usize(1..=5);
        let (mut bundles, mut left) = (String::new(), random.usize(0..=9));
        while left > 0 {
            let ropes = if random.bool() { 1 } else { random.usize(1..=left) };
            let [i, j] = [(); 2].map(|()| random.usize(1..=boxes));
            bundles += &format!("{i} {j} {ropes}\n");
            left -= ropes;
        }
        let mut hung: Vec<String> = (1..=boxes).map(|v| v.to_string()).collect();
        random.shuffle(&mut hung);
        hung.truncate(random.usize(1..=boxes.min(3)));
        let (count, hung) = (hung.len(), hung.join(" "));
        text += &format!("{boxes} {}\n{count}\n{hung}\n{bundles}", bundles.lines().count());
    }
    text
}

/// Tries every cut, rope by rope.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [_, bundles, hung] = input.array::<usize, 3>()?;
        let mut ceiling = Vec::new();
        for _ in 0..hung {
            ceiling.push(input.int()?);
        }
        let mut ropes = Vec::new();
        for _ in 0..bundles {
            let [i, j, count] = input.array()?;
            (0..count).for_each(|_| ropes.push((i, j)));
        }
        let cut = |&mask: &u32| cuts(&ropes, &ceiling, mask).into_iter().map(|(_, after)| after).collect();
        let all = hanging(&ropes, &ceiling, (1 << ropes.len()) - 1);
        out.line(u8::from(Naive::new(cut).wins(&all)));
    }
    Ok(())
}
