//! What the tests of several templates share: graphs, sums of heaps, a small stack.

use fastrand::Rng;
use itertools::Itertools;
use oracle::naive::{Naive, sorted};
use std::fmt::Debug;
use std::hash::Hash;

/// Every set of edges on `n` vertices, loops included.
pub fn all(n: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    (0..1u32 << (n * n)).map(move |edges| {
        let has = |v: usize, to: usize| edges >> (v * n + to) & 1 == 1;
        (0..n).map(|v| (0..n).filter(|&to| has(v, to)).collect()).collect()
    })
}

/// A random graph, with repeated edges.
pub fn random(random: &mut Rng, vertices: usize, edges: usize) -> Vec<Vec<usize>> {
    let mut graph = vec![Vec::new(); vertices];
    for _ in 0..edges {
        graph[random.usize(..vertices)].push(random.usize(..vertices));
    }
    graph
}

/// A random graph without a cycle: its edges descend in a hidden order.
pub fn random_acyclic(random: &mut Rng, vertices: usize, edges: usize) -> Vec<Vec<usize>> {
    let mut order = (0..vertices).collect_vec();
    random.shuffle(&mut order);
    let mut graph = self::random(random, vertices, edges);
    for (v, successors) in graph.iter_mut().enumerate() {
        successors.retain(|&to| order[to] < order[v]);
    }
    graph
}

/// Whether some vertex reaches itself.
pub fn has_cycle(graph: &[Vec<usize>]) -> bool {
    let n = graph.len();
    let mut reaches = (0..n).map(|v| (0..n).map(|to| graph[v].contains(&to)).collect_vec()).collect_vec();
    for (via, from, to) in itertools::iproduct!(0..n, 0..n, 0..n) {
        reaches[from][to] |= reaches[from][via] && reaches[via][to];
    }
    (0..n).any(|v| reaches[v][v])
}

/// Runs on a stack of 1 MB, as some judges have.
pub fn on_a_small_stack<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(run).unwrap();
    thread.join().unwrap()
}

/// All moves in a sum of positions: `on(i, position)` lists those on component i, each with what
/// the component becomes.
fn moves_in_sum<M, P: Clone>(at: &[P], on: impl Fn(usize, &P) -> Vec<(M, Vec<P>)>) -> Vec<(M, Vec<P>)> {
    let mut all = Vec::new();
    for (i, position) in at.iter().enumerate() {
        for (name, left) in on(i, position) {
            all.push((name, [&at[..i], &left, &at[i + 1..]].concat()));
        }
    }
    all
}

/// Compares winner and winning moves of sums with the definition; `on` as in `moves_in_sum`.
pub fn check_sums<M: PartialEq + Debug, P: Clone + Ord + Hash + Debug>(
    positions: impl IntoIterator<Item = Vec<P>>,
    on: impl Fn(usize, &P) -> Vec<(M, Vec<P>)>,
    first_player_wins: impl Fn(&[P]) -> bool,
    winning_moves: impl Fn(&[P]) -> Vec<M>,
) {
    let mut game = Naive::new(|at: &Vec<P>| {
        moves_in_sum(at, &on).into_iter().map(|(_, after)| sorted(&after)).collect()
    });
    for at in positions {
        assert_eq!(first_player_wins(&at), game.wins(&sorted(&at)), "{at:?}");
        let moves = moves_in_sum(&at, &on).into_iter();
        let winning = moves.filter(|(_, after)| !game.wins(&sorted(after))).map(|(name, _)| name);
        assert_eq!(winning_moves(&at), winning.collect_vec(), "{at:?}");
    }
}

/// All lists of `count` of these.
pub fn lists<P: Clone>(count: usize, of: impl Iterator<Item = P> + Clone) -> impl Iterator<Item = Vec<P>> {
    (0..count).map(|_| of.clone()).multi_cartesian_product()
}
