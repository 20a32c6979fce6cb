//! Modules that import each other and items that are used only by each other or by a constant's
//! type.
//! edition: 2015
mod even {
    use super::odd::is_odd;
    pub fn is_even(n: u32) -> bool { n == 0 || is_odd(n - 1) }
    pub struct Node { pub next: Option<Box<super::odd::Node>>, pub v: u32 }
}
mod odd {
    use super::even::{self, is_even};
    pub fn is_odd(n: u32) -> bool { n != 0 && is_even(n - 1) }
    pub struct Node { pub prev: Option<Box<even::Node>>, pub v: u32 }
    impl Drop for Node { fn drop(&mut self) { println!("odd {}", self.v) } }
}
mod dead {
    #[allow(dead_code)]
    pub fn ping() { pong() }
    #[allow(dead_code)]
    pub fn pong() { ping() }
}
const SIZE: usize = std::mem::size_of::<[Sized16; 2]>();
struct Sized16(#[allow(dead_code)] u64, #[allow(dead_code)] u8);

fn main() {
    let n = even::Node { next: Some(Box::new(odd::Node { prev: None, v: 5 })), v: 2 };
    println!("{} {} {}", even::is_even(10), odd::is_odd(8), SIZE);
    println!("{}", n.v + n.next.as_ref().map_or(0, |o| o.v + o.prev.as_ref().map_or(0, |e| e.v)));
}
