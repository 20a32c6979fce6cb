//! Destructors reached only through containers, whose parameters are named like unused items.
//! edition: 2018
#![allow(dead_code, unused_imports)]
use grundy::nim::{self, Move};
use grundy::scan::{Error, Out, Scan};
use std::cell::RefCell;
use std::rc::Rc;

struct Log<T>(Rc<RefCell<Vec<String>>>, T);
impl<Scan> Drop for Log<Scan> {
    fn drop(&mut self) {
        self.0.borrow_mut().push(format!("log of {} bytes", std::mem::size_of::<Scan>()));
    }
}
struct Undo<S, F: FnMut(&mut S)>(Vec<S>, F);
impl<Move, Out: FnMut(&mut Move)> Drop for Undo<Move, Out> {
    fn drop(&mut self) {
        while let Some(mut m) = self.0.pop() {
            (self.1)(&mut m);
        }
    }
}

fn main() {
    let log = Rc::new(RefCell::new(vec![]));
    {
        let _many: Vec<Log<u16>> = (0..2).map(|n| Log(log.clone(), n)).collect();
        let _some: Option<Box<Log<Vec<u8>>>> = Some(Box::new(Log(log.clone(), vec![1])));
        let l = log.clone();
        let _undo = Undo(vec![1, 2, 3], move |n: &mut i32| l.borrow_mut().push(format!("undo {}", n)));
    }
    println!("{:?} {}", log.borrow(), nim::nim_sum(&[1, 2]));
}
