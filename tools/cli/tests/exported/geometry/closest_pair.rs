//! Closest pair by divide and conquer (HDU 1007), until a 0.
//! input: 2\n0 0\n1 1\n2\n1 1\n1 1\n3\n-1.5 0\n0 0\n0 1.5\n0\n
//! input: @points 200 1000 8
//! time: @points 200000 100000000 9
use std::io::{self, BufRead};

fn solve(p: &mut [(f64, f64)], tmp: &mut Vec<(f64, f64)>) -> f64 {
    let n = p.len();
    if n <= 3 {
        let mut d = f64::INFINITY;
        for i in 0..n {
            for j in 0..i {
                d = d.min((p[i].0 - p[j].0).powi(2) + (p[i].1 - p[j].1).powi(2));
            }
        }
        p.sort_by(|a, b| a.1.total_cmp(&b.1));
        return d;
    }
    let (l, r) = p.split_at_mut(n / 2);
    let mid = r[0].0;
    let mut d = solve(l, tmp).min(solve(r, tmp));
    tmp.clear();
    let (mut i, mut j) = (0, 0);
    while i < l.len() || j < r.len() {
        if j == r.len() || i < l.len() && l[i].1 <= r[j].1 {
            tmp.push(l[i]);
            i += 1;
        } else {
            tmp.push(r[j]);
            j += 1;
        }
    }
    p.copy_from_slice(tmp);
    let mut strip: Vec<(f64, f64)> = Vec::with_capacity(16);
    for &mut q in p {
        if (q.0 - mid) * (q.0 - mid) >= d {
            continue;
        }
        for s in strip.iter().rev() {
            if (s.1 - q.1).powi(2) >= d {
                break;
            }
            d = d.min((s.0 - q.0).powi(2) + (s.1 - q.1).powi(2));
        }
        strip.push(q);
    }
    d
}

fn main() {
    let stdin = io::stdin();
    let mut lines = stdin.lock().lines();
    while let Some(Ok(line)) = lines.next() {
        let n: usize = match line.trim().parse() {
            Ok(0) | Err(_) => break,
            Ok(n) => n,
        };
        let mut p: Vec<(f64, f64)> = Vec::with_capacity(n);
        for _ in 0..n {
            let l = lines.next().unwrap().unwrap();
            let mut w = l.split(' ');
            p.push((w.next().unwrap().parse().unwrap(), w.next().unwrap().trim().parse().unwrap()));
        }
        p.sort_by(|a, b| a.partial_cmp(b).unwrap());
        let mut tmp = Vec::with_capacity(n);
        println!("{:.2}", solve(&mut p, &mut tmp).sqrt() / 2.0);
    }
}
