//! Everything in a thread with a big stack, as for HDU's deep trees: party DP and path counts.
//! input: 6\n1 2\n2 3\n3 4\n3 5\n5 6\n
//! input: @tree 2000 1 6
//! time: @tree 150000 1 6
//! memory: 128
use std::io::*;
use std::thread;

fn party(v: usize, p: usize, adj: &Vec<Vec<usize>>, w: &[i64]) -> (i64, i64) {
    let (mut with, mut without) = (w[v], 0);
    for &u in adj[v].iter().filter(|&&u| u != p) {
        let (a, b) = party(u, v, adj, w);
        with += b;
        without += a.max(b);
    }
    (with, without)
}

fn solve() {
    let mut s = String::new();
    stdin().read_to_string(&mut s).unwrap();
    let mut it = s.lines();
    let n: usize = it.next().unwrap().trim().parse().unwrap();
    let mut adj = vec![Vec::new(); n + 1];
    for l in it {
        if let Some((a, b)) = l.split_once(' ') {
            let (a, b): (usize, usize) = (a.parse().unwrap(), b.trim_end().parse().unwrap());
            adj[a].push(b);
            adj[b].push(a);
        }
    }
    let w: Vec<i64> = (0..=n as i64).map(|i| i * i % 10 - 3).collect();
    let (a, b) = party(1, 0, &adj, &w);
    println!("{}", a.max(b));
    fn farthest(v: usize, p: usize, d: u32, adj: &[Vec<usize>]) -> (u32, usize) {
        adj[v].iter().filter(|u| **u != p).map(|&u| farthest(u, v, d + 1, adj)).max().unwrap_or((0, 0)).max((d, v))
    }
    let (_, u) = farthest(1, 0, 0, &adj);
    println!("{:?}", farthest(u, 0, 0, &adj));
}

fn main() {
    let child = thread::Builder::new().name("solve".into()).stack_size(64 * 1024 * 1024).spawn(solve).unwrap();
    child.join().unwrap();
}
