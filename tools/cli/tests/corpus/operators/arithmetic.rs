//! All arithmetic of a modular number, some of it only through `sum`, `product` and `fold`.
//! edition: 2015
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Rem, Sub};

const P: u64 = 998_244_353;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Z(u64);

impl Add for Z { type Output = Z; fn add(self, o: Z) -> Z { Z((self.0 + o.0) % P) } }
impl Sub for Z { type Output = Z; fn sub(self, o: Z) -> Z { self + -o } }
impl Neg for Z { type Output = Z; fn neg(self) -> Z { Z((P - self.0) % P) } }
impl Mul for Z { type Output = Z; fn mul(self, o: Z) -> Z { Z(self.0 * o.0 % P) } }
impl Div for Z { type Output = Z; fn div(self, o: Z) -> Z { self * o.pow(P - 2) } }
impl Rem<u64> for Z { type Output = u64; fn rem(self, m: u64) -> u64 { self.0 % m } }
impl Mul<Z> for u64 { type Output = Z; fn mul(self, o: Z) -> Z { Z(self % P) * o } }
impl AddAssign for Z { fn add_assign(&mut self, o: Z) { *self = *self + o } }
impl MulAssign<u64> for Z { fn mul_assign(&mut self, o: u64) { *self = o * *self } }
impl Sum for Z { fn sum<I: Iterator<Item = Z>>(i: I) -> Z { i.fold(Z(0), |a, b| a + b) } }
impl<'a> Sum<&'a Z> for Z { fn sum<I: Iterator<Item = &'a Z>>(i: I) -> Z { i.fold(Z(1000), |a, b| a + *b) } }
impl Product for Z { fn product<I: Iterator<Item = Z>>(i: I) -> Z { i.fold(Z(1), |a, b| a * b) } }
impl Z { fn pow(self, n: u64) -> Z { if n == 0 { Z(1) } else { let h = (self * self).pow(n / 2); if n % 2 == 1 { h * self } else { h } } } }

fn main() {
    let all = vec![Z(5), Z(7), Z(P - 1)];
    let mut x = all.iter().sum::<Z>() - Z(2000);
    x += Z(3) / Z(2);
    x *= 10;
    println!("{:?} {:?} {}", x, all.iter().copied().sum::<Z>(), x % 100);
    println!("{:?} {:?}", all.into_iter().product::<Z>(), 3 * Z(4));
}
