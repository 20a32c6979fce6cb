//! Quadratic polynomials: the differences grow by the same number.

use crate::code::{Code, Expr, OF_LINE};
use crate::information::number;
use crate::{Law, Line};

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
    vec![Law::of_line("polynomial", (formula, code(line.first, [a, rise, growth])), (bits, 3), predict)]
}

/// (growth n^2 + linear n) / 2 + constant.
fn code(first: u64, [a, rise, growth]: [i128; 3]) -> Code {
    // So far n itself can be used instead of n - first.
    let (lines, n, shift) = if first <= 1000 {
        (vec![], Expr { low: first.into(), ..Expr::of_u64("n", u64::MAX) }, i128::from(first))
    } else {
        (vec![format!("let i = n - {first};")], Expr::of_u64("i", u64::MAX - first), 0)
    };
    let linear = 2 * rise - growth - 2 * growth * shift;
    let constant = a - rise * shift + growth * (shift * (shift + 1) / 2);
    let by = if growth % 2 == 0 && linear % 2 == 0 { 2 } else { 1 };
    let (square, multiple) = (n.product(&n).times(growth / by), n.times(linear.abs() / by));
    let sum = if linear < 0 {
        // It grows from its first value if its slope there does.
        let grows = growth > 0 && 2 * growth * n.low + linear >= 0;
        let low = (growth * n.low * n.low + linear * n.low) / by;
        let range = (if grows { low } else { i128::MIN }, square.high);
        square.with("-", &multiple, range)
    } else if linear == 0 {
        square
    } else {
        square.plus(&multiple)
    };
    let value = sum.div(if by == 2 { 1 } else { 2 }).plus(&Expr::literal(constant));
    Code::new(OF_LINE, &value).after(lines)
}
