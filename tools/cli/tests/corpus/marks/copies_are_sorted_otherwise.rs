//! The order of equal elements after `sort_unstable` depends on `Copy`; a clone of a slice does not
//! call `clone`.
//! edition: 2018
use std::cell::Cell;
use std::cmp::Ordering;

thread_local! {
    static CLONES: Cell<u32> = Cell::new(0);
}

struct Pair(u8, u32);
impl Copy for Pair {}
impl Clone for Pair {
    fn clone(&self) -> Pair {
        CLONES.with(|clones| clones.set(clones.get() + 1));
        Pair(self.0, self.1)
    }
}

fn main() {
    let mut all: Vec<Pair> = (0..200u32).map(|i| Pair((i * 7919 % 13) as u8, i)).collect();
    all.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(Ordering::Equal));
    println!("{:?}", all.iter().map(|pair| pair.1).collect::<Vec<_>>());
    let again = all.clone();
    println!("{} {}", again.len(), CLONES.with(|clones| clones.get()));
}
