//! `BinaryHeap` and `max` ask different traits: a derived `Ord` beside an own `PartialOrd`.
//! edition: 2021
use std::cmp::Ordering;
use std::collections::BinaryHeap;

#[derive(PartialEq, Eq, Ord, Debug, Clone, Copy)]
struct Node {
    cost: u32,
    id: u32,
}

#[allow(clippy::derive_ord_xor_partial_ord, clippy::non_canonical_partial_ord_impl)]
impl PartialOrd for Node {
    fn partial_cmp(&self, other: &Node) -> Option<Ordering> {
        Some(other.cost.cmp(&self.cost))
    }
}

fn main() {
    let nodes = [(4, 0), (1, 1), (9, 2), (3, 3)].map(|(cost, id)| Node { cost, id });
    let mut heap: BinaryHeap<Node> = nodes.into_iter().collect();
    let popped: Vec<u32> = std::iter::from_fn(|| heap.pop()).map(|n| n.id).collect();
    println!("{:?}", popped);
    println!("{:?} {:?}", nodes.iter().max(), nodes[0] < nodes[2]);
    let mut sorted = nodes;
    sorted.sort();
    println!("{:?}", sorted.map(|n| n.cost));
}
