//! Maximum matchings of general graphs, and which vertices some maximum matching leaves out.
//!
//! - **Theorem**: a matching is maximum if there is no augmenting path; odd cycles met in the
//!   search for one are shrunk (blossoms). The vertices that some maximum matching misses are those
//!   that an alternating path from a missed one reaches after an even number of steps (Gallai,
//!   Edmonds).
//! - **Time**: O(n + (k + 1) m α(n)) for n vertices, m edges and k <= n / 4 augmenting paths that
//!   a greedy start leaves; `missable` O(n + m α(n)); no recursion.
//! - **Source**: J. Edmonds, Paths, trees, and flowers (1965); T. Gallai (1964).
//! - **Needs**: nothing.
//! - **Checked**: against all matchings of all graphs with up to 5 vertices, and of random ones
//!   with up to 9 (`prove_`: 6 and 12).

/// For each vertex its partner in a maximum matching; `graph[v]` are the neighbours of v (loops are
/// ignored).
///
/// # Panics
/// If an edge leads to no vertex.
///
/// ```
/// // A triangle with a tail.
/// let mate = grundy::matching::maximum(&[vec![1, 2], vec![0, 2], vec![0, 1, 3], vec![2]]);
/// assert_eq!(mate, [Some(1), Some(0), Some(3), Some(2)]);
/// ```
pub fn maximum(graph: &[Vec<usize>]) -> Vec<Option<usize>> {
    check(graph);
    let mut mate = vec![None; graph.len()];
    for v in 0..graph.len() {
        let free = graph[v].iter().copied().find(|&w| w != v && mate[w].is_none());
        if let (None, Some(w)) = (mate[v], free) {
            (mate[v], mate[w]) = (Some(w), Some(v));
        }
    }
    let mut search = Search::new(graph, mate);
    for root in 0..graph.len() {
        if search.mate[root].is_none() {
            search.start(&[root]);
            if let Some(end) = search.augmenting_path() {
                search.augment(end);
            }
            // The labels of a failed search stay: no later augmenting path meets its tree.
        }
    }
    search.mate
}

/// Whether some maximum matching misses the vertex, for each vertex; `mate` is any maximum
/// matching.
///
/// # Panics
/// If an edge leads to no vertex, or the matching is not maximum or has another number of vertices.
///
/// ```
/// use grundy::matching;
/// let path = [vec![1], vec![0, 2], vec![1]];
/// assert_eq!(matching::missable(&path, &matching::maximum(&path)), [true, false, true]);
/// ```
pub fn missable(graph: &[Vec<usize>], mate: &[Option<usize>]) -> Vec<bool> {
    check(graph);
    assert!(mate.len() == graph.len(), "a matching of {} vertices, not {}", mate.len(), graph.len());
    let missed: Vec<usize> = (0..graph.len()).filter(|&v| mate[v].is_none()).collect();
    let mut search = Search::new(graph, mate.to_vec());
    search.start(&missed);
    assert!(search.augmenting_path().is_none(), "the matching is not maximum");
    search.label.iter().map(|&label| label == Label::Even).collect()
}

fn check(graph: &[Vec<usize>]) {
    for &to in graph.iter().flatten() {
        assert!(to < graph.len(), "an edge leads to {}, which is not a vertex", to);
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Label {
    Unseen,
    Even,
    Odd,
}

/// Alternating trees from some free vertices.
struct Search<'a> {
    graph: &'a [Vec<usize>],
    mate: Vec<Option<usize>>,
    label: Vec<Label>,
    /// The vertex before, across an edge outside the matching; `usize::MAX` at a root.
    parent: Vec<usize>,
    /// The blossoms, as a union-find forest with their bases at the roots.
    base: Vec<usize>,
    /// The even vertices.
    queue: Vec<usize>,
    /// The last round in which a base was met on the way to the common one.
    met: Vec<usize>,
    round: usize,
}

impl<'a> Search<'a> {
    fn new(graph: &'a [Vec<usize>], mate: Vec<Option<usize>>) -> Search<'a> {
        let n = graph.len();
        let (label, parent, base) = (vec![Label::Unseen; n], vec![usize::MAX; n], (0..n).collect());
        Search { graph, mate, label, parent, base, queue: Vec::new(), met: vec![0; n], round: 0 }
    }

    /// The next search begins at these free vertices.
    fn start(&mut self, roots: &[usize]) {
        self.queue.clear();
        for &root in roots {
            self.parent[root] = usize::MAX;
            self.make_even(root);
        }
    }

    /// The free end of an augmenting path from a root, found along `parent` and `mate`.
    fn augmenting_path(&mut self) -> Option<usize> {
        let (graph, mut next) = (self.graph, 0);
        while next < self.queue.len() {
            let v = self.queue[next];
            next += 1;
            for &w in &graph[v] {
                let label = self.label[w];
                match label {
                    Label::Unseen => {
                        self.label[w] = Label::Odd;
                        self.parent[w] = v;
                        match self.mate[w] {
                            Some(u) => self.make_even(u),
                            None => return Some(w),
                        }
                    }
                    Label::Even if self.find(v) != self.find(w) => {
                        let base = match self.common_base(v, w) {
                            Some(base) => base,
                            None => return Some(w), // between two trees
                        };
                        self.shrink(v, w, base);
                        self.shrink(w, v, base);
                    }
                    _ => {}
                }
            }
        }
        None
    }

    /// Swaps the edges of the path from `end` to its root in and out of the matching, and forgets
    /// the tree.
    fn augment(&mut self, end: usize) {
        // Each vertex of the tree is even, or the partner of an even one, or the free end.
        let even = std::mem::take(&mut self.queue);
        let partners: Vec<usize> = even.iter().filter_map(|&v| self.mate[v]).collect();
        for v in even.into_iter().chain(partners).chain([end]) {
            self.label[v] = Label::Unseen;
            self.base[v] = v;
        }
        let mut end = Some(end);
        while let Some(w) = end {
            let v = self.parent[w];
            end = self.mate[v];
            (self.mate[v], self.mate[w]) = (Some(w), Some(v));
        }
    }

    fn make_even(&mut self, v: usize) {
        self.label[v] = Label::Even;
        self.queue.push(v);
    }

    /// The base at which the paths from two even vertices to their roots meet; the two walk in
    /// turns, one step each, so that the time is that of shrinking.
    fn common_base(&mut self, v: usize, w: usize) -> Option<usize> {
        self.round += 1;
        let (mut here, mut other) = (Some(self.find(v)), Some(self.find(w)));
        loop {
            if let Some(base) = here {
                if self.met[base] == self.round {
                    return here;
                }
                self.met[base] = self.round;
                here = self.mate[base].map(|odd| self.parent[odd]).map(|even| self.find(even));
            } else if other.is_none() {
                return None;
            }
            std::mem::swap(&mut here, &mut other);
        }
    }

    /// All bases from v down to `base` become part of it; the odd ones are even now, by way of w.
    fn shrink(&mut self, mut v: usize, mut w: usize, base: usize) {
        while self.find(v) != base {
            self.parent[v] = w;
            w = self.mate[v].expect("a vertex above the base is matched");
            if self.label[w] == Label::Odd {
                self.make_even(w);
            }
            for u in [v, w] {
                if self.base[u] == u {
                    self.base[u] = base;
                }
            }
            v = self.parent[w];
        }
    }

    fn find(&mut self, mut v: usize) -> usize {
        while self.base[v] != v {
            self.base[v] = self.base[self.base[v]];
            v = self.base[v];
        }
        v
    }
}
