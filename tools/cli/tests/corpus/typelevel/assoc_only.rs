//! Traits with only associated types or constants, used in types only; a bound that a type needs;
//! auto traits.
//! edition: 2015
use std::marker::PhantomPinned;
trait Out { type T; }
trait Id: Out { const ID: usize; }
struct A;
struct B<X>(X);
impl Out for A { type T = [u8; 3]; }
impl<X: Out> Out for B<X> { type T = (X::T, u16); }
impl Id for A { const ID: usize = 2; }
impl<X: Id> Id for B<X> { const ID: usize = X::ID * 10 + std::mem::size_of::<<X as Out>::T>(); }
struct Table<X: Id> where X::T: Sized { cells: Vec<<X as Out>::T> }
trait IsSend { fn is() -> bool { false } }
impl<T: Send> IsSend for Check<T> { fn is() -> bool { true } }
struct Check<T>(T);
impl<T> Check<T> { const YES: bool = false; }
struct Pinned(#[allow(dead_code)] PhantomPinned);
impl Unpin for Pinned {}
fn unpin<T: Unpin>(_: &T) -> &'static str { "unpin" }
unsafe impl Send for Raw {}
struct Raw(*mut u8);

fn main() {
    println!("{} {} {}", A::ID, <B<A>>::ID, <B<B<A>> as Id>::ID);
    println!("{} {}", std::mem::size_of::<<B<B<A>> as Out>::T>(), Table::<A> { cells: vec![[0; 3]] }.cells.len());
    println!("{} {} {}", Check::<Raw>::is(), Check::<u8>::YES, unpin(&Pinned(PhantomPinned)));
    let raw = Raw(std::ptr::null_mut());
    println!("{}", std::thread::spawn(move || { let r = raw; r.0.is_null() }).join().unwrap());
}
