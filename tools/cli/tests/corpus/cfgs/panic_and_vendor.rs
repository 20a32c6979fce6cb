//! `cfg` predicates that are names, lists and versions; `cfg_attr` with several attributes and on
//! statements.
//! edition: 2015
#[cfg_attr(all(unix, not(doc)), allow(dead_code), inline)]
fn f() -> u8 { 1 }
#[cfg(any(target_family = "unix", target_family = "windows"))]
mod family { #[cfg(unix)] pub const N: u8 = 2; #[cfg(windows)] pub const N: u8 = 2; }
#[cfg(not(any(target_family = "unix", target_family = "windows")))]
mod family { pub const N: u8 = 2; }
#[cfg(target_has_atomic = "64")]
use std::sync::atomic::AtomicU64 as A;
#[cfg(not(target_has_atomic = "64"))]
use std::sync::atomic::AtomicUsize as A;
macro_rules! either { () => { { #[cfg(not(debug_assertions))] { "r" } #[cfg(debug_assertions)] { "d" } } }; }
struct S { #[cfg_attr(test, allow(unused))] a: u8 }

fn main() {
    #[cfg_attr(not(test), allow(unused_variables))]
    let unused = 5;
    let v = [#[cfg(unix)] 1, #[cfg(not(unix))] 1, 2];
    println!("{} {} {} {}", f(), family::N, either!(), v.len());
    println!("{} {}", A::new(3).into_inner(), S { a: 4 }.a);
}
