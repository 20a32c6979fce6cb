//! Imports needed only by other imports, by attributes, by macros, by doc links, and twice.
//! edition: 2018
mod m {
    pub mod n {
        pub mod o {
            pub fn f() -> u8 { 1 }
            pub static S: u8 = 2;
        }
    }
    pub(crate) use n::o as p;
}
use m::n as q;
use q::o::S;
use m::p::{f as g, S as T};
use std::{self as core_of_it, fmt::{self, Write as _, Display}};

/// See [`q`].
struct W;
impl Display for W {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_char('w') }
}
macro_rules! call { () => { g() + q::o::f() }; }

fn main() {
    let v: core_of_it::vec::Vec<u8> = Vec::from([S, T, call!()]);
    println!("{:?} {}", v, W);
}
