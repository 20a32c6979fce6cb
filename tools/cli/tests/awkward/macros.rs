//! Macros that name the library, used in modules that do not name it.
//! gone: unused_macro, winning_moves, grundy_odd
//! kept: value, twice, of_this_crate

macro_rules! value {
    ($piles:expr) => {
        grundy::nim::nim_sum($piles)
    };
    (bash $n:expr, $m:expr) => {
        ::grundy::bash::grundy($n, $m)
    };
}

macro_rules! unused_macro {
    () => {
        grundy::bash::grundy_odd(1)
    };
}

macro_rules! twice {
    ($name:ident) => {
        /// In a macro, a doc comment is a token.
        fn $name() -> u64 {
            use grundy::nim;
            2 * nim::nim_sum(&[1, 2]) + $crate::of_this_crate()
        }
    };
}

fn of_this_crate() -> u64 {
    100
}

twice!(doubled);

mod elsewhere {
    pub fn value() -> u64 {
        value!(&[4, 9]) + value!(bash 10, 3)
    }
    twice!(again);
    pub fn more() -> u64 {
        again()
    }
}

fn main() {
    println!("{} {} {}", doubled(), elsewhere::value(), elsewhere::more());
}
