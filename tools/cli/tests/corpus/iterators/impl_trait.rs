//! `impl Trait` in arguments and results, captured lifetimes, recursion through boxes, `dyn`,
//! `from_fn`.
//! edition: 2018
use grundy::nim;

fn evens(limit: u32) -> impl Iterator<Item = u32> + Clone { (0..limit).filter(|n| n % 2 == 0) }
fn moves<'a>(heaps: &'a [u64]) -> impl Iterator<Item = (usize, u64)> + 'a {
    nim::winning_moves(heaps).map(|m| (m.heap, m.to))
}
fn sum(all: impl IntoIterator<Item = impl Into<u64>>) -> u64 { all.into_iter().map(Into::into).sum() }
fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C { move |x| g(f(x)) }
fn tree(n: u32) -> Box<dyn Iterator<Item = u32>> {
    if n == 0 { Box::new(std::iter::empty()) } else { Box::new(tree(n - 1).chain(std::iter::once(n)).chain(tree(n / 2))) }
}

fn main() {
    let e = evens(9);
    println!("{:?} {}", e.clone().collect::<Vec<_>>(), sum(e));
    println!("{:?}", moves(&[5, 7, 9]).collect::<Vec<_>>());
    println!("{}", compose(|x: i32| x + 1, |y| format!("<{}>", y))(4));
    let mut a = (0, 1);
    let fib = std::iter::from_fn(move || { a = (a.1, a.0 + a.1); Some(a.0) });
    println!("{:?} {:?}", tree(4).collect::<Vec<_>>(), fib.take(8).collect::<Vec<u32>>());
}
