//! The functions of one number that values are compared with: bits, digits, quotients, roots.

use crate::code::Expr;
use crate::helpers::digits::digits;
use crate::helpers::isqrt::isqrt;
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
    /// What is added to the argument.
    pub shift: i64,
    pub rust: RustText,
    pub at: Rc<dyn Fn(u64) -> Option<i128>>,
}

#[derive(Clone)]
pub enum RustText {
    /// The argument, divided by a number.
    Quotient(u64),
    Remainder(u64),
    /// With `#` and `@` as above, its least value for a positive argument, and its largest value.
    Text(String, i128, i128),
    /// A sum, a difference or a nim-sum of two.
    Both(Box<RustText>, &'static str, Box<RustText>),
}

impl RustText {
    /// With `#` and `@`, its least value for a positive argument, and its largest value.
    pub fn text(text: impl Into<String>, least: i128, most: i128) -> RustText {
        RustText::Text(text.into(), least, most)
    }

    /// How often the argument is used.
    fn uses(&self) -> usize {
        match self {
            RustText::Quotient(_) | RustText::Remainder(_) => 1,
            RustText::Text(text, ..) => text.matches(['#', '@']).count(),
            RustText::Both(a, _, b) => a.uses() + b.uses(),
        }
    }

    fn apply(&self, n: &Expr) -> Expr {
        match self {
            RustText::Quotient(k) => n.div((*k).into()),
            RustText::Remainder(m) => n.rem((*m).into()),
            RustText::Text(text, least, most) => {
                let text = text.replace('#', &n.atom()).replace('@', &n.text);
                let range = Expr::in_range(text, (0, *most));
                Expr { low: if n.low > 0 { *least } else { 0 }, ..range }
            }
            RustText::Both(a, "+", b) => a.apply(n).plus(&b.apply(n)),
            RustText::Both(a, "-", b) => a.apply(n).minus(&b.apply(n)),
            RustText::Both(a, _, b) => a.apply(n).bitwise("^", &b.apply(n)),
        }
    }
}

impl Feature {
    /// A feature with its name and itself as Rust.
    pub fn new(
        family: &'static str,
        (name, rust): (impl Into<String>, RustText),
        bits: f64,
        at: impl Fn(u64) -> Option<i128> + 'static,
    ) -> Feature {
        Feature { name: name.into(), family, bits, shift: 0, rust, at: Rc::new(at) }
    }

    pub fn plain(family: &'static str, bits: f64) -> Feature {
        Feature::new(family, ("#", RustText::Quotient(1)), bits, |n| Some(i128::from(n)))
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
            shift: s,
            at: Rc::new(move |n| at(n.checked_add_signed(s)?)),
            ..self.clone()
        }
    }

    /// Its name for the argument n.
    pub fn named(&self) -> String {
        self.name.replace(['#', '@'], "n")
    }

    /// The function of a variable as Rust, and a line that comes first; where the argument would be
    /// too large, nothing is said.
    pub fn code(&self, n: &Expr) -> (Vec<String>, Expr) {
        let argument = match self.shift {
            0 => n.clone(),
            s => {
                let sign = if s > 0 { "+" } else { "-" };
                let low = (n.low + i128::from(s)).max(0);
                Expr { low, ..Expr::of_u64(format!("{} {sign} {}", n.text, s.unsigned_abs()), u64::MAX) }
            }
        };
        if self.shift == 0 || self.rust.uses() == 1 {
            return (vec![], self.rust.apply(&argument));
        }
        let line = format!("let {} = {};", n.text, argument.text);
        (vec![line], self.rust.apply(&Expr { text: n.text.clone(), ..argument }))
    }
}

pub fn of_bits() -> Vec<Feature> {
    const U64_MAX: i128 = u64::MAX as i128;
    let some = |family, name: &str, rust: RustText, at: fn(u64) -> u64| {
        Feature::new(family, (name, rust), 6.0, move |n| Some(i128::from(at(n))))
    };
    let of_positive = |family, name: &str, rust: RustText, at: fn(u64) -> u64| {
        Feature::new(family, (name, rust), 6.0, move |n| (n > 0).then(|| i128::from(at(n))))
    };
    let rust = |text: &str, least, most| RustText::text(text, least, most);
    let mut all = vec![
        of_positive("v2", "v2(@)", rust("u64::from(#.trailing_zeros())", 0, 63), |n| {
            u64::from(n.trailing_zeros())
        }),
        some("bit length", "bitlength(@)", rust("u64::from(64 - #.leading_zeros())", 1, 64), |n| {
            u64::from(64 - n.leading_zeros())
        }),
        some("popcount", "popcount(@)", rust("u64::from(#.count_ones())", 1, 64), |n| n.count_ones().into()),
        some("lowest bit", "lowbit(@)", rust("# & #.wrapping_neg()", 1, 1 << 63), |n| n & n.wrapping_neg()),
        of_positive(
            "highest bit",
            "highbit(@)",
            rust("1_u64 << (63 - #.leading_zeros())", 1, 1 << 63),
            |n| 1 << n.ilog2(),
        ),
        some(
            "shift by trailing ones",
            "# >> (trailing_ones(@) + 1)",
            rust("#.checked_shr(#.trailing_ones() + 1).unwrap_or(0)", 0, U64_MAX / 2),
            |n| n.checked_shr(n.trailing_ones() + 1).unwrap_or(0),
        ),
        of_positive("odd part", "oddpart(@)", rust("# >> #.trailing_zeros()", 1, U64_MAX), |n| {
            n >> n.trailing_zeros()
        }),
        of_positive(
            "without highest bit",
            "# - highbit(@)",
            rust("# ^ (1 << (63 - #.leading_zeros()))", 0, U64_MAX / 2),
            |n| n - (1 << n.ilog2()),
        ),
        some("without lowest bit", "# - lowbit(@)", rust("# & #.saturating_sub(1)", 0, U64_MAX - 1), |n| {
            n & n.saturating_sub(1)
        }),
        some(
            "zeros in binary",
            "zeros(@)",
            rust("u64::from(#.count_zeros() - #.leading_zeros())", 0, 63),
            |n| u64::from((64 - n.leading_zeros()) - n.count_ones()),
        ),
    ];
    for k in 1..=4_u32 {
        let (family, bits) = ("xor of shifts", 5.0 + f64::from(k));
        let right = rust(&format!("# ^ (# >> {k})"), 1, U64_MAX);
        let left = rust(&format!("u128::from(@) ^ (u128::from(@) << {k})"), 1, (1 << (64 + k)) - 1);
        let constant = rust(&format!("# ^ {k}"), 0, U64_MAX);
        all.push(Feature::new(family, (format!("# xor (# >> {k})"), right), bits, move |n| {
            Some(i128::from(n ^ (n >> k)))
        }));
        all.push(Feature::new(family, (format!("# xor (# << {k})"), left), bits, move |n| {
            Some(i128::from(n) ^ (i128::from(n) << k))
        }));
        all.push(Feature::new(family, (format!("# xor {k}"), constant), bits, move |n| {
            Some(i128::from(n ^ u64::from(k)))
        }));
    }
    all
}

pub fn of_size() -> Vec<Feature> {
    let text = RustText::text;
    let root = text("isqrt(u128::from(@))", 1, 1 << 32);
    let triangular = text("(isqrt(8 * u128::from(@) + 1) + 1) / 2", 1, 1 << 34);
    let square = text("u128::from(@) * u128::from(@)", 1, i128::MAX);
    let mut all = vec![
        Feature::new("square root", ("isqrt(@)", root), 6.0, |n| Some(isqrt(n.into()).into())),
        Feature::new("square root", ("floor(sqrt(2 # + 1/4) + 1/2)", triangular), 8.0, |n| {
            Some(isqrt(8 * u128::from(n) + 1).div_ceil(2).into())
        }),
        Feature::new("squares", ("#^2", square), 6.0, |n| i128::from(n).checked_mul(i128::from(n))),
    ];
    all.push(Feature::plain("n mod m", 2.0));
    for k in 2..=64_u64 {
        let bits = 3.0 + 1.5 * (k as f64).log2();
        let quotient = (format!("# div {k}"), RustText::Quotient(k));
        all.push(Feature::new("n div k", quotient, bits, move |n| Some(i128::from(n / k))));
    }
    (3..=10).for_each(|b| all.extend(of_digits(b)));
    all
}

fn of_digits(b: u64) -> [Feature; 4] {
    let of = |rest: &str, least, most| RustText::text(format!("digits(@, {b}){rest}"), least, most);
    let family = "digits";
    let count = (format!("digits of # in base {b}"), of(".len() as u64", 1, 41));
    let sum = (format!("sum of the digits of # in base {b}"), of(".iter().sum::<u64>()", 1, 200));
    let zeros = (format!("v{b}(@)"), of(".iter().take_while(|&&d| d == 0).count() as u64", 0, 40));
    let last = (
        format!("last digit of # in base {b} that is not 0"),
        of(".into_iter().find(|&d| d > 0).unwrap()", 1, i128::from(b) - 1),
    );
    [
        Feature::new(family, count, 7.0, move |n| Some(digits(n, b).len() as i128)),
        Feature::new(family, sum, 7.0, move |n| Some(digits(n, b).into_iter().map(i128::from).sum())),
        Feature::new(family, zeros, 7.0, move |n| {
            (n > 0).then(|| digits(n, b).into_iter().take_while(|&d| d == 0).count() as i128)
        }),
        Feature::new(family, last, 12.0, move |n| digits(n, b).into_iter().find(|&d| d > 0).map(i128::from)),
    ]
}
