use crate::fixtures;
use grundy::outcome::{self, OutcomeDfs};
use itertools::Itertools;
use oracle::naive::Naive;

/// From every vertex, each time with an empty memory and with one that grows.
fn check(graph: &[Vec<usize>]) {
    let options = |&v: &usize| graph[v].clone();
    let (mut normal, mut misere, mut naive) =
        (OutcomeDfs::new(options), OutcomeDfs::misere(options), Naive::new(options));
    for v in 0..graph.len() {
        assert_eq!(normal.first_player_wins(&v), naive.wins(&v), "{graph:?}, vertex {v}");
        assert_eq!(misere.first_player_wins(&v), naive.wins_misere(&v), "{graph:?}, vertex {v}, misère");
        assert_eq!(OutcomeDfs::new(options).first_player_wins(&v), naive.wins(&v), "{graph:?}, vertex {v}");
        assert_eq!(
            OutcomeDfs::misere(options).first_player_wins(&v),
            naive.wins_misere(&v),
            "{graph:?}, vertex {v}"
        );
        let expected = graph[v].iter().copied().filter(|to| !naive.wins(to)).collect_vec();
        assert_eq!(normal.winning_moves(&v).collect_vec(), expected, "{graph:?}, vertex {v}");
        let expected = graph[v].iter().copied().filter(|to| !naive.wins_misere(to)).collect_vec();
        assert_eq!(misere.winning_moves(&v).collect_vec(), expected, "{graph:?}, vertex {v}, misère");
    }
}

#[test]
fn all_small_graphs() {
    (0..=4)
        .flat_map(fixtures::all)
        .filter(|graph| !fixtures::has_cycle(graph))
        .for_each(|graph| check(&graph));
}

/// `cases` random graphs.
fn compare(seed: u64, cases: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..cases {
        let (vertices, edges) = (random.usize(1..=40), random.usize(..200));
        check(&fixtures::random_acyclic(&mut random, vertices, edges));
    }
}

/// Left and Right take different numbers of stones.
#[test]
fn partisan_games() {
    for takes in [[vec![1, 2], vec![2]], [vec![1, 4], vec![2, 3]], [vec![3], vec![1, 5]], [vec![2], vec![]]] {
        let options = |&(n, right): &(u32, bool)| {
            let takes = takes[usize::from(right)].iter().filter(|&&take| take <= n);
            takes.map(|take| (n - take, !right)).collect_vec()
        };
        let (mut game, mut naive) = (OutcomeDfs::new(options), Naive::new(options));
        for position in (0..60).cartesian_product([false, true]) {
            assert_eq!(game.first_player_wins(&position), naive.wins(&position), "{takes:?} {position:?}");
            let winning = options(&position).into_iter().filter(|to| !naive.wins(to)).collect_vec();
            assert_eq!(game.winning_moves(&position).collect_vec(), winning, "{takes:?} {position:?}");
        }
    }
}

/// Positions are numbered so that every move leads to a smaller number.
fn check_table(graph: &[Vec<usize>]) {
    let mut naive = Naive::new(|&v: &usize| graph[v].clone());
    for n in 0..=graph.len() {
        let expected = (0..n).map(|v| naive.wins(&v)).collect_vec();
        assert_eq!(outcome::table(n, |v| graph[v].iter().copied()), expected, "{graph:?}");
    }
}

#[test]
fn tables_of_numbered_positions() {
    for edges in 0..1u32 << 10 {
        let mut bits = (0..10).map(|bit| edges >> bit & 1 == 1);
        let graph = (0..5).map(|v| (0..v).filter(|_| bits.next() == Some(true)).collect()).collect_vec();
        check_table(&graph);
    }
    let random = &mut fastrand::Rng::with_seed(5);
    (0..100).for_each(|_| check_table(&fixtures::random_game(random, 40)));
}

#[test]
#[should_panic(expected = "which is not smaller")]
fn a_table_needs_moves_to_smaller_numbers() {
    outcome::table(5, |n| (0..=n).rev().take(1));
}

#[test]
fn one_lost_option_is_enough() {
    let made = std::cell::Cell::new(0);
    let mut game = OutcomeDfs::new(|&n: &u32| {
        (1..=n).rev().map(move |take| n - take).inspect(|_| made.set(made.get() + 1))
    });
    assert!(game.first_player_wins(&1000)); // takes all
    assert_eq!(made.get(), 1);
    made.set(0);
    assert_eq!(game.winning_moves(&1001).next(), Some(0));
    assert_eq!(made.get(), 1);
}

#[test]
fn a_long_game_needs_no_stack() {
    let wins = fixtures::on_a_small_stack(|| {
        OutcomeDfs::new(|&n: &u32| n.checked_sub(1)).first_player_wins(&1_000_001)
    });
    assert!(wins);
}

#[test]
#[should_panic(expected = "is repeated")]
fn an_endless_game_is_refused() {
    OutcomeDfs::new(|&n: &u32| [(n + 1) % 5]).first_player_wins(&0);
}

#[test]
fn random_graphs() {
    compare(1913, 300);
}

#[test]
#[ignore = "long"]
fn prove_outcome() {
    compare(1, 50_000);
    println!("outcome: verified up to 50 000 random graphs of up to 40 positions");
}
