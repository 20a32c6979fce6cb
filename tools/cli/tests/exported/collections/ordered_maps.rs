//! Black Box and a calendar: BTreeMap ranges, BTreeSet neighbours, first, last, pop.
//! input: 6\n5 1 9 5 3 7\n
//! input: @numbers 300 50 4
//! time: @numbers 150000 1000000000 4
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::io::*;
use std::ops::Bound::*;

fn main() {
    let mut s = String::new();
    stdin().lock().read_to_string(&mut s).unwrap();
    let a: Vec<u32> = s.split_ascii_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();
    let mut seen = BTreeSet::new();
    let mut count: BTreeMap<u32, u32> = BTreeMap::new();
    let (mut gaps, mut below) = (0u64, 0u64);
    for (i, &x) in a.iter().enumerate() {
        let up = seen.range((Excluded((x, 0)), Unbounded)).next().map(|p: &(u32, usize)| p.0);
        let down = seen.range(..(x, 0)).next_back().map(|p| p.0);
        gaps += match (down, up) {
            (Some(d), Some(u)) => (x - d).min(u - x) as u64,
            (Some(d), None) => (x - d) as u64,
            (None, Some(u)) => (u - x) as u64,
            (None, None) => x as u64,
        };
        seen.insert((x, i + 1));
        *count.entry(x).or_insert(0) += 1;
        if i % 3 == 2 {
            let (y, j) = *seen.iter().next().unwrap();
            seen.remove(&(y, j));
            if let Entry::Occupied(mut e) = count.entry(y) {
                *e.get_mut() -= 1;
                if *e.get() == 0 {
                    e.remove();
                }
            }
            below += y as u64;
        }
    }
    println!("{} {} {} {}", gaps, below, seen.len(), count.len());
    let top = count.split_off(&a[0]);
    println!("{:?} {:?}", top.iter().next(), count.iter().next_back());
    println!("{:?}", top.range(a[0]..).take(3).collect::<Vec<_>>());
    while let Some((k, v)) = count.pop_first() {
        if count.len() < 2 {
            print!("{}:{} ", k, v);
        }
    }
    println!("{:?} {:?}", seen.first().map(|p| p.0), seen.last().map(|p| p.0));
}
