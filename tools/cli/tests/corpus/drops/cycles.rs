//! `Rc` cycles never drop, `Weak` breaks one; a destructor takes a chain apart.
//! edition: 2015
use std::cell::RefCell;
use std::rc::{Rc, Weak};

struct Node { name: &'static str, next: RefCell<Option<Rc<Node>>>, back: RefCell<Weak<Node>> }
impl Drop for Node { fn drop(&mut self) { println!("drop {} {}", self.name, self.back.borrow().upgrade().is_some()) } }
fn node(name: &'static str) -> Rc<Node> { Rc::new(Node { name, next: RefCell::default(), back: RefCell::default() }) }
struct Chain(u8, Option<Box<Chain>>);
impl Drop for Chain {
    fn drop(&mut self) {
        print!("{} ", self.0);
        let mut next = self.1.take();
        while let Some(mut n) = next { next = n.1.take(); }
    }
}

fn main() {
    let (a, b) = (node("a"), node("b"));
    *a.next.borrow_mut() = Some(b.clone());
    *b.back.borrow_mut() = Rc::downgrade(&a);
    let (c, d) = (node("c"), node("d"));
    *c.next.borrow_mut() = Some(d.clone());
    *d.next.borrow_mut() = Some(c.clone());
    println!("{} {}", Rc::strong_count(&c), Rc::weak_count(&a));
    drop((c, d));
    let mut chain = None;
    for i in 0..4 { chain = Some(Box::new(Chain(i, chain))); }
    drop(chain);
    println!();
}
