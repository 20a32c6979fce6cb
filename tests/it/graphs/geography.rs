use fastrand::Rng;
use grundy::{bipartite_matching, geography, matching};
use itertools::Itertools;
use oracle::naive::Naive;

type Graph = Vec<Vec<usize>>;

fn graph(n: usize, edges: &[(usize, usize)]) -> Graph {
    let mut graph = vec![Vec::new(); n];
    for &(a, b) in edges {
        graph[a].push(b);
        graph[b].push(a);
    }
    graph
}

/// The masks of the vertices covered by the maximum matchings.
fn best_covers(graph: &Graph, free: u32) -> Vec<u32> {
    let Some(v) = (0..graph.len()).find(|v| free >> v & 1 == 1) else { return vec![0] };
    let mut covers = best_covers(graph, free & !(1 << v));
    for &w in graph[v].iter().filter(|&&w| w != v && free >> w & 1 == 1).unique() {
        let pair = 1 << v | 1 << w;
        covers.extend(best_covers(graph, free & !pair).into_iter().map(|cover| cover | pair));
    }
    let most = covers.iter().map(|cover| cover.count_ones()).max().unwrap();
    covers.retain(|cover| cover.count_ones() == most);
    covers.into_iter().unique().collect()
}

fn is_matching(graph: &Graph, mate: &[Option<usize>]) -> bool {
    (0..graph.len()).all(|v| mate[v].map_or(true, |w| mate[w] == Some(v) && w != v && graph[v].contains(&w)))
}

fn equals_the_definition(graph: &Graph) {
    let n = graph.len();
    let covers = best_covers(graph, (1 << n) - 1);
    let mate = matching::maximum(graph);
    assert!(is_matching(graph, &mate), "{graph:?} {mate:?}");
    assert_eq!(mate.iter().flatten().count() as u32, covers[0].count_ones(), "{graph:?}");
    let missable = (0..n).map(|v| covers.iter().any(|cover| cover >> v & 1 == 0)).collect_vec();
    assert_eq!(matching::missable(graph, &mate), missable, "{graph:?}");

    let two_colours =
        (0..1u32 << n).any(|side| (0..n).all(|v| graph[v].iter().all(|w| side >> v & 1 != side >> w & 1)));
    let bipartite = bipartite_matching::maximum(graph);
    assert_eq!(bipartite.is_some(), two_colours, "{graph:?}");
    if let Some(mate) = &bipartite {
        assert!(is_matching(graph, mate), "{graph:?} {mate:?}");
        assert_eq!(mate.iter().flatten().count() as u32, covers[0].count_ones(), "{graph:?}");
    }

    let mut naive = Naive::new(|&(at, visited): &(usize, u32)| {
        graph[at].iter().filter(|&&w| visited >> w & 1 == 0).map(|&w| (w, visited | 1 << w)).collect()
    });
    let mate = bipartite.unwrap_or(mate);
    let losing = geography::losing_starts(graph, &mate);
    for start in 0..n {
        let wins = naive.wins(&(start, 1 << start));
        assert_eq!(losing[start], !wins, "{graph:?} {start}");
        assert_eq!(geography::first_player_wins(graph, &mate, start), wins, "{graph:?} {start}");
        let expected =
            graph[start].iter().copied().filter(|&w| w != start && !naive.wins(&(w, 1 << start | 1 << w)));
        let winning = geography::winning_moves(graph, &mate, start).collect_vec();
        assert_eq!(winning, expected.collect_vec(), "{graph:?} {start}");
    }
}

fn all_graphs(n: usize) {
    for edges in (0..n).tuple_combinations().powerset() {
        equals_the_definition(&graph(n, &edges));
    }
}

fn random_graphs(cases: u64, largest: usize) {
    for seed in 0..cases {
        let random = &mut Rng::with_seed(seed);
        let n = random.usize(1..=largest);
        let (odd, count) = (random.bool(), random.usize(0..=2 * n));
        let edges = (0..count).map(|_| (random.usize(0..n), random.usize(0..n)));
        let edges = edges.filter(|(a, b)| odd || a % 2 != b % 2).unique().collect_vec();
        equals_the_definition(&graph(n, &edges));
    }
}

fn board(rows: usize, columns: usize) -> Graph {
    let at = |row, column| row * columns + column;
    let across = (0..rows).flat_map(|r| (1..columns).map(move |c| (at(r, c - 1), at(r, c))));
    let down = (1..rows).flat_map(|r| (0..columns).map(move |c| (at(r - 1, c), at(r, c))));
    graph(rows * columns, &across.chain(down).collect_vec())
}

#[test]
fn all_small_graphs_equal_the_definition() {
    (0..=5).for_each(all_graphs);
}

#[test]
fn random_graphs_equal_the_definition() {
    random_graphs(1500, 9);
}

#[test]
fn boards_equal_the_definition() {
    for (rows, columns) in [(1, 1), (1, 5), (2, 3), (3, 3), (4, 2), (3, 4)] {
        let board = board(rows, columns);
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
        let board = board(side, side);
        let mate = bipartite_matching::maximum(&board).unwrap();
        let losing = geography::losing_starts(&board, &mate);
        let pairs = mate.iter().flatten().count();
        assert_eq!(pairs, matching::maximum(&board).iter().flatten().count());
        assert_eq!(pairs, side * side / 2 * 2);
        for (i, losing) in losing.into_iter().enumerate() {
            let [n, row, column] = [side, i / side, i % side].map(|x| x as u64);
            assert_eq!(!losing, geography::first_player_wins_on_board(n, n, row, column));
        }
    }
    let n = 100_001;
    let cycle = graph(n, &(0..n).map(|v| (v, (v + 1) % n)).collect_vec());
    assert_eq!(geography::losing_starts(&cycle, &matching::maximum(&cycle)), vec![true; n]);
}

#[test]
#[ignore = "a minute: scripts/prove.sh"]
fn prove_geography() {
    all_graphs(6);
    random_graphs(30_000, 12);
    println!("matching, bipartite_matching, geography: proven up to 6 vertices, random graphs up to 12");
}
