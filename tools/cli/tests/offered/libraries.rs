use ac_library::{LazySegtree, MapMonoid, ModInt998244353 as Mint, Monoid, Segtree};
use bitvec::prelude::*;
use im_rc::Vector;
use lazy_static::lazy_static;
use maplit::{btreemap, hashset};
use nalgebra::{Matrix2, Vector2};
use ndarray::Array2;
use num::bigint::BigUint;
use num::{BigInt, One, Zero};
use petgraph::algo::dijkstra;
use petgraph::graph::{NodeIndex, UnGraph};
use proconio::source::line::LineSource;
use proconio::*;
use regex::Regex;
use smallvec::{SmallVec, smallvec};
use static_assertions::const_assert;
use std::io::{BufReader, stdin};

const_assert!(N > 1);
const N: usize = 4;

lazy_static! {
    static ref FACTORIALS: Vec<Mint> = (0..10)
        .scan(Mint::new(1), |product, n| {
            if n > 0 {
                *product *= Mint::new(n);
            }
            Some(*product)
        })
        .collect();
}

struct Best;

impl Monoid for Best {
    type S = (u32, usize);
    fn identity() -> Self::S {
        (0, usize::MAX)
    }
    fn binary_operation(a: &Self::S, b: &Self::S) -> Self::S {
        *a.max(b)
    }
}

struct Add;

impl MapMonoid for Add {
    type M = Best;
    type F = u32;
    fn identity_map() -> u32 {
        0
    }
    fn mapping(&f: &u32, &x: &(u32, usize)) -> (u32, usize) {
        (x.0 + f, x.1)
    }
    fn composition(&f: &u32, &g: &u32) -> u32 {
        f + g
    }
}

struct NeverUsed;

impl Monoid for NeverUsed {
    type S = u8;
    fn identity() -> u8 {
        0
    }
    fn binary_operation(a: &u8, b: &u8) -> u8 {
        a + b
    }
}

#[fastout]
fn report(word: &str, sum: Mint) {
    println!("{word}");
    println!("{sum}");
}

fn power<T: Clone + One + std::ops::Mul<Output = T>>(base: T, n: usize) -> T {
    num::pow(base, n)
}

fn main() {
    let mut source = LineSource::new(BufReader::new(stdin()));
    input! { from &mut source, n: usize, word: String, a: [u32; n] }
    input! { from &mut source, q: usize, queries: [(usize, usize); q] }
    report(&word, a.iter().map(|&x| Mint::new(x)).sum::<Mint>() + FACTORIALS[9]);
    let leaves: Vec<_> = a.iter().copied().zip(0..).collect();
    let tree = Segtree::<Best>::from(leaves.clone());
    let mut lazy = LazySegtree::<Add>::from(leaves);
    for (l, r) in queries {
        lazy.apply_range(l..r, 5);
        println!("{:?} {:?}", tree.prod(l..r), lazy.all_prod());
    }
    let bits = bitvec![u64, Lsb0; 1, 0, 1, 1];
    println!("{} {}", bits.count_ones(), bits![0, 1].len());
    let vector: Vector<u32> = a.iter().copied().collect();
    println!("{:?}", vector.get(1));
    println!("{:?} {}", btreemap! { 1 => 'a', 0 => 'b' }, hashset! { 1, 1 }.len());
    let m = Matrix2::new(1_i64, 1, 1, 0);
    println!("{}", (m * m * m * Vector2::new(1, 0))[0]);
    let mut grid = Array2::<i32>::zeros((N, N));
    grid[[1, 2]] = 3;
    println!("{}", grid.sum());
    println!("{} {}", power(BigInt::from(-7), 31), BigUint::zero().is_zero());
    let graph = UnGraph::<(), u32>::from_edges([(0, 1, 4), (1, 2, 5), (0, 2, 10)]);
    println!("{}", dijkstra(&graph, NodeIndex::new(0), None, |edge| *edge.weight())[&NodeIndex::new(2)]);
    println!("{}", Regex::new("^a+b$").unwrap().is_match(&word));
    let small: SmallVec<[u8; 4]> = smallvec![1, 2];
    println!("{small:?}");
}
