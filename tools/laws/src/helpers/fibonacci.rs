/// The terms of Zeckendorf's form with their indices (0 for 1, 1 for 2, 2 for 3, ...), largest
/// first.
pub fn zeckendorf(mut n: u64) -> Vec<(u64, u64)> {
    let mut fibonacci = vec![1_u64, 2];
    while let Some(next) = fibonacci[fibonacci.len() - 1].checked_add(fibonacci[fibonacci.len() - 2]) {
        fibonacci.push(next);
    }
    let mut terms = Vec::new();
    for (index, &term) in fibonacci.iter().enumerate().rev() {
        if term <= n {
            n -= term;
            terms.push((index as u64, term));
        }
    }
    terms
}

/// How many terms Zeckendorf's form of n has.
pub fn zeckendorf_count(n: u64) -> u64 {
    zeckendorf(n).len() as u64
}

/// The least term of Zeckendorf's form of n; 0 for 0.
pub fn zeckendorf_least(n: u64) -> u64 {
    zeckendorf(n).last().map_or(0, |term| term.1)
}

/// The index of the least term of Zeckendorf's form of n; 0 for 0.
pub fn zeckendorf_zeros(n: u64) -> u64 {
    zeckendorf(n).last().map_or(0, |term| term.0)
}

/// The largest Fibonacci number up to n.
pub fn zeckendorf_largest(n: u64) -> u64 {
    zeckendorf(n).first().map_or(0, |term| term.1)
}

/// Whether n is a Fibonacci number.
pub fn is_fibonacci(n: u64) -> bool {
    zeckendorf(n).len() < 2
}
