//! The facades: a bundle has their twins and does not mention the crates.
//! gone: bitvec, rustc_hash, feature, cfg, FxHashSet, iter_ones, write_u16x, is_empty
//! kept: FxHashMap, Bits, FxHasher

use grundy::bits::Bits;
use grundy::fx::{FxHashMap, FxHashSet};
use grundy::sg_dfs::SgDfs;

fn main() {
    let mut memo: FxHashMap<(u64, u8), u32> = FxHashMap::default();
    memo.insert((1, 2), 3);
    let mut seen = Bits::repeat(false, 70);
    seen.set(69, true);
    let mut game = SgDfs::new(|&n: &u32| (1..=n.min(3)).map(|take| n - take).collect::<Vec<_>>());
    println!("{:?} {} {} {}", memo.get(&(1, 2)), seen[69], seen.count_ones(), game.grundy(&10));
}

fn unused() -> FxHashSet<u8> {
    FxHashSet::default()
}
