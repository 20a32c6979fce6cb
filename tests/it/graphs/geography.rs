use crate::fixtures;
use grundy::{bipartite_matching, geography, matching};
use itertools::Itertools;
use oracle::naive::Naive;

/// With each maximum matching that the templates find.
fn equals_the_definition(graph: &[Vec<usize>]) {
    let mut naive = Naive::new(|&(at, visited): &(usize, u32)| {
        graph[at].iter().filter(|&&w| visited >> w & 1 == 0).map(|&w| (w, visited | 1 << w)).collect()
    });
    for mate in [bipartite_matching::maximum(graph), Ok(matching::maximum(graph))].into_iter().flatten() {
        let losing = geography::losing_starts(graph, &mate);
        for start in 0..graph.len() {
            let wins = naive.wins(&(start, 1 << start));
            assert_eq!(losing[start], !wins, "{graph:?} {start}");
            assert_eq!(geography::first_player_wins(graph, &mate, start), wins, "{graph:?} {start}");
            let neighbours = graph[start].iter().copied();
            let expected =
                neighbours.unique().filter(|&w| w != start && !naive.wins(&(w, 1 << start | 1 << w)));
            let winning = geography::winning_moves(graph, &mate, start).collect_vec();
            assert_eq!(winning, expected.collect_vec(), "{graph:?} {start}");
        }
    }
}

#[test]
fn small_graphs_equal_the_definition() {
    fixtures::small_undirected().for_each(|graph| equals_the_definition(&graph));
}

#[test]
fn parallel_edges_are_one_move() {
    let path = fixtures::undirected(4, &[(0, 1), (1, 0), (1, 2), (2, 3), (1, 0)]);
    equals_the_definition(&path);
    assert!(geography::winning_moves(&path, &matching::maximum(&path), 1).eq([0]));
}

#[test]
#[should_panic(expected = "the matching is not maximum")]
fn the_winner_needs_a_maximum_matching() {
    geography::first_player_wins(&[vec![1], vec![0]], &[None, None], 0);
}

#[test]
#[should_panic(expected = "the matching is not maximum")]
fn the_moves_need_a_maximum_matching() {
    let _ = geography::winning_moves(&[vec![1], vec![0]], &[None, None], 0);
}

#[test]
#[should_panic(expected = "square (3, 0) is not on a board of 3 x 5")]
fn a_row_off_the_board_is_refused() {
    geography::first_player_wins_on_board(3, 5, 3, 0);
}

#[test]
#[should_panic(expected = "square (2, 5) is not on a board of 3 x 5")]
fn a_column_off_the_board_is_refused() {
    geography::first_player_wins_on_board(3, 5, 2, 5);
}

#[test]
fn boards_equal_the_definition() {
    for (rows, columns) in [(1, 1), (1, 5), (2, 3), (3, 3), (4, 2), (3, 4)] {
        let board = fixtures::board(rows, columns);
        equals_the_definition(&board);
        let losing = geography::losing_starts(&board, &matching::maximum(&board));
        for (row, column) in (0..rows).cartesian_product(0..columns) {
            let [r, c, i, j] = [rows, columns, row, column].map(|x| x as u64);
            let wins = geography::first_player_wins_on_board(r, c, i, j);
            assert_eq!(wins, !losing[row * columns + column], "{rows} x {columns}, {row}, {column}");
        }
    }
}

#[test]
fn large_boards_and_cycles_work() {
    for side in [20, 31] {
        let board = fixtures::board(side, side);
        let losing = geography::losing_starts(&board, &bipartite_matching::maximum(&board).unwrap());
        for (i, losing) in losing.into_iter().enumerate() {
            let [n, row, column] = [side, i / side, i % side].map(|x| x as u64);
            assert_eq!(!losing, geography::first_player_wins_on_board(n, n, row, column));
        }
    }
    let n = 100_001;
    let cycle = fixtures::undirected(n, &(0..n).map(|v| (v, (v + 1) % n)).collect_vec());
    assert_eq!(geography::losing_starts(&cycle, &matching::maximum(&cycle)), vec![true; n]);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_geography() {
    fixtures::all_undirected(6).for_each(|graph| equals_the_definition(&graph));
    fixtures::random_undirected(30_000, 12).for_each(|graph| equals_the_definition(&graph));
    println!("geography: verified up to 6 vertices, random graphs up to 12");
}
