//! Templates named only inside of macros: as a path argument, pasted from identifiers, in a nested
//! module.
//! edition: 2018
macro_rules! win { ($t:ident, $($a:expr),*) => { grundy::$t::first_player_wins($($a),*) }; }
macro_rules! import { ($($t:ident),*) => { $(use ::grundy::$t;)* }; }
macro_rules! with { ($p:path, $a:expr) => { $p($a) }; }
macro_rules! module {
    ($name:ident: $t:ident) => { mod $name { pub use grundy::$t::grundy as value; } };
}
module!(b: bash);
module!(h: half_nim);
import!(nim, kayles);

fn main() {
    println!("{} {}", win!(wythoff, 3, 5, 1), win!(moore, &[1, 2, 3], 2));
    println!("{} {}", b::value(9, 3), h::value(10));
    println!("{} {}", with!(grundy::divisors::grundy_any, 12), nim::nim_sum(&[3]));
    println!("{}", kayles::Kayles::new().grundy(4));
}
