//! Own `Ord` used only by sorting, binary search, `BTreeSet` ranges, `Reverse`, tuples and `clamp`.
//! edition: 2015
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeSet, BinaryHeap};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Card { rank: u8, suit: char }
impl Ord for Card { fn cmp(&self, o: &Card) -> Ordering { o.suit.cmp(&self.suit).then_with(|| self.rank.cmp(&o.rank)) } }
impl PartialOrd for Card { fn partial_cmp(&self, o: &Card) -> Option<Ordering> { Some(self.cmp(o)) } fn gt(&self, _: &Card) -> bool { true } }
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct State(Reverse<u32>, Card);

fn main() {
    let c = |rank, suit| Card { rank, suit };
    let mut v = vec![c(3, 'a'), c(1, 'b'), c(2, 'a')];
    v.sort();
    println!("{:?} {:?}", v.iter().map(|c| (c.suit, c.rank)).collect::<Vec<_>>(), v.binary_search(&c(2, 'a')));
    let set: BTreeSet<Card> = v.iter().copied().collect();
    println!("{} {:?}", set.range(c(0, 'a')..).count(), set.first());
    let mut heap: BinaryHeap<State> = vec![State(Reverse(5), v[0]), State(Reverse(2), v[1]), State(Reverse(2), v[2])].into();
    println!("{:?} {:?}", heap.pop().map(|s| s.1.rank), heap.peek().map(|s| (s.0).0));
    println!("{} {} {:?}", v[0] > v[1], v[0] < v[1], c(9, 'b').clamp(c(1, 'b'), c(4, 'b')).rank);
}
