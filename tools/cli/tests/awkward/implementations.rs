//! Implementations that nothing calls, one that runs without a call, and one without which the file
//! would still compile.
//! gone: Debug, Ord, Hash, Unseen, Serialize, unseen_method, _underscored, Add, UNSEEN
//! kept: Drop, Display, Deref, Shape, area, Named, impl Clone for Counted

use std::fmt;
use std::ops::{Add, Deref};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
struct Point(u32, u32);

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point(self.0 + other.0, self.1 + other.1)
    }
}

/// Printed through `Display`; without it, `to_string` would be the method of `str`.
struct Named(String);

impl Deref for Named {
    type Target = str;
    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.0)
    }
}

/// Without `Clone`, cloning a reference would copy the reference, and the file would still compile.
struct Counted(u32);

impl Clone for Counted {
    fn clone(&self) -> Counted {
        Counted(self.0 + 1)
    }
}

struct Loud;

impl Drop for Loud {
    fn drop(&mut self) {
        println!("dropped");
    }
}

trait Shape {
    const UNSEEN: u32 = 1;
    fn area(&self) -> u32;
    fn unseen_method(&self) -> u32 {
        2 * self.area()
    }
}

impl Shape for Point {
    fn area(&self) -> u32 {
        self.0 * self.1
    }
    fn unseen_method(&self) -> u32 {
        7
    }
}

trait Serialize {
    fn serialize(&self) -> String;
}

impl<T: Shape> Serialize for T {
    fn serialize(&self) -> String {
        self.area().to_string()
    }
}

enum Unseen {
    One,
}

impl fmt::Display for Unseen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unseen")
    }
}

fn _underscored() {}

fn main() {
    let _loud = Loud;
    let point = Point::default();
    let same = point == Point(0, 0);
    println!("{same} {} {} {}", Point(2, 3).area(), Named("x".to_owned()).to_string(), Named("abc".into()).len());
    let counted = &Counted(0);
    let clone = counted.clone();
    println!("{}", clone.0);
    let copy = point;
    println!("{}", copy.0 + point.1);
}
