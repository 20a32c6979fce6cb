use crate::fixtures;
use grundy::backward_induction::{self, Mover};
use std::panic;

/// Whether a walk from `v` can be endless.
fn endless(graph: &[Vec<usize>], v: usize, moves: usize) -> bool {
    moves > graph.len() || graph[v].iter().any(|&to| endless(graph, to, moves + 1))
}

/// Without bounds every move is tried, so a game that can be endless is refused, and no other.
#[test]
fn repeated_positions_are_found() {
    for graph in fixtures::all(3).chain((0..40).map(long_way_to_a_cycle)) {
        let value = || {
            let turn = |&v: &usize| Ok((Mover::Alternate, graph[v].iter().map(|&to| (0i8, to))));
            backward_induction::value(&mut Default::default(), &0, turn, || -1, None)
        };
        assert_eq!(panic::catch_unwind(value).is_err(), endless(&graph, 0, 0), "{graph:?}");
    }
}

/// A path into a cycle; before each step a look at a vertex without moves.
fn long_way_to_a_cycle(case: usize) -> Vec<Vec<usize>> {
    let (path, cycle) = (1 + case % 7, 1 + case % 11);
    let end = path + cycle;
    let next = |v: usize| if v + 1 == end { path } else { v + 1 };
    (0..end).map(|v| vec![end, next(v)]).chain([vec![]]).collect()
}

#[test]
fn known_values_are_used_and_found_ones_are_kept() {
    let mut values = [(3, 7)].into_iter().collect();
    let turn = |&n: &u32| if n == 0 { Err(1) } else { Ok((Mover::Max, [(10, n - 1)].into_iter())) };
    assert_eq!(backward_induction::value(&mut values, &5, turn, || 0, None), 27);
    assert_eq!((values.len(), values[&4], values[&5]), (3, 17, 27));
    assert_eq!(backward_induction::value(&mut values, &2, turn, || 0, None), 21);
}

#[test]
fn a_player_without_a_move_is_stuck() {
    let nothing = |_: &u32| Ok((Mover::Min, None::<(i64, u32)>.into_iter()));
    assert_eq!(backward_induction::value(&mut Default::default(), &0, nothing, || 5, None), 5);
    assert_eq!(Mover::Min.reached(1, 2), 3);
    assert_eq!(Mover::Alternate.reached(1, 2), -1);
}
