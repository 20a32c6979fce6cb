//! A family from elsewhere: n xor floor(n/3) and its kin.

use grundy_laws::{Law, Line, Operator, n};

pub fn fit(line: &Line) -> Vec<Law> {
    let of = |k: i128| Law::line("xor of a quotient", line.first, n().is(Operator::Xor, n().quotient(k)), 2);
    [3, 5].map(of).to_vec()
}
