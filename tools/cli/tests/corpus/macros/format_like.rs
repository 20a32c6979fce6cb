//! Macros around `format_args!`, `println!`, `write!`: captured names come from the caller.
//! edition: 2021
use std::fmt::Write as _;
macro_rules! say { ($out:ident, $($t:tt)*) => { writeln!($out, $($t)*).unwrap() }; }
macro_rules! named { ($n:ident) => { format!(concat!(stringify!($n), "={}"), $n) }; }
macro_rules! out { ($($e:expr),* ; $last:expr) => {{ $(print!("{} ", $e);)* println!("{}", $last) }}; }
macro_rules! maybe { ($e:expr $(, $d:expr)?) => { $e.or(None $(.or(Some($d)))?) }; }
macro_rules! max { ($x:expr) => { $x }; ($x:expr, $($r:expr),+ $(,)?) => {{ let (a, b) = ($x, max!($($r),+)); if a > b { a } else { b } }}; }
macro_rules! map { ($($k:expr => $v:expr),* $(,)?) => { [$(($k, $v)),*].into_iter().collect::<std::collections::BTreeMap<_, _>>() }; }

fn main() {
    let mut text = String::new();
    let value = 5;
    say!(text, "{value} {} {x:>3}", named!(value), x = 7);
    print!("{}", text);
    out!(1, "two"; '3');
    println!("{:?} {:?} {} {:?}", maybe!(None::<u8>, 4), maybe!(None::<u8>), max!(3, 9, 4,), map! { "b" => 1, "a" => 2, });
}
