//! The library as in edition 2015: `extern crate`, renamed, and imported as a whole.
//! gone: winning_moves, macro_use
//! kept: nim_sum, g

#[macro_use]
extern crate grundy;
extern crate grundy as g;
extern crate std as standard;

use grundy::nim;
use standard::collections::BTreeSet;

mod inner {
    use crate::grundy::mex;
    use g::bash;
    pub fn value() -> u64 {
        u64::from(mex::mex([0, 1])) + bash::grundy(5, 3)
    }
}

mod other {
    use grundy;
    pub fn value() -> u64 {
        grundy::nim::nim_sum(&[8, 1]) + ::grundy::bash::grundy(5, 3)
    }
}

fn main() {
    let set: BTreeSet<u64> = [g::nim::nim_sum(&[1, 2]), nim::nim_sum(&[4])].into();
    println!("{set:?} {} {}", inner::value(), other::value());
}
