//! Macros with the names of others, and macros that build items and calls.
//! gone: never_called
//! kept: macro_rules! vec, fn helper

macro_rules! m { () => { 1 } }
fn first() -> u32 { m!() }
macro_rules! m { () => { 2 } }
fn second() -> u32 { m!() }
macro_rules! m { () => { 3 } }
macro_rules! vec { ($($x:expr),*) => { [$($x),*].len() } }
mod inner { pub fn f() -> u32 { m!() } macro_rules! m { () => { 4 } } pub fn g() -> u32 { m!() } }
macro_rules! generate { ($n:ident, $($rest:tt)*) => { fn $n() -> u32 { generate!(@ $($rest)*) } }; (@ $e:expr) => { $e }; }
generate!(made, helper() + 1);
fn helper() -> u32 { 41 }
fn main() { println!("{} {} {} {} {} {}", first(), second(), inner::f(), inner::g(), vec![1, 2], made()); }
fn never_called() {}
