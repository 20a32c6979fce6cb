//! Operators, conversions and sums that are implemented more than once for a type.
//! gone: Hash, one_more
//! kept: Sum<&, AddAssign<u32>, From<u32> for P

use std::collections::BinaryHeap;
use std::cmp::{Ordering, Reverse};
#[derive(PartialEq, Eq, Debug, Clone)]
enum E { A(u32), B { x: u32 }, C }
impl PartialOrd for E { fn partial_cmp(&self, o: &E) -> Option<Ordering> { Some(self.cmp(o)) } }
impl Ord for E { fn cmp(&self, o: &E) -> Ordering { self.k().cmp(&o.k()) } }
impl E { fn k(&self) -> u32 { match self { E::A(x) => *x, E::B { x } => x + 1, E::C => 0 } } }
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Copy, Hash, Debug, Default)]
enum W { #[default] X, Y(u8) }
impl std::fmt::Debug for P { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { f.debug_struct("P").field("q", &self.0).finish() } }
struct P(u32);
impl std::ops::AddAssign<u32> for P { fn add_assign(&mut self, o: u32) { self.0 += o } }
impl std::ops::AddAssign<&P> for P { fn add_assign(&mut self, o: &P) { self.0 += o.0 } }
impl std::iter::Sum for P { fn sum<I: Iterator<Item = P>>(i: I) -> P { P(i.map(|p| p.0).sum()) } }
impl<'a> std::iter::Sum<&'a P> for P { fn sum<I: Iterator<Item = &'a P>>(i: I) -> P { P(i.map(|p| p.0 * 2).sum()) } }
impl std::str::FromStr for P { type Err = std::num::ParseIntError; fn from_str(s: &str) -> Result<P, Self::Err> { Ok(P(s.parse()?)) } }
impl From<P> for u32 { fn from(p: P) -> u32 { p.0 } }
impl From<u32> for P { fn from(p: u32) -> P { P(p) } }
fn main() {
    let mut h: BinaryHeap<Reverse<E>> = [E::A(4), E::B { x: 1 }, E::C].into_iter().map(Reverse).collect();
    while let Some(Reverse(e)) = h.pop() { println!("{e:?}"); }
    let mut p = P(1); p += 3; p += &P(5);
    println!("{p:?} {:?}", [P(1), P(2)].iter().sum::<P>());
    println!("{:?} {}", "12".parse::<P>().unwrap(), u32::from(P(3)));
    println!("{:?} {}", W::default(), W::Y(1) > W::default());
    let b: Box<dyn Fn(u32) -> P> = Box::new(|x| x.into());
    println!("{:?}", b(9));
}
