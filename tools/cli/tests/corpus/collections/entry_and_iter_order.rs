//! Own `Ord` reversed for a `BTreeMap`'s order; `Hash` of an own type by a derive that feeds an own
//! `Hash`.
//! edition: 2015
use std::collections::{hash_map::DefaultHasher, BTreeMap, BTreeSet, VecDeque};
use std::hash::{Hash, Hasher};
#[derive(PartialEq, Eq, Debug, Clone, Copy)]
struct Rev(i32);
impl PartialOrd for Rev { fn partial_cmp(&self, o: &Self) -> Option<std::cmp::Ordering> { Some(self.cmp(o)) } }
impl Ord for Rev { fn cmp(&self, o: &Self) -> std::cmp::Ordering { o.0.cmp(&self.0) } fn max(self, o: Self) -> Self { Rev(self.0 + o.0) } }
struct Ignored(#[allow(dead_code)] u8);
impl Hash for Ignored { fn hash<H: Hasher>(&self, _: &mut H) {} }
impl PartialEq for Ignored { fn eq(&self, _: &Ignored) -> bool { true } }
#[derive(Hash, PartialEq)]
struct Key(u8, Ignored);
fn hash(k: &impl Hash) -> u64 { let mut h = DefaultHasher::new(); k.hash(&mut h); h.finish() }

fn main() {
    let mut map: BTreeMap<Rev, Vec<u8>> = BTreeMap::new();
    for (i, n) in [3, 1, 2, 3].iter().enumerate() { map.entry(Rev(*n)).or_default().push(i as u8); }
    println!("{:?} {:?}", map, map.first_key_value());
    println!("{} {}", hash(&Key(1, Ignored(2))) == hash(&Key(1, Ignored(3))), Key(1, Ignored(0)) == Key(1, Ignored(9)));
    let set: BTreeSet<(Rev, &str)> = BTreeSet::from([(Rev(1), "b"), (Rev(1), "a"), (Rev(5), "c")]);
    let q: VecDeque<_> = set.into_iter().map(|(r, s)| format!("{}{}", r.0, s)).collect();
    println!("{:?} {:?}", q, Rev(1).max(Rev(2)));
}
