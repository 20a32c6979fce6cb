//! C string literals and their prefixes beside identifiers `c`, `b`, `r`, `cr`.
//! edition: 2021
use std::ffi::CStr;

const C: &CStr = c"with \xff and /* no comment */";
macro_rules! tokens { ($($t:tt)*) => { [$(stringify!($t)),*].len() }; }

fn main() {
    let (c, b, r, cr, br) = (1, 2, 3, 4, 5);
    println!("{} {:?} {:?}", c + b + r + cr + br, C, cr#"raw "c" string"#);
    println!("{} {} {}", c"abc".to_bytes_with_nul().len(), tokens!(c "x"), tokens!(c"x"));
    println!("{:?}", c"multi
// line".to_str());
}
