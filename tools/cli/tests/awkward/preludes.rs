//! Names that reach their items through preludes, globs, renamed and anonymous imports.
//! gone: Unused
//! kept: size_hint, mod prelude

mod outer {
    pub mod prelude { pub use super::shape::*; pub use super::shape::Shape as _; }
    pub mod shape {
        pub trait Shape { fn area(&self) -> u32 { 1 } fn twice(&self) -> u32 { 2 * self.area() } }
        #[derive(Clone)] pub struct Sq(pub u32);
        impl Shape for Sq { fn area(&self) -> u32 { self.0 * self.0 } }
        pub(super) fn hidden() -> u32 { 4 }
        pub struct Unused; impl Unused { pub const C: u32 = 4; }
    }
    pub fn f() -> u32 { shape::hidden() }
}
use outer::prelude::*;
use outer::{f as g, shape};
type Alias<T> = Vec<T>;
trait Ext: Iterator { fn every(self, n: usize) -> Vec<Self::Item> where Self: Sized { self.step_by(n).collect() } }
impl<I: Iterator> Ext for I {}
struct It(u32);
impl Iterator for It { type Item = u32; fn next(&mut self) -> Option<u32> { self.0 += 1; if self.0 < 9 { Some(self.0) } else { None } } fn size_hint(&self) -> (usize, Option<usize>) { let unused_hint = 0; print!("hint {unused_hint}"); (0, None) } }
impl DoubleEndedIterator for It { fn next_back(&mut self) -> Option<u32> { None } }
fn main() {
    let a: Alias<u32> = It(0).every(3);
    println!("{a:?} {} {} {}", g(), Sq(3).twice(), shape::Sq(2).area());
    fn main() { println!("inner main"); }
    main();
    let r#struct = 3; println!("{}", r#struct);
}
