//! Wide integers, wrapping, saturating, checked, casts, shifts, and own types around them.
//! edition: 2015
use std::num::{NonZeroU32, Wrapping};

fn mul_mod(a: u64, b: u64, m: u64) -> u64 { (a as u128 * b as u128 % m as u128) as u64 }
fn lcg(seed: &mut Wrapping<u32>) -> u32 { *seed = *seed * Wrapping(1664525) + Wrapping(1013904223); seed.0 >> 16 }

fn main() {
    let mut s = Wrapping(42);
    println!("{} {} {}", lcg(&mut s), lcg(&mut s), mul_mod(u64::MAX - 1, u64::MAX - 2, 998244353));
    println!("{} {} {:?} {:?}", 250u8.wrapping_add(10), (-100i8).saturating_sub(100), 5u8.checked_sub(6), i32::MIN.overflowing_neg());
    println!("{} {} {} {}", 300i32 as u8, -1i8 as u32, 3.99f32 as i8, f64::NAN as u8);
    println!("{} {} {}", u128::MAX, i128::MIN, 1u128 << 100);
    println!("{:?} {} {}", NonZeroU32::new(0), std::mem::size_of::<Option<NonZeroU32>>(), 0b1010_1010u8.rotate_left(3));
    println!("{} {} {}", (-7i32).rem_euclid(3), -7 / 2, (-7i32).div_euclid(2));
    println!("{} {}", 1_000_000u32.leading_zeros(), u64::from_str_radix("-7f", 16).is_err());
}
