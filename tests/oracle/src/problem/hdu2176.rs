//! Nim: every winning first move, as a heap and what is left of it.

use crate::prelude::*;

/// Cases `m` and m heaps, ended by a zero.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=8) {
        let heaps: Vec<String> = (0..random.usize(1..=4)).map(|_| random.u32(1..=7).to_string()).collect();
        text += &format!("{}\n{}\n", heaps.len(), heaps.join(" "));
    }
    text + "0\n"
}

/// Tries every move of every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game =
        Naive::new(|heaps: &Vec<u32>| moves(heaps).map(|(_, _, after)| naive::sorted(&after)).collect());
    while let Some([m]) = input.until_zeros()? {
        let heaps = input.ints(m)?;
        out.line(if game.wins(&heaps) { "Yes" } else { "No" });
        for (heap, left, after) in moves(&heaps) {
            if !game.wins(&naive::sorted(&after)) {
                out.words([heap, left]);
            }
        }
    }
    Ok(())
}

fn moves(heaps: &[u32]) -> impl Iterator<Item = (u32, u32, Vec<u32>)> + '_ {
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        (0..heap).map(move |left| {
            let mut after = heaps.to_vec();
            after[i] = left;
            (heap, left, after)
        })
    })
}
