//! Two-dimensional prefix sums and differences on a flat table of 1500 x 1500 i64.
//! input: 10 20\n
//! time: 1500 60000\n
use std::io;

struct Table {
    n: usize,
    cells: Box<[i64]>,
}

impl std::ops::Index<(usize, usize)> for Table {
    type Output = i64;
    fn index(&self, (r, c): (usize, usize)) -> &i64 {
        &self.cells[r * self.n + c]
    }
}

impl std::ops::IndexMut<(usize, usize)> for Table {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut i64 {
        &mut self.cells[r * self.n + c]
    }
}

fn main() {
    let mut s = String::new();
    io::stdin().read_line(&mut s).unwrap();
    let (n, q) = s.trim().split_once(' ').map(|(a, b)| (a.parse::<usize>().unwrap(), b.parse::<u32>().unwrap())).unwrap();
    let mut t = Table { n: n + 2, cells: vec![0; (n + 2) * (n + 2)].into_boxed_slice() };
    let mut seed = 12345u32;
    let mut rand = |m: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        seed as usize % m + 1
    };
    for _ in 0..q {
        let (a, b, c, d) = (rand(n), rand(n), rand(n), rand(n));
        let ((a, c), (b, d)) = ((a.min(c), a.max(c)), (b.min(d), b.max(d)));
        let v = (rand(100) as i64) - 50;
        t[(a, b)] += v;
        t[(c + 1, b)] -= v;
        t[(a, d + 1)] -= v;
        t[(c + 1, d + 1)] += v;
    }
    for _ in 0..2 {
        for r in 1..=n {
            for c in 1..=n {
                let add = t[(r - 1, c)] + t[(r, c - 1)] - t[(r - 1, c - 1)];
                t[(r, c)] += add;
            }
        }
    }
    let mut x = 0i64;
    for _ in 0..q {
        let (a, b, c, d) = (rand(n), rand(n), rand(n), rand(n));
        let ((a, c), (b, d)) = ((a.min(c), a.max(c)), (b.min(d), b.max(d)));
        let sum = t[(c, d)] - t[(a - 1, d)] - t[(c, b - 1)] + t[(a - 1, b - 1)];
        x = x.rotate_left(1) ^ sum;
    }
    println!("{} {}", x, t[(n, n)]);
}
