//! Operators required only by bounds, through references and `Output` types that change.
//! edition: 2015
use std::ops::{Add, Mul};

#[derive(Clone, Debug, PartialEq)]
struct Poly(Vec<i64>);

impl<'a> Mul<&'a Poly> for &'a Poly {
    type Output = Poly;
    fn mul(self, o: &Poly) -> Poly {
        let mut r = vec![0; self.0.len() + o.0.len() - 1];
        for (i, a) in self.0.iter().enumerate() {
            for (j, b) in o.0.iter().enumerate() {
                r[i + j] += a * b;
            }
        }
        Poly(r)
    }
}
impl Add<i64> for Poly {
    type Output = i64;
    fn add(self, x: i64) -> i64 {
        self.0.iter().rev().fold(0, |r, c| r * x + c)
    }
}

fn power<T>(x: &T, n: u32) -> T
where
    T: Clone,
    for<'a> &'a T: Mul<&'a T, Output = T>,
{
    if n == 1 { x.clone() } else { &power(x, n - 1) * x }
}
fn at<A, B, C>(a: A, b: B) -> C
where
    A: Add<B, Output = C>,
{
    a + b
}

fn main() {
    let p = power(&Poly(vec![1, 1]), 4);
    println!("{:?} {} {}", p, at::<_, _, i64>(p.clone(), 2), power(&3u8, 4));
}
