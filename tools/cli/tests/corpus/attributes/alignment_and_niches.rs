//! Sizes that attributes and unused fields decide, printed through `size_of`, `align_of`,
//! `offset_of` by hand.
//! edition: 2015
#![allow(dead_code)]
use std::mem::{align_of, align_of_val, size_of, size_of_val};
#[repr(C)]
struct Padded { a: u8, unused: u32, b: u8 }
#[repr(packed)]
struct Tight { a: u8, unused: u32, b: u8 }
#[repr(align(16))]
struct Aligned;
#[repr(u32)]
enum Wide { A }
enum Big { Never([u64; 5]), Small(u8) }
enum Empty {}
struct Gen<T> { t: T, unused: [T; 3] }

fn main() {
    println!("{} {} {}", size_of::<Padded>(), size_of::<Tight>(), size_of_val(&Aligned));
    println!("{} {} {}", size_of::<Wide>(), size_of_val(&Big::Small(1)), size_of::<Result<u8, Empty>>());
    println!("{} {}", size_of::<Gen<u16>>(), align_of_val(&Aligned) + align_of::<Gen<u64>>());
    let p = Padded { a: 1, unused: 2, b: 3 };
    println!("{}", &p.b as *const u8 as usize - &p as *const Padded as usize);
    println!("{}", size_of::<Option<Box<dyn Fn()>>>() / size_of::<usize>());
}
