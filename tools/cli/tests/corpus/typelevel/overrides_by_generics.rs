//! Overrides of constants, types' methods and defaults that only generic code asks for, beside
//! edition: 2018
//! unused items of the same names.
#![allow(dead_code)]
use grundy::nim;
const WEIGHT: u32 = 1000;
fn cost() -> u32 { 2000 }
trait Rule {
    const WEIGHT: u32 = 1;
    fn cost(&self) -> u32 { 10 }
    fn all(list: &[Self]) -> u32 where Self: Sized { list.iter().map(|r| r.cost() * Self::WEIGHT).sum() }
}
#[derive(Clone)]
struct Plain;
struct Heavy(Vec<u8>);
struct Odd<const WEIGHT: u32>;
impl Rule for Plain {}
impl Rule for Heavy {
    const WEIGHT: u32 = 3;
    fn cost(&self) -> u32 { self.0.len() as u32 }
}
impl<const WEIGHT: u32> Rule for Odd<WEIGHT> {
    const WEIGHT: u32 = WEIGHT + 1;
    fn all(list: &[Self]) -> u32 { list.len() as u32 * <Self as Rule>::WEIGHT + 500 }
}
impl<Move: Rule> Rule for [Move; 2] {
    fn cost(&self) -> u32 { self[0].cost() + Move::all(&self[1..]) }
}
fn ask<R: Rule>(list: Vec<R>) -> u32 { R::all(&list) }

fn main() {
    println!("{} {}", ask(vec![Plain, Plain]), ask(vec![Heavy(vec![1, 2]), Heavy(vec![])]));
    println!("{} {}", ask(vec![Odd::<4>, Odd]), ask(vec![[Heavy(vec![1]), Heavy(vec![1, 2])]]));
    println!("{}", nim::nim_sum(&[1]));
}
