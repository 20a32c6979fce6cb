//! A binary search tree and a treap of boxes: insert, erase, rank, walk.
//! input: 7\n5 2 8 1 9 3 2\n
//! input: @numbers 300 100 7
//! time: @numbers 120000 1000000 7
use std::io::{self, Read};

#[derive(Debug)]
struct Node<K> {
    key: K,
    pri: u32,
    size: u32,
    left: Tree<K>,
    right: Tree<K>,
}
type Tree<K> = Option<Box<Node<K>>>;

fn size<K>(t: &Tree<K>) -> u32 {
    t.as_ref().map_or(0, |n| n.size)
}

fn split<K: Ord>(t: Tree<K>, key: &K) -> (Tree<K>, Tree<K>) {
    match t {
        None => (None, None),
        Some(mut n) => {
            let pair = if n.key < *key {
                let (a, b) = split(n.right.take(), key);
                n.right = a;
                (n, b, true)
            } else {
                let (a, b) = split(n.left.take(), key);
                n.left = b;
                (n, a, false)
            };
            let (mut n, other, first) = pair;
            n.size = 1 + size(&n.left) + size(&n.right);
            if first { (Some(n), other) } else { (other, Some(n)) }
        }
    }
}

fn join<K>(a: Tree<K>, b: Tree<K>) -> Tree<K> {
    match (a, b) {
        (None, t) | (t, None) => t,
        (Some(mut a), Some(mut b)) => Some(if a.pri > b.pri {
            a.right = join(a.right.take(), Some(b));
            a.size = 1 + size(&a.left) + size(&a.right);
            a
        } else {
            b.left = join(Some(a), b.left.take());
            b.size = 1 + size(&b.left) + size(&b.right);
            b
        }),
    }
}

fn insert_plain(t: &mut Option<Box<(u32, Option<Box<Plain>>, Option<Box<Plain>>)>>, _k: u32) -> bool {
    t.is_none()
}

#[derive(Default, Clone)]
struct Plain {
    key: u32,
    l: Option<Box<Plain>>,
    r: Option<Box<Plain>>,
}

impl Plain {
    fn insert(mut self: &mut Self, key: u32) -> usize {
        let mut depth = 0;
        loop {
            depth += 1;
            let side = if key < self.key { &mut self.l } else { &mut self.r };
            match side {
                Some(next) => self = next,
                None => {
                    *side = Some(Box::new(Plain { key, ..Default::default() }));
                    return depth;
                }
            }
        }
    }
    fn walk(&self, f: &mut dyn FnMut(u32)) {
        if let Some(l) = &self.l {
            l.walk(f);
        }
        f(self.key);
        if let Some(ref r) = self.r {
            r.walk(f);
        }
    }
}

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let v: Vec<u32> = s.split_ascii_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();
    let mut rng = 88172645u32;
    let mut t: Tree<u32> = None;
    let mut ranks = 0u64;
    for (i, &x) in v.iter().enumerate() {
        rng ^= rng << 13;
        rng ^= rng >> 17;
        rng ^= rng << 5;
        let (a, b) = split(t, &x);
        ranks += size(&a) as u64;
        t = join(join(a, Some(Box::new(Node { key: x, pri: rng, size: 1, left: None, right: None }))), b);
        if i % 4 == 3 {
            let (a, b) = split(t.take(), &v[i / 2]);
            let (_, b) = split(b, &(v[i / 2] + 1));
            t = join(a, b);
        }
    }
    println!("{} {}", ranks, size(&t));
    let mut plain = Plain { key: v[0], ..Plain::default() };
    let deepest = v[1..].iter().map(|&x| plain.insert(x)).max();
    let (mut sum, mut last, mut count) = (0u64, None, 0);
    plain.clone().walk(&mut |k| {
        assert!(last <= Some(k));
        last = Some(k);
        count += 1;
        sum = sum.wrapping_mul(31).wrapping_add(k as u64);
    });
    println!("{} {:?} {} {}", sum, deepest, count, insert_plain(&mut None, 1));
    if v.len() < 8 {
        println!("{:?}", t);
    }
}
