//! Macros that make modules and imports of templates from an identifier.
//! edition: 2018
macro_rules! module {
    ($name:ident: $t:ident) => {
        mod $name {
            pub use grundy::$t::grundy as value;
        }
    };
}
macro_rules! import {
    ($($t:ident as $n:ident),*) => {
        $(use ::grundy::$t as $n;)*
    };
}
module!(b: bash);
module!(h: half_nim);
import!(nim as heaps, kayles as pins);

fn main() {
    println!("{} {} {}", b::value(9, 3), h::value(10), heaps::nim_sum(&[3]));
    println!("{}", pins::Kayles::new().grundy(4));
}
