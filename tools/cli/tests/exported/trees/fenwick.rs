//! Fenwick trees in one and two dimensions, the k-th number by descent, offline distinct counts.
//! input: 6 3\n1 2 1 3 2 1\n1 6\n2 4\n5 5\n
//! input: @queries 150 150 2
//! time: @queries 250000 250000 2
use std::io::{self, Read};

#[derive(Clone)]
struct Fenwick<T>(Vec<T>);

impl<T: Copy + Default + std::ops::AddAssign> Fenwick<T> {
    fn new(n: usize) -> Self {
        Fenwick(vec![T::default(); n + 1])
    }
    fn add(&mut self, mut i: usize, x: T) {
        while let Some(t) = self.0.get_mut(i) {
            *t += x;
            i += i & !i + 1;
        }
    }
    fn sum(&self, i: usize) -> T {
        let mut s = T::default();
        std::iter::successors(Some(i), |i| Some(i & (i - 1))).take_while(|&i| i > 0).for_each(|i| s += self.0[i]);
        s
    }
}

impl Fenwick<i32> {
    fn kth(&self, mut k: i32) -> usize {
        let mut at = 0;
        let mut step = self.0.len().next_power_of_two() / 2;
        while step > 0 {
            if at + step < self.0.len() && self.0[at + step] < k {
                at += step;
                k -= self.0[at];
            }
            step /= 2;
        }
        at + 1
    }
}

fn main() {
    let mut s = Vec::new();
    io::stdin().lock().read_to_end(&mut s).unwrap();
    let mut it = s.split(|b| b.is_ascii_whitespace()).filter(|w| !w.is_empty()).map(|w| {
        w.iter().fold(0i64, |x, b| if *b == b'-' { x } else { x * 10 + (b - b'0') as i64 }) as usize
    });
    let (n, q) = (it.next().unwrap(), it.next().unwrap());
    let a: Vec<usize> = it.by_ref().take(n).map(|x| x % 50_000).collect();
    let mut queries: Vec<(usize, usize, usize)> = (0..q).map(|i| (it.next().unwrap(), it.next().unwrap(), i)).collect();
    queries.sort_unstable_by_key(|&(_, r, _)| r);
    let (mut f, mut last, mut answer) = (Fenwick::<i32>::new(n), vec![0; 50_000], vec![0; q]);
    let mut done = 0;
    for (l, r, i) in queries {
        while done < r {
            done += 1;
            let seen = std::mem::replace(&mut last[a[done - 1]], done);
            if seen > 0 {
                f.add(seen, -1);
            }
            f.add(done, 1);
        }
        answer[i] = f.sum(r) - f.sum(l - 1);
    }
    for chunk in answer.chunks(20).take(50) {
        println!("{}", chunk.iter().map(i32::to_string).collect::<Vec<_>>().join(" "));
    }
    println!("{} {}", f.kth(1), f.kth(f.sum(n)));
    let mut grid = vec![Fenwick::<i64>::new(64); 65];
    for (i, &x) in a.iter().enumerate() {
        let mut r = i % 64 + 1;
        while r <= 64 {
            grid[r].add(x % 64 + 1, i as i64);
            r += r & r.wrapping_neg();
        }
    }
    let total: i64 = (1..=64).step_by(7).map(|c| [32usize, 16 + 32].iter().map(|&r| grid[r].sum(c)).sum::<i64>()).sum();
    println!("{}", total);
}
