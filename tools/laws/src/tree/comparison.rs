//! Comparisons and powers as one writes them: x = y, n is odd, n^3.

use super::expression::Expr;
use super::operator::Operator;

impl Expr {
    /// Whether it is this constant.
    pub fn is_number(&self, n: i128) -> bool {
        matches!(self, Expr::Number(m) if *m == n)
    }
}

/// What is odd or even where this comparison holds, and whether it is odd.
pub fn parity<'a>(how: Operator, a: &'a Expr, b: &Expr) -> Option<(&'a Expr, bool)> {
    let (Expr::Binary(Operator::Mod, both), Expr::Number(r)) = (a, b) else { return None };
    let is_of_equality = matches!(how, Operator::Equal | Operator::Different);
    (both.1.is_number(2) && is_of_equality).then_some((&both.0, (*r == 1) == (how == Operator::Equal)))
}

/// How a comparison is written.
pub fn sign(how: Operator) -> &'static str {
    match how {
        Operator::Equal => "=",
        Operator::Different => "<>",
        Operator::Below => "<",
        Operator::AtMost => "<=",
        Operator::Above => ">",
        _ => ">=",
    }
}

/// A number that is multiplied by itself, and how often it stands there.
pub fn power<'a>(a: &'a Expr, b: &'a Expr) -> Option<(&'a Expr, u32)> {
    let (base, exponent) = match a {
        Expr::Binary(Operator::Mul, both) => power(&both.0, &both.1)?,
        base => (base, 1),
    };
    let is_same = !matches!(base, Expr::Number(_)) && base == b;
    is_same.then_some((base, exponent + 1))
}

/// A difference, nim-sum or distance that is compared with 0 or 1, as its two numbers compared.
pub fn without_difference<'a>(
    how: Operator,
    a: &'a Expr,
    b: &Expr,
) -> Option<(Operator, &'a Expr, &'a Expr)> {
    use Operator::{Above, AtLeast, AtMost, Below, Different, Distance, Equal, Sub, Xor};
    let (Expr::Binary(of, both), Expr::Number(bound)) = (a, b) else { return None };
    let is_signed = match of {
        Sub => true,
        Xor | Distance => false,
        _ => return None,
    };
    let how = match (how, bound, is_signed) {
        (Equal | Different, 0, _) => how,
        (Below, 0, true) | (AtMost, -1, true) => Below,
        (Below, 1, true) | (AtMost, 0, true) => AtMost,
        (Above, 0, true) | (AtLeast, 1, true) => Above,
        (AtLeast, 0, true) | (Above, -1, true) => AtLeast,
        (Below, 1, false) | (AtMost, 0, false) => Equal,
        (Above, 0, false) | (AtLeast, 1, false) => Different,
        _ => return None,
    };
    Some((how, &both.0, &both.1))
}
