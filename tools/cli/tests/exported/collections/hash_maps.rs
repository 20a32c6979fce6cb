//! Words: most frequent, first seen, anagrams; maps with strings, tuples and vectors as keys.
//! input: 7\nab\nba\nabc\ncab\nab\nzz\nbca\n
//! input: @words 500 3 5
//! memory: 64
//! time: @words 250000 5 6
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::{self, BufRead};

fn main() {
    let stdin = io::stdin();
    let mut lines = stdin.lock().lines().map(Result::unwrap);
    let n: usize = lines.next().unwrap().parse().unwrap();
    let mut count: HashMap<String, (usize, usize)> = HashMap::new();
    let mut groups: HashMap<Vec<u8>, Vec<usize>> = HashMap::with_capacity(n);
    let mut pairs = HashSet::new();
    let mut last = None;
    for (i, w) in lines.take(n).enumerate() {
        let mut key = w.clone().into_bytes();
        key.sort_unstable();
        groups.entry(key).or_default().push(i);
        let ends = (w.chars().next(), w.chars().last());
        if let Some(prev) = last.replace(ends) {
            pairs.insert((prev, ends));
        }
        match count.entry(w) {
            Entry::Occupied(mut e) => e.get_mut().0 += 1,
            Entry::Vacant(e) => {
                e.insert((1, i));
            }
        }
    }
    let (word, (times, first)) = count.iter().max_by_key(|(w, (t, f))| (*t, std::cmp::Reverse(*f), w.len())).unwrap();
    println!("{} {} {}", word, times, first);
    println!("{} words, {} pairs", count.len(), pairs.len());
    let largest = groups.values().max_by_key(|g| (g.len(), usize::MAX - g[0])).unwrap();
    println!("{} groups, largest {:?}", groups.len(), &largest[..largest.len().min(5)]);
    count.retain(|w, _| w.starts_with('a'));
    let by_count: BTreeMap<usize, usize> =
        count.values().fold(BTreeMap::new(), |mut m, (t, _)| {
            *m.entry(*t).or_default() += 1;
            m
        });
    println!("{:?}", by_count);
}
