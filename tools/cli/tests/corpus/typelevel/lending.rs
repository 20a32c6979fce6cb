//! Generic associated types, higher-ranked bounds, associated constants as array lengths, `where`
//! clauses on nothing.
//! edition: 2015
trait Lend { type Item<'a> where Self: 'a; fn next<'a>(&'a mut self) -> Option<Self::Item<'a>>; }
struct Windows { data: Vec<i32>, at: usize }
impl Lend for Windows {
    type Item<'a> = &'a mut [i32];
    fn next(&mut self) -> Option<&mut [i32]> { self.at += 1; self.data.get_mut(self.at - 1..self.at + 1) }
}
fn drive<L: Lend>(mut l: L, mut f: impl for<'a> FnMut(L::Item<'a>)) -> L { while let Some(i) = l.next() { f(i) } l }
trait Sized8 where [u8; 8]: Sized { const LEN: usize; fn zeros() -> Vec<u8> where Self: Sized { vec![0; Self::LEN] } }
impl Sized8 for u64 { const LEN: usize = std::mem::size_of::<u64>(); }
impl<T, const N: usize> Sized8 for [T; N] { const LEN: usize = N; }
trait Family { type Of<T: Copy>; }
struct Plain;
impl Family for Plain { type Of<T: Copy> = Own<T>; }
struct Own<T>(T);
impl From<i32> for Own<i32> { fn from(t: i32) -> Self { Own(t + 1) } }
impl<T> Own<T> { fn get(self) -> T { self.0 } }

fn main() {
    let w = drive(Windows { data: vec![1, 2, 3, 4], at: 0 }, |w| w[1] += w[0]);
    println!("{:?} {} {}", w.data, u64::zeros().len(), <[char; 3]>::zeros().len());
    println!("{}", Own::from(5).get());
}
