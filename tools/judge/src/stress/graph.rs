//! What may hold for the edges of a graph.

use std::collections::{BTreeMap, BTreeSet};

/// Two numbers that a line joins.
pub(super) type Edge = (i128, i128);

/// The numbers at the ends of edges.
pub(super) fn ends(edges: &[Edge]) -> BTreeSet<i128> {
    edges.iter().flat_map(|&(one, other)| [one, other]).collect()
}

/// Whether the edges connect these vertices, and no others.
pub(super) fn connects(edges: &[Edge], vertices: &BTreeSet<i128>) -> bool {
    ends(edges).is_subset(vertices) && vertices.len() <= 1 + joins(edges)
}

/// Whether there is only one way between any two vertices.
pub(super) fn is_forest(edges: &[Edge]) -> bool {
    joins(edges) == edges.len()
}

/// How many of the edges join what those before them do not.
fn joins(edges: &[Edge]) -> usize {
    let mut parents: BTreeMap<i128, i128> = ends(edges).into_iter().map(|vertex| (vertex, vertex)).collect();
    let mut joins = 0;
    for &(one, other) in edges {
        let (one, other) = (root(&mut parents, one), root(&mut parents, other));
        joins += usize::from(one != other);
        parents.insert(one, other);
    }
    joins
}

fn root(parents: &mut BTreeMap<i128, i128>, mut vertex: i128) -> i128 {
    while parents[&vertex] != vertex {
        let above = parents[&parents[&vertex]];
        parents.insert(vertex, above);
        vertex = above;
    }
    vertex
}

/// Whether no way along the edges leads back to its beginning.
pub(super) fn is_acyclic(edges: &[Edge]) -> bool {
    let mut into: BTreeMap<i128, usize> = ends(edges).into_iter().map(|vertex| (vertex, 0)).collect();
    let mut out: BTreeMap<i128, Vec<i128>> = BTreeMap::new();
    for &(from, to) in edges {
        out.entry(from).or_default().push(to);
        into.entry(to).and_modify(|count| *count += 1);
    }
    let mut free: Vec<i128> =
        into.iter().filter(|&(_, &count)| count == 0).map(|(&vertex, _)| vertex).collect();
    let mut freed = 0;
    while let Some(vertex) = free.pop() {
        freed += 1;
        for to in out.get(&vertex).into_iter().flatten() {
            let count = into.get_mut(to).expect("an end of an edge");
            *count -= 1;
            if *count == 0 {
                free.push(*to);
            }
        }
    }
    freed == into.len()
}

/// The most edges at one vertex.
pub(super) fn most_at_one(edges: &[Edge]) -> usize {
    let mut counts = BTreeMap::<i128, usize>::new();
    for &(one, other) in edges {
        *counts.entry(one).or_default() += 1;
        *counts.entry(other).or_default() += 1;
    }
    counts.into_values().max().unwrap_or(0)
}
