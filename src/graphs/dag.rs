//! Grundy values of the vertices of a directed acyclic graph: a token moves along an edge.
//!
//! - **Rules**: normal play: the player who cannot move loses. The vertices are 0..n, `graph[v]`
//!   lists where a move leads from v; repeated edges are allowed.
//! - **Theorem**: the value is the mex of the successors' values; several tokens are a sum: the xor
//!   of their vertices' values.
//! - **Time**: O(V + E), on an explicit stack.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); P. M. Grundy, Eureka 2 (1939).
//! - **Needs**: `mex`.
//! - **Checked**: against the naive solver for all graphs of 4 vertices and random ones of up to
//!   40.

use crate::mex::Mex;
use std::collections::BTreeSet;

/// The Grundy value of each vertex.
///
/// # Errors
/// If the graph has a cycle: its vertices. (`retrograde` solves such graphs.)
///
/// # Panics
/// If an edge leads to no vertex.
///
/// ```
/// use grundy::dag;
/// assert_eq!(dag::values(&[vec![1, 2], vec![2], vec![]]), Ok(vec![2, 1, 0]));
/// let cycle = dag::values(&[vec![1], vec![2], vec![1]]).unwrap_err();
/// assert_eq!(cycle, "the graph has a cycle of length 2: 1 -> 2 -> 1");
/// ```
pub fn values(graph: &[Vec<usize>]) -> Result<Vec<u32>, String> {
    let mut values = vec![NEW; graph.len()];
    let (mut path, mut mex) = (Vec::new(), Mex::new());
    for root in 0..graph.len() {
        if values[root] == NEW {
            values[root] = OPEN;
            path.push((root, graph[root].iter()));
        }
        while let Some((v, successors)) = path.last_mut() {
            match successors.next() {
                Some(&to) if values[to] == NEW => {
                    values[to] = OPEN;
                    path.push((to, graph[to].iter()));
                }
                Some(&to) if values[to] == OPEN => {
                    let cycle = path.iter().map(|&(v, _)| v).skip_while(|&v| v != to);
                    return Err(message(&cycle.collect::<Vec<_>>()));
                }
                Some(_) => {}
                None => {
                    graph[*v].iter().for_each(|&to| mex.insert(values[to]));
                    values[*v] = mex.take();
                    path.pop();
                }
            }
        }
    }
    Ok(values)
}

/// The successors of `v` with value `rest`, in the graph's order, each once: the winning moves, if
/// `rest` is the value of the rest of a sum, that is of the other tokens (0 if there are none).
///
/// ```
/// use grundy::dag;
/// let graph = [vec![1, 2], vec![2], vec![]];
/// let values = dag::values(&graph).unwrap();
/// assert!(dag::winning_moves(&graph, &values, 0, 0).eq([2]));
/// ```
pub fn winning_moves<'a>(
    graph: &'a [Vec<usize>],
    values: &'a [u32],
    v: usize,
    rest: u64,
) -> impl Iterator<Item = usize> + 'a {
    let mut seen = BTreeSet::new();
    graph[v].iter().copied().filter(move |&to| u64::from(values[to]) == rest && seen.insert(to))
}

/// Not reached yet.
const NEW: u32 = u32::MAX;
/// On the path to the current vertex.
const OPEN: u32 = u32::MAX - 1;

/// Names a cycle; of a long one, only the beginning.
fn message(cycle: &[usize]) -> String {
    const MOST: usize = 10;
    let mut names: Vec<String> = cycle.iter().take(MOST).map(usize::to_string).collect();
    names.push(if cycle.len() > MOST { "...".to_owned() } else { cycle[0].to_string() });
    format!("the graph has a cycle of length {}: {}", cycle.len(), names.join(" -> "))
}
