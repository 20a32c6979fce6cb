//! A macro used by a path: exported, re-exported, and imported under another name.
//! edition: 2018
mod tools {
    macro_rules! twice {
        ($x:expr) => { $x + $x };
    }
    pub(crate) use twice;
    pub(crate) use twice as double;

    pub mod more {
        macro_rules! twice {
            ($x:expr) => { $x * $x };
        }
        pub(crate) use twice as square;
    }
}

use tools::more::*;

fn main() {
    use tools::double as doubled;
    println!("{} {} {}", tools::twice!(3), doubled!(4), square!(5));
    println!("{}", crate::tools::more::square!(6));
}
