//! `Borrow`, `Hash` and `Eq` by hand decide what a map finds; entry, retain, own hasher with state.
//! edition: 2015
use std::borrow::Borrow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::{BuildHasher, Hash, Hasher};

#[derive(Debug, Clone)]
struct Caseless(String);
#[repr(transparent)]
struct Key(str);
impl Key { fn of(s: &str) -> &Key { unsafe { &*(s as *const str as *const Key) } } }
impl Hash for Key { fn hash<H: Hasher>(&self, h: &mut H) { for b in self.0.bytes() { h.write_u8(b.to_ascii_lowercase()) } } }
impl PartialEq for Key { fn eq(&self, o: &Key) -> bool { self.0.eq_ignore_ascii_case(&o.0) } }
impl Eq for Key {}
impl Borrow<Key> for Caseless { fn borrow(&self) -> &Key { Key::of(&self.0) } }
impl Hash for Caseless { fn hash<H: Hasher>(&self, h: &mut H) { Key::of(&self.0).hash(h) } }
impl PartialEq for Caseless { fn eq(&self, o: &Caseless) -> bool { Key::of(&self.0) == Key::of(&o.0) } }
impl Eq for Caseless {}
struct Weak(u64);
struct WeakHasher(u64);
impl BuildHasher for Weak { type Hasher = WeakHasher; fn build_hasher(&self) -> WeakHasher { WeakHasher(self.0) } }
impl Hasher for WeakHasher { fn write(&mut self, b: &[u8]) { self.0 += b.len() as u64 } fn finish(&self) -> u64 { self.0 % 2 } }

fn main() {
    let mut map = HashMap::with_hasher(Weak(3));
    for (i, w) in ["One", "two", "ONE", "Two"].iter().enumerate() { *map.entry(Caseless(w.to_string())).or_insert(0) += i; }
    println!("{} {:?} {:?}", map.len(), map.get(Key::of("oNe")).copied(), map.remove(Key::of("TWO")));
    let set: HashSet<Caseless> = ["a", "A"].iter().map(|s| Caseless(s.to_string())).collect();
    let tree: BTreeMap<std::cmp::Reverse<u8>, char> = (0..3).map(std::cmp::Reverse).zip('a'..).collect();
    println!("{} {:?}", set.len(), tree);
}
