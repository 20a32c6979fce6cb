//! The functions of one number that values are compared with: bits, digits, quotients, roots,
//! prime factors, Zeckendorf's representation.

use crate::pattern::primes::{count_up_to, factors, is_prime};
use std::rc::Rc;

/// A function with its name, in which `#` stands for the argument, and `@` for it
/// between parentheses.
#[derive(Clone)]
pub struct Feature {
    /// `v2(@)`.
    pub name: String,
    /// The family of laws that use it.
    pub family: &'static str,
    /// How many bits its choice costs.
    pub bits: f64,
    /// The function.
    pub at: Rc<dyn Fn(u64) -> Option<i128>>,
}

impl Feature {
    fn new(
        family: &'static str,
        name: impl Into<String>,
        bits: f64,
        at: impl Fn(u64) -> Option<i128> + 'static,
    ) -> Feature {
        Feature { name: name.into(), family, bits, at: Rc::new(at) }
    }

    /// The function of n + s.
    pub fn shifted(&self, s: i64) -> Feature {
        if s == 0 {
            return self.clone();
        }
        let argument = if s > 0 { format!("n + {s}") } else { format!("n - {}", -s) };
        let at = self.at.clone();
        Feature {
            name: self.name.replace('@', &argument).replace('#', &format!("({argument})")),
            bits: self.bits + 2.0 + s.unsigned_abs() as f64,
            at: Rc::new(move |n| at(n.checked_add_signed(s)?)),
            ..self.clone()
        }
    }

    /// Its name for the argument n.
    pub fn named(&self) -> String {
        self.name.replace(['#', '@'], "n")
    }
}

/// Those of the binary digits.
pub fn of_bits() -> Vec<Feature> {
    let some = |family, name: &str, at: fn(u64) -> u64| {
        Feature::new(family, name, 6.0, move |n| Some(i128::from(at(n))))
    };
    let of_positive = |family, name: &str, at: fn(u64) -> u64| {
        Feature::new(family, name, 6.0, move |n| (n > 0).then(|| i128::from(at(n))))
    };
    let mut all = vec![
        of_positive("v2", "v2(@)", |n| u64::from(n.trailing_zeros())),
        some("bit length", "bitlength(@)", |n| u64::from(64 - n.leading_zeros())),
        some("popcount", "popcount(@)", |n| u64::from(n.count_ones())),
        some("lowest bit", "lowbit(@)", |n| n & n.wrapping_neg()),
        of_positive("highest bit", "highbit(@)", |n| 1 << n.ilog2()),
        some("shift by trailing ones", "# >> (trailing_ones(@) + 1)", |n| {
            n.checked_shr(n.trailing_ones() + 1).unwrap_or(0)
        }),
        of_positive("odd part", "oddpart(@)", |n| n >> n.trailing_zeros()),
        of_positive("without highest bit", "# - highbit(@)", |n| n - (1 << n.ilog2())),
        some("without lowest bit", "# - lowbit(@)", |n| n & n.saturating_sub(1)),
        some("zeros in binary", "zeros(@)", |n| u64::from((64 - n.leading_zeros()) - n.count_ones())),
    ];
    for k in 1..=4_u32 {
        let bits = 5.0 + f64::from(k);
        all.push(Feature::new("xor of shifts", format!("# xor (# >> {k})"), bits, move |n| {
            Some(i128::from(n ^ (n >> k)))
        }));
        all.push(Feature::new("xor of shifts", format!("# xor (# << {k})"), bits, move |n| {
            Some(i128::from(n) ^ (i128::from(n) << k))
        }));
        all.push(Feature::new("xor of shifts", format!("# xor {k}"), bits, move |n| {
            Some(i128::from(n ^ u64::from(k)))
        }));
    }
    all
}

/// Quotients, lengths, roots and digits.
pub fn of_size() -> Vec<Feature> {
    let mut all = vec![
        Feature::new("square root", "isqrt(@)", 6.0, |n| Some(i128::from(n.isqrt()))),
        Feature::new("square root", "floor(sqrt(2 # + 1/4) + 1/2)", 8.0, |n| {
            Some((1 + (8 * i128::from(n) + 1).isqrt()) / 2)
        }),
        Feature::new("squares", "#^2", 6.0, |n| i128::from(n).checked_mul(i128::from(n))),
    ];
    all.push(Feature::new("n mod m", "#", 2.0, |n| Some(i128::from(n))));
    for k in 2..=64_u64 {
        let bits = 3.0 + 1.5 * (k as f64).log2();
        all.push(Feature::new("n div k", format!("# div {k}"), bits, move |n| Some(i128::from(n / k))));
    }
    for b in 3..=10_u64 {
        let family = "digits";
        all.push(Feature::new(family, format!("digits of # in base {b}"), 7.0, move |n| {
            Some(digits(n, b).count() as i128)
        }));
        all.push(Feature::new(family, format!("sum of the digits of # in base {b}"), 7.0, move |n| {
            Some(digits(n, b).map(i128::from).sum())
        }));
        all.push(Feature::new(family, format!("v{b}(@)"), 7.0, move |n| {
            (n > 0).then(|| digits(n, b).take_while(|&d| d == 0).count() as i128)
        }));
        all.push(Feature::new(
            family,
            format!("last digit of # in base {b} that is not 0"),
            12.0,
            move |n| digits(n, b).find(|&d| d > 0).map(i128::from),
        ));
    }
    all
}

fn digits(n: u64, b: u64) -> impl Iterator<Item = u64> {
    std::iter::successors((n > 0).then_some(n), move |n| (n / b > 0).then_some(n / b)).map(move |n| n % b)
}

/// Those of Zeckendorf's representation.
pub fn of_zeckendorf() -> Vec<Feature> {
    let family = "Zeckendorf";
    vec![
        Feature::new(family, "terms of # in Zeckendorf's form", 8.0, |n| Some(zeckendorf(n).len() as i128)),
        Feature::new(family, "least Zeckendorf term of #", 8.0, |n| {
            zeckendorf(n).last().map(|&(_, term)| i128::from(term))
        }),
        Feature::new(family, "zeros at the end of # in Zeckendorf's form", 8.0, |n| {
            zeckendorf(n).last().map(|&(index, _)| index)
        }),
        Feature::new(family, "largest Fibonacci number up to #", 8.0, |n| {
            zeckendorf(n).first().map(|&(_, term)| i128::from(term))
        }),
    ]
}

/// The terms with their indices (0 for 1, 1 for 2, 2 for 3, …), largest first.
fn zeckendorf(mut n: u64) -> Vec<(i128, u64)> {
    let mut fibonacci = vec![1_u64, 2];
    while let Some(next) = fibonacci[fibonacci.len() - 1].checked_add(fibonacci[fibonacci.len() - 2]) {
        fibonacci.push(next);
    }
    let mut terms = Vec::new();
    for (index, &term) in fibonacci.iter().enumerate().rev() {
        if term <= n {
            n -= term;
            terms.push((index as i128, term));
        }
    }
    terms
}

/// Those of the prime factors.
pub fn of_primes() -> Vec<Feature> {
    let some = |name: &str, at: fn(&[u64]) -> Option<i128>| {
        let at = move |n: u64| if n == 0 { None } else { at(&factors(n)) };
        Feature::new("prime factors", name, 7.0, at)
    };
    vec![
        some("Omega(@)", |f| Some(f.len() as i128)),
        some("omega(@)", |f| Some(f.chunk_by(|a, b| a == b).count() as i128)),
        some("tau(@)", |f| Some(f.chunk_by(|a, b| a == b).map(|run| run.len() as i128 + 1).product())),
        some("Omega(oddpart(@))", |f| Some(f.iter().filter(|&&p| p > 2).count() as i128)),
        some("omega(oddpart(@))", |f| {
            Some(f.chunk_by(|a, b| a == b).filter(|run| run[0] > 2).count() as i128)
        }),
        some("tau(oddpart(@))", |f| {
            let odd = f.chunk_by(|a, b| a == b).filter(|run| run[0] > 2);
            Some(odd.map(|run| run.len() as i128 + 1).product())
        }),
        some("index of the least prime factor of (@)", |f| match f.first() {
            None => Some(0),
            Some(&p) => count_up_to(p).map(i128::from),
        }),
        some("least prime factor of (@)", |f| Some(f.first().map_or(1, |&p| i128::from(p)))),
        some("greatest prime factor of (@)", |f| Some(f.last().map_or(1, |&p| i128::from(p)))),
        some("greatest proper divisor of (@)", |f| Some(f.iter().skip(1).map(|&p| i128::from(p)).product())),
        some("largest exponent in (@)", |f| {
            Some(f.chunk_by(|a, b| a == b).map(<[u64]>::len).max().unwrap_or(0) as i128)
        }),
        some("phi(@)", |f| {
            let part = |run: &[u64]| i128::from(run[0] - 1) * i128::from(run[0]).pow(run.len() as u32 - 1);
            Some(f.chunk_by(|a, b| a == b).map(part).product())
        }),
        some("[# is even]", |f| Some(i128::from(f.first() == Some(&2)))),
        Feature::new("primes", "[(@) is prime]", 6.0, |n| Some(i128::from(is_prime(n)))),
        some("[(@) is a power of a prime]", |f| Some(i128::from(f.chunk_by(|a, b| a == b).count() == 1))),
        Feature::new("squares", "[(@) is a square]", 6.0, |n| Some(i128::from(n.isqrt() * n.isqrt() == n))),
    ]
}
