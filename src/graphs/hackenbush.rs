//! Green Hackenbush on graphs: cut an edge; what loses its connection to the ground is removed.
//!
//! - **Rules**: any graph (loops and parallel edges too), some of whose vertices are on the ground;
//!   the player who cannot cut loses.
//! - **Theorem**: fusion principle: the vertices of a cycle may be fused into one without changing
//!   the value, and so may all vertices on the ground; a loop is worth as much as an edge to a new
//!   leaf. What remains is a tree.
//! - **Time**: O((n + m) α(n)): a spanning tree, fused along the tree paths of the other edges; no
//!   recursion.
//! - **Source**: Winning Ways, chapter 7.
//! - **Needs**: `hackenbush_tree`.
//! - **Checked**: against the naive solver on all graphs of 3 vertices with up to 5 edges, and
//!   random ones of up to 9 edges (`prove_`: 13), with all winning moves, also beside a nim-heap.

use crate::hackenbush_tree::Forest;

/// The Grundy value of what is connected to the ground; the vertices are 0..n.
///
/// # Panics
/// If a vertex is not below n; so do all functions here.
///
/// ```
/// // A triangle that touches the ground is three single edges.
/// assert_eq!(grundy::hackenbush::grundy(3, &[(0, 1), (1, 2), (2, 0)], &[0]), 1);
/// ```
pub fn grundy(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> u64 {
    planted(n, &fused(n, edges, ground), ground).grundy()
}

/// Whether the player to move wins.
///
/// ```
/// assert!(!grundy::hackenbush::first_player_wins(2, &[(0, 1), (0, 1)], &[0]));
/// ```
pub fn first_player_wins(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> bool {
    grundy(n, edges, ground) != 0
}

/// The numbers of all edges that win when cut, ascending: they leave the value `rest`, that of the
/// rest of a sum (0 if none). O(n + m) for all bridges together and for each other edge.
///
/// ```
/// let triangle_on_a_stalk = [(0, 1), (1, 2), (2, 3), (3, 1)];
/// let mut moves = grundy::hackenbush::winning_moves(4, &triangle_on_a_stalk, &[0], 0);
/// assert_eq!(moves.next(), Some(0));
/// ```
pub fn winning_moves<'a>(
    n: usize,
    edges: &'a [(usize, usize)],
    ground: &'a [usize],
    rest: u64,
) -> impl Iterator<Item = usize> + 'a {
    let fused = fused(n, edges, ground);
    let forest = planted(n, &fused, ground);
    let mut in_tree = vec![false; edges.len()];
    forest.winning_moves(rest).for_each(|edge| in_tree[edge] = true);
    let lost = forest.grundy() == rest;
    // A bridge may be cut in the tree; a cut in a cycle changes what is fused.
    (0..edges.len()).filter(move |&edge| {
        if lost || fused[edge].1 < n {
            return in_tree[edge];
        }
        let others: Vec<_> = edges[..edge].iter().chain(&edges[edge + 1..]).copied().collect();
        grundy(n, &others, ground) == rest
    })
}

/// The fused edges, which are a tree.
fn planted(n: usize, fused: &[(usize, usize)], ground: &[usize]) -> Forest {
    let forest = Forest::new(n + fused.len(), fused, &ground[..ground.len().min(1)]);
    forest.expect("the fused edges have no cycle")
}

/// Each edge between fused vertices, of which the ground is `ground[0]`; edge i of a cycle leads to
/// a new leaf n + i.
fn fused(n: usize, edges: &[(usize, usize)], ground: &[usize]) -> Vec<(usize, usize)> {
    let (parent, depth, in_tree) = spanning_forest(n, edges, ground);
    let mut fused: Vec<usize> = (0..n).collect();
    for &v in ground {
        fused[v] = ground[0];
    }
    for (&(a, b), _) in edges.iter().zip(&in_tree).filter(|&(_, &in_tree)| !in_tree) {
        let (mut a, mut b) = (find(&mut fused, a), find(&mut fused, b));
        while a != b {
            if depth[a] < depth[b] {
                std::mem::swap(&mut a, &mut b);
            }
            fused[a] = find(&mut fused, parent[a]);
            a = fused[a];
        }
    }
    let mut ends = |(i, &(a, b)): (usize, &(usize, usize))| {
        let (a, b) = (find(&mut fused, a), find(&mut fused, b));
        (a, if a == b { n + i } else { b })
    };
    edges.iter().enumerate().map(&mut ends).collect()
}

/// Breadth first from the ground, then through the rest: parents, depths, which edges were used.
fn spanning_forest(
    n: usize,
    edges: &[(usize, usize)],
    ground: &[usize],
) -> (Vec<usize>, Vec<usize>, Vec<bool>) {
    let mut from = vec![0; n + 2]; // in the end the edges at v are `at[from[v]..from[v + 1]]`
    for &(a, b) in edges {
        from[a + 2] += 1;
        from[b + 2] += 1;
    }
    for v in 2..n + 2 {
        from[v] += from[v - 1];
    }
    let mut at = vec![(0, 0); 2 * edges.len()];
    for (i, &(a, b)) in edges.iter().enumerate() {
        for (v, w) in [(a, b), (b, a)] {
            at[from[v + 1]] = (w, i);
            from[v + 1] += 1;
        }
    }
    let (mut parent, mut depth, mut in_tree) = (vec![0; n], vec![usize::MAX; n], vec![false; edges.len()]);
    let mut queue = ground.to_vec();
    ground.iter().for_each(|&v| depth[v] = 0);
    let mut next = 0;
    for root in 0..=n {
        while next < queue.len() {
            let v = queue[next];
            for &(w, edge) in at[from[v]..from[v + 1]].iter() {
                if depth[w] == usize::MAX {
                    (parent[w], depth[w], in_tree[edge]) = (v, depth[v] + 1, true);
                    queue.push(w);
                }
            }
            next += 1;
        }
        if root < n && depth[root] == usize::MAX {
            depth[root] = 0;
            queue.push(root);
        }
    }
    (parent, depth, in_tree)
}

/// The vertex that v has been fused into, with path halving.
fn find(fused: &mut [usize], mut v: usize) -> usize {
    while fused[v] != v {
        fused[v] = fused[fused[v]];
        v = fused[v];
    }
    v
}
