//! Trees with polygons hung at their nodes, also of two edges; a move cuts an edge, and what is no
//! longer connected to node 1 is removed.

use crate::generate::edges;
use crate::hackenbush::cuts;
use crate::prelude::*;

/// A graph of about so many edges.
fn graph(random: &mut Rng, most: usize) -> String {
    let (mut nodes, mut all) = (1, Vec::new());
    while all.len() < most && random.u8(..) < 240 {
        let at = random.usize(1..=nodes);
        // A leaf, or a polygon.
        let length = if random.bool() { 1 } else { random.usize(2..=4) };
        let mut last = at;
        for _ in 1..length.max(2) {
            nodes += 1;
            all.push((last, nodes));
            last = nodes;
        }
        if length > 1 {
            all.push((last, at));
        }
    }
    for edge in &mut all {
        if random.bool() {
            *edge = (edge.1, edge.0);
        }
    }
    random.shuffle(&mut all);
    format!("{nodes} {}\n{}", all.len(), edges(&all))
}

/// Cases to the end of the file.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=3) {
        let n = random.usize(1..=3);
        text += &format!("{n}\n{}", (0..n).map(|_| graph(random, 6)).collect::<String>());
    }
    text
}

/// As many graphs as there may be, as large as they may be.
pub fn max_graphs(random: &mut Rng) -> String {
    let graphs: String = (0..99).map(|_| graph(random, 94)).collect();
    format!("99\n{graphs}").repeat(5)
}

/// Tries every edge.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end::<usize, 1>()? {
        let mut sum = 0;
        for _ in 0..n {
            let [m, k] = input.array::<usize, 2>()?;
            input.within(&[k], 0..=16)?;
            let mut edges = Vec::new();
            for _ in 0..k {
                let [a, b] = input.array::<usize, 2>()?;
                input.within(&[a, b], 1..=m)?;
                edges.push((a, b));
            }
            let mut game = Naive::new(|&mask: &u32| {
                cuts(&edges, &[1], mask).into_iter().map(|(_, left)| left).collect()
            });
            sum ^= game.grundy(&((1 << k) - 1));
        }
        out.line(if sum == 0 { "Harry" } else { "Sally" });
    }
    Ok(())
}
