//! Dijkstra with a heap and paths, SPFA with a deque, Floyd for small graphs.
//! input: 4 5\n1 2 3\n2 3 1\n3 4 2\n4 1 9\n1 3 4\n
//! input: 3 1\n1 2 5\n
//! input: @graph 90 300 100 3
//! time: @graph 60000 260000 1000000 3
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::io::{self, BufRead};

const INF: u64 = u64::MAX / 2;

#[derive(Copy, Clone)]
struct Edge {
    to: usize,
    cost: u64,
}

fn dijkstra(adj: &[Vec<Edge>], s: usize) -> (Vec<u64>, Vec<Option<usize>>) {
    let mut dist = vec![INF; adj.len()];
    let mut from = vec![None; adj.len()];
    let mut heap = BinaryHeap::new();
    dist[s] = 0;
    heap.push((Reverse(0), s));
    while let Some((Reverse(d), v)) = heap.pop() {
        if d > dist[v] {
            continue;
        }
        for e in &adj[v] {
            let nd = d + e.cost;
            if nd < dist[e.to] {
                dist[e.to] = nd;
                from[e.to] = Some(v);
                heap.push((Reverse(nd), e.to));
            }
        }
    }
    (dist, from)
}

fn spfa(adj: &[Vec<Edge>], s: usize) -> Vec<u64> {
    let mut dist = vec![INF; adj.len()];
    let mut inside = vec![false; adj.len()];
    let mut queue = VecDeque::new();
    dist[s] = 0;
    queue.push_back(s);
    while let Some(v) = queue.pop_front() {
        inside[v] = false;
        for &Edge { to, cost } in adj[v].iter() {
            if dist[v] + cost < dist[to] {
                dist[to] = dist[v] + cost;
                if !std::mem::replace(&mut inside[to], true) {
                    if queue.front().map_or(false, |&f| dist[to] < dist[f]) {
                        queue.push_front(to);
                    } else {
                        queue.push_back(to);
                    }
                }
            }
        }
    }
    dist
}

fn main() {
    let stdin = io::stdin();
    let mut buf = String::new();
    let mut read = || {
        buf.clear();
        stdin.lock().read_line(&mut buf).unwrap();
        let mut it = buf.split_whitespace().map(|x| x.parse::<usize>().unwrap());
        (it.next().unwrap(), it.next().unwrap(), it.next().unwrap_or(0))
    };
    let (n, m, _) = read();
    let mut adj = vec![vec![]; n];
    for _ in 0..m {
        let (u, v, w) = read();
        adj[u - 1].push(Edge { to: v - 1, cost: w as u64 });
        adj[v - 1].push(Edge { to: u - 1, cost: w as u64 });
    }
    let (dist, from) = dijkstra(&adj, 0);
    assert_eq!(dist, spfa(&adj, 0));
    match dist[n - 1] {
        INF => println!("-1"),
        d => {
            let mut path: Vec<_> = std::iter::successors(Some(n - 1), |&v| from[v]).map(|v| v + 1).collect();
            path.reverse();
            println!("{} {:?}", d, path);
        }
    }
    println!("{:?}", dist.iter().filter(|&&d| d < INF).max());
    if n < 100 {
        let mut f = vec![vec![INF; n]; n];
        for (v, edges) in adj.iter().enumerate() {
            f[v][v] = 0;
            edges.iter().for_each(|e| f[v][e.to] = f[v][e.to].min(e.cost));
        }
        for k in 0..n {
            let row = f[k].clone();
            for r in f.iter_mut() {
                let d = r[k];
                r.iter_mut().zip(&row).for_each(|(x, y)| *x = (*x).min(d + y));
            }
        }
        assert_eq!(f[0], dist);
        println!("{}", f.iter().flatten().filter(|&&x| x < INF).sum::<u64>());
    }
}
