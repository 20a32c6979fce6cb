use crate::fixtures;
use grundy::rooted::Rooted;
use itertools::Itertools;

/// The tree of each vertex, by relabelling; `None` if an edge is on a cycle.
fn trees(n: usize, edges: &[(usize, usize)]) -> Option<Vec<usize>> {
    let mut tree = (0..n).collect_vec();
    for &(a, b) in edges {
        let (a, b) = (tree[a], tree[b]);
        if a == b {
            return None;
        }
        tree.iter_mut().filter(|tree| **tree == b).for_each(|tree| *tree = a);
    }
    Some(tree)
}

fn check(n: usize, edges: &[(usize, usize)], roots: &[usize]) {
    let case = format!("{n} {edges:?} {roots:?}");
    let one_root_each = |tree: &Vec<usize>| roots.iter().unique().map(|&root| tree[root]).all_unique();
    let Ok(forest) = Rooted::new(n, edges, roots) else {
        assert!(trees(n, edges).is_none_or(|tree| !one_root_each(&tree)), "{case}");
        return;
    };
    let tree = trees(n, edges).unwrap_or_else(|| panic!("{case}"));
    assert!(one_root_each(&tree), "{case}");
    assert_eq!(forest.order.iter().sorted().copied().collect_vec(), (0..n).collect_vec(), "{case}");
    let at = |order: &[usize]| (0..n).map(|v| order.iter().position(|&u| u == v).unwrap()).collect_vec();
    let (down, up) = (at(&forest.order), at(&forest.children_first()));
    for v in 0..n {
        let (parent, edge) = (forest.parent[v], forest.edge[v]);
        if parent == v {
            let mut members = (0..n).filter(|&u| tree[u] == tree[v]);
            let named = roots.iter().find(|&&root| tree[root] == tree[v]).copied();
            assert_eq!((named.or_else(|| members.next()), edge), (Some(v), usize::MAX), "{case}");
        } else {
            assert!([(v, parent), (parent, v)].contains(&edges[edge]), "{case}");
            assert!(down[parent] < down[v] && up[v] < up[parent], "{case}");
        }
    }
    let error = Rooted::tree(n, edges, 0).map(|_| ());
    assert_eq!(error.is_ok(), tree.iter().all_equal(), "{case}: {error:?}");
}

#[test]
fn random_graphs_are_forests_or_not() {
    for seed in 0..3000 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let n = random.usize(1..=7);
        let edges = (0..random.usize(..n)).map(|_| (random.usize(..n), random.usize(..n))).collect_vec();
        let roots = (0..random.usize(..3)).map(|_| random.usize(..n)).collect_vec();
        check(n, &edges, &roots);
        let (n, edges, ground) = fixtures::random_forest(seed, 8);
        check(n, &edges, &ground);
    }
}

/// Finished subtrees that wait for their parent.
#[test]
fn few_subtrees_wait() {
    let random = &mut fastrand::Rng::with_seed(4730);
    for reach in [1, 2, 10, 1000, 100_000] {
        let n = 100_000;
        let edges = (1..n).map(|v: usize| (v, random.usize(v.saturating_sub(reach)..v))).collect_vec();
        let forest = Rooted::new(n, &edges, &[]).unwrap();
        let (mut waits, mut waiting, mut most) = (vec![0; n], 0usize, 0);
        for v in forest.children_first() {
            waiting -= waits[v];
            // Subtrees of one parent are merged.
            if waits[forest.parent[v]] == 0 && forest.parent[v] != v {
                waits[forest.parent[v]] = 1;
                waiting += 1;
            }
            most = most.max(waiting);
        }
        assert!(most <= 17, "{most} for {reach}");
    }
}

#[test]
fn a_long_path_needs_no_stack() {
    let n = 1_000_000;
    let path = (1..n).map(|v| (v - 1, v)).collect_vec();
    let forest = fixtures::on_a_small_stack(move || Rooted::tree(n, &path, n - 1).unwrap());
    assert!(forest.children_first().into_iter().eq(0..n) && forest.parent[0] == 1);
}

#[test]
fn without_vertices_there_is_a_tree() {
    assert!(Rooted::tree(0, &[], 0).unwrap().order.is_empty());
}
