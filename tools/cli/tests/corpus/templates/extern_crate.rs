//! The library as `extern crate`, renamed, in a module, and by `use` of the new name.
//! edition: 2015
extern crate grundy as games;
extern crate grundy;

use games::scan::{self, Scan, Out};
mod inner {
    extern crate grundy as local;
    pub fn f() -> u64 { self::local::nim::nim_sum(&[1, 4]) + local::bash::grundy(6, 4) }
    pub use self::local::kayles::Kayles;
}
pub use games::half_nim as hn;

fn main() {
    let mut out = Out::default();
    let mut input = Scan::new("12 x");
    out.line(input.int::<u64>().map(hn::grundy).unwrap());
    println!("{:?} {} {}", out.text(), inner::f(), inner::Kayles::new().grundy(7));
    println!("{:?} {}", scan::Scan::new("").int::<u8>().map_err(|e| e.to_string()), ::grundy::nim::nim_sum(&[8]));
}
