//! Associated functions and constants of the same name in several traits and in the type itself.
//! edition: 2015
trait P { const ID: u8 = 1; fn new() -> u8 { Self::ID } type Out: Default + std::fmt::Debug; fn out() -> Self::Out { Default::default() } }
trait Q { const ID: u8 = 10; fn new() -> u8 { Self::ID + 1 } }
struct S;
struct T;
impl P for S { type Out = String; }
impl Q for S { const ID: u8 = 20; }
impl S { const ID: u8 = 100; fn new() -> u8 { Self::ID } }
impl P for T { const ID: u8 = 5; type Out = (u8, bool); fn out() -> (u8, bool) { (<T as P>::ID, true) } }

fn sum<X: P + Q>() -> u8 { <X as P>::ID + <X as Q>::new() }
fn outs<X: P>() -> String where X::Out: PartialEq { format!("{:?} {}", X::out(), X::out() == X::Out::default()) }

fn main() {
    println!("{} {} {}", S::new(), <S as P>::new(), <S as Q>::new());
    println!("{} {} {} {}", sum::<S>(), T::new(), outs::<S>(), outs::<T>());
}
