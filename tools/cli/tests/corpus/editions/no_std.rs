//! `#![no_std]` with `extern crate std` and `alloc`: the templates still need std's prelude.
//! edition: 2018
#![no_std]
extern crate alloc;
#[macro_use]
extern crate std;
use alloc::{collections::BTreeMap, string::String, vec::Vec};
use grundy::nim;

trait Iterator_ { fn total(self) -> u64; }
impl<I: core::iter::Iterator<Item = u64>> Iterator_ for I { fn total(self) -> u64 { self.sum() } }

fn main() {
    let mut text = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut text).unwrap();
    let v: Vec<u64> = (1..4).collect();
    let map: BTreeMap<u8, u64> = core::iter::once((1, nim::nim_sum(&v))).collect();
    println!("{:?} {} {}", map, v.into_iter().total(), grundy::mex::mex([0, 1]));
}
