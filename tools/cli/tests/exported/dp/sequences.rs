//! Longest increasing subsequences by bisection, maximum sums, stock profits, convex hull trick.
//! input: 8\n10 9 2 5 3 7 101 18\n
//! input: @numbers 300 100 3
//! time: @numbers 600000 1000000000 3
use std::collections::VecDeque;
use std::io::{self, Read};

fn lis(a: &[i64]) -> (usize, Vec<i64>) {
    let (mut tails, mut at, mut prev) = (vec![], vec![], vec![usize::MAX; a.len()]);
    for (i, x) in a.iter().enumerate() {
        let k = tails.binary_search(x).unwrap_or_else(|k| k);
        if k == tails.len() {
            tails.push(*x);
            at.push(i);
        } else {
            tails[k] = *x;
            at[k] = i;
        }
        prev[i] = if k > 0 { at[k - 1] } else { usize::MAX };
    }
    let mut out: Vec<i64> = std::iter::successors(at.last().copied(), |&i| (prev[i] != usize::MAX).then(|| prev[i])).map(|i| a[i]).collect();
    out.reverse();
    (out.len(), out)
}

fn lines(a: &[i64]) -> i64 {
    let mut hull: VecDeque<(i64, i64)> = VecDeque::new();
    let mut best = 0;
    for (i, &x) in a.iter().enumerate() {
        let line = (-(i as i64), x % 1_000_003 + (i as i64) * (i as i64));
        while hull.len() >= 2 {
            let (p, q) = (hull[hull.len() - 2], hull[hull.len() - 1]);
            if (line.1 - p.1) as i128 * (p.0 - q.0) as i128 <= (q.1 - p.1) as i128 * (p.0 - line.0) as i128 {
                hull.pop_back();
            } else {
                break;
            }
        }
        hull.push_back(line);
        while hull.len() >= 2 && hull[0].0 * 2 * i as i64 + hull[0].1 >= hull[1].0 * 2 * i as i64 + hull[1].1 {
            hull.pop_front();
        }
        best ^= hull[0].0 * 2 * i as i64 + hull[0].1;
    }
    best
}

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let a: Vec<i64> = s.trim().split(char::is_whitespace).filter(|w| !w.is_empty()).skip(1).map(|w| w.parse().unwrap()).collect();
    let (n, seq) = lis(&a);
    println!("{} {:?}", n, &seq[..n.min(6)]);
    let sums: Vec<i64> = a.iter().scan(0, |s, &x| { *s += x; Some(*s) }).collect();
    println!("{:?} {:?}", sums.last(), a.windows(3.min(a.len())).map(|w| w.iter().sum::<i64>()).max());
    let (low, profit) = a.iter().fold((i64::MAX, 0), |(lo, p), &x| (lo.min(x), p.max(x - lo.min(x))));
    println!("{} {} {}", low, profit, a.windows(2).map(|w| (w[1] - w[0]).max(0)).sum::<i64>());
    let (hold, cash) = a.iter().fold((i64::MIN / 2, 0), |(h, c), &x| (h.max(c - x), c.max(h + x - 2)));
    println!("{} {} {}", hold, cash, lines(&a));
}
