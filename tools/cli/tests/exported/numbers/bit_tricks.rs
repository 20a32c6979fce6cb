//! Checked, wrapping, saturating and Euclidean arithmetic of every width; bits and powers.
//! input: 7 3\n-7 3\n7 -3\n-7 -3\n0 1\n1 0\n
//! input: -2147483648 -1\n9223372036854775807 2\n-9223372036854775808 -1\n255 8\n65535 16\n123456789123 63\n
use std::io::{stdin, BufRead};

macro_rules! all {
    ($a:expr, $b:expr; $($t:ty)*) => {$({
        let (a, b) = ($a as $t, $b as $t);
        print!("{}: {:?} {:?} {:?} ", stringify!($t), a.checked_add(b), a.checked_mul(b), a.checked_div(b));
        print!("{} {} {} ", a.wrapping_mul(b), a.saturating_sub(b), a.saturating_mul(b));
        print!("{:?} {:?} ", a.overflowing_add(b), a.checked_rem_euclid(b));
        print!("{} {} {} ", a.leading_zeros(), a.trailing_zeros(), a.count_ones());
        print!("{} {} {} ", a.rotate_left(3), a.swap_bytes(), a.reverse_bits());
        println!("{:?} {:?} {}", a.checked_shl(b as u32), a.checked_pow(b as u32 & 15), a.wrapping_shr(b as u32));
    })*};
}

fn isqrt(n: u64) -> u64 {
    let mut x = (n as f64).sqrt() as u64;
    while x > 0 && x.checked_mul(x).map_or(true, |s| s > n) {
        x -= 1;
    }
    while (x + 1).checked_mul(x + 1).map_or(false, |s| s <= n) {
        x += 1;
    }
    x
}

fn main() {
    for line in stdin().lock().lines() {
        let line = line.unwrap();
        let (a, b) = line.split_once(' ').unwrap();
        let (a, b): (i64, i64) = (a.parse().unwrap(), b.trim().parse().unwrap());
        println!("== {a} {b}");
        all!(a, b; i8 u16 i32 u32 i64 u64);
        if b != 0 && b != -1 {
            println!("{} {} {} {}", a / b, a % b, a.div_euclid(b), a.rem_euclid(b));
        }
        println!("{} {:?} {:?}", isqrt(a.unsigned_abs()), a.checked_abs(), a.checked_neg());
        println!("{} {} {}", a as f64 as i64, a as f32 as i32, (a as f64 * 1e10) as u8);
        println!("{:?} {:?} {:?}", i32::try_from(a), u8::try_from(b), char::from_u32(a as u32 & 0xffff));
        println!("{} {}", a.signum() * b.abs_diff(a).is_power_of_two() as i64, (a as u64).checked_next_power_of_two().unwrap_or(0));
        println!("{:?} {:?}", a.to_be_bytes(), u32::from_le_bytes([a as u8, b as u8, 1, 0x80]));
        println!("{} {}", f64::from_bits(a as u64 >> 2), (a as f64).to_bits() ^ (b as f32).to_bits() as u64);
    }
}
