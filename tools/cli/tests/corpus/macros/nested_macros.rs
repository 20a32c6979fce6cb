//! A macro that defines a macro that defines functions; the inner one shadows an outer name.
//! edition: 2015
macro_rules! answer {
    () => { 1 };
}

macro_rules! define {
    ($name:ident, $value:expr) => {
        macro_rules! $name {
            () => { $value };
            ($other:expr) => { $value + $other };
        }
    };
}

fn before() -> i32 {
    answer!()
}

mod redefined {
    use crate::before;
    define!(answer, 42);
    define!(unused_answer, 43);
    pub fn after() -> i32 {
        1000 * before()
    }
    pub fn last() -> i32 {
        define!(inner, 42);
        inner!() + inner!(100)
    }
}

fn main() {
    define!(local, before());
    println!("{} {} {}", redefined::last(), redefined::after(), local!(5));
}
