//! `Display` only by `to_string`, padding and `join`; `Debug` only by `dbg`-like helpers; `Write`
//! by hand.
//! edition: 2015
use std::fmt::{self, Debug, Display, Formatter, Write};

struct Money(i64);
impl Display for Money {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if f.alternate() { return write!(f, "{}ct", self.0); }
        match f.precision() { Some(0) => write!(f, "{}", self.0 / 100), _ => f.pad(&format!("{}.{:02}", self.0 / 100, self.0 % 100)) }
    }
}
struct Grid(Vec<Vec<u8>>);
impl Debug for Grid {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result { for r in &self.0 { f.debug_list().entries(r).finish()?; f.write_char('\n')? } Ok(()) }
}
struct Joined<'a, T>(&'a [T], &'a str);
impl<T: Display> Display for Joined<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(i, t)| { if i > 0 { f.write_str(self.1)? } Display::fmt(t, f) })
    }
}
#[derive(Default)]
struct Upper(String);
impl Write for Upper { fn write_str(&mut self, s: &str) -> fmt::Result { self.0.push_str(&s.to_uppercase()); Ok(()) } }

fn main() {
    println!("{} {:>8} {:.0} {:#}", Money(1234).to_string(), Money(5), Money(999), Money(7));
    println!("{:.1} {}", Joined(&[1.0, 2.55], "; "), Joined(&[Money(1), Money(2)], "|"));
    println!("{:?}", Grid(vec![vec![1, 2], vec![3]]));
    let mut u = Upper::default();
    write!(u, "{:?} and {}", "quoted", Money(3)).unwrap();
    println!("{}", u.0);
}
