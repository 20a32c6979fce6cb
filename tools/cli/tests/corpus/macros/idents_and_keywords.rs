//! Macros get keywords, operators and unusual tokens: `=>`, `..=`, `'a`, `r#type`, `_`, `$`,
//! `crate`.
//! edition: 2015
macro_rules! tokens {
    (@count) => { 0 };
    (@count $t:tt $($r:tt)*) => { 1 + tokens!(@count $($r)*) };
    ($($t:tt)*) => { tokens!(@count $($t)*) };
}
macro_rules! field { ($s:expr, $f:tt) => { $s.$f }; }
macro_rules! op { ($a:tt $o:tt $b:tt) => { $a $o $b }; }
macro_rules! path { ($($p:ident)::+) => { $($p)::+ }; (:: $($p:ident)::+) => { ::$($p)::+ }; }
struct S { r#type: u8, x: (u8, (u8, u8)) }

fn main() {
    let s = S { r#type: 1, x: (2, (3, 4)) };
    println!("{}", tokens!(a => b ..= c 'l' 'life r#fn _ crate :: <<= && |));
    println!("{}", tokens!(a.0.1 -1 1.0 x 'y' # ! [ ( ; ) ]));
    println!("{} {} {}", field!(s, r#type), field!(s.x, 1).0, field!(s.x.1, 1));
    println!("{} {} {}", op!(1 << 3), op!(1 <= 3), op!(6 ^ 3));
    println!("{} {}", path!(std::cmp::max)(1, 2), path!(::std::cmp::min)(1, 2));
}
