//! Products of long numbers by an FFT in f64 (HDU 1402), until the input ends.
//! input: 1\n2\n1000\n2\n0\n12345\n999999999999999999999\n999999999999999999999\n
//! time: 9*120000\n8*120000\n
use std::f64::consts::PI;
use std::io;
use std::ops::{Add, Mul, Sub};

#[derive(Clone, Copy, Default)]
struct C(f64, f64);

impl Add for C {
    type Output = C;
    fn add(self, o: C) -> C {
        C(self.0 + o.0, self.1 + o.1)
    }
}
impl Sub for C {
    type Output = C;
    fn sub(self, o: C) -> C {
        C(self.0 - o.0, self.1 - o.1)
    }
}
impl Mul for C {
    type Output = C;
    fn mul(self, o: C) -> C {
        C(self.0 * o.0 - self.1 * o.1, self.0 * o.1 + self.1 * o.0)
    }
}

fn fft(a: &mut [C], inverse: bool) {
    let n = a.len();
    let mut j = 0;
    for i in 1..n {
        let mut bit = n >> 1;
        while j & bit != 0 {
            j ^= bit;
            bit >>= 1;
        }
        j ^= bit;
        if i < j {
            a.swap(i, j);
        }
    }
    let mut len = 2;
    while len <= n {
        let angle = 2.0 * PI / len as f64 * if inverse { -1.0 } else { 1.0 };
        let roots: Vec<C> = (0..len / 2).map(|k| C((angle * k as f64).cos(), (angle * k as f64).sin())).collect();
        for block in a.chunks_mut(len) {
            let (lo, hi) = block.split_at_mut(len / 2);
            for ((x, y), w) in lo.iter_mut().zip(hi).zip(&roots) {
                let t = *y * *w;
                *y = *x - t;
                *x = *x + t;
            }
        }
        len *= 2;
    }
    if inverse {
        a.iter_mut().for_each(|x| *x = C(x.0 / n as f64, x.1 / n as f64));
    }
}

fn digits(s: &str) -> Vec<C> {
    let long = match s.split_once('*') {
        Some((d, n)) => d.repeat(n.parse().unwrap()),
        None => s.to_string(),
    };
    long.bytes().rev().map(|b| C(f64::from(b - b'0'), 0.0)).collect()
}

fn main() {
    let mut lines = io::stdin().lines();
    while let (Some(Ok(a)), Some(Ok(b))) = (lines.next(), lines.next()) {
        let (mut a, mut b) = (digits(a.trim()), digits(b.trim()));
        let n = (a.len() + b.len()).next_power_of_two();
        a.resize(n, C::default());
        b.resize(n, C::default());
        fft(&mut a, false);
        fft(&mut b, false);
        let mut c: Vec<C> = a.iter().zip(b.iter()).map(|(x, y)| *x * *y).collect();
        fft(&mut c, true);
        let mut carry = 0u64;
        let mut out: Vec<u8> = c
            .iter()
            .map(|x| {
                carry += (x.0 + 0.5) as u64;
                let d = (carry % 10) as u8;
                carry /= 10;
                d + b'0'
            })
            .collect();
        while out.len() > 1 && out.last() == Some(&b'0') {
            out.pop();
        }
        out.reverse();
        let s = String::from_utf8(out).unwrap();
        println!("{}", if s.len() > 100 { format!("{}...{} ({})", &s[..40], &s[s.len() - 40..], s.len()) } else { s });
    }
}
