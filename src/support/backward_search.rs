//! Retrograde analysis itself: decides the vertices of a graph backwards from where a game ends,
//! those with fewer moves first.
//!
//! - **Rules**: a token moves along an edge; the player who cannot move loses.
//! - **Time**: O(V + E) to prepare; a search O(V + edges into what it decides), in memory that
//!   is kept for the next one. 24 bytes per vertex, 4 per edge (8 during the second search, which
//!   renumbers them), 8 per decided vertex.
//! - **Needs**: `rows`.
//! - **Checked**: by the tests of `retrograde`; here that it stops, and starts afresh.

use crate::rows::Rows;

/// A graph prepared for searches with different ends.
#[derive(Clone, Debug)]
pub struct BackwardSearch {
    /// The vertices in their order here, and the place of each.
    order: Vec<u32>,
    place: Vec<u32>,
    /// By place: the predecessors, and the number of edges that begin there.
    before: Rows,
    degree: Vec<u32>,
    /// By place the successors not known to win; of decided ones anything from `DECIDED` on, or 0.
    open: Vec<u32>,
    /// The decided places, and whether they win.
    queue: Vec<(u32, bool)>,
    searches: u8,
}

/// More than there are edges; there may be as many decrements.
const DECIDED: u32 = u32::MAX / 2;

impl BackwardSearch {
    /// Vertices 0..n and the edges (from, to), which are gone through more than once.
    ///
    /// # Panics
    /// If an edge does not join vertices.
    pub fn new(n: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> BackwardSearch {
        let before = Rows::new(n, edges.clone().map(|(v, to)| (to, v)));
        let mut degree = vec![0; n];
        edges.for_each(|(v, _)| degree[v] += 1);
        let (order, open) = ((0..n as u32).collect::<Vec<_>>(), degree.clone());
        BackwardSearch { place: order.clone(), order, before, degree, open, queue: Vec::new(), searches: 0 }
    }

    /// The number of vertices.
    pub fn vertices(&self) -> usize {
        self.degree.len()
    }

    /// Tells `stop` which vertices win (`true`) or lose for the player to move, and in how many
    /// moves, until it says so; the others are draws.
    ///
    /// The game does not go on from `ends`, which win, lose or (`None`) draw; if a vertex is named
    /// twice, the first counts.
    ///
    /// # Panics
    /// If an end is not a vertex.
    ///
    /// ```
    /// use grundy::backward_search::BackwardSearch;
    /// let mut path = BackwardSearch::new(3, [(2, 1), (1, 0)].iter().copied());
    /// let mut found = Vec::new();
    /// path.run([], |v, wins, moves| { found.push((v, wins, moves)); v == 1 });
    /// assert_eq!(found, [(0, false, 0), (1, true, 1)]);
    /// ```
    pub fn run(
        &mut self,
        ends: impl IntoIterator<Item = (usize, Option<bool>)>,
        mut stop: impl FnMut(usize, bool, u32) -> bool,
    ) {
        if self.searches == 1 {
            self.renumber();
        }
        self.searches = self.searches.saturating_add(1);
        let (order, place, before) = (&self.order, &self.place, &self.before);
        let (open, queue) = (&mut self.open, &mut self.queue);
        let mut stop = |at: u32, wins, moves| stop(order[at as usize] as usize, wins, moves);
        open.copy_from_slice(&self.degree);
        queue.clear();
        let stuck = (0..).zip(&self.degree).filter(|&(_, &degree)| degree == 0);
        let ends = ends.into_iter().map(|(v, wins)| (*place.get(v).expect("an end is no vertex"), wins));
        for (at, wins) in ends.chain(stuck.map(|(at, _)| (at, Some(false)))) {
            if let Some(wins) = wins.filter(|_| open[at as usize] < DECIDED) {
                queue.push((at, wins));
                if stop(at, wins, 0) {
                    return;
                }
            }
            open[at as usize] = u32::MAX;
        }
        let (mut next, mut moves, mut deeper) = (0, 1, queue.len());
        while let Some(&(to, wins)) = queue.get(next) {
            if next == deeper {
                moves += 1;
                deeper = queue.len();
            }
            next += 1;
            // The first loss found is the quickest, the last win the slowest.
            for &at in before.row(to as usize) {
                let open = &mut open[at as usize];
                let decides = if wins {
                    *open -= 1;
                    *open == 0
                } else {
                    *open < DECIDED
                };
                if decides {
                    queue.push((at, !wins));
                    if stop(at, !wins, moves) {
                        return;
                    }
                    if !wins {
                        *open = u32::MAX;
                    }
                }
            }
        }
    }

    /// Puts the vertices in the order in which a search comes to them, so that the next ones find
    /// them side by side in memory: up to 5 times as fast if the numbers are shuffled.
    fn renumber(&mut self) {
        let (n, degree) = (self.degree.len(), &self.degree);
        let mut order: Vec<u32> = (0..n as u32).filter(|&v| degree[v as usize] == 0).collect();
        let mut seen: Vec<bool> = degree.iter().map(|&degree| degree == 0).collect();
        let mut next = 0;
        for root in 0..=n {
            while let Some(&to) = order.get(next) {
                next += 1;
                for &v in self.before.row(to as usize) {
                    if !std::mem::replace(&mut seen[v as usize], true) {
                        order.push(v);
                    }
                }
            }
            if root < n && !std::mem::replace(&mut seen[root], true) {
                order.push(root as u32);
            }
        }
        let place = &mut self.place;
        (0..).zip(&order).for_each(|(at, &v)| place[v as usize] = at);
        let (before, place) = (&self.before, &self.place);
        let row = |to: usize| before.row(to).iter().map(move |&v| (to, v));
        let edges = (0..n).flat_map(row);
        let before = Rows::new(n, edges.map(|(to, v)| (place[to] as usize, place[v as usize] as usize)));
        self.before = before;
        self.degree = order.iter().map(|&v| degree[v as usize]).collect();
        self.order = order;
    }
}
