//! Chains of `if let` and `while let` in edition 2024, with guards that have effects and
//! temporaries.
//! edition: 2024
use std::cell::Cell;
struct D<'a>(&'a Cell<u8>, Option<u8>);
impl Drop for D<'_> { fn drop(&mut self) { self.0.set(self.0.get() + 1) } }
impl D<'_> { fn get(&self) -> Option<u8> { self.1 } }
fn check(c: &Cell<u8>, n: u8) -> bool { c.set(c.get() * 2); n > 2 }

fn main() {
    let c = Cell::new(1);
    if let Some(n) = D(&c, Some(5)).get() && check(&c, n) && let m = n * 2 && m > 5 && let Some(k) = D(&c, None).get() {
        println!("never {k}");
    } else if let Some(x) = Some(3) && (x < 2 || c.get() > 100) {
        println!("neither");
    } else {
        println!("else {}", c.get());
    }
    let mut stack = vec![1, 2, 9, 3];
    while let Some(top) = stack.pop() && top < 5 { println!("{top} {:?}", stack) }
    println!("{}", if let [a, ..] = stack[..] && a == 1 { "one" } else { "other" });
}
