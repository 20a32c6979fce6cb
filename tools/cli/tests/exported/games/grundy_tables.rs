//! Grundy values of subtraction games by mex, S-Nim lines until 0, Wythoff, Bash, a period.
//! input: 2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n0\n
//! input: 1 1\n1\n1 10000\n0\n
//! time: 9 2 5 7 11 13 17 19 23 29\n2\n2 5 999999\n3 2 4 7\n3 1 2 900000\n2\n1 5\n2 3 3\n0\n
use std::io::{self, BufRead};

fn mex(seen: &mut [u32], stamp: u32, values: impl Iterator<Item = u8>) -> u8 {
    for v in values {
        seen[v as usize] = stamp;
    }
    seen.iter().position(|&s| s != stamp).unwrap() as u8
}

fn period(g: &[u8], reach: usize) -> Option<(usize, usize)> {
    (1..500.min(g.len() / 3)).find_map(|p| {
        let equal = g.iter().rev().zip(g.iter().rev().skip(p)).take_while(|(a, b)| a == b).count();
        (equal >= reach + p).then(|| (g.len() - equal - p, p))
    })
}

fn main() {
    let stdin = io::stdin();
    let mut lines = stdin.lock().lines().map(|l| {
        let v: Vec<usize> = l.unwrap().split_whitespace().map(|x| x.parse().unwrap()).collect();
        v
    });
    let phi = (1.0 + 5f64.sqrt()) / 2.0;
    while let Some([k, moves @ ..]) = lines.next().as_deref() {
        if *k == 0 {
            break;
        }
        let mut moves = moves.to_vec();
        moves.sort_unstable();
        let cases = lines.next().unwrap()[0];
        let piles: Vec<Vec<usize>> = (0..cases).map(|_| lines.next().unwrap()[1..].to_vec()).collect();
        let most = piles.iter().flatten().max().unwrap() + 1;
        let mut g = vec![0u8; most];
        let mut seen = [0; 128];
        for n in 0..most {
            let (done, rest) = g.split_at_mut(n);
            rest[0] = mex(&mut seen, n as u32 + 1, moves.iter().take_while(|&&m| m <= n).map(|m| done[n - m]));
        }
        let answer: String = piles.iter().map(|p| if p.iter().fold(0, |x, &n| x ^ g[n]) != 0 { 'W' } else { 'L' }).collect();
        println!("{} {:?}", answer, period(&g, moves[moves.len() - 1]));
        for p in piles.iter().filter(|p| p.len() == 2) {
            let (a, b) = (p[0].min(p[1]), p[0].max(p[1]));
            let cold = ((b - a) as f64 * phi).floor() as usize == a;
            println!("{} {} {} {}", a, b, if cold { "cold" } else { "hot" }, (b % (a + 1) == 0) as i32);
        }
    }
}
