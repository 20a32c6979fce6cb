//! Attributes and comments on parameters, fields, arms, statements, expressions, generics, and
//! empty statements.
//! edition: 2015
#![allow(unused, clippy::all)]
/* block */ /** doc block */ fn f(#[allow(unused)] a: u8, /* nothing */ _: u8) -> u8 { a /* tail */ }
/// doc
#[doc = "more"]
#[doc(alias = "x")]
struct S</** life */ 'a, #[cfg(not(test))] T: 'a>(#[doc(hidden)] &'a T, /** second */ u8);
enum E { /// doc of a variant
    #[allow(missing_docs)] A = 1, #[cfg(test)] B, }
impl<'a, #[allow(unused)] T> S<'a, T> { #![allow(clippy::all)] #[inline] const X: u8 = { 7 }; }
fn main() {
    //! inner doc of main
    #![allow(unused_variables)]
    #[allow(unused)] let x = 5;
    let y = [#[allow(unused)] 1, 2];
    let z = match x { #[allow(unused)] 5 => { 1 } _ => 2 };
    ;;;
    #[allow(unused_must_use)] { f(1, 2); }
    let c = || 4;
    let s = S { #[allow(unused)] 0: &x, 1: 3 };
    println!("{} {} {} {} {} {}", f(1, 2), E::A as u8, S::<u8>::X, c(), s.1, y[0] + z) // no semicolon
}
// the last line
