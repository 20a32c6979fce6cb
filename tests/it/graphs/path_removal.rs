use crate::fixtures;
use grundy::path_removal::Forest;
use itertools::Itertools;
use oracle::naive::Naive;

/// Value, winner and winning moves of the forest with these parents; roots have none.
fn check(forest: &Forest, parent: &[Option<usize>]) {
    let after = |mask: u32, v: usize| {
        let path = std::iter::successors(Some(v), |&v| parent[v]);
        path.fold(mask, |mask, v| mask & !(1 << v))
    };
    let n = parent.len();
    let moves = |mask: u32| (0..n).filter(move |v| mask >> v & 1 == 1).map(move |v| (v, after(mask, v)));
    let mut naive = Naive::new(|&mask: &u32| moves(mask).map(|(_, after)| after).collect());
    let all = (1 << n) - 1;
    assert_eq!(forest.grundy(), naive.grundy(&all).into(), "{parent:?}");
    assert_eq!(forest.first_player_wins(), naive.wins(&all), "{parent:?}");
    for rest in 0..=n as u64 {
        let winning = moves(all).filter(|(_, after)| u64::from(naive.grundy(after)) == rest);
        let winning = winning.map(|(v, _)| v).collect_vec();
        assert_eq!(forest.winning_moves(rest).collect_vec(), winning, "{parent:?} beside {rest}");
    }
    for v in 0..n {
        let below = |&u: &usize| std::iter::successors(Some(u), |&u| parent[u]).contains(&v);
        let subtree = (0..n).filter(below).map(|u| 1 << u).sum();
        assert_eq!(forest.values[v], naive.grundy(&subtree), "{parent:?} at {v}");
    }
}

/// All forests in which parents have smaller numbers: every shape, and the smallest are the roots.
fn all_forests(n: usize) {
    for choice in (0..n).map(|v| 0..=v).multi_cartesian_product() {
        let parent = choice.iter().map(|v| v.checked_sub(1)).collect_vec();
        let edges = (0..n).filter_map(|v| Some((v, parent[v]?))).collect_vec();
        check(&Forest::new(n, &edges, &[]).unwrap(), &parent);
    }
}

/// Random forests with shuffled numbers, the roots named.
fn random_forests(cases: u64, largest: usize) {
    for seed in 0..cases {
        let random = &mut fastrand::Rng::with_seed(seed);
        let n = random.usize(1..=largest);
        let mut label = (0..n).collect_vec();
        random.shuffle(&mut label);
        let (mut parent, mut edges, mut roots) = (vec![None; n], Vec::new(), Vec::new());
        for v in 0..n {
            let from = v.saturating_sub(random.usize(1..=n));
            match random.usize(from..=v) {
                u if u < v => {
                    parent[label[v]] = Some(label[u]);
                    let edge = (label[u], label[v]);
                    edges.push(if random.bool() { edge } else { (edge.1, edge.0) });
                }
                _ => roots.push(label[v]),
            }
        }
        random.shuffle(&mut edges);
        check(&Forest::new(n, &edges, &roots).unwrap(), &parent);
    }
}

#[test]
fn forests_equal_the_definition() {
    (0..=5).for_each(all_forests);
    random_forests(100, 9);
}

/// A path, a star, a comb.
#[test]
fn large_trees_need_no_stack() {
    let n = 100_000;
    fixtures::on_a_small_stack(move || {
        let path = Forest::new(n, &(1..n).map(|v| (v, v - 1)).collect_vec(), &[]).unwrap();
        assert!((0..n).all(|v| path.values[v] as usize == n - v));
        assert!(path.winning_moves(0).eq([n - 1]));
        assert_eq!(path.winning_moves(u64::MAX).count(), 0);
        let star = Forest::new(n, &(1..n).map(|v| (0, v)).collect_vec(), &[]).unwrap();
        assert_eq!(star.grundy(), 2); // either one leaf less, or all of an odd number
        assert!(star.winning_moves(1).eq([0]));
        let comb = (1..n).map(|v| (v, v.saturating_sub(1 + v % 2))).collect_vec();
        assert_eq!(Forest::new(n, &comb, &[]).unwrap().values.len(), n);
    });
}

#[test]
fn what_is_no_forest_is_refused() {
    let says = |n, edges: &[_], roots: &[_]| Forest::new(n, edges, roots).map(|_| ()).unwrap_err();
    let cycle = says(3, &[(0, 1), (1, 2), (2, 0)], &[]);
    assert_eq!(cycle, "not a forest: edge 1 (1-2) closes a cycle");
    let roots = says(3, &[(0, 1), (1, 2)], &[0, 2]);
    assert_eq!(roots, "not a forest with these roots: 2 is in the tree of another one");
    assert_eq!(Forest::new(0, &[], &[]).unwrap().grundy(), 0);
}

#[test]
#[ignore = "long"]
fn prove_path_removal() {
    (0..=8).for_each(all_forests);
    random_forests(2000, 13);
    println!("path_removal: verified up to 8 vertices (all forests), random ones up to 13");
}
