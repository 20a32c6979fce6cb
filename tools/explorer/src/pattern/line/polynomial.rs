//! Quadratic polynomials: the differences grow by the same number.

use crate::pattern::information::number;
use crate::pattern::law::Law;
use crate::pattern::table::Line;

/// The polynomial through the first three values.
pub fn fit(line: &Line) -> Vec<Law> {
    let &[a, b, c, ..] = &line.values[..] else { return vec![] };
    let (Some(rise), Some(next)) = (b.checked_sub(a), c.checked_sub(b)) else { return vec![] };
    let Some(growth) = next.checked_sub(rise).filter(|growth| *growth != 0) else { return vec![] };
    let first = line.first;
    let predict = move |n: u64| {
        let i = i128::from(n.checked_sub(first)?);
        let pairs = i.checked_mul(i - 1)? / 2;
        a.checked_add(rise.checked_mul(i)?)?.checked_add(growth.checked_mul(pairs)?)
    };
    if !line.cells().all(|(n, value)| predict(n) == Some(value)) {
        return vec![];
    }
    let i = if first == 0 { "n".to_owned() } else { format!("(n - {first})") };
    let formula = format!("g(n) = {a} + {rise} {i} + {growth} {i} ({i} - 1)/2");
    let bits = 5.0 + number(a) + number(rise) + number(growth);
    vec![Law::of_line("polynomial", formula, (bits, 3), predict)]
}

#[cfg(test)]
mod tests {
    use super::fit;
    use crate::pattern::table::Line;

    #[test]
    fn triangular_numbers_are_found() {
        let law = &fit(&Line { first: 1, values: (1..20).map(|n| n * (n + 1) / 2).collect() })[0];
        assert_eq!((law.predict)(&[1_000_000_000]), Some(500_000_000_500_000_000));
        assert!(fit(&Line { first: 0, values: vec![1, 4, 9, 16, 26] }).is_empty());
    }
}
