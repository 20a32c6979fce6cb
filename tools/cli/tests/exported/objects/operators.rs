//! Operators on Complex, Matrix<N> and ModInt<P> by const generics and macros.
//! input: 10\n1000000000000\n0\n
//! time: 1000\n1152921504606846975\n9\n
use std::fmt;
use std::io::{self, BufRead};
use std::iter::{Product, Sum};
use std::ops::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct ModInt<const P: u32>(u32);

impl<const P: u32> ModInt<P> {
    fn pow(self, e: u64) -> Self {
        (0..64 - e.leading_zeros()).rev().fold(ModInt(1), |r, i| {
            let r = r * r;
            if e >> i & 1 == 1 { r * self } else { r }
        })
    }
    fn inv(self) -> Self {
        self.pow(P as u64 - 2)
    }
}

impl<const P: u32> From<i64> for ModInt<P> {
    fn from(x: i64) -> Self {
        ModInt(x.rem_euclid(P as i64) as u32)
    }
}

macro_rules! ops {
    ($($trait:ident $f:ident $assign:ident $g:ident |$a:ident, $b:ident| $e:expr;)*) => {$(
        impl<const P: u32> $trait for ModInt<P> {
            type Output = Self;
            #[allow(clippy::suspicious_arithmetic_impl)]
            fn $f(self, other: Self) -> Self {
                let ($a, $b) = (self.0 as u64, other.0 as u64);
                let p = P as u64;
                let _ = p;
                ModInt(($e % p) as u32)
            }
        }
        impl<const P: u32> $assign for ModInt<P> {
            fn $g(&mut self, other: Self) {
                *self = self.$f(other);
            }
        }
    )*};
}
ops! {
    Add add AddAssign add_assign |a, b| (a + b);
    Sub sub SubAssign sub_assign |a, b| (a + P as u64 - b);
    Mul mul MulAssign mul_assign |a, b| (a * b);
    Div div DivAssign div_assign |a, b| (a * ModInt::<P>(b as u32).inv().0 as u64);
}

impl<const P: u32> Neg for ModInt<P> {
    type Output = Self;
    fn neg(self) -> Self {
        ModInt(0) - self
    }
}

impl<const P: u32> fmt::Display for ModInt<P> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const P: u32> Sum for ModInt<P> {
    fn sum<I: Iterator<Item = Self>>(it: I) -> Self {
        it.fold(ModInt(0), |a, b| a + b)
    }
}
impl<const P: u32> Product for ModInt<P> {
    fn product<I: Iterator<Item = Self>>(it: I) -> Self {
        it.fold(ModInt(1), Mul::mul)
    }
}

#[derive(Clone, Copy, PartialEq)]
struct Matrix<T, const N: usize>([[T; N]; N]);

impl<T: Copy + Default + Add<Output = T> + Mul<Output = T>, const N: usize> Mul for Matrix<T, N> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        let mut r = [[T::default(); N]; N];
        for i in 0..N {
            for k in 0..N {
                for j in 0..N {
                    r[i][j] = r[i][j] + self.0[i][k] * o.0[k][j];
                }
            }
        }
        Matrix(r)
    }
}

fn power<T: Mul<Output = T> + Copy>(mut b: T, mut e: u64, one: T) -> T {
    let mut r = one;
    while e > 0 {
        if e & 1 == 1 {
            r = r * b;
        }
        b = b * b;
        e >>= 1;
    }
    r
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Complex {
    re: f64,
    im: f64,
}
impl Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}
impl fmt::Display for Complex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let p = f.precision().unwrap_or(2);
        write!(f, "{:.*}{:+.*}i", p, self.re, p, self.im)
    }
}

const P: u32 = 998_244_353;
type Mint = ModInt<P>;

fn main() {
    for line in io::stdin().lock().lines() {
        let n: u64 = line.unwrap().trim().parse().unwrap();
        let mut one = [[Mint::default(); 5]; 5];
        let mut step = one;
        for i in 0..5 {
            one[i][i] = ModInt(1);
            for j in 0..5 {
                step[i][j] = Mint::from((i * 7 + j) as i64 - 12);
            }
        }
        let mut total = Mint::default();
        for k in 0..n % 1000 + 1 {
            let m = power(Matrix(step), n + k, Matrix(one));
            total += m.0.iter().flatten().copied().sum::<Mint>();
        }
        let product: Mint = (1..=50).map(|i| Mint::from(n as i64) + ModInt(i)).product();
        let small = ModInt::<7>((n % 7) as u32);
        let q = Mint::from(-3) / Mint::from(7) - -total;
        println!("{} {} {} {:?} {:>12}|", total, product, small.pow(n), small, q);
        let c = Complex { re: 0.6, im: 0.8 };
        println!("{} {:.4}", power(c, n % 100, Complex { re: 1., im: 0. }), c);
    }
}
