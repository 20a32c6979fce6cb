//! A module without the prelude, one with an own prelude, macros that name everything absolutely.
//! edition: 2015
#[no_implicit_prelude]
mod bare {
    #[derive(Clone, Debug, PartialEq)]
    pub struct Some(pub u8);
    pub fn vec() -> ::std::vec::Vec<Some> { ::std::vec![Some(1), Some(2)] }
    pub fn text() -> ::std::string::String { ::std::format!("{:?}", vec()) }
    pub trait Iterator { fn next(&self) -> u8; }
    impl Iterator for Some { fn next(&self) -> u8 { self.0 + 1 } }
}
mod own_prelude { pub use crate::bare::Some as Option; pub fn drop<T>(_: T) -> &'static str { ::std::mem::forget(5); "own drop" } }
use own_prelude::*;

fn main() {
    let o: Option = Option(3);
    println!("{} {} {}", bare::text(), bare::Iterator::next(&o), drop(o.clone()));
    println!("{:?} {}", Some(o), bare::vec().iter().map(bare::Iterator::next).map(u32::from).sum::<u32>());
}
