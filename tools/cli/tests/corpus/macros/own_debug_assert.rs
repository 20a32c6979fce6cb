//! Own `debug_assert!`, `matches!`, `panic!` and `unreachable!` beside templates that use std's.
//! edition: 2018
use grundy::half_nim;
use grundy::walks;

macro_rules! debug_assert { ($($t:tt)*) => { println!("checked {}", stringify!($($t)*)) }; }
macro_rules! matches { ($a:expr, $b:pat) => { match $a { $b => "yes", _ => "no" } }; }
macro_rules! panic { ($($t:tt)*) => { println!("calm") }; }
macro_rules! unreachable { () => { 77 }; }

fn main() {
    debug_assert!(x);
    println!("{} {}", matches!(Some(3), Some(_)), matches!(None::<u8>, Some(_)));
    panic!("at once");
    let n: i32 = unreachable!();
    println!("{} {} {}", n, half_nim::grundy(12), walks::king(3, 4));
    println!("{:?}", walks::knight_outcome(5, 6));
}
