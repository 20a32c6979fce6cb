use crate::fixtures;
use grundy::bipartite_matching;
use itertools::Itertools;
use std::collections::BTreeSet;

/// Whether there is an edge from v to w that closes a walk of odd length.
fn on_an_odd_cycle(graph: &[Vec<usize>], v: usize, w: usize) -> bool {
    // The vertices that walks of 0, 2, 4, … steps from w reach.
    let mut even: BTreeSet<usize> = [w].into();
    for _ in 0..graph.len() {
        let odd = even.iter().flat_map(|&u| graph[u].iter());
        even.extend(odd.flat_map(|&u| graph[u].iter().copied()).collect_vec());
    }
    graph[v].contains(&w) && even.contains(&v)
}

fn equals_the_definition(graph: &[Vec<usize>]) {
    let n = graph.len();
    let two_colours =
        (0..1u32 << n).any(|side| (0..n).all(|v| graph[v].iter().all(|w| side >> v & 1 != side >> w & 1)));
    let mate = bipartite_matching::maximum(graph);
    assert_eq!(mate.is_ok(), two_colours, "{graph:?}");
    match mate {
        Ok(mate) => {
            let covers = fixtures::best_covers(graph, (1 << n) - 1);
            fixtures::assert_matching(graph, &mate, covers[0].count_ones());
        }
        Err(message) => {
            let edge = message.split("edge ").nth(1).and_then(|text| text.split(' ').next()).unwrap();
            let (v, w) = edge.split('-').map(|end| end.parse().unwrap()).collect_tuple().unwrap();
            assert!(on_an_odd_cycle(graph, v, w), "{graph:?} {message}");
        }
    }
}

#[test]
fn small_graphs_equal_the_definition() {
    fixtures::small_undirected().for_each(|graph| equals_the_definition(&graph));
}

#[test]
fn boards_are_covered_by_dominoes() {
    for side in [20, 31] {
        let board = fixtures::board(side, side);
        let mate = bipartite_matching::maximum(&board).unwrap();
        assert_eq!(mate.iter().flatten().count(), side * side / 2 * 2);
    }
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_bipartite_matching() {
    fixtures::all_undirected(6).for_each(|graph| equals_the_definition(&graph));
    fixtures::random_undirected(30_000, 12).for_each(|graph| equals_the_definition(&graph));
    println!("bipartite_matching: verified up to 6 vertices, random graphs up to 12");
}
