//! Maximum matchings of bipartite graphs.
//!
//! - **Theorem**: augmenting along a maximal set of disjoint shortest augmenting paths makes the
//!   shortest ones longer, so O(sqrt n) rounds are enough.
//! - **Time**: O((n + m) sqrt n) for n vertices and m edges; no recursion.
//! - **Source**: J. E. Hopcroft and R. M. Karp, SIAM J. Computing 2 (1973).
//! - **Needs**: nothing.
//! - **Checked**: as `matching`: all graphs with up to 5 vertices, random ones with up to 9
//!   (`prove_`: 6 and 12).

/// For each vertex its partner in a maximum matching. `graph[v]` are the neighbours of v, each edge
/// named at both ends.
///
/// # Errors
/// If the graph is not bipartite: an edge on a cycle of odd length.
///
/// # Panics
/// If an edge leads to no vertex.
///
/// ```
/// use grundy::bipartite_matching::maximum;
/// assert_eq!(maximum(&[vec![1], vec![0, 2], vec![1]]), Ok(vec![Some(1), Some(0), None]));
/// let triangle = maximum(&[vec![1, 2], vec![0, 2], vec![0, 1]]);
/// assert!(triangle.unwrap_err().contains("a cycle of odd length"));
/// ```
pub fn maximum(graph: &[Vec<usize>]) -> Result<Vec<Option<usize>>, String> {
    let left = left_side(graph)?;
    let mut mate = vec![None; graph.len()];
    while let Some(depth) = depths(graph, &left, &mate) {
        augment(graph, &left, &mut mate, depth);
    }
    Ok(mate)
}

/// The vertices of one of the two sides.
fn left_side(graph: &[Vec<usize>]) -> Result<Vec<usize>, String> {
    let mut side = vec![None; graph.len()];
    for root in 0..graph.len() {
        if side[root].is_some() {
            continue;
        }
        side[root] = Some(true);
        let mut stack = vec![root];
        while let Some(v) = stack.pop() {
            for &w in &graph[v] {
                if side[w].is_none() {
                    side[w] = side[v].map(|left: bool| !left);
                    stack.push(w);
                } else if side[w] == side[v] {
                    return Err(format!(
                        "the graph is not bipartite: edge {v}-{w} is on a cycle of odd length"
                    ));
                }
            }
        }
    }
    Ok((0..graph.len()).filter(|&v| side[v] == Some(true)).collect())
}

/// For each left vertex the number of pairs between it and the nearest free left one; `None` if
/// these reach no free right one.
fn depths(graph: &[Vec<usize>], left: &[usize], mate: &[Option<usize>]) -> Option<Vec<usize>> {
    let mut depth = vec![usize::MAX; graph.len()];
    let mut queue: Vec<usize> = left.iter().copied().filter(|&v| mate[v].is_none()).collect();
    queue.iter().for_each(|&v| depth[v] = 0);
    let (mut next, mut found) = (0, false);
    while next < queue.len() {
        let v = queue[next];
        next += 1;
        for &w in &graph[v] {
            match mate[w] {
                Some(u) if depth[u] == usize::MAX => {
                    depth[u] = depth[v] + 1;
                    queue.push(u);
                }
                Some(_) => {}
                None => found = true,
            }
        }
    }
    if found { Some(depth) } else { None }
}

/// Augments along disjoint paths on which the depth grows by one with each pair.
fn augment(graph: &[Vec<usize>], left: &[usize], mate: &mut [Option<usize>], depth: Vec<usize>) {
    let mut tried = vec![0; graph.len()];
    for &root in left {
        let mut path = if mate[root].is_none() { vec![root] } else { Vec::new() };
        while let Some(&v) = path.last() {
            if tried[v] == graph[v].len() {
                path.pop();
                continue;
            }
            let w = graph[v][tried[v]];
            tried[v] += 1;
            match mate[w] {
                Some(u) if depth[u] == depth[v] + 1 => path.push(u),
                Some(_) => {}
                None => {
                    // Each vertex of the path gives its partner to the one before.
                    let mut free = Some(w);
                    while let (Some(v), Some(w)) = (path.pop(), free) {
                        free = mate[v];
                        (mate[v], mate[w]) = (Some(w), Some(v));
                    }
                }
            }
        }
    }
}
