use crate::fixtures;
use grundy::tree_staircase::{Move, Stairs};
use itertools::Itertools;
use oracle::hackenbush::random_tree;
use oracle::naive::Naive;

/// For each vertex its k-th ancestor in the tree hung from `root`.
fn ancestors(n: usize, edges: &[(usize, usize)], root: usize, k: usize) -> Vec<Option<usize>> {
    let mut paths = vec![None; n];
    paths[root] = Some(vec![root]);
    while paths.contains(&None) {
        for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            if let (Some(path), None) = (&paths[a], &paths[b]) {
                paths[b] = Some([&path[..], &[b]].concat());
            }
        }
    }
    paths.into_iter().map(|path| path?.into_iter().rev().nth(k)).collect()
}

/// Every root and step of a random tree with all stones on it.
fn equals_the_definition(seed: u64, largest: usize, most: usize) {
    let random = &mut fastrand::Rng::with_seed(seed);
    let n = random.usize(1..=largest);
    let edges = random_tree(random, n);
    let mut start = vec![0; n];
    (0..random.usize(0..=most)).for_each(|_| start[random.usize(0..n)] += 1);
    for k in 1..=4 {
        let tree = Stairs::new(&start, &edges, k).unwrap();
        for (root, value) in tree.values().into_iter().enumerate() {
            let above = ancestors(n, &edges, root, k);
            let moves = |stones: &Vec<u64>| {
                let mut moves = Vec::new();
                for (heap, &ancestor) in above.iter().enumerate() {
                    for to in 0..ancestor.map_or(0, |_| stones[heap]) {
                        let mut after = stones.clone();
                        after[ancestor.unwrap()] += stones[heap] - to;
                        after[heap] = to;
                        moves.push((Move { heap, to }, after));
                    }
                }
                moves
            };
            let mut naive = Naive::new(|stones| moves(stones).into_iter().map(|(_, after)| after).collect());
            let case = format!("{edges:?} on {root}, {start:?} by {k}");
            assert_eq!(value, naive.grundy(&start).into(), "{case}");
            for rest in 0..6 {
                let winning = moves(&start).into_iter();
                let winning = winning.filter(|(_, after)| u64::from(naive.grundy(after)) == rest);
                let winning = winning.map(|(to, _)| to).collect_vec();
                assert_eq!(tree.winning_moves(root, rest).collect_vec(), winning, "{case} beside {rest}");
            }
        }
    }
}

#[test]
fn trees_equal_the_definition() {
    (0..80).for_each(|seed| equals_the_definition(seed, 6, 4));
}

#[test]
fn long_paths_and_large_heaps_work() {
    let n = 300_000;
    let values = fixtures::on_a_small_stack(move || {
        let path = (1..n).map(|v| (v, v - 1)).collect_vec();
        let tree = Stairs::new(&vec![u64::MAX; n], &path, 1).unwrap();
        let none = Stairs::new(&vec![1; n], &path, usize::MAX).unwrap();
        assert_eq!(none.values(), vec![0; n]);
        assert_eq!(none.winning_moves(5, 0).count(), 0);
        let halfway = Stairs::new(&vec![1; n], &path, n / 2).unwrap();
        assert!(halfway.winning_moves(0, 0).next().is_none());
        assert_eq!(halfway.winning_moves(0, 1).count(), n / 2);
        assert_eq!(tree.winning_moves(n / 2, u64::MAX).count(), n / 2);
        tree.values()
    });
    assert_eq!(values, vec![0; n]);
}

#[test]
fn what_is_no_tree_is_refused() {
    let says = |n, edges: &[_]| Stairs::new(&vec![1; n], edges, 1).map(|_| ()).unwrap_err();
    assert_eq!(says(3, &[(0, 2)]), "not a tree: vertex 1 is not connected to vertex 0");
    assert_eq!(says(2, &[(0, 1), (1, 0)]), "not a forest: edge 1 (1-0) closes a cycle");
    assert_eq!(Stairs::new(&[], &[], 1).unwrap().values(), [0; 0]);
    assert_eq!(Stairs::new(&[7], &[], 1).unwrap().values(), [0]);
}

#[test]
#[should_panic(expected = "a step of 0")]
fn a_step_of_0_is_refused() {
    let _ = Stairs::new(&[1], &[], 0);
}

#[test]
#[ignore = "long"]
fn prove_tree_staircase() {
    (0..2000).for_each(|seed| equals_the_definition(seed, 7, 5));
    println!("tree_staircase: verified up to 7 vertices with 5 stones (every root of random trees)");
}
