//! Destructors by every road: made by macros, in fields, in other modules, in functions, closures.
//! gone: Unseen, NAMED
//! kept: struct Guard, mod imp, impl Drop for Late

use std::mem::{self, ManuallyDrop};
macro_rules! with_drop { ($($n:ident $t:literal),*) => { $(struct $n; impl Drop for $n { fn drop(&mut self) { println!($t); } })* } }
with_drop!(A "a", B "b");
#[derive(Default)] struct Outer { g: Guard, n: u32 }
#[derive(Default)] struct Guard;
mod imp { impl Drop for super::Guard { fn drop(&mut self) { println!("guard"); } } impl Drop for crate::Other { fn drop(&mut self) { println!("other"); } } }
struct Other;
static NAMED: &str = "Unseen";
struct Unseen; impl Drop for Unseen { fn drop(&mut self) { println!("{NAMED}"); } }
fn f() { struct Local; impl Drop for Local { fn drop(&mut self) { println!("local"); } } let _x = Local; { impl Drop for Late { fn drop(&mut self) { println!("late"); } } } struct Late; let _l = Late; }
fn main() {
    let o: Outer = Default::default(); println!("{}", o.n); drop(o.g);
    let _a = (A, B, Other); f();
    let z: Guard = unsafe { mem::zeroed() }; let _m = ManuallyDrop::new(Guard); drop(z);
}
