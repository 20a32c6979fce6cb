//! Linear programs by the simplex method in f64, with infinity and NaN as answers.
//! input: 2 2\n3 5\n1 0 4\n0 2 12\n
//! input: 2 3\n1 1\n1 2 4\n4 2 12\n-1 1 1\n
//! input: 1 1\n1\n-1 5\n
//! time: 260 260\n
use std::io;

fn pivot(t: &mut Vec<Vec<f64>>, r: usize, c: usize) {
    let p = t[r][c];
    t[r].iter_mut().for_each(|x| *x /= p);
    let row = t[r].clone();
    for (i, other) in t.iter_mut().enumerate().filter(|(i, _)| *i != r) {
        let _ = i;
        let f = other[c];
        if f != 0.0 {
            other.iter_mut().zip(&row).for_each(|(x, y)| *x = f.mul_add(-*y, *x));
        }
    }
}

fn maximise(a: &[Vec<f64>], b: &[f64], c: &[f64]) -> f64 {
    let (m, n) = (a.len(), c.len());
    let mut t: Vec<Vec<f64>> = (0..m)
        .map(|i| {
            let slack = (0..m).map(|j| (i == j) as u8 as f64);
            a[i].iter().copied().chain(slack).chain(std::iter::once(b[i])).collect()
        })
        .collect();
    t.push(c.iter().map(|x| -x).chain(vec![0.0; m + 1]).collect());
    for _ in 0..10_000 {
        let Some(col) = (0..n + m).find(|&j| t[m][j] < -1e-9) else { return t[m][n + m] };
        let ratio = |i: usize| t[i][n + m] / t[i][col];
        let row = (0..m).filter(|&i| t[i][col] > 1e-9).min_by(|&i, &j| ratio(i).total_cmp(&ratio(j)));
        match row {
            Some(r) => pivot(&mut t, r, col),
            None => return f64::INFINITY,
        }
    }
    f64::NAN
}

fn main() {
    let mut lines = io::stdin().lines().map(|l| -> Vec<f64> {
        l.unwrap().split(' ').map(|x| x.parse().unwrap()).collect()
    });
    let head = lines.next().unwrap();
    let (n, m) = (head[0] as usize, head[1] as usize);
    let mut c = lines.next().unwrap_or_default();
    let rows: Vec<Vec<f64>> = if c.is_empty() {
        c = (0..n).map(|i| (i * 37 % 11 + 1) as f64).collect();
        (0..m).map(|i| (0..=n).map(|j| ((i * 13 + j * 29 + i * j) % 17 + 1) as f64 * if j == n { 100.0 } else { 1.0 }).collect()).collect()
    } else {
        lines.take(m).collect()
    };
    let (a, b): (Vec<_>, Vec<_>) = rows.iter().map(|r| (r[..n].to_vec(), r[n])).unzip();
    let best = maximise(&a, &b, &c);
    println!("{:.4} {:?} {}", best, best.partial_cmp(&100.0), best.is_finite());
    println!("{:?} {} {:8.3}|{:<8}|", f64::NAN.max(best.min(1.0)), -best * 0.0 == 0.0, f64::NEG_INFINITY, f64::NAN);
}
