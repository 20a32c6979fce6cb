//! `Drop` imported under another name, by a group, by a glob of a module of the file's own.
//! edition: 2015
use std::ops::Drop as D;

mod prelude {
    pub use std::ops::{Deref as _, Drop as Finally};
}
use prelude::*;

struct A;
impl D for A {
    fn drop(&mut self) {
        println!("a");
    }
}
struct B;
impl Finally for B {
    fn drop(&mut self) {
        println!("b");
    }
}
struct C;
impl prelude::Finally for C {
    fn drop(&mut self) {
        println!("c");
    }
}
struct E;
impl core::ops::Drop for E {
    fn drop(&mut self) {
        println!("e");
    }
}

fn main() {
    let (_a, _b, _c) = (A, B, C);
    let _e = E;
    println!("made");
}
