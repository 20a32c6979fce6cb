//! Graphs for the tests of several engines.

use fastrand::Rng;
use itertools::Itertools;

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

/// A random game of at most `positions` positions: position p has the options `game[p]`, all of them
/// below p.
pub fn random_game(random: &mut Rng, positions: usize) -> Vec<Vec<usize>> {
    (0..random.usize(1..=positions)).map(|p| (0..p).filter(|_| random.bool()).collect()).collect()
}

/// A random nimber of a random width.
pub fn random_nimber(random: &mut Rng) -> u64 {
    random.u64(..).checked_shr(random.u32(0..=64)).unwrap_or(0)
}

/// Runs on a stack of 1 MB, as some judges have.
pub fn on_a_small_stack<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(run).unwrap();
    thread.join().unwrap()
}
