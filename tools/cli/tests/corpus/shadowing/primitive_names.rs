//! Modules, types and functions named like primitive types and keywords of other places.
//! edition: 2015
#[allow(non_camel_case_types)]
#[derive(Debug)]
struct u8x(u8);
mod u32 {
    pub const MAX: i32 = -1;
    pub fn from_str_radix(s: &str) -> usize {
        s.len()
    }
}
mod str {
    pub fn from_utf8(b: &[u8]) -> usize {
        b.len() * 10
    }
}
fn union(auto: i32, default: i32) -> i32 {
    auto + default
}
macro_rules! macro_ { ($union:ident) => { $union(1, 2) }; }
struct raw(i32);
fn r#match(r#fn: i32) -> i32 { r#fn + 1 }

fn main() {
    println!("{} {} {}", u32::MAX, u32::from_str_radix("abc"), str::from_utf8(b"ab"));
    let union_ = macro_!(union);
    println!("{} {:?} {} {}", union_, u8x(3), raw(4).0, r#match(5));
    let (bool, char): (u64, i64) = (1, 2);
    println!("{}", bool as i64 + char);
}
