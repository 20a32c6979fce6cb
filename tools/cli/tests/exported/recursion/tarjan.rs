//! Strongly connected components by Tarjan, bridges and cut vertices: two deep recursions.
//! input: 5 6\n1 2 0\n2 3 0\n3 1 0\n3 4 0\n4 5 0\n5 4 0\n
//! input: @graph 60 90 10 4
//! time: @graph 30000 70000 10 4
//! memory: 64
use std::io::{self, BufRead};

#[derive(Default)]
struct Scc {
    adj: Vec<Vec<usize>>,
    low: Vec<usize>,
    num: Vec<usize>,
    stack: Vec<usize>,
    comp: Vec<usize>,
    time: usize,
    count: usize,
}

impl Scc {
    fn visit(&mut self, v: usize) {
        self.time += 1;
        self.num[v] = self.time;
        self.low[v] = self.time;
        self.stack.push(v);
        for u in self.adj[v].clone() {
            if self.num[u] == 0 {
                self.visit(u);
                self.low[v] = self.low[v].min(self.low[u]);
            } else if self.comp[u] == 0 {
                self.low[v] = std::cmp::min(self.low[v], self.num[u]);
            }
        }
        if self.low[v] == self.num[v] {
            self.count += 1;
            while let Some(u) = self.stack.pop() {
                self.comp[u] = self.count;
                if u == v {
                    break;
                }
            }
        }
    }
}

fn bridges(
    v: usize,
    from: usize,
    adj: &[Vec<(usize, usize)>],
    low: &mut [u32],
    num: &mut [u32],
    time: &mut u32,
    found: &mut dyn FnMut(usize, bool),
) {
    *time += 1;
    num[v] = *time;
    low[v] = *time;
    let mut children = 0;
    for &(u, e) in &adj[v] {
        if e == from {
            continue;
        }
        if num[u] == 0 {
            bridges(u, e, adj, low, num, time, found);
            low[v] = low[v].min(low[u]);
            if low[u] > num[v] {
                found(e, true);
            }
            children += 1;
            if from != usize::MAX && low[u] >= num[v] {
                found(v, false);
            }
        } else {
            low[v] = low[v].min(num[u]);
        }
    }
    if from == usize::MAX && children > 1 {
        found(v, false);
    }
}

fn main() {
    let mut lines = io::stdin().lock().lines();
    let read = |l: io::Result<String>| -> Vec<usize> { l.unwrap().split(' ').map(|x| x.parse().unwrap()).collect() };
    let first = read(lines.next().unwrap());
    let (n, m) = (first[0], first[1]);
    let mut g = Scc { adj: vec![vec![]; n], low: vec![0; n], num: vec![0; n], comp: vec![0; n], ..Default::default() };
    let mut both = vec![Vec::new(); n];
    for (e, line) in lines.take(m).enumerate() {
        let e_ = read(line);
        g.adj[e_[0] - 1].push(e_[1] - 1);
        both[e_[0] - 1].push((e_[1] - 1, e));
        both[e_[1] - 1].push((e_[0] - 1, e));
    }
    for v in 0..n {
        if g.num[v] == 0 {
            g.visit(v);
        }
    }
    let mut sizes = vec![0; g.count];
    g.comp.iter().for_each(|c| sizes[c - 1] += 1);
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    println!("{} components, {:?}", g.count, &sizes[..sizes.len().min(4)]);
    let (mut low, mut num, mut time) = (vec![0; n], vec![0; n], 0);
    let (mut edges, mut cut) = (vec![], vec![false; n]);
    for v in 0..n {
        if num[v] == 0 {
            bridges(v, usize::MAX, &both, &mut low, &mut num, &mut time, &mut |at, is_edge| {
                if is_edge {
                    edges.push(at)
                } else {
                    cut[at] = true
                }
            });
        }
    }
    edges.sort();
    println!("{} bridges {:?}, {} cuts", edges.len(), edges.iter().take(3).collect::<Vec<_>>(), cut.iter().filter(|c| **c).count());
}
