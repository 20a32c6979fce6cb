use crate::fixtures;
use grundy::sg_dfs::{SgDfs, SgSplit};
use itertools::Itertools;
use oracle::naive::Naive;

/// `cases` random games.
fn compare(seed: u64, cases: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..cases {
        let (vertices, edges) = (random.usize(1..=40), random.usize(..200));
        let graph = fixtures::random_acyclic(&mut random, vertices, edges);
        let options = |&v: &usize| graph[v].clone();
        let (mut sg, mut naive) = (SgDfs::new(options), Naive::new(options));
        for (v, rest) in (0..vertices).cartesian_product(0..3) {
            assert_eq!(sg.grundy(&v), naive.grundy(&v), "{graph:?}, vertex {v}");
            assert_eq!(SgDfs::new(options).grundy(&v), naive.grundy(&v), "{graph:?}, vertex {v}");
            let moves = graph[v].iter().copied().filter(|to| u64::from(naive.grundy(to)) == rest);
            assert_eq!(
                sg.winning_moves(&v, rest).collect_vec(),
                moves.collect_vec(),
                "{graph:?}, vertex {v}"
            );
        }
    }
}

#[test]
fn takes_1_3_4() {
    let takes = |&heap: &u32| [1, 3, 4].into_iter().filter_map(move |take| heap.checked_sub(take));
    let mut sg = SgDfs::new(takes);
    assert_eq!((0..=8).map(|heap| sg.grundy(&heap)).collect_vec(), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
}

/// The definition without the theorem: a position is the sorted list of all heaps.
fn check_split<P: IntoIterator<Item = u32> + Clone + PartialEq + std::fmt::Debug>(
    most: u32,
    split: impl Fn(&u32) -> Vec<P>,
) {
    let replaced = |heaps: &[u32], i: usize, parts: P| {
        let others = heaps.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &heap)| heap);
        others.chain(parts).sorted_unstable().collect_vec()
    };
    let options = |heaps: &Vec<u32>| {
        let moves = heaps
            .iter()
            .enumerate()
            .flat_map(|(i, heap)| split(heap).into_iter().map(move |parts| (i, parts)));
        moves.map(|(i, parts)| replaced(heaps, i, parts)).collect_vec()
    };
    let (mut sg, mut naive) = (SgSplit::new(&split), Naive::new(options));
    for heap in 0..=most {
        assert_eq!(sg.grundy(&heap), naive.grundy(&vec![heap]), "heap {heap}");
        assert_eq!(SgSplit::new(&split).grundy(&heap), sg.grundy(&heap), "heap {heap}");
        for rest in 0..4 {
            let moves = split(&heap).into_iter().filter(|parts| {
                let heaps = parts.clone().into_iter().sorted_unstable().collect_vec();
                u64::from(naive.grundy(&heaps)) == rest
            });
            assert_eq!(sg.winning_moves(&heap, rest).collect_vec(), moves.collect_vec(), "heap {heap}");
        }
    }
}

#[test]
fn grundys_game() {
    check_split(15, |&heap| (1..heap.div_ceil(2)).map(|part| [part, heap - part]).collect());
}

/// Knock down one pin or two neighbours: two rows stay.
#[test]
fn kayles() {
    let knock = |&row: &u32| {
        let pins =
            (1..=2.min(row)).flat_map(|pins| (0..=row - pins).map(move |left| [left, row - pins - left]));
        pins.collect_vec()
    };
    check_split(10, knock);
    let mut sg = SgSplit::new(knock);
    let values = (0..=24).map(|row| sg.grundy(&row)).collect_vec();
    assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4]);
}

/// A move may leave nothing, one position, or up to three.
fn compare_parts(seed: u64, cases: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..cases {
        let moves: Vec<Vec<Vec<u32>>> = (0..7)
            .map(|position| {
                let mut parts =
                    || (0..random.u32(..4).min(position)).map(|_| random.u32(..position)).collect();
                (0..3).map(|_| parts()).collect()
            })
            .collect();
        let leaves = |&position: &u32| if position == 0 { vec![] } else { moves[position as usize].clone() };
        check_split(6, leaves);
    }
}

#[test]
fn random_parts() {
    compare_parts(8, 4);
}

/// An option is made when the ones before have their values, so that not all of them are in memory.
#[test]
fn options_are_made_one_by_one() {
    let made = std::cell::Cell::new(0); // of the first position
    let options = |&n: &u32| {
        assert!(n == 1000 || n + 1 == made.get(), "{n}");
        let made = &made;
        (0..n).inspect(move |_| made.set(made.get() + u32::from(n == 1000)))
    };
    assert_eq!(SgDfs::new(options).grundy(&1000), 1000);
    made.set(0);
    assert_eq!(SgDfs::new(options).winning_moves(&1000, 0).next(), Some(0));
    assert_eq!(made.get(), 1);
}

#[test]
fn a_long_game_needs_no_stack() {
    let chain = |n: &u32| [n.checked_sub(1), n.checked_sub(2)].into_iter().flatten();
    let value = fixtures::on_a_small_stack(move || SgDfs::new(chain).grundy(&1_000_000));
    assert_eq!(value, 1_000_000 % 3);
    let tower = |n: &u32| n.checked_sub(1).map(|n| [n, n, n]).into_iter().collect_vec(); // three of the one below
    let value = fixtures::on_a_small_stack(move || SgSplit::new(tower).grundy(&100_000));
    assert_eq!(value, 0);
}

#[test]
#[should_panic(expected = "is repeated")]
fn an_endless_game_is_refused() {
    SgDfs::new(|&n: &u32| vec![(n + 1) % 5]).grundy(&0);
}

#[test]
fn a_game_as_a_graph() {
    compare(1939, 150);
}

#[test]
#[ignore = "long"]
fn prove_sg_dfs() {
    compare(1, 20_000);
    compare_parts(1, 2000);
    println!("sg_dfs: verified up to 20 000 random games of up to 40 positions");
}
