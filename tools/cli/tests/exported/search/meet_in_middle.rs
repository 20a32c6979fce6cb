//! Sums that meet in the middle: subsets nearest to a half, four numbers that add up to zero.
//! input: 6\n3 34 4 12 5 2\n
//! input: @numbers 20 1000000 5
//! time: @numbers 36 1000000000 5
use std::collections::HashMap;
use std::io::{self, BufRead};

fn sums(a: &[i64]) -> Vec<i64> {
    let mut all = vec![0];
    for x in a {
        let more: Vec<i64> = all.iter().map(|s| s + x).collect();
        all = merge(&all, &more);
    }
    all
}

fn merge(a: &[i64], b: &[i64]) -> Vec<i64> {
    let mut out = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    loop {
        out.push(match (a.peek(), b.peek()) {
            (Some(x), Some(y)) if x <= y => *a.next().unwrap(),
            (_, Some(_)) => *b.next().unwrap(),
            (Some(_), None) => *a.next().unwrap(),
            (None, None) => return out,
        });
    }
}

fn main() {
    let text: Result<Vec<String>, _> = io::stdin().lock().lines().skip(1).collect();
    let mut a: Vec<i64> = text.unwrap().join(" ").split_whitespace().map(|x| x.parse().unwrap()).collect();
    let total: i64 = a.iter().sum();
    let (l, r) = a.split_at(a.len() / 2);
    let (l, r) = (sums(l), sums(r));
    let mut j = r.len();
    let mut best = i64::MAX;
    for x in &l {
        while j > 0 && x + r[j - 1] > total / 2 {
            j -= 1;
        }
        if j > 0 {
            best = best.min(total - 2 * (x + r[j - 1]));
        }
    }
    println!("{} {} {}", total, best, l.len() + r.len());
    a.iter_mut().enumerate().for_each(|(i, x)| *x = (*x % 1000 - 500) * if i % 2 == 0 { 1 } else { -1 });
    let mut pairs: HashMap<i64, i32> = HashMap::new();
    for (i, x) in a.iter().enumerate() {
        for y in &a[i..] {
            *pairs.entry(x + y).or_default() += 1;
        }
    }
    let count: i64 = pairs.iter().map(|(s, n)| *n as i64 * pairs.get(&-s).copied().unwrap_or(0) as i64).sum();
    println!("{}", count);
}
