//! `allow`, `warn`, `deny`, `expect` on items, statements and expressions that hold or vanish.
//! edition: 2015
#![allow(unused, non_camel_case_types, clippy::all)]
#![allow(unknown_lints, no_such_lint)]

#[deny(unused_variables)]
fn clean(n: u8) -> u8 { n }
#[allow(non_snake_case)]
mod Names {
    #![allow(non_upper_case_globals)]
    pub const lower: u8 = 1;
    #[deny(dead_code)]
    pub fn USED() -> u8 { lower }
}
#[must_use = "it matters"]
struct must(u8);
#[deprecated(note = "use another")]
fn old() -> must { must(3) }
#[inline(never)]
#[cold]
#[doc(hidden)]
fn cold() -> u8 { 4 }

fn main() {
    #[allow(deprecated)]
    let m = old();
    #[allow(unused_must_use)]
    {
        must(1);
        clean(2) + 1;
    }
    let unused_here = 5;
    #[rustfmt::skip]
    let x = [1,0,
             0,1];
    println!("{} {} {} {:?}", m.0, Names::USED(), cold(), x);
}
