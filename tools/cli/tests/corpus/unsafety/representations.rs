//! `repr` decides sizes, offsets, alignments and what `transmute` gives.
//! edition: 2015
use std::mem::{align_of, size_of, transmute};

#[repr(C)]
#[allow(dead_code)]
struct C { a: u8, b: u32, c: u8 }
#[repr(C, packed(2))]
#[allow(dead_code)]
struct Packed { a: u8, b: u32, c: u8 }
#[repr(align(64))]
#[derive(Clone, Copy)]
struct Line(u8);
#[repr(transparent)]
struct Meters(f64);
#[repr(i8)]
#[derive(Debug, PartialEq)]
#[allow(dead_code)]
enum Sign { Minus = -1, Zero, Plus }
#[repr(u8, C)]
#[allow(dead_code)]
enum Tagged { A(u8), B(u64) }

fn main() {
    println!("{} {} {}", size_of::<C>(), size_of::<Packed>(), size_of::<[Line; 3]>());
    println!("{} {} {}", align_of::<Packed>(), align_of::<Line>(), size_of::<Tagged>());
    let s: Sign = unsafe { transmute(1i8) };
    let bits: u64 = unsafe { transmute(Meters(1.0)) };
    println!("{:?} {:x} {}", s, bits, size_of::<Option<Sign>>());
    let lines = [Line(1), Line(2)];
    println!("{}", (&lines[1] as *const Line as usize) - (&lines[0] as *const Line as usize) + lines[1].0 as usize);
}
