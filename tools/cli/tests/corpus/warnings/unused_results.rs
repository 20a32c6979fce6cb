//! Expressions whose value nobody uses but whose effects count: operators, indexing, casts,
//! closures.
//! edition: 2015
use std::ops::{Add, Index, Neg, Not};

struct E(&'static str);
impl Add for E { type Output = E; fn add(self, o: E) -> E { println!("{}+{}", self.0, o.0); E("sum") } }
impl Neg for E { type Output = E; fn neg(self) -> E { println!("-{}", self.0); self } }
impl Not for E { type Output = (); fn not(self) { println!("!{}", self.0) } }
impl Index<u8> for E { type Output = (); fn index(&self, i: u8) -> &() { println!("{}[{}]", self.0, i); &() } }
impl PartialEq for E { fn eq(&self, o: &E) -> bool { println!("{}=={}", self.0, o.0); true } }
#[must_use]
fn important() -> u8 { println!("important"); 1 }

fn main() {
    E("a") + E("b");
    -E("c");
    !E("d");
    E("e")[1];
    E("f") == E("g");
    important();
    let _ = important();
    let _x = important();
    let unused = E("h") + E("i");
    (|| println!("called"))();
    [important(); 1];
    (important() > 3) && { println!("never"); true };
    &important();
}
