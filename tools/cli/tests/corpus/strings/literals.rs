//! Literals of every form: suffixes, underscores, escapes, raw strings with many hashes, byte
//! characters.
//! edition: 2015
#![allow(clippy::all)]
macro_rules! lit { ($l:literal) => { stringify!($l) }; }
fn main() {
    println!("{} {} {} {} {}", 0xFF_u8, 0o17, 0b1_0_1usize, 1_000i64, 1e3_f32);
    println!("{} {} {}", 1E-2, 1.5e+2, 2f64);
    println!("{:?} {:?} {:?}", b'\x7f', '\u{1F4A9}', '"');
    println!("{} {}", r###"a"##b"#"###, r"\");
    println!("{} {} {} {}", lit!(0xFF_u8), lit!(-1.50), lit!(r#"x"y"#), lit!(b"\x01"));
    println!("{}", "a\u{0}b".len() + "\
        ".len() + "\u{00_e9}".len());
    println!("{:?}", ["\'", "\"", "//", "/*", "*/", "{", "}}", "#", "r#\"", "\\\\"]);
}
