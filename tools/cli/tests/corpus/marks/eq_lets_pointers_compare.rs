//! `Rc` and `Arc` compare addresses first only if what they point to is `Eq`.
//! edition: 2018
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

thread_local! {
    static CALLS: Cell<u32> = Cell::new(0);
}

struct Odd(f64);
impl PartialEq for Odd {
    fn eq(&self, other: &Odd) -> bool {
        CALLS.with(|calls| calls.set(calls.get() + 1));
        self.0 == other.0
    }
}
impl Eq for Odd {}

#[derive(PartialEq, Eq)]
struct Node {
    left: Option<Rc<Node>>,
    right: Option<Rc<Node>>,
    weight: Odd,
}

#[derive(PartialEq)]
struct Plain(f64);

fn main() {
    let nan = Arc::new(Odd(f64::NAN));
    println!("{} {}", nan == nan.clone(), nan != nan.clone());
    let plain = Rc::new(Plain(f64::NAN));
    println!("{}", plain == plain.clone());
    let mut tree = Rc::new(Node { left: None, right: None, weight: Odd(1.0) });
    for _ in 0..10 {
        tree = Rc::new(Node { left: Some(tree.clone()), right: Some(tree), weight: Odd(2.0) });
    }
    println!("{}", tree.left == tree.right);
    println!("{}", CALLS.with(|calls| calls.get()));
}
