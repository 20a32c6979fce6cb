//! Lowest common ancestors by binary lifting and by a sparse table over an Euler tour.
//! input: 5\n1 2\n1 3\n3 4\n3 5\n
//! input: @tree 500 20 8
//! time: @tree 60000 1000 8
use std::io::{self, BufRead};

const LOG: usize = 17;

fn main() {
    let stdin = io::stdin();
    let mut it = stdin.lock().lines().map(|l| l.unwrap());
    let n = it.next().unwrap().parse::<usize>().unwrap();
    let mut head = vec![usize::MAX; n];
    let mut next: Vec<(usize, usize)> = vec![];
    for l in it.take(n - 1) {
        let mut p = l.split(' ').map(|x| x.parse::<usize>().unwrap() - 1);
        if let (Some(a), Some(b), None) = (p.next(), p.next(), p.next()) {
            for (a, b) in [(a, b), (b, a)] {
                next.push((b, head[a]));
                head[a] = next.len() - 1;
            }
        }
    }
    let mut up = vec![[0usize; LOG]; n];
    let mut depth = vec![0i32; n];
    let (mut tour, mut first) = (Vec::with_capacity(2 * n), vec![usize::MAX; n]);
    let mut stack = vec![(0, head[0])];
    first[0] = 0;
    tour.push(0);
    while let Some(top) = stack.last_mut() {
        let v = top.0;
        if top.1 == usize::MAX {
            stack.pop();
            if let Some(&(p, _)) = stack.last() {
                tour.push(p);
            }
            continue;
        }
        let (u, rest) = next[top.1];
        top.1 = rest;
        if u == up[v][0] {
            continue;
        }
        depth[u] = depth[v] + 1;
        up[u][0] = v;
        for k in 1..LOG {
            up[u][k] = up[up[u][k - 1]][k - 1];
        }
        first[u] = tour.len();
        tour.push(u);
        stack.push((u, head[u]));
    }
    let m = tour.len();
    let mut table: Vec<Vec<u32>> = vec![tour.iter().map(|&v| v as u32).collect()];
    let mut w = 1;
    while 2 * w <= m {
        let prev = table.last().unwrap();
        let row = (0..=m - 2 * w).map(|i| *[prev[i], prev[i + w]].iter().min_by_key(|&&v| depth[v as usize]).unwrap());
        let row = row.collect();
        table.push(row);
        w *= 2;
    }
    let lift = |mut a: usize, mut b: usize| {
        if depth[a] < depth[b] {
            std::mem::swap(&mut a, &mut b);
        }
        for k in (0..LOG).rev() {
            if depth[a] - depth[b] >= 1 << k {
                a = up[a][k];
            }
        }
        if a == b {
            return a;
        }
        for k in (0..LOG).rev() {
            if up[a][k] != up[b][k] {
                a = up[a][k];
                b = up[b][k];
            }
        }
        up[a][0]
    };
    let (mut x, mut sum) = (1usize, 0u64);
    for i in 0..n.max(10) * 2 {
        x = (x * 1103 + 12345) % 65521;
        let (a, b) = (x % n, (x / 7 + i) % n);
        let c = lift(a, b);
        let (l, r) = (first[a].min(first[b]), first[a].max(first[b]));
        let k = (r - l + 1).ilog2() as usize;
        let (p, q) = (table[k][l] as usize, table[k][r + 1 - (1 << k)] as usize);
        assert_eq!(c, if depth[p] < depth[q] { p } else { q });
        sum += (depth[a] + depth[b] - 2 * depth[c]) as u64 * (i as u64 + 1);
    }
    println!("{} {}", sum, depth.iter().max().unwrap());
}
