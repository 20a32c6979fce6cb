//! Matrix products as nested vectors and as arrays, recurrences by powers, walks in a graph.
//! input: 3 10\n
//! time: 220 1000000007\n
use std::io;

const M: u64 = 1_000_000_007;
type Mat = Vec<Vec<u64>>;

fn mul(a: &Mat, b: &Mat) -> Mat {
    let (n, m, p) = (a.len(), b.len(), b[0].len());
    let mut c = vec![vec![0; p]; n];
    for i in 0..n {
        for j in 0..p {
            let mut s = 0u64;
            for k in 0..m {
                s = (s + a[i][k] * b[k][j]) % M;
            }
            c[i][j] = s;
        }
    }
    c
}

fn mul4(a: [[u64; 4]; 4], b: [[u64; 4]; 4]) -> [[u64; 4]; 4] {
    std::array::from_fn(|i| std::array::from_fn(|j| (0..4).map(|k| a[i][k] * b[k][j] % M).sum::<u64>() % M))
}

fn strassen(a: &[f64], b: &[f64], n: usize) -> Vec<f64> {
    let mut c = vec![0.0; n * n];
    for (row, out) in a.chunks_exact(n).zip(c.chunks_exact_mut(n)) {
        for (x, line) in row.iter().zip(b.chunks_exact(n)) {
            for (o, y) in out.iter_mut().zip(line) {
                *o += x * y;
            }
        }
    }
    c
}

fn main() {
    let mut s = String::new();
    io::stdin().read_line(&mut s).unwrap();
    let v: Vec<u64> = s.split_whitespace().map(|x| x.parse().unwrap()).collect();
    let (n, e) = (v[0] as usize, v[1]);
    let a: Mat = (0..n as u64).map(|i| (0..n as u64).map(|j| (i * i + 3 * j + i * j) % 97).collect()).collect();
    let b = mul(&mul(&a, &a), &a);
    println!("{}", b.iter().flatten().fold(0, |h, x| (h * 31 + x) % M));
    let mut step = [[0u64; 4]; 4];
    step[0] = [1, 1, 0, 2];
    for i in 1..4 {
        step[i][i - 1] = 1;
    }
    let mut r = std::array::from_fn(|i| std::array::from_fn(|j| (i == j) as u64));
    let mut k = e;
    while k > 0 {
        if k & 1 == 1 {
            r = mul4(r, step);
        }
        step = mul4(step, step);
        k /= 2;
    }
    println!("{:?}", r);
    let x: Vec<f64> = (0..n * n).map(|i| (i % 13) as f64 / 13.0).collect();
    let y = (0..3).fold(x.clone(), |y, _| strassen(&y, &x, n).iter().map(|v| v / n as f64).collect());
    println!("{:.6} {:.6}", y[0], y.iter().sum::<f64>());
}
