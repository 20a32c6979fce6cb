//! The functions of numbers and piles that laws know. Each is written in every language in
//! `helpers/`; the Rust one also gives the values here.

use super::interval::{Range, U64};
use crate::helpers::{bits, digits, euclid, fibonacci, nim, piles, primes, roots, sequences};

/// A known function.
#[derive(Debug)]
pub struct Function {
    /// Its name in code.
    pub name: &'static str,
    /// Its formula: `@` is the first argument, `#` too, in parentheses unless it is a single word,
    /// `$` the second one.
    pub text: &'static str,
    /// How many bits its choice costs.
    pub bits: f64,
    pub input: Input,
    pub result: Output,
    /// Its value for numbers, arrays and the piles.
    pub of: Native,
    pub range: fn(&[Range]) -> Option<Range>,
}

/// What a function takes, in code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// Numbers from 0 to below 2^64.
    Naturals,
    /// One such number, then any numbers and arrays.
    Natural,
    /// Numbers of 128 bits.
    Wide,
    /// The piles, and such numbers as the first.
    Piles,
}

/// From numbers, arrays and the piles.
pub type Native = fn(&[i128], &[&[i128]], &[u64]) -> Option<i128>;

/// What a function gives, in code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    Truth,
    U64,
    /// It takes and gives 128 bits.
    I128,
}

/// Each has a name of its own.
impl PartialEq for Function {
    fn eq(&self, other: &Function) -> bool {
        self.name == other.name
    }
}

impl Function {
    /// Whether the arguments have the size that it takes.
    pub fn takes(&self, arguments: &[Range]) -> bool {
        let is_wide = self.input == Input::Wide;
        let (low, high) = if is_wide { (-(1 << 65), 1 << 65) } else { U64 };
        let sizes = if is_wide { 1 } else { self.natural_arguments() };
        arguments.iter().take(sizes).all(|range| range.0 >= low && range.1 <= high)
    }

    /// How many of its first arguments have no negative values.
    pub fn natural_arguments(&self) -> usize {
        match self.input {
            Input::Naturals | Input::Piles => usize::MAX,
            Input::Natural => 1,
            Input::Wide => 0,
        }
    }
}

/// The function of this name.
///
/// # Panics
/// If there is none.
pub fn named(name: &str) -> &'static Function {
    let found = FUNCTIONS.iter().find(|function| function.name == name);
    found.unwrap_or_else(|| panic!("no function is called {name}"))
}

fn u64_of(n: i128) -> Option<u64> {
    u64::try_from(n).ok()
}

/// A function of one or two numbers below 2^64, or of the piles.
macro_rules! function {
    ($name:ident, $in:ident, $text:literal, $bits:literal, $least:expr, $most:expr) => {
        function!(@ $name, $text, $bits, Output::U64, $least, $most,
            |n, _, _| Some(i128::from($in::$name(u64_of(n[0])?))))
    };
    (wide $name:ident, $in:ident, $text:literal, $bits:literal, $range:expr, $of:expr) => {
        Function {
            name: stringify!($name),
            text: $text,
            bits: $bits,
            input: Input::Naturals,
            result: Output::I128,
            of: $of,
            range: |_| Some($range),
        }
    };
    ($name:ident, $in:ident, $text:literal, $bits:literal, truth) => {
        function!(@ $name, $text, $bits, Output::Truth, 0, 1,
            |n, _, _| Some(i128::from($in::$name(u64_of(n[0])?))))
    };
    (positive $name:ident, $in:ident, $text:literal, $bits:literal, $least:expr, $most:expr) => {
        function!(@ $name, $text, $bits, Output::U64, $least, $most,
            |n, _, _| Some(i128::from($in::$name(u64_of(n[0]).filter(|n| *n > 0)?))))
    };
    (positive 2 $name:ident, $in:ident, $text:literal, $bits:literal, $least:expr, $most:expr) => {
        function!(@ $name, $text, $bits, Output::U64, $least, $most,
            |n, _, _| Some(i128::from($in::$name(u64_of(n[0]).filter(|n| *n > 0)?, u64_of(n[1])?))))
    };
    (2 $name:ident, $in:ident, $text:literal, $bits:literal, $least:expr, $most:expr) => {
        function!(@ $name, $text, $bits, Output::U64, $least, $most,
            |n, _, _| Some(i128::from($in::$name(u64_of(n[0])?, u64_of(n[1])?))))
    };
    (piles $name:ident, $text:literal, $bits:literal) => {
        function!(piles $name, $text, $bits, MOST, |_, _, t| Some(i128::from(piles::$name(t))))
    };
    (piles $name:ident, $text:literal, $bits:literal, $most:expr, $of:expr) => {
        Function { input: Input::Piles, ..function!(@ $name, $text, $bits, Output::U64, 0, $most, $of) }
    };
    (@ $name:ident, $text:literal, $bits:literal, $result:expr, $least:expr, $most:expr, $of:expr) => {
        Function {
            name: stringify!($name),
            text: $text,
            bits: $bits,
            input: Input::Naturals,
            result: $result,
            of: $of,
            range: |all| {
                let is_positive = all.first().is_some_and(|range| range.0 > 0);
                Some((if is_positive { $least } else { 0 }, $most))
            },
        }
    };
}

const MOST: i128 = u64::MAX as i128;

/// All of them.
pub static FUNCTIONS: [Function; 66] = [
    function!(popcount, bits, "popcount(@)", 6.0, 1, 64),
    function!(binary_zeros, bits, "zeros(@)", 6.0, 0, 63),
    function!(trailing_ones, bits, "trailing_ones(@)", 6.0, 0, 64),
    function!(low_bit, bits, "lowbit(@)", 6.0, 1, 1 << 63),
    function!(positive high_bit, bits, "highbit(@)", 6.0, 1, 1 << 63),
    function!(positive odd_part, bits, "oddpart(@)", 6.0, 1, MOST),
    function!(2 digit_sum, digits, "sum of the digits of # in base $", 1.0, 1, 1 << 32),
    function!(2 digit_product, digits, "product of the digits of # in base $", 3.0, 0, MOST),
    function!(@ digit_frequency, "count of the digit $ in # in base %", 3.0, Output::U64, 0, 64, |n, _, _| {
        Some(digits::digit_frequency(u64_of(n[0])?, u64_of(n[1])?, u64_of(n[2])?).into())
    }),
    function!(stern, bits, "stern(@)", 6.0, 1, MOST),
    function!(2 digit_count, digits, "digits of # in base $", 1.0, 1, 64),
    function!(positive 2 multiplicity, digits, "v$(@)", 1.0, 0, 63),
    function!(positive 2 last_digit, digits, "last digit of # in base $ that is not 0", 6.0, 1, MOST),
    function!(positive 2 first_digit, digits, "first digit of # in base $", 3.0, 1, MOST),
    function!(@ has_digit, "[# has the digit $ in base %]", 3.0, Output::Truth, 0, 1, |n, _, _| {
        Some(digits::has_digit(u64_of(n[0])?, u64_of(n[1])?, u64_of(n[2])?).into())
    }),
    function!(2 largest_digit, digits, "largest digit of # in base $", 3.0, 0, MOST),
    function!(wide carryless_sum, digits, "sum of # and $ in base % without carry", 4.0, (0, 1 << 72), |n, _, _| {
        Some(digits::carryless_sum(u64_of(n[0])?, u64_of(n[1])?, u64_of(n[2])?))
    }),
    function!(wide reversed_digits, digits, "reverse of # in base $", 3.0, (0, 1 << 72), |n, _, _| {
        Some(digits::reversed_digits(u64_of(n[0])?, u64_of(n[1])?))
    }),
    function!(positive big_omega, primes, "Omega(@)", 7.0, 0, 63),
    function!(positive little_omega, primes, "omega(@)", 7.0, 0, 15),
    function!(positive divisor_count, primes, "tau(@)", 7.0, 1, 1 << 20),
    function!(positive totient, primes, "phi(@)", 7.0, 1, MOST),
    function!(positive least_prime, primes, "least prime factor of (@)", 7.0, 1, MOST),
    function!(@ least_prime_index, "index of the least prime factor of (@)", 7.0, Output::U64, 0, MOST, |n, _, _| {
        let least = u64_of(n[0]).filter(|n| *n > 0).map(primes::least_prime).filter(|least| *least <= primes::MOST_COUNTED)?;
        Some(primes::prime_index(least).into())
    }),
    function!(positive greatest_prime, primes, "greatest prime factor of (@)", 7.0, 1, MOST),
    function!(positive greatest_divisor, primes, "greatest proper divisor of (@)", 7.0, 1, MOST),
    function!(positive largest_exponent, primes, "largest exponent in (@)", 7.0, 0, 63),
    function!(positive radical, primes, "radical of (@)", 7.0, 1, MOST),
    function!(positive prime_sum, primes, "sum of the prime factors of (@)", 7.0, 0, MOST),
    function!(positive exponent_xor, primes, "nim-sum of the exponents in (@)", 7.0, 0, 63),
    function!(wide divisor_sum, primes, "sigma(@)", 7.0, (1, 1 << 80), |n, _, _| {
        Some(primes::divisor_sum(u64_of(n[0]).filter(|n| *n > 0)?))
    }),
    function!(wide mobius, primes, "mu(@)", 7.0, (-1, 1), |n, _, _| {
        Some(primes::mobius(u64_of(n[0]).filter(|n| *n > 0)?))
    }),
    Function {
        name: "prime_count",
        text: "number of primes up to #",
        bits: 7.0,
        input: Input::Naturals,
        result: Output::U64,
        of: |n, _, _| Some(primes::prime_count(u64_of(n[0]).filter(|n| *n <= primes::MOST_COUNTED)?).into()),
        range: |all| (all[0].1 <= primes::MOST_COUNTED.into()).then_some((0, 1 << 19)),
    },
    function!(is_prime, primes, "[(@) is prime]", 6.0, truth),
    function!(is_prime_power, primes, "[(@) is a power of a prime]", 7.0, truth),
    function!(is_square, roots, "[(@) is a square]", 6.0, truth),
    function!(square_root, roots, "isqrt(@)", 6.0, 1, 1 << 32),
    function!(@ is_power, "[# is some i^$]", 4.0, Output::Truth, 0, 1, |n, _, _| {
        Some(roots::is_power(u64_of(n[0])?, u64_of(n[1])?).into())
    }),
    function!(cube_root, roots, "cube root of #, rounded down", 6.0, 1, 1 << 22),
    function!(triangular_root, roots, "floor(sqrt(2 # + 1/4) + 1/2)", 8.0, 1, 1 << 34),
    function!(zeckendorf_count, fibonacci, "terms of # in Zeckendorf's form", 8.0, 1, 93),
    function!(positive zeckendorf_least, fibonacci, "least Zeckendorf term of #", 8.0, 1, MOST),
    function!(positive zeckendorf_zeros, fibonacci, "zeros at the end of # in Zeckendorf's form", 8.0, 0, 93),
    function!(positive zeckendorf_largest, fibonacci, "largest Fibonacci number up to #", 8.0, 1, MOST),
    function!(is_fibonacci, fibonacci, "[(@) is a Fibonacci number]", 6.0, truth),
    function!(2 gcd, euclid, "gcd(@, $)", 3.0, 0, MOST),
    function!(2 ratio, euclid, "floor(|@/$ - $/@|)", 4.0, 0, MOST),
    function!(2 quotients_folded, euclid, "the quotients of @ and $, folded", 4.0, 0, MOST),
    function!(2 nim_product, nim, "nim product of # and $", 5.0, 0, MOST),
    function!(2 shift_right, bits, "# >> $", 2.0, 0, MOST),
    function!(piles different_piles, "the count of different piles", 5.0),
    function!(piles odd_multiplicities, "the count of piles of odd multiplicity", 5.0),
    function!(piles gap_nim_sum, "the nim-sum of every second gap", 6.0),
    function!(piles v2_classes, "the number of v2 classes", 6.0),
    function!(piles pile_count, "the number of piles", 4.0),
    function!(piles leading_run, "the length of the first run", 4.0),
    function!(piles leading_ones, "the number of 1s in front", 4.0),
    function!(piles first_not_one, "the first that is not 1", 4.0),
    function!(piles piles_gcd, "the gcd", 4.0),
    function!(piles largest_pile, "the largest", 4.0),
    function!(piles smallest_pile, "the smallest", 4.0),
    function!(piles uneven_digits, "the count of binary digits that are not in a multiple of @ piles", 5.0, 64,
        |n, _, t| Some(piles::uneven_digits(t, u64_of(n[0])?).into())),
    Function {
        name: "floor_multiple",
        text: "",
        bits: 0.0,
        input: Input::Wide,
        result: Output::I128,
        of: |n, _, _| (n[0].unsigned_abs() < 1 << 66).then(|| roots::floor_multiple(n[0], n[1], n[2], n[3])),
        range: |all| {
            // Each argument for itself only raises or only lowers it.
            let ends = |range: Range| [range.0, range.1];
            if all[1].0.abs().max(all[1].1) > 1 << 30 || all[2].0 < 0 || all[2].1 > 1 << 26 || all[3].0 < 1 {
                return None;
            }
            let of_slope = |p: i128| ends(all[2]).map(|d| ends(all[3]).map(|q| (p, d, q))).concat();
            let slopes: Vec<(i128, i128, i128)> = ends(all[1]).into_iter().flat_map(of_slope).collect();
            let of = |m: i128| slopes.iter().map(move |&(p, d, q)| roots::floor_multiple(m, p, d, q));
            let (a, b) = (of(all[0].0), of(all[0].1));
            Some((a.clone().min()?.min(b.clone().min()?), a.max()?.max(b.max()?)))
        },
    },
    Function {
        name: "digit_automaton",
        text: "",
        bits: 4.0,
        input: Input::Natural,
        result: Output::I128,
        of: |n, arrays, _| {
            Some(sequences::digit_automaton(
                u64_of(n[0])?,
                n[1],
                n[2],
                arrays[0],
                arrays[1],
                arrays[2],
                arrays[3],
            ))
        },
        // Its relation knows better.
        range: |_| None,
    },
    Function {
        name: "remainder_recursion",
        text: "",
        bits: 4.0,
        input: Input::Natural,
        result: Output::I128,
        of: |n, a, _| {
            let value = sequences::remainder_recursion;
            Some(value(u64_of(n[0])?, n[1], n[2], a[0], a[1], a[2], a[3], a[4]))
        },
        // Its relation knows better.
        range: |_| None,
    },
    Function {
        name: "recurrence",
        text: "",
        bits: 2.0,
        input: Input::Natural,
        result: Output::I128,
        of: |n, arrays, _| Some(sequences::recurrence(u64_of(n[0])?, arrays[0], arrays[1], n[1])),
        range: |_| Some((i128::MIN, i128::MAX)),
    },
];
