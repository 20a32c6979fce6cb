//! Own modules named `std`, `core` and `grundy`'s neighbours inside of modules, with absolute paths
//! outside.
//! edition: 2018
mod user {
    pub mod std {
        pub fn min(a: u8, _: u8) -> u8 { a + 100 }
        pub mod cmp { pub use self::super::min; }
    }
    pub fn f() -> (u8, u8) { (self::std::cmp::min(2, 1), ::std::cmp::min(2, 1)) }
    pub mod grundy { pub fn nim() -> u8 { 77 } }
    pub fn g() -> (u8, u64) { (self::grundy::nim(), ::grundy::nim::nim_sum(&[6, 1])) }
}
use user::grundy as own;

fn main() {
    println!("{:?} {:?} {}", user::f(), user::g(), own::nim());
    println!("{}", grundy::bash::grundy(5, 2));
}
