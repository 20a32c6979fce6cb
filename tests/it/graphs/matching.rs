use crate::fixtures;
use grundy::matching;
use itertools::Itertools;

fn equals_the_definition(graph: &[Vec<usize>]) {
    let n = graph.len();
    let covers = fixtures::best_covers(graph, (1 << n) - 1);
    let mate = matching::maximum(graph);
    fixtures::assert_matching(graph, &mate, covers[0].count_ones());
    let missable = (0..n).map(|v| covers.iter().any(|cover| cover >> v & 1 == 0)).collect_vec();
    assert_eq!(matching::missable(graph, &mate), missable, "{graph:?}");
}

#[test]
fn small_graphs_equal_the_definition() {
    fixtures::small_undirected().for_each(|graph| equals_the_definition(&graph));
}

#[test]
fn boards_are_covered_by_dominoes() {
    for side in [20, 31] {
        let board = fixtures::board(side, side);
        let mate = matching::maximum(&board);
        assert_eq!(mate.iter().flatten().count(), side * side / 2 * 2);
    }
}

/// These would take minutes if each vertex without a partner were a fresh start.
#[test]
fn many_vertices_without_a_partner() {
    let n = 300_000;
    assert_eq!(matching::maximum(&vec![vec![]; n]), vec![None; n]);
    let star = fixtures::undirected(n, &(1..n).map(|v| (0, v)).collect_vec());
    assert_eq!(matching::maximum(&star).iter().flatten().count(), 2);
    let triangles = (0..n / 3).flat_map(|i| [(3 * i, 3 * i + 1), (3 * i + 1, 3 * i + 2), (3 * i + 2, 3 * i)]);
    let triangles = fixtures::undirected(n, &triangles.collect_vec());
    assert_eq!(matching::maximum(&triangles).iter().flatten().count(), n / 3 * 2);
}

#[test]
#[should_panic(expected = "the matching is not maximum")]
fn a_matching_that_is_not_maximum_is_refused() {
    matching::missable(&[vec![1], vec![0]], &[None, None]);
}

#[test]
#[should_panic(expected = "an edge leads to 3, which is not a vertex")]
fn an_edge_to_no_vertex_is_refused() {
    matching::maximum(&[vec![3]]);
}

#[test]
#[should_panic(expected = "a matching of 1 vertices, not 2")]
fn a_matching_of_another_graph_is_refused() {
    matching::missable(&[vec![1], vec![0]], &[None]);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_matching() {
    fixtures::all_undirected(6).for_each(|graph| equals_the_definition(&graph));
    fixtures::random_undirected(30_000, 12).for_each(|graph| equals_the_definition(&graph));
    println!("matching: verified up to 6 vertices, random graphs up to 12");
}
