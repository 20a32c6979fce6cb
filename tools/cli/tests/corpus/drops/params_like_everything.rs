//! Parameters of `impl Drop` named like an unused import, trait, alias, enum, module, macro,
//! template.
//! edition: 2018
#![allow(unused, non_camel_case_types, non_upper_case_globals)]
use grundy::mex::Mex;
use grundy::nim::{self, nim_sum, winning_moves};
use std::collections::HashMap;
use std::fmt::Write;

trait Unseen { fn unseen(&self) {} }
type Alias = u8;
enum Never { Made(Alias) }
mod hidden { pub fn f() {} }
macro_rules! quiet { () => {}; }
static COUNT: usize = 1;
fn helper() {}

struct A<T>(T);
struct B<T>(T);
struct C<T, U>(T, U);
struct D<const K: usize>;
struct E<'a, T>(&'a T);
impl<HashMap> Drop for A<HashMap> { fn drop(&mut self) { println!("A") } }
impl<Unseen> Drop for B<Unseen> { fn drop(&mut self) { println!("B") } }
impl<Never, Mex> Drop for C<Never, Mex> { fn drop(&mut self) { println!("C {}", std::mem::size_of::<Mex>()) } }
impl<const COUNT: usize> Drop for D<COUNT> { fn drop(&mut self) { println!("D {}", COUNT) } }
impl<'helper, quiet> Drop for E<'helper, quiet> { fn drop(&mut self) { println!("E") } }

fn main() {
    let (_a, _b, _c) = (A(vec![1]), B(String::new()), C(Some(vec![3]), 4u16));
    let _d = D::<6>;
    let _e = E(&5);
    println!("{}", nim_sum(&[1, 2]));
}
