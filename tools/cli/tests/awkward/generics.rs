//! Implementations whose generic parameters are named like unused items, and several
//! implementations of a generic trait for one type.
//! gone: const N: usize = 9, Unseen, from_u8, from_char, one_byte
//! kept: Display for Matrix, Conv<String> for u64, Add<u64> for Point

use std::fmt;
use std::ops::Add;

const N: usize = 9;
struct Unseen;

struct Matrix<const N: usize>([u32; N]);

impl<const N: usize> fmt::Display for Matrix<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{N}: {:?}", self.0)
    }
}

trait Conv<T> {
    fn conv(&self) -> T;
}

impl Conv<u8> for u64 {
    fn conv(&self) -> u8 {
        let one_byte = *self as u8;
        one_byte
    }
}

impl Conv<String> for u64 {
    fn conv(&self) -> String {
        format!("<{self}>")
    }
}

#[derive(Clone, Copy)]
struct Point(u64);

impl Add<u64> for Point {
    type Output = Point;
    fn add(self, other: u64) -> Point {
        Point(self.0 + other)
    }
}

impl Add<u8> for Point {
    type Output = Point;
    fn add(self, from_u8: u8) -> Point {
        Point(self.0 + u64::from(from_u8))
    }
}

impl From<char> for Point {
    fn from(from_char: char) -> Point {
        Point(u64::from(u32::from(from_char)))
    }
}

impl From<bool> for Point {
    fn from(b: bool) -> Point {
        Point(u64::from(b))
    }
}

fn main() {
    println!("{}", Matrix([1, 2]));
    let text: String = 5u64.conv();
    println!("{text} {}", (Point::from(true) + 3u64).0);
}
