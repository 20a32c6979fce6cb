//! Implementations that have a fallback, with parameters named like unused items.
//! edition: 2018
#![allow(unused)]
use grundy::nim::{self, Move};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Deref, Index};

const N: usize = 4;
struct Hidden;
struct Text<T>(String, T);
impl<T> Deref for Text<T> { type Target = str; fn deref(&self) -> &str { &self.0 } }
impl<Move> fmt::Display for Text<Move> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "<{}>", self.0) } }
struct Row<T, const K: usize>([T; K]);
impl<T, const K: usize> Deref for Row<T, K> { type Target = [T]; fn deref(&self) -> &[T] { &self.0 } }
impl<Hidden, const N: usize> Index<usize> for Row<Hidden, N> { type Output = Hidden; fn index(&self, i: usize) -> &Hidden { &self.0[N - 1 - i] } }
impl<BTreeMap: Copy, const N: usize> Row<BTreeMap, N> { fn first(&self) -> Option<BTreeMap> { self.0.last().copied() } }
trait Kind { fn kind(&self) -> &'static str; }
trait Fallback { fn kind(&self) -> &'static str { "fallback" } }
impl<T> Fallback for &T {}
impl<Hidden> Kind for Vec<Hidden> { fn kind(&self) -> &'static str { "vector" } }

fn main() {
    println!("{} {}", Text("a".into(), 1).to_string(), nim::nim_sum(&[1]));
    let row = Row([1, 2, 3]);
    println!("{} {:?} {}", row[0], row.first(), vec![Some(1)].kind());
}
