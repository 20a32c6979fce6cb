//! User items that would capture names inside of templates if they were joined carelessly.
//! edition: 2018
#![allow(dead_code, non_camel_case_types, unused_macros)]
use grundy::{dag, mex::mex, nim, scan};

struct Vec;
struct Option;
struct String(u8);
type u64 = i8;
fn Some() -> i32 { 1 }
fn Ok() -> i32 { 2 }
fn drop() -> i32 { 3 }
mod std_ { pub mod io {} }
mod core { pub const X: i32 = 4; }
mod alloc { pub const Y: i32 = 5; }
trait Iterator {}
trait Display {}
trait Default { fn default() -> Self; }
impl Default for i32 { fn default() -> i32 { 66 } }
macro_rules! println_ { () => {}; }

fn main() {
    let x: u64 = -1;
    println!("{} {} {}", x, mex([0, 1, 2]), nim::nim_sum(&[5, 6]));
    println!("{} {:?}", Some() + Ok() + drop() + core::X + alloc::Y, dag::values(&[]).is_ok());
    println!("{} {}", String(7).0, <i32 as Default>::default());
    println!("{:?}", scan::Scan::new("5").int::<u8>().ok());
}
