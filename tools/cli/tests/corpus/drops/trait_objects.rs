//! Destructors behind `Box<dyn Trait>`, `Rc`, `Weak`, `Box<dyn Any>` and closures.
//! edition: 2015
use std::any::Any;
use std::rc::{Rc, Weak};

struct A(u8);
struct B<T>(T);
trait Empty {}
impl Empty for A {}
impl<T> Empty for B<T> {}
impl Drop for A {
    fn drop(&mut self) {
        println!("A{}", self.0);
    }
}
impl<T> Drop for B<T> {
    fn drop(&mut self) {
        println!("B of {} bytes", std::mem::size_of::<T>());
    }
}

fn main() {
    let list: Vec<Box<dyn Empty>> = vec![Box::new(A(1)), Box::new(B(A(2))), Box::new(B(0u16))];
    drop(list);
    let rc = Rc::new(A(3));
    let weak: Weak<A> = Rc::downgrade(&rc);
    let f = move || rc.0;
    println!("{} {}", f(), weak.upgrade().is_some());
    drop(f);
    println!("{}", weak.upgrade().is_none());
    let any: Box<dyn Any> = Box::new(A(4));
    match any.downcast::<B<u8>>() {
        Ok(_) => println!("B"),
        Err(any) => println!("not B {}", any.is::<A>()),
    }
}
