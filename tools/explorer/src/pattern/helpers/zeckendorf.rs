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
