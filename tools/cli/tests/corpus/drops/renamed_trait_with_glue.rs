//! A renamed `Drop` for types whose fields are dropped anyway: the calls of their destructors stay
//! edition: 2018
//! the same without it.
use grundy::nim;
use std::ops::Drop as D;

mod prelude {
    pub use std::ops::Drop as Finally;
}
use prelude::*;

struct A(Vec<u8>);
impl D for A {
    fn drop(&mut self) {
        println!("a {}", self.0.len());
    }
}
struct B(Option<Box<B>>);
impl Finally for B {
    fn drop(&mut self) {
        println!("b {}", self.0.is_some());
    }
}
struct C(String);
impl prelude::Finally for C {
    fn drop(&mut self) {
        println!("c {}", self.0);
    }
}

fn main() {
    let mut a = A(vec![]);
    a.0.push(1);
    let _b = B(Some(Box::new(B(None))));
    let _c = C("text".to_string());
    println!("made {}", nim::nim_sum(&[1, 2]));
}
