//! Tests, test-only imports and statements, and features of another package.
//! gone: tests, proptest, assert_eq, slow_check, LOCAL, helper_of_tests
//! kept: nim_sum

#[cfg(test)]
use proptest::prelude::*;
#[cfg(any(test, feature = "local"))]
use std::collections::HashMap as LOCAL;

use grundy::nim::nim_sum;

#[cfg_attr(test, derive(Debug))]
#[cfg_attr(not(test), derive(Clone))]
struct Piles(Vec<u64>);

impl Piles {
    #[cfg(test)]
    fn helper_of_tests(&self) {}

    fn value(&self) -> u64 {
        #[cfg(test)]
        let slow_check = 1;
        #[cfg(feature = "local")]
        eprintln!("slow_check");
        nim_sum(&self.0)
    }
}

fn main() {
    println!("{}", Piles(vec![1, 2, 4]).clone().value());
}

#[test]
fn outside_of_a_module() {
    assert_eq!(1, 1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inside() {
        assert_eq!(Piles(vec![]).value(), 0);
    }
}
