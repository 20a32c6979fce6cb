//! Two pieces on the vertices 1 and 2 of a graph without cycles of which any set of edges is
//! removed: in how many of these graphs does the first player win?

use crate::generate::edges;
use crate::prelude::*;

/// `N M`, then the edges.
pub fn generate(random: &mut Rng) -> String {
    loop {
        let n = random.usize(2..=6);
        let share = random.u8(..);
        let mut all: Vec<(usize, usize)> = (1..=n).flat_map(|x| (x + 1..=n).map(move |y| (x, y))).collect();
        all.retain(|_| random.u8(..) <= share);
        random.shuffle(&mut all);
        all.truncate(10);
        if !all.is_empty() {
            return format!("{n} {}\n{}", all.len(), edges(&all));
        }
    }
}

/// Tries every set of edges, and every move of either piece.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    input.within(&[n], 2..=15)?;
    input.within(&[m], 1..=12)?;
    let mut edges: Vec<(usize, usize)> = Vec::new();
    for _ in 0..m {
        let [x, y] = input.array::<usize, 2>()?;
        input.require(1 <= x && x < y && y <= n && !edges.contains(&(x, y)), "a new edge upwards")?;
        edges.push((x, y));
    }
    let wins = (0..1u32 << m).filter(|set| {
        let left: Vec<_> = (0..m).filter(|i| set >> i & 1 == 1).map(|i| edges[i]).collect();
        let moves = |&v: &usize| left.iter().filter(move |edge| edge.0 == v).map(|edge| edge.1);
        Naive::new(|pieces: &[usize; 2]| naive::sum_options(pieces, moves)).wins(&[1, 2])
    });
    out.line(wins.count());
    Ok(())
}
