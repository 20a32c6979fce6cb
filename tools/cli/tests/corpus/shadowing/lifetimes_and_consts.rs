//! Const parameters that shadow statics, functions and enum variants; defaults; braces in
//! arguments.
//! edition: 2015
#[allow(non_upper_case_globals)]
static n: usize = 50;
const SIZE: usize = 4;
enum Kind { A, B }
use Kind::A as B_;
fn sum<const SIZE: usize>(a: [u32; SIZE]) -> usize { a.len() * 10 + SIZE }
fn outer<const n: usize>() -> usize { n + self::n }
struct Buf<T = u16, const LEN: usize = { SIZE * 2 }>([T; LEN]);
impl<T: Default + Copy, const SIZE: usize> Default for Buf<T, SIZE> { fn default() -> Self { Buf([T::default(); SIZE]) } }
impl<T, const LIMIT: usize> Drop for Buf<T, LIMIT> { fn drop(&mut self) { println!("buf {} {}", LIMIT, std::mem::size_of::<T>()) } }
#[allow(dead_code)]
const LIMIT: usize = 9;
trait Sized_ { const SIZE: usize; }
impl<const SIZE: bool> Sized_ for Flag<SIZE> { const SIZE: usize = SIZE as usize + self::SIZE; }
struct Flag<const SIZE: bool>;

#[allow(non_upper_case_globals)]
fn main() {
    println!("{} {} {}", sum([1, 2, 3]), outer::<5>(), <Flag<true>>::SIZE);
    let _a: Buf = Buf::default();
    let _b = Buf::<u8, { SIZE - 1 }>::default();
    println!("{}", match B_ { Kind::A => 1, Kind::B => 2 });
}
