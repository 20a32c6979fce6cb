//! The same names at several levels; `self`, `super`, `super::super` and `crate` choose among them.
//! edition: 2015
fn f() -> u32 { 1 }
const C: u32 = 10;
pub mod a {
    fn f() -> u32 { 2 }
    pub const C: u32 = 20;
    pub mod b {
        fn f() -> u32 { 3 }
        pub const C: u32 = 30;
        pub mod c {
            pub fn f() -> u32 { 4 }
            pub fn all() -> [u32; 8] {
                let hidden = { use super::super::f; f() };
                [f(), self::f(), super::f(), super::super::f(), crate::f(), hidden, super::C, super::super::C]
            }
        }
        pub mod unused {
            pub fn f() -> u32 { 5 }
        }
    }
}

fn main() {
    use a::b::{self, c};
    println!("{:?} {} {} {}", c::all(), b::C, C, f());
}
