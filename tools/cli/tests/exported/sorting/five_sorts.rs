//! Five sorts of three types, two maps, a set and a heap: long, but not too long.
//! input: 4\n3 9\n1 4\n1 5\n7 8\n
//! input: 1\n5 5\n
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::io::*;
fn main() {
    let mut s = String::new(); stdin().read_to_string(&mut s).unwrap();
    let mut it = s.split_ascii_whitespace().map(|x| x.parse::<i64>().unwrap());
    let n = it.next().unwrap() as usize;
    let mut ev: Vec<(i64, i64, usize)> = vec![]; let mut names: Vec<String> = vec![];
    for i in 0..n { let a = it.next().unwrap(); let b = it.next().unwrap(); ev.push((a, 1, i)); ev.push((b, -1, i)); names.push(format!("{}-{}", a, b)); }
    ev.sort(); names.sort_by(|a, b| a.len().cmp(&b.len()).then(b.cmp(a)));
    let mut act: BTreeMap<i64, Vec<usize>> = BTreeMap::new(); let mut cnt: BTreeMap<usize, i64> = BTreeMap::new(); let mut set = BTreeSet::new();
    let mut best = 0; let mut cur = 0;
    for &(x, d, i) in &ev { cur += d; best = best.max(cur); act.entry(x / 10).or_default().push(i); *cnt.entry(i).or_insert(0) += x * d; if d > 0 { set.insert((x, i)); } else { set.retain(|p| p.1 != i); } if cnt.len() > 100 { let k = *cnt.keys().next().unwrap(); cnt.remove(&k); } }
    let mut fl: Vec<f64> = cnt.values().map(|&v| v as f64 / 3.0).collect(); fl.sort_by(|a, b| b.partial_cmp(a).unwrap());
    let mut order: Vec<usize> = (0..n).collect(); order.sort_by_key(|&i| (cnt.get(&i).copied().unwrap_or(0), i));
    println!("{} {:?} {:?} {:?}", best, act.range(0..3).collect::<Vec<_>>(), cnt.iter().next_back(), set.iter().next());
    for f in fl.iter().take(5) { print!("{:.3} ", f); } println!("{:?} {:?}", &order[..order.len().min(5)], names.first());
    let mut h: BinaryHeap<(i64, usize)> = cnt.iter().map(|(k, v)| (*v, *k)).collect(); println!("{:?}", h.pop());
}
