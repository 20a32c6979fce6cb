//! Generic parameters, lifetimes and labels with the names of items, used and unused ones.
//! edition: 2015
use std::fmt::Display;

#[derive(Debug)]
struct T(u8);
#[allow(dead_code)]
struct U;
trait Name {
    fn name(&self) -> String;
}
impl Name for T {
    fn name(&self) -> String {
        format!("struct T {}", self.0)
    }
}
impl<T: Display, U> Name for (T, U) {
    fn name(&self) -> String {
        format!("pair with {}", self.0)
    }
}
struct Holder<T, const U: usize>([T; U]);
impl<T: Display, const U: usize> Display for Holder<T, { U }> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{} of {}", self.0[U - 1], U)
    }
}
fn show<T>(t: T) -> String where T: Name {
    t.name()
}

fn main() {
    println!("{} {} {}", show(T(1)), show((2, U)), Holder([1, 2, 3]));
    println!("{:?}", (T(4).0, T(5)));
}
