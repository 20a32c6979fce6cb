//! Dinic, minimum cost flow, Hopcroft-Karp and Kuhn on the same random edges.
//! input: 4 5\n1 2 3\n2 3 1\n3 4 2\n1 4 9\n1 3 4\n
//! input: @graph 40 160 30 2
//! time: @graph 2000 40000 3000 2
use std::collections::VecDeque;
use std::io::{self, Read};

#[derive(Debug, Clone)]
struct Arc {
    to: u32,
    cap: i64,
    cost: i64,
}

#[derive(Clone)]
struct Net {
    arcs: Vec<Arc>,
    out: Vec<Vec<u32>>,
}

impl Net {
    fn new(n: usize) -> Self {
        Net { arcs: vec![], out: vec![vec![]; n] }
    }
    fn add(&mut self, u: usize, v: usize, cap: i64, cost: i64) {
        self.out[u].push(self.arcs.len() as u32);
        self.arcs.push(Arc { to: v as u32, cap, cost });
        self.out[v].push(self.arcs.len() as u32);
        self.arcs.push(Arc { to: u as u32, cap: 0, cost: -cost });
    }
    fn levels(&self, s: usize) -> Vec<i32> {
        let mut level = vec![-1; self.out.len()];
        level[s] = 0;
        let mut queue = VecDeque::from(vec![s]);
        while let Some(v) = queue.pop_front() {
            for &e in &self.out[v] {
                let a = &self.arcs[e as usize];
                if a.cap > 0 && level[a.to as usize] < 0 {
                    level[a.to as usize] = level[v] + 1;
                    queue.push_back(a.to as usize);
                }
            }
        }
        level
    }
    fn push(&mut self, v: usize, t: usize, limit: i64, level: &[i32], it: &mut [usize]) -> i64 {
        if v == t {
            return limit;
        }
        while it[v] < self.out[v].len() {
            let e = self.out[v][it[v]] as usize;
            let Arc { to, cap, .. } = self.arcs[e];
            if cap > 0 && level[to as usize] == level[v] + 1 {
                let f = self.push(to as usize, t, limit.min(cap), level, it);
                if f > 0 {
                    self.arcs[e].cap -= f;
                    self.arcs[e ^ 1].cap += f;
                    return f;
                }
            }
            it[v] += 1;
        }
        0
    }
    fn dinic(&mut self, s: usize, t: usize) -> i64 {
        let mut flow = 0;
        loop {
            let level = self.levels(s);
            if level[t] < 0 {
                return flow;
            }
            let mut it = vec![0; self.out.len()];
            loop {
                match self.push(s, t, i64::MAX, &level, &mut it) {
                    0 => break,
                    f => flow += f,
                }
            }
        }
    }
    fn cheapest(&mut self, s: usize, t: usize, mut want: i64) -> (i64, i64) {
        let (mut flow, mut cost) = (0, 0);
        while want > 0 {
            let mut dist = vec![i64::MAX; self.out.len()];
            let mut by = vec![None; self.out.len()];
            let mut queue = VecDeque::new();
            let mut inside = vec![false; self.out.len()];
            dist[s] = 0;
            queue.push_back(s);
            while let Some(v) = queue.pop_front() {
                inside[v] = false;
                for &e in &self.out[v] {
                    let a = &self.arcs[e as usize];
                    let (u, d) = (a.to as usize, dist[v].saturating_add(a.cost));
                    if a.cap > 0 && d < dist[u] {
                        dist[u] = d;
                        by[u] = Some(e as usize);
                        if !inside[u] {
                            inside[u] = true;
                            queue.push_back(u);
                        }
                    }
                }
            }
            if dist[t] == i64::MAX {
                break;
            }
            let (mut f, mut v) = (want, t);
            while let Some(e) = by[v] {
                f = f.min(self.arcs[e].cap);
                v = self.arcs[e ^ 1].to as usize;
            }
            v = t;
            while let Some(e) = by[v] {
                self.arcs[e].cap -= f;
                self.arcs[e ^ 1].cap += f;
                v = self.arcs[e ^ 1].to as usize;
            }
            flow += f;
            want -= f;
            cost += f * dist[t];
        }
        (flow, cost)
    }
}

fn kuhn(v: usize, adj: &[Vec<usize>], seen: &mut [bool], mate: &mut [Option<usize>]) -> bool {
    for &u in &adj[v] {
        if !std::mem::replace(&mut seen[u], true)
            && mate[u].map_or(true, |w| kuhn(w, adj, seen, mate))
        {
            mate[u] = Some(v);
            return true;
        }
    }
    false
}

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let v: Vec<usize> = s.split_whitespace().map(|x| x.parse().unwrap()).collect();
    let (n, edges) = (v[0], v[2..].chunks_exact(3));
    let mut net = Net::new(n);
    let mut adj = vec![vec![]; n];
    let mut unit = Net::new(2 * n + 2);
    for (i, e) in edges.enumerate() {
        net.add(e[0] - 1, e[1] - 1, e[2] as i64, i as i64 % 50 + 1);
        adj[e[0] - 1].push(e[1] - 1);
        unit.add(e[0], n + e[1], 1, 0);
    }
    for v in 1..=n {
        unit.add(0, v, 1, 0);
        unit.add(n + v, 2 * n + 1, 1, 0);
    }
    let flow = net.clone().dinic(0, n - 1);
    println!("{} {:?}", flow, net.cheapest(0, n - 1, (flow / 2).min(40)));
    let mut mate = vec![None; n];
    let size = (0..n).filter(|&v| kuhn(v, &adj, &mut vec![false; n], &mut mate)).count();
    println!("{} {}", size, unit.dinic(0, 2 * n + 1));
}
