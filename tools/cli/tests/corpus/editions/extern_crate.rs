//! Edition 2015 all over: `extern crate`, paths from the root, bare trait objects, old
//! range patterns.
//! edition: 2015
//! until: 2015
extern crate grundy;
extern crate grundy as g;

use std::fmt::Debug;
use inner::value;

mod inner {
    use grundy::nim;
    use helper;
    pub fn value() -> u64 { nim::nim_sum(&[1, 2]) + helper() + ::helper() }
}
fn helper() -> u64 { 100 }
trait Old { fn old(&self, n: u8, s: &str) -> u8; fn object(&self) -> Box<Debug>; }
impl Old for u8 {
    fn old(&self, n: u8, s: &str) -> u8 { self + n + s.len() as u8 }
    fn object(&self) -> Box<Debug> { Box::new(*self) }
}

fn main() {
    println!("{} {} {:?}", value(), 1u8.old(2, "abc"), 5u8.object());
    println!("{} {}", g::bash::grundy(7, 3), ::g::nim::nim_sum(&[4]));
    let x = 5;
    match x { 0...9 => println!("digit"), _ => println!("more") }
}
