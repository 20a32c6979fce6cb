use crate::fixtures;
use grundy::all_roots;
use grundy::hackenbush_tree::Forest;
use itertools::Itertools;
use oracle::hackenbush::{cuts, hanging, random_tree};
use oracle::naive::Naive;

/// Every root of a random tree, against the rules and against the tree built for that root; and the
/// same with each edge replaced by a row of edges.
fn equals_the_definition(seed: u64, largest: usize) {
    let random = &mut fastrand::Rng::with_seed(seed);
    let n = random.usize(1..=largest);
    let edges = random_tree(random, n);
    let values = all_roots::hackenbush(n, &edges).unwrap();
    for (root, &value) in values.iter().enumerate() {
        let ground = [root];
        let mut naive = Naive::new(|&mask: &u32| {
            cuts(&edges, &ground, mask).into_iter().map(|(_, after)| after).collect()
        });
        let all = hanging(&edges, &ground, (1 << edges.len()) - 1);
        assert_eq!(value, naive.grundy(&all).into(), "{edges:?} on {root}");
        assert_eq!(value, Forest::new(n, &edges, &ground).unwrap().grundy(), "{edges:?} on {root}");
    }
    let lengths = edges.iter().map(|_| random.usize(1..=4)).collect_vec();
    let (mut rows, mut next) = (Vec::new(), n);
    for (&(a, b), &length) in edges.iter().zip(&lengths) {
        let between = next..next + length - 1;
        next = between.end;
        rows.extend([a].into_iter().chain(between).chain([b]).tuple_windows::<(_, _)>());
    }
    let values = all_roots::branches(n, &edges, |edge, value| value + lengths[edge] as u64).unwrap();
    for (root, &value) in values.iter().enumerate() {
        let row = Forest::new(next, &rows, &[root]).unwrap();
        assert_eq!(value, row.grundy(), "{edges:?} {lengths:?} on {root}");
    }
}

#[test]
fn trees_equal_the_definition() {
    (0..300).for_each(|seed| equals_the_definition(seed, 9));
}

#[test]
fn long_paths_need_no_stack() {
    let n = 1_000_000;
    let values = fixtures::on_a_small_stack(move || {
        all_roots::hackenbush(n, &(1..n).map(|v| (v, v - 1)).collect_vec()).unwrap()
    });
    assert!((0..n).all(|v| values[v] == (v ^ (n - 1 - v)) as u64));
}

#[test]
fn what_is_no_tree_is_refused() {
    assert_eq!(all_roots::hackenbush(0, &[]), Ok(vec![]));
    assert_eq!(all_roots::hackenbush(1, &[]), Ok(vec![0]));
    let says = |n, edges: &[_]| all_roots::hackenbush(n, edges).unwrap_err();
    assert_eq!(says(4, &[(0, 1), (2, 3)]), "not a tree: vertex 2 is not connected to vertex 0");
    assert_eq!(says(3, &[(0, 1), (1, 2), (2, 0)]), "not a forest: edge 1 (1-2) closes a cycle");
    assert_eq!(says(1, &[(0, 0)]), "not a forest: edge 0 (0-0) closes a cycle");
}

#[test]
#[ignore = "long"]
fn prove_all_roots() {
    (0..1000).for_each(|seed| equals_the_definition(seed, 13));
    println!("all_roots: verified up to 12 edges (every root of random trees)");
}
