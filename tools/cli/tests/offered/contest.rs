use ac_library::Dsu;
use easy_ext::ext;
use indexmap::IndexMap;
use itertools::Itertools;
use memoise::memoise;
use num::FromPrimitive as _;
use num_derive::FromPrimitive;
use num_integer::gcd;
use ordered_float::OrderedFloat;
use proconio::marker::{Chars, Usize1};
use proconio::source::{Readable, Source};
use proconio::{derive_readable, fastout, input};
use rand::prelude::*;
use rustc_hash::FxHashMap;
use std::io::BufRead;
use superslice::Ext;

#[derive_readable]
struct Edge {
    from: Usize1,
    to: Usize1,
    cost: u64,
}

enum Even {}

impl Readable for Even {
    type Output = u64;
    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> u64 {
        2 * u64::read(source)
    }
}

#[derive(Debug, FromPrimitive)]
enum Turn {
    First,
    Second,
}

#[ext]
impl u64 {
    fn doubled(self) -> u64 {
        2 * self
    }
}

#[memoise(n <= 90)]
fn fibonacci(n: usize) -> u64 {
    if n < 2 { n as u64 } else { fibonacci(n - 1) + fibonacci(n - 2) }
}

#[derive(Debug, thiserror::Error)]
#[error("no {0}")]
struct No(u8);

#[fastout]
fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [Edge; m],
        s: Chars,
        x: Even,
        rows: [[i64; 2]; n],
    }
    let mut dsu = Dsu::new(n);
    let mut total = 0;
    for edge in edges.iter().sorted_by_key(|edge| edge.cost) {
        if !dsu.same(edge.from, edge.to) {
            dsu.merge(edge.from, edge.to);
            total += edge.cost;
        }
    }
    println!("{total} {}", dsu.groups().len());
    let counts = s.iter().copied().counts();
    println!("{}", counts.iter().sorted().map(|(c, k)| format!("{c}{k}")).join(" "));
    println!("{} {x}", gcd(total, x));
    let nearest = rows.iter().map(|r| OrderedFloat((r[0] * r[0] + r[1] * r[1]) as f64)).min().unwrap();
    println!("{:.1}", nearest.sqrt());
    let mut first: IndexMap<i64, usize> = IndexMap::new();
    for row in &rows {
        *first.entry(row[0]).or_insert(0) += 1;
    }
    println!("{:?}", first.get_index(0));
    let mut fx: FxHashMap<i64, i64> = FxHashMap::default();
    rows.iter().for_each(|r| *fx.entry(r[0]).or_default() += r[1]);
    println!("{}", fx[&rows[0][0]]);
    let mut rng = rand::rngs::SmallRng::seed_from_u64(7);
    let mut shuffled = (0..10).collect::<Vec<u32>>();
    shuffled.shuffle(&mut rng);
    shuffled.sort_unstable();
    println!("{} {}", shuffled.lower_bound(&4), shuffled.upper_bound(&4));
    println!("{:?} {:?}", Turn::from_u64(total % 2), Turn::from_u64(x - 12));
    println!("{} {} {}", x.doubled(), fibonacci(60), No(3));
}
