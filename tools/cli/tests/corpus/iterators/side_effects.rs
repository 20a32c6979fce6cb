//! Laziness and side effects in adapters: what is never consumed never runs.
//! edition: 2015
use std::cell::RefCell;

fn main() {
    let log = RefCell::new(Vec::new());
    let see = |name: &'static str| { let log = &log; move |n: &i32| log.borrow_mut().push((name, *n)) };
    let unused = (0..3).inspect(see("unused"));
    let mut used = (0..5).inspect(see("a")).filter(|n| n % 2 == 1).inspect(see("b")).peekable();
    used.peek();
    let found = used.by_ref().any(|n| n == 1);
    drop(unused);
    let z = (0..3).inspect(see("z")).zip(7..8).count();
    println!("{} {} {:?}", found, z, log.borrow());
    let r: Result<i32, i32> = [1, -2, 3].iter().try_fold(0, |s, &n| if n < 0 { Err(n) } else { Ok(s + n) });
    let _ = (0..2).map(|n| log.borrow_mut().push(("map", n)));
    (0..2).for_each(|n| log.borrow_mut().push(("for", n)));
    println!("{:?} {} {:?}", r, log.borrow().len(), (1..4).scan(1, |s, n| { *s *= n; Some(*s) }).last());
}
