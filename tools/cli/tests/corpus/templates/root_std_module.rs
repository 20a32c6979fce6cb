//! An own module `std` at the root, which re-exports the real one and adds to it.
//! edition: 2018
mod std {
    pub use ::std::*;
    pub fn own() -> u8 { 5 }
    pub mod cmp { pub fn max(a: u8, b: u8) -> u8 { a + b } }
}
use self::std::own;
mod inner { pub fn f() -> (u8, u8) { (crate::std::cmp::max(1, 2), ::std::cmp::max(1, 2)) } }

fn main() {
    println!("{} {:?}", own(), inner::f());
    println!("{} {}", grundy::mex::mex([0, 1]), grundy::sg_table::values(&[1, 2], 4).len());
}
