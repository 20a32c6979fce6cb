//! Mouse and cat move in turn on a graph: the mouse to the hole 0, the cat, who may not enter it,
//! to the mouse. A list of lists on each line.

use crate::prelude::*;

/// Graphs on which both can always move.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=4) {
        let n = random.usize(3..=7);
        let share = random.u8(60..);
        let mut near = vec![Vec::new(); n];
        for (a, b) in (0..n).flat_map(|b| (0..b).map(move |a| (a, b))) {
            // The path 1 - 2 - … lets both move.
            if a + 1 == b && a > 0 || random.u8(..) < share {
                near[a].push(b);
                near[b].push(a);
            }
        }
        if near[0].is_empty() {
            near[0].push(n - 1);
            near[n - 1].push(0);
        }
        text += &format!("{near:?}\n").replace(' ', "");
    }
    text
}

/// A long way, and a graph with few edges.
pub fn max_graphs(random: &mut Rng) -> String {
    let mut text = String::new();
    for more in [0, 10, 30, 100, 1225] {
        let mut edges: Vec<(usize, usize)> = (1..50).map(|b| (b - 1, b)).collect();
        for _ in 0..more {
            let (a, b) = (random.usize(..50), random.usize(..50));
            if a != b && !edges.contains(&(a.min(b), a.max(b))) {
                edges.push((a.min(b), a.max(b)));
            }
        }
        let order: Vec<usize> = if more == 0 {
            (0..50).collect()
        } else {
            crate::generate::numbered(random, 50).iter().map(|v| v - 1).collect()
        };
        let mut near = vec![Vec::new(); 50];
        for (a, b) in edges {
            near[order[a]].push(order[b]);
            near[order[b]].push(order[a]);
        }
        text += &format!("{near:?}\n").replace(' ', "");
    }
    text
}

/// Improves what is known of all positions, move by move, until nothing changes.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while !input.at_end() {
        let line = input.line()?.unwrap_or_default().trim().to_owned();
        let inner = line.strip_prefix("[[").and_then(|line| line.strip_suffix("]]"));
        let rows = inner.ok_or("expected a list of lists")?.split("],[");
        let numbers = |row: &str| row.split(',').map(str::parse::<usize>).collect::<Result<Vec<_>, _>>();
        let near = rows.map(numbers).collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
        let n = near.len();
        input.require(n > 2 && near.iter().flatten().all(|&v| v < n), "a graph")?;
        // 1: the mouse wins, 2: the cat; by mouse, cat, turn of the cat.
        let mut known = vec![[[0; 2]; 64]; 64];
        known[0] = [[1; 2]; 64];
        known.iter_mut().enumerate().skip(1).for_each(|(v, row)| row[v] = [2; 2]);
        for _ in 0..2 * n * n {
            for mouse in 1..n {
                for cat in (1..n).filter(|&cat| cat != mouse) {
                    for turn in 0..2 {
                        let to: Vec<i32> = if turn == 0 {
                            near[mouse].iter().map(|&to| known[to][cat][1]).collect()
                        } else {
                            near[cat].iter().filter(|&&to| to > 0).map(|&to| known[mouse][to][0]).collect()
                        };
                        let (own, other) = (turn as i32 + 1, 2 - turn as i32);
                        if to.contains(&own) {
                            known[mouse][cat][turn] = own;
                        } else if to.iter().all(|&winner| winner == other) {
                            known[mouse][cat][turn] = other;
                        }
                    }
                }
            }
        }
        out.line(known[1][2][0]);
    }
    Ok(())
}
