//! Depth-first search by recursion on a tree that may be a path: sizes, depths, the centroid.
//! input: 5\n1 2\n1 3\n3 4\n3 5\n
//! input: @tree 3000 1 1
//! input: @tree 3000 3000 1
//! time: @tree 100000 3 1
//! memory: 64
use std::io::{self, Read};

struct Tree {
    adj: Vec<Vec<usize>>,
    size: Vec<u32>,
    depth: Vec<u32>,
}

fn dfs(t: &mut Tree, v: usize, parent: usize) {
    t.size[v] = 1;
    for i in 0..t.adj[v].len() {
        let u = t.adj[v][i];
        if u != parent {
            t.depth[u] = t.depth[v] + 1;
            dfs(t, u, v);
            t.size[v] += t.size[u];
        }
    }
}

fn centroid(t: &Tree, v: usize, parent: usize) -> usize {
    let n = t.adj.len() as u32;
    match t.adj[v].iter().find(|&&u| u != parent && t.size[u] > n / 2) {
        Some(&u) => centroid(t, u, v),
        None => v,
    }
}

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let mut it = s.split_ascii_whitespace().flat_map(|x| x.parse::<usize>());
    let n = it.next().unwrap();
    let mut adj = vec![vec![]; n];
    for _ in 1..n {
        let (u, v) = (it.next().unwrap() - 1, it.next().unwrap() - 1);
        adj[u].push(v);
        adj[v].push(u);
    }
    let mut t = Tree { adj, size: vec![0; n], depth: vec![0; n] };
    for root in [0, n / 2, n - 1] {
        t.depth[root] = 0;
        dfs(&mut t, root, usize::MAX);
        let c = centroid(&t, root, n);
        let deep = t.depth.iter().max().unwrap();
        println!("{} {} {}", c + 1, deep, t.depth.iter().map(|&d| d as u64).sum::<u64>());
    }
}
