//! Which versions of a crate stand for each other, as cargo sees it.

/// Whether one may be used in the place of the other. What is not a version may be any.
pub fn are_compatible(one: &str, other: &str) -> bool {
    series(one).zip(series(other)).is_none_or(|(one, other)| one == other)
}

/// The numbers up to the first that is not 0.
fn series(version: &str) -> Option<Vec<u64>> {
    let numbers = version.split(['-', '+']).next()?.split('.');
    let numbers = numbers.map(|number| number.parse().ok()).collect::<Option<Vec<u64>>>()?;
    let end = numbers.iter().position(|&number| number > 0).map_or(numbers.len(), |first| first + 1);
    Some(numbers[..end].to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_counts_that_is_not_0() {
        for (one, other) in
            [("1.2.3", "1.9.0"), ("0.9.2", "0.9.5"), ("0.0.3", "0.0.3+a"), ("unknown", "2.0.0")]
        {
            assert!(are_compatible(one, other) && are_compatible(other, one), "{one} {other}");
        }
        for (one, other) in [("1.2.3", "2.1.1"), ("0.8.5", "0.9.2"), ("0.0.3", "0.0.4"), ("0.1.0", "1.1.0")] {
            assert!(!are_compatible(one, other) && !are_compatible(other, one), "{one} {other}");
        }
    }
}
