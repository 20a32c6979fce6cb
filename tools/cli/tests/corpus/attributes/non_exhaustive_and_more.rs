//! Attributes that change meaning or checks: `non_exhaustive`, `must_use`, `automatically_derived`,
//! `recursion_limit`.
//! edition: 2015
#![recursion_limit = "512"]
#![allow(clippy::all)]
#![type_length_limit = "2000000"]

#[non_exhaustive]
#[derive(Debug, Default)]
pub struct Open { pub a: u8 }
#[automatically_derived]
impl Clone for Open { fn clone(&self) -> Open { Open { a: self.a + 1 } } }
#[must_use]
#[inline(always)]
const fn deep(n: u64) -> u64 { if n == 0 { 0 } else { 1 + deep(n - 1) } }
macro_rules! nest { ($($t:tt)*) => { nest!(@ [$($t)*] 0) }; }
macro_rules! count { () => { 0 }; ($x:tt $($r:tt)*) => { 1 + count!($($r)*) }; }
const LONG: u64 = count!(
    x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
    x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
    x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x);

fn main() {
    let open = Open::default();
    let Open { a, .. } = open.clone();
    println!("{} {} {} {:?}", a, deep(100), LONG, open);
}
