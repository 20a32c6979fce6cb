//! A forest hung from its roots: parents, and an order from the roots down.
//!
//! - **Time**: O(n), without recursion.
//! - **Needs**: `rows`.
//! - **Checked**: on random forests and graphs against the definition of a forest; a path of 10^6
//!   vertices.

use crate::rows::Rows;

/// The parents and edges of a forest's vertices.
#[derive(Clone, Debug)]
pub struct Rooted {
    /// All vertices, each after its parent: breadth first.
    pub order: Vec<usize>,
    /// The parent of each vertex; a root is its own.
    pub parent: Vec<usize>,
    /// The number of the edge to the parent; `usize::MAX` for a root.
    pub edge: Vec<usize>,
}

impl Rooted {
    /// Vertices 0..n, the edges in any order and direction. A tree hangs from the one of `roots` in
    /// it, or else from its smallest vertex.
    ///
    /// # Errors
    /// If an edge is on a cycle, or two of `roots` are in one tree: where.
    ///
    /// # Panics
    /// If a vertex is not below n.
    ///
    /// ```
    /// use grundy::rooted::Rooted;
    /// let forest = Rooted::new(5, &[(3, 1), (1, 4), (2, 0)], &[4]).unwrap();
    /// assert_eq!(forest.parent, [0, 4, 0, 1, 4]);
    /// let error = Rooted::new(2, &[(0, 1), (1, 0)], &[]).unwrap_err();
    /// assert_eq!(error, "not a forest: edge 1 (1-0) closes a cycle");
    /// ```
    pub fn new(n: usize, edges: &[(usize, usize)], roots: &[usize]) -> Result<Rooted, String> {
        assert!(roots.iter().all(|&root| root < n), "a root is a vertex below {}", n);
        let near = Rows::new(n, edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
        let mut parent = vec![NONE; n];
        let mut order = Vec::with_capacity(n);
        for (i, root) in roots.iter().copied().chain(0..n).enumerate() {
            if i < roots.len() && parent[root] != NONE && parent[root] != root {
                return Err(format!("not a forest with these roots: {root} is in the tree of another one"));
            }
            let mut next = order.len();
            if parent[root] == NONE {
                parent[root] = root;
                order.push(root);
            }
            while let Some(&v) = order.get(next) {
                for &w in near.row(v) {
                    if parent[w as usize] == NONE {
                        parent[w as usize] = v;
                        order.push(w as usize);
                    }
                }
                next += 1;
            }
        }
        // Every edge must be the only one between a vertex and its parent.
        let mut edge = vec![NONE; n];
        for (i, &(a, b)) in edges.iter().enumerate() {
            let upper = if parent[b] == a { b } else { a };
            if a == b || parent[a] != b && parent[b] != a || edge[upper] != NONE {
                return Err(format!("not a forest: edge {i} ({a}-{b}) closes a cycle"));
            }
            edge[upper] = i;
        }
        Ok(Rooted { order, parent, edge })
    }

    /// One tree with that root.
    ///
    /// # Errors
    /// If the edges do not form a tree on the vertices 0..n: where.
    ///
    /// # Panics
    /// If a vertex is not below n; without vertices any root will do.
    ///
    /// ```
    /// use grundy::rooted::Rooted;
    /// assert_eq!(Rooted::tree(3, &[(0, 1), (2, 1)], 2).unwrap().parent, [1, 2, 2]);
    /// let error = Rooted::tree(3, &[(0, 1)], 0).unwrap_err();
    /// assert_eq!(error, "not a tree: vertex 2 is not connected to vertex 0");
    /// ```
    pub fn tree(n: usize, edges: &[(usize, usize)], root: usize) -> Result<Rooted, String> {
        let root = if n == 0 { None } else { Some(root) };
        let tree = Rooted::new(n, edges, &root.into_iter().collect::<Vec<_>>())?;
        match (0..n).find(|&v| tree.parent[v] == v && Some(v) != root) {
            None => Ok(tree),
            Some(v) => Err(format!("not a tree: vertex {v} is not connected to vertex {}", tree.order[0])),
        }
    }

    /// All vertices, each after its children, and after the largest subtree of a child the others:
    /// at any time at most log2(n) + 1 vertices have a finished child and are not finished.
    ///
    /// ```
    /// use grundy::rooted::Rooted;
    /// let tree = Rooted::new(5, &[(0, 1), (0, 2), (2, 3), (0, 4)], &[]).unwrap();
    /// assert_eq!(tree.children_first(), [3, 2, 1, 4, 0]);
    /// ```
    pub fn children_first(&self) -> Vec<usize> {
        let (n, parent) = (self.order.len(), &self.parent);
        let mut size = vec![1; n];
        let mut largest = vec![NONE; n];
        for &v in self.order.iter().rev().filter(|&&v| parent[v] != v) {
            size[parent[v]] += size[v];
            let heavy = &mut largest[parent[v]];
            if *heavy == NONE || size[*heavy] <= size[v] {
                *heavy = v;
            }
        }
        // A subtree takes a stretch that ends with its top; `free` is where its next child begins.
        let (mut first, mut free, mut trees) = (vec![0; n], vec![0; n], 0);
        let mut result = vec![0; n];
        for &v in &self.order {
            let place = if parent[v] == v { &mut trees } else { &mut free[parent[v]] };
            if largest[parent[v]] == v {
                first[v] = first[parent[v]];
            } else {
                first[v] = *place;
                *place += size[v];
            }
            free[v] = first[v] + largest[v].checked_add(1).map_or(0, |_| size[largest[v]]);
            result[first[v] + size[v] - 1] = v;
        }
        result
    }
}

/// Not known, or not there.
const NONE: usize = usize::MAX;
