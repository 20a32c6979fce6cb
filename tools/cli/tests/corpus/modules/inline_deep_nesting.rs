//! Modules that hold only other modules, only implementations, only macros, and only re-exports.
//! edition: 2015
mod only_impls {
    impl Drop for super::T { fn drop(&mut self) { println!("dropped by a distant impl") } }
    impl From<u8> for super::T { fn from(n: u8) -> Self { super::T(n) } }
    impl super::Named for super::T { fn name(&self) -> String { format!("T{}", self.0) } }
}
mod only_modules { pub mod a { pub mod b { pub mod c { pub type Deep = crate::T; } } } }
mod empty {}
struct T(u8);
trait Named { fn name(&self) -> String { "none".into() } }
const _: () = {
    impl Named for u8 {}
    mod hidden { impl crate::Named for u16 { fn name(&self) -> String { "u16".to_string() } } }
};
use only_modules::a::b;

fn main() {
    let t: b::c::Deep = 5.into();
    println!("{} {} {}", t.name(), 1u8.name(), 1u16.name());
}
