//! How many stones a move may take: sets of numbers, some of which depend on the heap.

use std::collections::BTreeSet;

/// A set of numbers of stones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Takes {
    /// These, ascending.
    Of(Vec<u64>),
    /// `from`, `from + step`, `from + 2 step`, ...
    Every {
        /// The least, at least 1.
        from: u64,
        /// At least 1.
        step: u64,
    },
    /// A set that has a name.
    Named(Named),
    /// The numbers of a set that are in each of these, or outside where it says `false`.
    Filtered(Box<Takes>, Vec<(Takes, bool)>),
}

/// A set of positive numbers that has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// 1, 4, 9, ...
    Squares,
    /// 1, 8, 27, ...
    Cubes,
    /// 2, 3, 5, ...
    Primes,
    /// 4, 6, 8, 9, ...
    Composites,
    /// 1, m, m^2, ... for this m from 2 on.
    Powers(u64),
    /// 1, 2, 3, 5, ...
    Fibonacci,
    /// The divisors of the heap, itself among them.
    Divisors,
    /// Its divisors but itself.
    ProperDivisors,
    /// The numbers that have no divisor in common with the heap but 1.
    Coprime,
    /// At most half of the heap.
    AtMostHalf,
    /// At least half of it.
    AtLeastHalf,
    /// Less than half of it.
    LessThanHalf,
    /// More than half of it.
    MoreThanHalf,
    /// Half of an even heap.
    ExactlyHalf,
    /// Half of the heap, of an odd one the smaller half.
    HalfRoundedDown,
    /// The larger half.
    HalfRoundedUp,
    /// At most its square root.
    AtMostRoot,
    /// The digits of its size but 0.
    Digits,
    /// The whole heap.
    Whole,
}

/// Every named set but the powers of a number, with the words for it; the first are its title.
pub const NAMED: &[(Named, &str)] = &[
    (Named::Squares, "squares"),
    (Named::Cubes, "cubes"),
    (Named::Primes, "primes"),
    (Named::Composites, "composites"),
    (Named::Fibonacci, "fibonacci"),
    (Named::Divisors, "divisors"),
    (Named::Divisors, "factors"),
    (Named::ProperDivisors, "proper divisors"),
    (Named::ProperDivisors, "proper factors"),
    (Named::Coprime, "coprime"),
    (Named::AtMostHalf, "at most half"),
    (Named::AtLeastHalf, "at least half"),
    (Named::LessThanHalf, "less than half"),
    (Named::MoreThanHalf, "more than half"),
    (Named::ExactlyHalf, "exactly half"),
    (Named::HalfRoundedDown, "half rounded down"),
    (Named::HalfRoundedUp, "half rounded up"),
    (Named::AtMostRoot, "at most sqrt(n)"),
    (Named::Digits, "digits"),
    (Named::Whole, "all"),
];

impl Named {
    /// Its words.
    pub fn words(self) -> String {
        match self {
            Named::Powers(base) => format!("powers of {base}"),
            named => {
                NAMED.iter().find(|(other, _)| *other == named).map_or("", |(_, words)| words).to_owned()
            }
        }
    }

    /// Whether it is another set for another heap.
    pub fn depends_on_heap(self) -> bool {
        use Named::{Composites, Cubes, Fibonacci, Powers, Primes, Squares};
        !matches!(self, Squares | Cubes | Primes | Composites | Powers(_) | Fibonacci)
    }

    /// Whether a number from 1 to the heap may be taken from it.
    pub fn has(self, heap: u64, take: u64) -> bool {
        match self {
            Named::Squares => take.isqrt().pow(2) == take,
            Named::Cubes => ((take as f64).cbrt().round() as u64).checked_pow(3) == Some(take),
            Named::Primes => is_prime(take),
            Named::Composites => take > 1 && !is_prime(take),
            Named::Powers(base) => base.checked_pow(take.ilog(base)) == Some(take),
            Named::Fibonacci => is_fibonacci(take),
            Named::Divisors => heap.is_multiple_of(take),
            Named::ProperDivisors => take < heap && heap.is_multiple_of(take),
            Named::Coprime => gcd(heap, take) == 1,
            Named::AtMostHalf => take <= heap / 2,
            Named::AtLeastHalf => take >= heap - take,
            Named::LessThanHalf => take < heap - take,
            Named::MoreThanHalf => take > heap - take,
            Named::ExactlyHalf => take == heap - take,
            Named::HalfRoundedDown => take == heap / 2,
            Named::HalfRoundedUp => take == heap.div_ceil(2),
            Named::AtMostRoot => take.checked_mul(take).is_some_and(|square| square <= heap),
            Named::Digits => take < 10 && digits(heap).any(|digit| digit == take),
            Named::Whole => take == heap,
        }
    }
}

/// How many powers must be in a table for a law.
const SEEN_POWERS: u32 = 5;
/// The least number that may be taken is sought up to here, if it is not known.
const MAX_LEAST: u64 = 100_000;

impl Takes {
    /// Whether a number from 1 to the heap may be taken from it.
    pub fn has(&self, heap: u64, take: u64) -> bool {
        match self {
            Takes::Of(all) => all.binary_search(&take).is_ok(),
            Takes::Every { from, step } => take >= *from && (take - from).is_multiple_of(*step),
            Takes::Named(named) => named.has(heap, take),
            Takes::Filtered(set, others) => set.has(heap, take) && passes(others, heap, take),
        }
    }

    /// Whether it is another set for another heap.
    pub fn depends_on_heap(&self) -> bool {
        match self {
            Takes::Of(_) | Takes::Every { .. } => false,
            Takes::Named(named) => named.depends_on_heap(),
            Takes::Filtered(set, others) => {
                set.depends_on_heap() || others.iter().any(|(other, _)| other.depends_on_heap())
            }
        }
    }

    /// In heaps of about this size one sees what they do: more than a few powers are there.
    pub fn scale(&self) -> u64 {
        match self {
            Takes::Of(all) => all.last().copied().unwrap_or(0),
            Takes::Every { from, .. } => *from,
            Takes::Named(Named::Powers(base)) => base.saturating_pow(SEEN_POWERS),
            Takes::Named(_) => 0,
            Takes::Filtered(set, others) => {
                let of_others = others.iter().map(|(other, _)| other.scale());
                of_others.chain([set.scale(), self.step()]).max().unwrap_or(0)
            }
        }
    }

    /// After how many numbers they repeat, if they do.
    pub fn step(&self) -> u64 {
        match self {
            Takes::Every { step, .. } => *step,
            Takes::Filtered(set, others) => {
                others.iter().map(|(other, _)| other.step()).fold(set.step(), lcm)
            }
            Takes::Of(_) | Takes::Named(_) => 1,
        }
    }

    /// Those that may be taken from a heap, ascending, if that are few even for the largest heaps.
    pub fn few(&self, heap: u64) -> Option<Vec<u64>> {
        let next: &dyn Fn(u128, u128) -> (u128, u128) = match self {
            Takes::Of(all) => return Some(all[..all.partition_point(|take| *take <= heap)].to_vec()),
            Takes::Named(Named::Powers(base)) => &|power, _| (power * u128::from(*base), 0),
            Takes::Named(Named::Fibonacci) => &|a, b| (b, a + b),
            Takes::Named(
                Named::Whole
                | Named::ExactlyHalf
                | Named::HalfRoundedDown
                | Named::HalfRoundedUp
                | Named::Digits,
            ) => return Some(self.from_heap(heap)),
            Takes::Filtered(set, others) => {
                let mut few = set.few(heap)?;
                few.retain(|take| passes(others, heap, *take));
                return Some(few);
            }
            _ => return None,
        };
        let all = std::iter::successors(Some((1, 2)), |(a, b)| Some(next(*a, *b)));
        Some(all.map_while(|(take, _)| u64::try_from(take).ok()).take_while(|take| *take <= heap).collect())
    }

    /// The least that may be taken from a heap.
    pub fn least(&self, heap: u64) -> Option<u64> {
        match self {
            Takes::Of(all) => all.first().copied().filter(|take| *take <= heap),
            Takes::Every { from, .. } => Some(*from).filter(|take| *take <= heap),
            // A half of the heap is a number that is as good as any.
            Takes::Named(named) => [1, 2, heap.div_ceil(2), heap / 2, heap, 4]
                .into_iter()
                .find(|take| (1..=heap).contains(take) && named.has(heap, *take)),
            Takes::Filtered(..) => (1..=heap.min(MAX_LEAST)).find(|take| self.has(heap, *take)),
        }
    }

    /// Those that may be taken from a heap, ascending.
    pub fn from_heap(&self, heap: u64) -> Vec<u64> {
        match self {
            Takes::Of(all) => all[..all.partition_point(|take| *take <= heap)].to_vec(),
            Takes::Every { from, step } => (*from..=heap).step_by(*step as usize).collect(),
            Takes::Named(Named::Powers(_) | Named::Fibonacci) => self.few(heap).unwrap_or_default(),
            Takes::Named(Named::Squares) => (1..=heap.isqrt()).map(|root| root * root).collect(),
            // One number at most, which is one of these.
            Takes::Named(
                named @ (Named::Whole | Named::ExactlyHalf | Named::HalfRoundedDown | Named::HalfRoundedUp),
            ) => {
                let mut all = vec![heap / 2, heap.div_ceil(2), heap];
                all.dedup();
                all.retain(|take| *take > 0 && named.has(heap, *take));
                all
            }
            Takes::Named(Named::AtMostRoot) => (1..=heap.isqrt()).collect(),
            Takes::Named(Named::Digits) => {
                let all: BTreeSet<u64> = digits(heap).filter(|digit| *digit > 0).collect();
                all.into_iter().collect()
            }
            Takes::Named(named) => (1..=heap).filter(|take| named.has(heap, *take)).collect(),
            Takes::Filtered(set, others) => {
                let mut all = set.from_heap(heap);
                all.retain(|take| passes(others, heap, *take));
                all
            }
        }
    }
}

fn passes(others: &[(Takes, bool)], heap: u64, take: u64) -> bool {
    others.iter().all(|(other, is_in)| other.has(heap, take) == *is_in)
}

/// The greatest common divisor.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The least common multiple, or the largest number.
pub fn lcm(a: u64, b: u64) -> u64 {
    (a / gcd(a, b)).saturating_mul(b)
}

/// The last digit first.
fn digits(n: u64) -> impl Iterator<Item = u64> {
    std::iter::successors(Some(n), |n| Some(n / 10).filter(|n| *n > 0)).map(|n| n % 10)
}

fn is_prime(n: u64) -> bool {
    n >= 2 && (2..).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d))
}

fn is_fibonacci(n: u64) -> bool {
    let (mut a, mut b) = (1, 2);
    while a < n {
        (a, b) = (b, a + b);
    }
    a == n
}
