//! A macro inside a function shadows the global one; one macro expands to a module with imports.
//! edition: 2018
use grundy::nim;
macro_rules! get { () => { "global" }; }
fn a() -> &'static str {
    macro_rules! get { () => { "local" }; }
    get!()
}
macro_rules! make_module {
    ($name:ident, $($path:tt)*) => {
        mod $name {
            #[allow(unused_imports)]
            use super::*;
            use $($path)*;
            pub fn run(v: &[u64]) -> u64 { f(v) }
        }
    };
}
make_module!(x, grundy::nim::nim_sum as f);
make_module!(y, super::own as f);
fn own(v: &[u64]) -> u64 { nim::winning_moves(v).count() as u64 }

fn main() {
    println!("{} {} {} {}", a(), get!(), x::run(&[1, 2]), y::run(&[3, 3, 3]));
}
