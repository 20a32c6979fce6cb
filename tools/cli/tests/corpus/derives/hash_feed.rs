//! What a derived `Hash` feeds to a hasher of the file's own, printed.
//! edition: 2015
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};

#[derive(Default)]
struct Sum(u64);

impl Hasher for Sum {
    fn write(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.0 = self.0.wrapping_mul(31).wrapping_add(u64::from(*b) + 1);
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.0 = self.0 * 1000 + u64::from(n);
    }
    fn write_u32(&mut self, n: u32) {
        self.0 = self.0 * 7 + u64::from(n);
    }
    fn finish(&self) -> u64 {
        self.0
    }
}

#[derive(Hash, PartialEq, Eq, Clone, Copy)]
struct Cell {
    row: u8,
    color: u8,
    column: u32,
}

fn main() {
    let build = BuildHasherDefault::<Sum>::default();
    let cell = Cell { row: 1, color: 2, column: 3 };
    let mut hasher = build.build_hasher();
    cell.hash(&mut hasher);
    println!("{}", hasher.finish());
    let mut map: HashMap<Cell, u8, BuildHasherDefault<Sum>> = HashMap::default();
    map.insert(cell, 5);
    println!("{:?} {:?}", map.get(&cell), map.get(&Cell { color: 3, ..cell }));
}
