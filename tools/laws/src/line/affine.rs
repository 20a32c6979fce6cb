//! Multiples and sums as one writes them.

/// `3 n - 1`.
pub fn affine(factor: i128, of: &str, constant: i128) -> String {
    let term = match factor {
        0 => return constant.to_string(),
        1 => of.to_owned(),
        -1 => format!("-{of}"),
        _ => format!("{factor} {of}"),
    };
    affine_plus(&term, constant)
}

/// `g(n) + 4`.
pub fn affine_plus(term: &str, constant: i128) -> String {
    match constant {
        0 => term.to_owned(),
        1.. => format!("{term} + {constant}"),
        _ => format!("{term} - {}", constant.unsigned_abs()),
    }
}
