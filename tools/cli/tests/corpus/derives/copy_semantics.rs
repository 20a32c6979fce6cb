//! With `Copy`, a closure and an assignment copy; a derived `Copy` of a generic depends on it.
//! edition: 2015
use std::marker::PhantomData;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Point<T> {
    x: i32,
    tag: PhantomData<T>,
}
#[derive(Clone, Copy, Debug, PartialEq)]
struct Tag;

struct Loud(i32);
impl Clone for Loud {
    fn clone(&self) -> Loud {
        println!("cloned");
        Loud(self.0)
    }
}
impl Copy for Loud {}

fn main() {
    let mut p = Point::<Tag> { x: 1, tag: PhantomData };
    let q = p;
    let mut add = move || {
        p.x += 10;
        p.x
    };
    println!("{} {}", add(), add());
    p.x += 1;
    println!("{:?} {:?} {}", p, q, p == q);
    let loud = Loud(3);
    let all = [loud; 3];
    let more = vec![loud; 2];
    let third = loud.clone();
    println!("{} {}", all[2].0 + more[1].0 + third.0, loud.0);
}
