//! Linear equations by elimination: in f64 with pivots, modulo a prime, and over two by u64 bits.
//! input: 3\n2 1 -1 8\n-3 -1 2 -11\n-2 1 2 -3\n
//! input: 2\n1 2 3\n2 4 6\n
//! input: 2\n1 2 3\n2 4 7\n
//! time: 300\n
use std::io::{self, Read};

const EPS: f64 = 1e-9;
const P: i64 = 1_000_000_007;

fn solve(a: &mut [Vec<f64>]) -> Result<Vec<f64>, &'static str> {
    let n = a.len();
    let mut free = false;
    for c in 0..n {
        let p = (c..n).max_by(|&i, &j| a[i][c].abs().partial_cmp(&a[j][c].abs()).unwrap()).unwrap();
        if a[p][c].abs() < EPS {
            free = true;
            continue;
        }
        a.swap(c, p);
        let (before, rest) = a.split_at_mut(c);
        let (row, after) = rest.split_first_mut().unwrap();
        for other in before.iter_mut().chain(after) {
            let f = other[c] / row[c];
            for (x, y) in other[c..].iter_mut().zip(&row[c..]) {
                *x -= f * y;
            }
        }
    }
    if free {
        let wrong = a.iter().any(|r| r[..n].iter().all(|x| x.abs() < EPS) && r[n].abs() > EPS);
        return Err(if wrong { "no solution" } else { "many solutions" });
    }
    Ok(a.iter().enumerate().map(|(i, r)| r[n] / r[i]).collect())
}

fn pow(mut b: i64, mut e: i64) -> i64 {
    let mut r = 1;
    while e > 0 {
        if e & 1 > 0 {
            r = r * b % P;
        }
        b = b * b % P;
        e >>= 1;
    }
    r
}

fn determinant(mut a: Vec<Vec<i64>>) -> i64 {
    let n = a.len();
    let mut det = 1;
    for c in 0..n {
        let Some(p) = (c..n).find(|&r| a[r][c] != 0) else { return 0 };
        if p != c {
            a.swap(p, c);
            det = P - det;
        }
        det = det * a[c][c] % P;
        let inv = pow(a[c][c], P - 2);
        for r in c + 1..n {
            let f = a[r][c] * inv % P;
            if f != 0 {
                for k in c..n {
                    a[r][k] = (a[r][k] + (P - f) * a[c][k]) % P;
                }
            }
        }
    }
    det
}

fn rank(rows: &[u64]) -> u32 {
    let mut basis = [0u64; 64];
    for &row in rows {
        let mut x = row;
        while x != 0 {
            let top = 63 - x.leading_zeros() as usize;
            if basis[top] == 0 {
                basis[top] = x;
                break;
            }
            x ^= basis[top];
        }
    }
    basis.iter().map(|b| (*b != 0) as u32).sum()
}

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let mut it = s.split_ascii_whitespace().map(|x| x.parse::<f64>().unwrap());
    let n = it.next().unwrap() as usize;
    let mut a: Vec<Vec<f64>> = it.collect::<Vec<_>>().chunks(n + 1).map(|r| r.to_vec()).collect();
    if a.is_empty() {
        a = (0..n).map(|i| (0..=n).map(|j| ((i * 31 + j * 17 + i * j * 7) % 101) as f64 - 50.0 + if i == j { 999.0 } else { 0.0 }).collect()).collect();
    }
    let whole: Vec<Vec<i64>> = a.iter().map(|r| r[..n].iter().map(|&x| (x as i64).rem_euclid(P)).collect()).collect();
    let bits: Vec<u64> = whole.iter().map(|r| r.iter().fold(0u64, |b, x| b << 1 | b >> 63 ^ (x & 1) as u64)).collect();
    println!("{} {}", determinant(whole), rank(&bits));
    match solve(&mut a) {
        Ok(x) => x.iter().take(5).for_each(|v| println!("{:.6}", v + 0.0)),
        Err(why) => println!("{}", why),
    }
}
