//! # Library Checker: Nim Product (F_2^64)
//!
//! - **Source**: <https://judge.yosupo.jp/problem/nim_product_64>
//! - **Limits**: 5 s, 1024 MB (from memory)
//! - **Idea**: all products at once: the recursive definition as one circuit, bit-sliced over the
//!   pairs.
//! - **Template**: `nimber_batch`

use grundy::nimber_batch;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for _ in 0..input.int()? {
        let [a, b] = input.array()?;
        left.push(a);
        right.push(b);
    }
    for product in nimber_batch::products(&left, &right) {
        out.line(product);
    }
    Ok(())
}
