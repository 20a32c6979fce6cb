//! Rolling hashes with wrapping u64: longest repeated substring by bisection, equal pairs.
//! input: abcabcbb\n
//! input: @text 600 2 5
//! time: @text 100000 2 5
use std::collections::{hash_map::DefaultHasher, HashSet};
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::io::stdin;

#[derive(Default)]
struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.0 = self.0.rotate_left(5) ^ *b as u64;
        }
    }
    fn write_u64(&mut self, x: u64) {
        self.0 = x.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

fn main() {
    let mut line = String::new();
    stdin().read_line(&mut line).unwrap();
    let s = line.trim();
    let n = s.len();
    let (mut h, mut p) = (vec![0u64; n + 1], vec![1u64; n + 1]);
    for (i, c) in s.bytes().enumerate() {
        h[i + 1] = h[i].wrapping_mul(131).wrapping_add(c.into());
        p[i + 1] = p[i].wrapping_mul(131);
    }
    let get = |l: usize, r: usize| h[r].wrapping_sub(h[l].wrapping_mul(p[r - l]));
    let repeats = |len: usize| {
        let mut seen: HashSet<u64, BuildHasherDefault<Plain>> = HashSet::default();
        (0..=n - len).find(|&i| !seen.insert(get(i, i + len)))
    };
    let (mut lo, mut hi) = (0, n);
    while hi - lo > 1 {
        let mid = (lo + hi) / 2;
        if repeats(mid).is_some() { lo = mid } else { hi = mid }
    }
    println!("{} {:?}", lo, repeats(lo.max(1)).map(|i| &s[i..(i + lo).min(i + 20)]));
    let mut std_hash = DefaultHasher::new();
    (s, n as u32, 'x').hash(&mut std_hash);
    println!("{:016x} {:?}", std_hash.finish(), h[n].checked_shl(63));
}
