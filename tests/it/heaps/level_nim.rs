use crate::fixtures;
use grundy::dag;
use grundy::level_nim::{Move, first_player_wins, some_winning_move};
use itertools::Itertools;
use oracle::naive::Naive;

/// Every position one move away: a number is lowered, those of one of the `ways` from there are set
/// to anything up to `most`.
fn options(numbers: &[u64], ways: &[Vec<Vec<usize>>], most: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (v, ways) in ways.iter().enumerate() {
        for (to, way) in (0..numbers[v]).cartesian_product(ways) {
            for set in way.iter().map(|_| 0..=most).multi_cartesian_product() {
                let mut after = numbers.to_vec();
                after[v] = to;
                way.iter().zip(set).for_each(|(&i, number)| after[i] = number);
                options.push(after);
            }
        }
    }
    options
}

/// Compares all positions of numbers up to `most`, which is one less than a power of 2: no xor of
/// such numbers is larger, so the winning move is still there.
fn check(levels: &[u32], ways: &[Vec<Vec<usize>>], most: u64) {
    let mut game = Naive::new(|numbers: &Vec<u64>| options(numbers, ways, most));
    for numbers in fixtures::lists(levels.len(), 0..=most) {
        let wins = game.wins(&numbers);
        assert_eq!(first_player_wins(&numbers, levels), wins, "{ways:?} {numbers:?}");
        for way in 0..ways.iter().map(Vec::len).max().unwrap_or(0) {
            let reached = |v: usize| ways[v][way.min(ways[v].len() - 1)].iter().copied();
            let found = some_winning_move(&numbers, levels, reached);
            assert_eq!(found.is_some(), wins, "{ways:?} {numbers:?}");
            if let Some(Move { heap, to, set }) = found {
                let mut after = numbers.clone();
                after[heap] = to;
                set.iter().for_each(|&(i, number)| after[i] = number);
                assert!(to < numbers[heap] && set.iter().all(|&(i, _)| reached(heap).contains(&i)));
                assert!(set.iter().all(|&(i, number)| levels[i] < levels[heap] && numbers[i] != number));
                assert!(set.iter().map(|&(i, _)| levels[i]).all_unique());
                assert!(!game.wins(&after), "{ways:?} {numbers:?} {after:?}");
            }
        }
    }
}

fn check_graph(graph: &[Vec<usize>], most: u64) {
    let ways = graph.iter().map(|successors| vec![successors.iter().copied().unique().collect()]);
    check(&dag::values(graph).unwrap(), &ways.collect_vec(), most);
}

/// All graphs without cycles.
fn check_all_graphs(vertices: usize, most: u64) {
    let graphs = fixtures::all(vertices).filter(|graph| !fixtures::has_cycle(graph));
    graphs.for_each(|graph| check_graph(&graph, most));
}

fn check_random_graphs(cases: u64, vertices: usize, most: u64) {
    for seed in 0..cases {
        let random = &mut fastrand::Rng::with_seed(seed);
        let edges = random.usize(..4 * vertices);
        check_graph(&fixtures::random_acyclic(random, vertices, edges), most);
    }
}

/// The cells of a matrix, row by row; from each one all paths to the last one.
fn check_matrix(rows: usize, columns: usize, most: u64) {
    let mut ways: Vec<Vec<Vec<usize>>> = vec![Vec::new(); rows * columns];
    for cell in (0..rows * columns).rev() {
        let right = if cell % columns + 1 < columns { Some(cell + 1) } else { None };
        let down = if cell / columns + 1 < rows { Some(cell + columns) } else { None };
        for next in right.into_iter().chain(down) {
            let paths = ways[next].iter().map(|path| [&[next], &path[..]].concat()).collect_vec();
            ways[cell].extend(paths);
        }
        if ways[cell].is_empty() {
            ways[cell].push(Vec::new());
        }
    }
    let distance = |cell: usize| rows - 1 - cell / columns + columns - 1 - cell % columns;
    let levels = (0..rows * columns).map(|cell| distance(cell) as u32).collect_vec();
    check(&levels, &ways, most);
}

#[test]
fn equals_the_definition_on_all_small_graphs() {
    (0..=3).for_each(|vertices| check_all_graphs(vertices, 3));
    check_all_graphs(2, 7);
}

#[test]
fn equals_the_definition_on_random_graphs() {
    check_random_graphs(20, 4, 3);
    check_random_graphs(100, 5, 1);
}

#[test]
fn equals_the_definition_on_small_matrices() {
    [(1, 1, 7), (1, 3, 3), (2, 1, 3), (2, 2, 3), (2, 3, 1), (3, 3, 1)]
        .into_iter()
        .for_each(|(rows, columns, most)| check_matrix(rows, columns, most));
}

#[test]
#[ignore = "long"]
fn prove_level_nim() {
    check_all_graphs(3, 7);
    check_all_graphs(4, 3);
    check_random_graphs(50, 5, 3);
    check_random_graphs(1000, 6, 1);
    check_matrix(2, 3, 3);
    check_matrix(3, 4, 1);
    println!("level_nim: verified up to 3 vertices with numbers to 7, 5 to 3, 6 to 1");
}

#[test]
fn the_largest_numbers_work() {
    let last = |i: usize| (i < 2).then_some(2);
    let found = some_winning_move(&[1 << 63, u64::MAX, u64::MAX], &[1, 1, 0], last);
    assert_eq!(found, Some(Move { heap: 1, to: 1 << 63, set: vec![(2, 0)] }));
    assert_eq!(some_winning_move(&[], &[], |_| None), None);
    assert!(!first_player_wins(&[0; 3], &[7, 1_000_000, 0]));
}

/// What is reached in higher levels, in levels with xor 0, and after the first of a level.
#[test]
fn what_need_not_change_stays() {
    let (numbers, levels) = ([4, 3, 2, 9, 9, 5, 5], [2, 0, 0, 3, 3, 1, 1]);
    let found = some_winning_move(&numbers, &levels, |_| [3, 5, 2, 2, 1, 6]);
    assert_eq!(found, Some(Move { heap: 0, to: 0, set: vec![(2, 3)] }));
}

#[test]
#[should_panic(expected = "number 0 reaches none of level 1")]
fn a_level_out_of_reach_is_refused() {
    some_winning_move(&[1, 1, 1], &[2, 1, 0], |_| [2]);
}

#[test]
#[should_panic(expected = "each number has a level")]
fn a_number_without_a_level_is_refused() {
    first_player_wins(&[0, 0], &[0]);
}
