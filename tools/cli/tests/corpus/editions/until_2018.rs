//! Bare trait objects, `...` patterns, `panic!` with a literal brace, arrays by reference in
//! `into_iter`.
//! edition: 2015
//! until: 2018
use std::fmt::Display;

fn show(d: &Display) -> String { d.to_string() }
fn class(c: char) -> u8 { match c { 'a'...'m' => 1, 'n'...'z' => 2, _ => 3 } }
macro_rules! either { ($p:pat | $e:expr) => { match 1 { $p => $e, _ => 0 } }; }

fn main() {
    println!("{} {} {}", show(&5), class('p'), either!(1 | 7));
    let total: u32 = [1, 2, 3].into_iter().map(|n: &u32| *n).sum();
    println!("{}", total);
    let caught = std::panic::catch_unwind(|| panic!("{x} stays"));
    println!("{:?}", caught.unwrap_err().downcast_ref::<&str>());
}
