//! A lazy segment tree: generic over a trait, add on a range, sum and maximum of a range.
//! input: 5 3\n1 2 3 4 5\n1 3\n2 5\n3 3\n
//! input: @queries 200 300 1
//! time: @queries 100000 120000 1
use std::fmt::Debug;
use std::io::{self, BufRead, BufReader, Write};
use std::str::FromStr;

trait Monoid: Copy + Debug {
    const EMPTY: Self;
    fn join(self, o: Self) -> Self;
    fn add(self, v: i64, len: usize) -> Self;
}

#[derive(Clone, Copy, Debug)]
struct SumMax(i64, i64);

impl Monoid for SumMax {
    const EMPTY: Self = SumMax(0, i64::MIN);
    fn join(self, o: Self) -> Self {
        SumMax(self.0 + o.0, self.1.max(o.1))
    }
    fn add(self, v: i64, len: usize) -> Self {
        SumMax(self.0 + v * len as i64, self.1 + v)
    }
}

struct Seg<M> {
    n: usize,
    t: Vec<M>,
    lazy: Vec<i64>,
}

impl<M: Monoid> Seg<M> {
    fn new(a: &[M]) -> Self {
        let n = a.len();
        let mut s = Seg { n, t: vec![M::EMPTY; 4 * n], lazy: vec![0; 4 * n] };
        s.build(1, 0, n, a);
        s
    }
    fn build(&mut self, v: usize, l: usize, r: usize, a: &[M]) {
        if r - l == 1 {
            self.t[v] = a[l];
        } else {
            let m = (l + r) / 2;
            self.build(2 * v, l, m, a);
            self.build(2 * v + 1, m, r, a);
            self.t[v] = self.t[2 * v].join(self.t[2 * v + 1]);
        }
    }
    fn apply(&mut self, v: usize, x: i64, len: usize) {
        self.t[v] = self.t[v].add(x, len);
        self.lazy[v] += x;
    }
    fn visit(&mut self, v: usize, l: usize, r: usize, a: usize, b: usize, add: Option<i64>) -> M {
        if b <= l || r <= a {
            return M::EMPTY;
        }
        if a <= l && r <= b {
            if let Some(x) = add {
                self.apply(v, x, r - l);
            }
            return self.t[v];
        }
        let m = (l + r) / 2;
        let x = std::mem::take(&mut self.lazy[v]);
        if x != 0 {
            self.apply(2 * v, x, m - l);
            self.apply(2 * v + 1, x, r - m);
        }
        let found = self.visit(2 * v, l, m, a, b, add).join(self.visit(2 * v + 1, m, r, a, b, add));
        if add.is_some() {
            self.t[v] = self.t[2 * v].join(self.t[2 * v + 1]);
        }
        found
    }
}

fn read<T: FromStr, R: BufRead>(r: &mut R) -> Option<T>
where
    T::Err: Debug,
{
    let mut word = Vec::with_capacity(12);
    loop {
        let available = r.fill_buf().ok()?;
        if available.is_empty() {
            break;
        }
        let done = available.iter().position(|b| b.is_ascii_whitespace());
        let used = done.unwrap_or(available.len());
        word.extend_from_slice(&available[..used]);
        r.consume(used + done.is_some() as usize);
        if done.is_some() && !word.is_empty() {
            break;
        }
    }
    std::str::from_utf8(&word).ok()?.parse().ok()
}

fn main() {
    let mut input = BufReader::new(io::stdin());
    let (n, q): (usize, usize) = (read(&mut input).unwrap(), read(&mut input).unwrap());
    let a: Vec<SumMax> = (0..n).map(|_| read::<i64, _>(&mut input).map(|x| SumMax(x, x)).unwrap()).collect();
    let mut t = Seg::new(&a);
    let mut out = io::BufWriter::new(io::stdout().lock());
    for i in 0..q {
        let (l, r): (usize, usize) = (read(&mut input).unwrap(), read(&mut input).unwrap());
        let n = t.n;
        if i % 3 == 1 {
            t.visit(1, 0, n, l - 1, r, Some(i as i64 % 21 - 10));
        } else {
            let SumMax(s, m) = t.visit(1, 0, n, l - 1, r, None);
            writeln!(out, "{s} {m}").unwrap();
        }
    }
    writeln!(out, "{:?}", t.t[1]).unwrap();
}
