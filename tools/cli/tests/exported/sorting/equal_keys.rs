//! Unstable sorts in which the order of equal keys shows, of pairs, arrays and small numbers: the C
//! file is made with a shorter form of std.
//! input: 6\n355512575 736343332 684361682 240040410 497236329 748454207\n
//! input: @numbers 30 4 1
//! input: @numbers 700 60 2
//! time: @numbers 60000 300 3
use std::collections::BinaryHeap;
use std::io::{stdin, Read};

type Pair = (u64, usize);

fn hash(pairs: &[Pair]) -> u64 {
    pairs.iter().fold(0, |hash, &(p, q)| hash.wrapping_mul(1000003).wrapping_add(p * 31 + q as u64))
}

fn sorted<T: Clone>(values: &[T], sort: impl Fn(&mut Vec<T>)) -> Vec<T> {
    let mut values = values.to_vec();
    sort(&mut values);
    values
}

fn main() {
    let mut s = String::new();
    stdin().read_to_string(&mut s).unwrap();
    let a: Vec<Pair> =
        s.split_ascii_whitespace().skip(1).enumerate().map(|(i, x)| (x.parse().unwrap(), i)).collect();
    let n = a.len();
    let by_key = sorted(&a, |b| b.sort_unstable_by_key(|p| p.0));
    println!("{} {:?}", hash(&by_key), &by_key[..5.min(n)]);
    println!("{}", hash(&sorted(&a, |b| b.sort_by_key(|p| p.0))));
    println!("{}", hash(&sorted(&a, |b| b.sort_unstable_by(|p, q| q.0.cmp(&p.0)))));
    println!("{}", hash(&sorted(&a, |b| { b.select_nth_unstable_by_key(n / 3, |p| p.0); })));
    let thirds: Vec<(f64, u8)> = a.iter().map(|p| (p.0 as f64 / 3.0, p.1 as u8)).collect();
    let thirds = sorted(&thirds, |b| b.sort_unstable_by(|p, q| p.0.partial_cmp(&q.0).unwrap()));
    println!("{}", thirds.iter().fold(0u64, |hash, p| hash.wrapping_mul(31).wrapping_add(p.1 as u64)));
    let mut heap = BinaryHeap::new();
    for &pair in &a {
        heap.push(pair);
        if pair.0 % 3 == 0 {
            heap.pop();
        }
    }
    println!("{}", hash(&heap.into_vec()));
    let rows: Vec<[u64; 6]> = a.iter().map(|p| [p.0, p.1 as u64, 0, 1, 2, 3]).collect();
    let rows = sorted(&rows, |b| b.sort_unstable_by_key(|row| row[0]));
    println!("{}", rows.iter().fold(0u64, |hash, row| hash.wrapping_mul(31).wrapping_add(row[1])));
    let small: Vec<u32> = a.iter().map(|p| p.0 as u32 % 999 << 5 | p.1 as u32 & 31).collect();
    let small = sorted(&small, |b| b.sort_unstable_by_key(|x| x >> 5));
    println!("{}", small.iter().fold(0u64, |hash, &x| hash.wrapping_mul(31).wrapping_add(u64::from(x))));
}
