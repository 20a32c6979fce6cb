//! What the tests of several templates share: graphs, sums of heaps, a small stack.

use fastrand::Rng;
use itertools::Itertools;
use oracle::hackenbush::random_tree;
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

/// A random game of at most `positions` positions: position p has the options `game[p]`, all of
/// them below p.
pub fn random_game(random: &mut Rng, positions: usize) -> Vec<Vec<usize>> {
    (0..random.usize(1..=positions)).map(|p| (0..p).filter(|_| random.bool()).collect()).collect()
}

/// A random nimber of a random width.
pub fn random_nimber(random: &mut Rng) -> u64 {
    random.u64(..).checked_shr(random.u32(0..=64)).unwrap_or(0)
}

/// The undirected graph with these edges, each named at both ends.
pub fn undirected(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut graph = vec![Vec::new(); n];
    for &(a, b) in edges {
        graph[a].push(b);
        graph[b].push(a);
    }
    graph
}

/// Every undirected graph on `n` vertices.
pub fn all_undirected(n: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    (0..n).tuple_combinations().powerset().map(move |edges| undirected(n, &edges))
}

/// Undirected graphs with up to `largest` vertices, half of them bipartite; the others may have
/// loops.
pub fn random_undirected(cases: u64, largest: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    (0..cases).map(move |seed| {
        let random = &mut Rng::with_seed(seed);
        let n = random.usize(1..=largest);
        let (odd, count) = (random.bool(), random.usize(0..=2 * n));
        let edges = (0..count).map(|_| (random.usize(0..n), random.usize(0..n)));
        let edges = edges.filter(|(a, b)| odd || a % 2 != b % 2).unique().collect_vec();
        undirected(n, &edges)
    })
}

/// The squares of a board, row by row, each with its neighbours in the four directions.
pub fn board(rows: usize, columns: usize) -> Vec<Vec<usize>> {
    let at = |row, column| row * columns + column;
    let across = (0..rows).flat_map(|r| (1..columns).map(move |c| (at(r, c - 1), at(r, c))));
    let down = (1..rows).flat_map(|r| (0..columns).map(move |c| (at(r - 1, c), at(r, c))));
    undirected(rows * columns, &across.chain(down).collect_vec())
}

/// Undirected graphs small enough for the definition: all with up to 5 vertices, random ones,
/// boards.
pub fn small_undirected() -> impl Iterator<Item = Vec<Vec<usize>>> {
    let boards = [(1, 1), (1, 5), (2, 3), (3, 3), (4, 2), (3, 4)];
    let boards = boards.into_iter().map(|(rows, columns)| board(rows, columns));
    (0..=5).flat_map(all_undirected).chain(random_undirected(1500, 9)).chain(boards)
}

/// The sets of vertices that the maximum matchings cover, as masks; of the vertices in `free`.
pub fn best_covers(graph: &[Vec<usize>], free: u32) -> Vec<u32> {
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

/// Fails unless this is a matching with that many vertices covered.
pub fn assert_matching(graph: &[Vec<usize>], mate: &[Option<usize>], covered: u32) {
    let paired = |v: usize| mate[v].is_none_or(|w| mate[w] == Some(v) && w != v && graph[v].contains(&w));
    assert!((0..graph.len()).all(paired), "{graph:?} {mate:?}");
    assert_eq!(mate.iter().flatten().count() as u32, covered, "{graph:?}");
}

/// A forest of `largest` vertices, most of its trees with one on the ground: the number of
/// vertices, the edges, the ground.
pub fn random_forest(seed: u64, largest: usize) -> (usize, Vec<(usize, usize)>, Vec<usize>) {
    let random = &mut Rng::with_seed(seed);
    let (mut edges, mut ground, mut n) = (Vec::new(), Vec::new(), 0);
    while n < largest {
        let size = random.usize(1..=largest - n);
        edges.extend(random_tree(random, size).into_iter().map(|(a, b)| (a + n, b + n)));
        if random.u8(..) < 200 {
            ground.push(n + random.usize(0..size));
        }
        n += size;
    }
    (n, edges, ground)
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
