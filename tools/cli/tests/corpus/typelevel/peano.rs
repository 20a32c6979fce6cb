//! Numbers as types; traits with only associated types and constants; recursion in implementations.
//! edition: 2015
struct Zero;
struct Succ<N>(std::marker::PhantomData<N>);
trait Nat { const N: usize; type Plus<M: Nat>: Nat; type Times<M: Nat>: Nat; }
impl Nat for Zero { const N: usize = 0; type Plus<M: Nat> = M; type Times<M: Nat> = Zero; }
impl<P: Nat> Nat for Succ<P> { const N: usize = P::N + 1; type Plus<M: Nat> = Succ<P::Plus<M>>; type Times<M: Nat> = M::Plus<P::Times<M>>; }
type One = Succ<Zero>;
type Two = Succ<One>;
type Three = <One as Nat>::Plus<Two>;
trait Same<T> { const SAME: bool; }
impl<T> Same<T> for T { const SAME: bool = true; }
trait List { const LEN: usize; fn show() -> String; }
struct Nil;
struct Cons<H, T>(H, T);
impl List for Nil { const LEN: usize = 0; fn show() -> String { String::new() } }
impl<H: Nat, T: List> List for Cons<H, T> { const LEN: usize = 1 + T::LEN; fn show() -> String { format!("{},{}", H::N, T::show()) } }

fn main() {
    println!("{} {}", <Three as Nat>::Times::<Three>::N, <Succ<Two> as Same<Three>>::SAME);
    println!("{} {}", <Cons<Two, Cons<Zero, Nil>>>::LEN, <Cons<Two, Cons<Zero, Nil>> as List>::show());
    let _ = [0u8; <Three as Nat>::N];
}
