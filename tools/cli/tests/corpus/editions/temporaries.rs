//! The place where temporaries of `if let` and of a block's tail are dropped differs by edition.
//! edition: 2015
use std::cell::RefCell;
struct D(&'static str);
impl Drop for D { fn drop(&mut self) { print!("~{} ", self.0) } }
impl D { fn get(&self) -> Option<u8> { None } fn len(&self) -> usize { self.0.len() } }

fn tail() -> usize {
    let _local = D("local");
    D("temporary").len()
}

fn main() {
    if let Some(_) = D("scrutinee").get() {
        print!("some ");
    } else {
        print!("else ");
    }
    print!("{} ", tail());
    let c = RefCell::new(5);
    let n = { *c.borrow() };
    match D("match").get() { None => print!("none "), _ => {} }
    println!("{}", n);
}
