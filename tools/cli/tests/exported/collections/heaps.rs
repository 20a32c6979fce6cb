//! Running medians by two heaps, a heap with its own order, merging runs, Huffman's cost.
//! input: 7\n5 15 1 3 8 7 9\n
//! input: @numbers 400 1000 3
//! time: @numbers 400000 1000000000 3
use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, VecDeque};
use std::io::{stdin, BufRead};

#[derive(Debug, PartialEq, Eq)]
struct Task {
    cost: u64,
    name: String,
}

impl Ord for Task {
    fn cmp(&self, other: &Self) -> Ordering {
        other.cost.cmp(&self.cost).then_with(|| self.name.cmp(&other.name))
    }
}

impl PartialOrd for Task {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn main() {
    let stdin = stdin();
    let mut words = VecDeque::new();
    for line in stdin.lock().lines() {
        words.extend(line.unwrap().split_whitespace().map(|w| w.parse::<u64>().unwrap()));
    }
    let n = words.pop_front().unwrap() as usize;
    words.truncate(n);
    let (mut low, mut high) = (BinaryHeap::new(), BinaryHeap::new());
    let mut sum = 0;
    for &x in &words {
        low.push(x);
        high.push(Reverse(low.pop().unwrap()));
        if high.len() > low.len() {
            let Reverse(x) = high.pop().unwrap();
            low.push(x);
        }
        sum ^= low.peek().unwrap().wrapping_mul(2654435761);
    }
    println!("{} {:?}", sum, high.peek().map(|r| r.0));
    let mut heap: BinaryHeap<Reverse<u64>> = words.iter().copied().map(Reverse).collect();
    let mut total = 0u64;
    while heap.len() > 1 {
        let (a, b) = (heap.pop().unwrap().0, heap.pop().unwrap().0);
        total = total.saturating_add(a + b);
        heap.push(Reverse(a + b));
    }
    println!("{}", total);
    let mut tasks = BinaryHeap::new();
    for (i, x) in words.iter().take(1000).enumerate() {
        tasks.push(Task { cost: x % 17, name: format!("t{:03}", i) });
    }
    if let Some(mut top) = tasks.peek_mut() {
        top.cost += 100;
    }
    for task in std::iter::from_fn(|| tasks.pop()).take(4) {
        println!("{:?}", task);
    }
    words.rotate_left(n / 3);
    words.make_contiguous().sort_by(|a, b| b.cmp(a));
    println!("{:?} {:?} {}", words.front(), words.back(), words.contains(&5));
    println!("{:?}", words.range(..n.min(4)).collect::<Vec<_>>());
}
