//! Generic and graph templates with closures, own position types and own hashes.
//! edition: 2018
use grundy::{geography, matching, minimax as _, numbering, outcome as _, retrograde, subsets as _};
use grundy::sg_dfs::SgDfs;
use grundy::coin_table::CoinTable;
use grundy::fx::{FxHashMap, FxHashSet};
use grundy::period::Periodic;
use std::hash::{Hash, Hasher};

#[derive(Clone, Debug, Eq)]
struct Position { heaps: Vec<u8>, note: u32 }
impl PartialEq for Position { fn eq(&self, o: &Position) -> bool { self.heaps == o.heaps } }
impl Hash for Position { fn hash<H: Hasher>(&self, h: &mut H) { self.heaps.hash(h) } }

fn main() {
    let mut game = SgDfs::new(|p: &Position| {
        let mut next = vec![];
        for i in 0..p.heaps.len() {
            for left in 0..p.heaps[i] {
                let mut heaps = p.heaps.clone();
                heaps[i] = left;
                next.push(Position { heaps, note: p.note + 1 });
            }
        }
        next
    });
    println!("{}", game.grundy(&Position { heaps: vec![3, 4], note: 0 }));
    let table = CoinTable::new([6], |[c]: [usize; 1]| (0..c).map(move |d| vec![[d]]).collect::<Vec<_>>());
    println!("{:?}", (0..6).map(|c| table.value([c])).collect::<Vec<_>>());
    let graph = vec![vec![1], vec![0, 2], vec![1]];
    println!("{:?} {:?}", geography::losing_starts(&graph, &matching::maximum(&graph)), retrograde::outcomes(&[vec![1], vec![]]));
    let set: FxHashSet<Position> = (0..3).map(|note| Position { heaps: vec![1], note }).collect();
    let map: FxHashMap<&str, u8> = Some(("a", 1)).into_iter().collect();
    let numbering = numbering::Numbering::explore(vec![4u8], |n| (0..*n).collect::<Vec<_>>());
    println!("{} {:?} {}", set.len(), map, numbering.graph.len());
    let p = Periodic::prove(vec![0u32, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2], |_, q| q + 3).map(|p| p.period());
    println!("{:?}", p);
}
