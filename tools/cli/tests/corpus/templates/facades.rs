//! The twins of the crates with everything that std's maps can do, and bits as sets.
//! edition: 2018
use grundy::bits::Bits;
use grundy::fx::*;
use std::collections::hash_map::Entry;

type Memo<K> = FxHashMap<K, u64>;
struct Game { memo: Memo<(u64, bool)>, seen: FxHashSet<String> }
impl Default for Game { fn default() -> Game { Game { memo: Memo::default(), seen: Default::default() } } }
impl Game {
    fn value(&mut self, n: u64, b: bool) -> u64 {
        if let Some(&v) = self.memo.get(&(n, b)) { return v; }
        let v = if n < 2 { n + u64::from(b) } else { self.value(n - 1, !b) + self.value(n / 2, b) };
        match self.memo.entry((n, b)) { Entry::Vacant(e) => *e.insert(v), Entry::Occupied(_) => 0 }
    }
}

fn main() {
    let mut g = Game::default();
    println!("{} {}", g.value(30, true), g.memo.len());
    for w in "a b a c".split(' ') { g.seen.insert(w.to_string()); }
    let mut words: Vec<_> = g.seen.drain().collect();
    words.sort_unstable();
    let mut bits = Bits::repeat(false, 130);
    bits.set(3, true);
    bits.set(129, true);
    println!("{:?} {} {}", words, bits.count_ones(), bits[129] && !bits[128]);
}
