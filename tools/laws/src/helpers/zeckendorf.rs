/// The terms of Zeckendorf's form with their indices (0 for 1, 1 for 2, 2 for 3, ...), largest
/// first.
pub fn zeckendorf(mut n: u64) -> Vec<(u64, u64)> {
    let mut fibonacci = Vec::new();
    let (mut term, mut next) = (Some(1_u64), Some(2_u64));
    while let Some(value) = term {
        fibonacci.push(value);
        term = next;
        next = next.and_then(|next| next.checked_add(value));
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
