//! Own items called `grundy` come before the library where an import begins: in the root, in a
//! module, in a block, by another name, by a glob.
//! edition: 2018
use grundy::bash::first_player_wins;
use grundy::{kayles as own_kayles, nim};

mod grundy {
    pub mod bash {
        pub fn first_player_wins(_: u64, _: u64) -> &'static str {
            "own"
        }
    }
    pub mod nim {
        pub fn nim_sum(_: &[u32]) -> &'static str {
            "own nim"
        }
    }
    pub fn kayles() -> u64 {
        ::grundy::nim::nim_sum(&[1, 2])
    }
}

mod imported {
    pub mod grundy {
        pub fn nim() -> u32 {
            1
        }
    }
}

mod by_import {
    use super::imported::grundy;
    use grundy::nim;
    pub fn value() -> u32 {
        nim()
    }
}

mod by_rename {
    mod own {
        pub enum Kind {
            A,
        }
    }
    use own::Kind as grundy;
    use grundy::*;
    pub fn value() -> usize {
        match A {
            A => 5,
        }
    }
}

mod of_the_library {
    use grundy::nim;
    pub fn value() -> u64 {
        nim::nim_sum(&[4, 1])
    }
}

macro_rules! wins {
    () => {{
        use grundy::bash;
        bash::first_player_wins(10, 3)
    }};
}

fn in_block() -> u8 {
    mod grundy {
        pub fn f() -> u8 {
            9
        }
    }
    use self::grundy as _;
    f2()
}

fn f2() -> u8 {
    mod inner {
        pub mod grundy {
            pub fn f() -> u8 {
                8
            }
        }
        pub fn g() -> u8 {
            use grundy::f;
            f()
        }
    }
    inner::g()
}

fn main() {
    println!("{} {} {}", first_player_wins(10, 3), own_kayles(), nim::nim_sum(&[1]));
    println!("{} {} {}", by_import::value(), by_rename::value(), of_the_library::value());
    println!("{} {}", in_block(), wins!());
}
