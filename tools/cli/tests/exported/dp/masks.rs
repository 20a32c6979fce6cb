//! Travelling salesman over subsets, digit sums by memo, intervals, tilings by broken profiles.
//! input: 4\n
//! input: 9\n
//! time: 17\n
use std::collections::HashMap;
use std::io;

fn tsp(n: usize) -> Option<u32> {
    let d = |i: usize, j: usize| ((i * 37 + j * 91 + i * j * 13) % 100 + 1) as u32;
    let mut dp = vec![vec![u32::MAX; n]; 1 << n];
    dp[1][0] = 0;
    for mask in 1usize..1 << n {
        for v in (0..n).filter(|v| mask >> v & 1 == 1) {
            let here = dp[mask][v];
            if here == u32::MAX {
                continue;
            }
            for u in (0..n).filter(|u| mask >> u & 1 == 0) {
                let to = &mut dp[mask | 1 << u][u];
                *to = (*to).min(here + d(v, u));
            }
        }
    }
    dp[(1 << n) - 1].iter().enumerate().skip(1).map(|(v, c)| c + d(v, 0)).min()
}

struct Digits {
    digits: Vec<u32>,
    memo: HashMap<(usize, u32, bool), u64>,
}

impl Digits {
    fn count(&mut self, i: usize, sum: u32, tight: bool) -> u64 {
        if i == self.digits.len() {
            return (sum % 7 == 0) as u64;
        }
        if let Some(&c) = self.memo.get(&(i, sum, tight)) {
            return c;
        }
        let top = if tight { self.digits[i] } else { 9 };
        let c = (0..=top).filter(|&d| d != 4).map(|d| self.count(i + 1, sum + d, tight && d == top)).sum();
        self.memo.insert((i, sum, tight), c);
        c
    }
}

fn chain(dims: &[u64]) -> (u64, String) {
    let n = dims.len() - 1;
    let mut cost = vec![vec![(0u64, 0usize); n]; n];
    for len in 1..n {
        for i in 0..n - len {
            let j = i + len;
            let split = |k: usize| (cost[i][k].0 + cost[k + 1][j].0 + dims[i] * dims[k + 1] * dims[j + 1], k);
            cost[i][j] = (i..j).map(split).min().unwrap();
        }
    }
    fn show(c: &[Vec<(u64, usize)>], i: usize, j: usize) -> String {
        match c[i][j].1 {
            _ if i == j => format!("A{}", i + 1),
            k => format!("({} x {})", show(c, i, k), show(c, k + 1, j)),
        }
    }
    (cost[0][n - 1].0, show(&cost, 0, n - 1))
}

fn tilings(h: u32, w: u32) -> u128 {
    let mut ways = vec![0u128; 1 << h];
    ways[0] = 1;
    for _ in 0..w {
        for r in 0..h {
            let mut next = vec![0; 1 << h];
            for (m, &n) in ways.iter().enumerate().filter(|(_, n)| **n > 0) {
                next[m ^ 1 << r] += n;
                if m >> r & 1 == 0 && r + 1 < h && m >> (r + 1) & 1 == 0 {
                    next[m | 1 << (r + 1)] += n;
                }
            }
            ways = next;
        }
    }
    ways[0]
}

fn main() {
    let mut s = String::new();
    io::stdin().read_line(&mut s).unwrap();
    let n: usize = s.trim().parse().unwrap();
    println!("{:?}", tsp(n));
    let digits = format!("{}", 10u64.pow(n as u32) * 7 + 12345).chars().map(|c| c.to_digit(10).unwrap()).collect();
    println!("{}", Digits { digits, memo: HashMap::new() }.count(0, 0, true));
    let (cost, text) = chain(&(0..=n as u64 * 2).map(|i| i * i * 7 % 31 + 2).collect::<Vec<_>>());
    println!("{} {}", cost, text);
    println!("{} {}", tilings(8, 8), tilings(n.min(12) as u32, 2 * n as u32));
}
