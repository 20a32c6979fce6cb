//! A trie of arrays, a trie of maps, a binary trie for xor, Aho-Corasick.
//! input: 5\nbanana\nband\nbee\nabsolute\nacm\n
//! input: @words 200 5 8
//! time: @words 60000 8 8
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, Read};

#[derive(Default)]
struct Map {
    next: BTreeMap<char, Map>,
    words: u32,
}

impl Map {
    fn add(&mut self, w: &str) {
        w.chars().fold(self, |t, c| t.next.entry(c).or_default()).words += 1;
    }
    fn list(&self, prefix: &mut String, out: &mut Vec<String>) {
        (0..self.words).for_each(|_| out.push(prefix.clone()));
        for (&c, t) in &self.next {
            prefix.push(c);
            t.list(prefix, out);
            prefix.pop();
        }
    }
}

struct Aho {
    next: Vec<[u32; 26]>,
    fail: Vec<u32>,
    count: Vec<u32>,
}

impl Aho {
    fn build<'a>(words: impl Iterator<Item = &'a str>) -> Aho {
        let mut a = Aho { next: vec![[0; 26]], fail: vec![0], count: vec![0] };
        for w in words {
            let mut v = 0usize;
            for b in w.bytes() {
                let c = (b - b'a') as usize;
                if a.next[v][c] == 0 {
                    a.next[v][c] = a.next.len() as u32;
                    a.next.push([0; 26]);
                    a.count.push(0);
                    a.fail.push(0);
                }
                v = a.next[v][c] as usize;
            }
            a.count[v] += 1;
        }
        let mut queue: VecDeque<u32> = a.next[0].iter().copied().filter(|&v| v > 0).collect();
        while let Some(v) = queue.pop_front() {
            let f = a.fail[v as usize] as usize;
            a.count[v as usize] += a.count[f];
            for c in 0..26 {
                let u = a.next[v as usize][c];
                if u == 0 {
                    a.next[v as usize][c] = a.next[f][c];
                } else {
                    a.fail[u as usize] = a.next[f][c];
                    queue.push_back(u);
                }
            }
        }
        a
    }
    fn matches(&self, s: &str) -> u64 {
        let mut v = 0;
        s.bytes().map(|b| {
            v = self.next[v][(b - b'a') as usize] as usize;
            self.count[v] as u64
        }).sum()
    }
}

struct Xor(Vec<[u32; 2]>);

impl Xor {
    fn add(&mut self, x: u32) {
        let mut v = 0;
        for i in (0..30).rev() {
            let b = (x >> i & 1) as usize;
            if self.0[v][b] == 0 {
                self.0[v][b] = self.0.len() as u32;
                self.0.push([0, 0]);
            }
            v = self.0[v][b] as usize;
        }
    }
    fn best(&self, x: u32) -> u32 {
        let mut v = 0;
        (0..30).rev().fold(0, |r, i| {
            let b = (!x >> i & 1) as usize;
            let (b, gain) = if self.0[v][b] != 0 { (b, 1) } else { (b ^ 1, 0) };
            v = self.0[v][b] as usize;
            r | gain << i
        })
    }
}

fn main() {
    let mut s = String::new();
    io::stdin().read_to_string(&mut s).unwrap();
    let words: Vec<&str> = s.split_whitespace().skip(1).collect();
    let mut map = Map::default();
    words.iter().take(2000).for_each(|w| map.add(w));
    let mut out = vec![];
    map.list(&mut String::new(), &mut out);
    println!("{} {:?} {:?}", out.len(), out.first(), out.last());
    let patterns: Vec<&str> = words.iter().map(|w| &w[..w.len().min(4)]).collect();
    let aho = Aho::build(patterns.iter().copied());
    println!("{} {}", aho.next.len(), words.iter().map(|w| aho.matches(w)).sum::<u64>());
    let mut xor = Xor(vec![[0, 0]]);
    let hash = |w: &str| w.bytes().fold(5381u32, |h, b| h.wrapping_mul(33) ^ b as u32) & 0x3fff_ffff;
    words.iter().take(9000).for_each(|w| xor.add(hash(w)));
    println!("{:?}", words.iter().map(|w| xor.best(hash(w))).max());
}
