//! 0/1, unbounded and bounded knapsacks, and subset sums in a bitset of u64 words.
//! input: 4\n3 5 7 11\n
//! input: @numbers 60 300 4
//! time: @numbers 260 20000 4
use std::io::{self, BufRead};

struct Bits(Vec<u64>);

impl Bits {
    fn shift_or(&mut self, by: usize) {
        let (words, bits) = (by / 64, by % 64);
        for i in (words..self.0.len()).rev() {
            let lo = self.0[i - words] << bits;
            let hi = if bits > 0 && i > words { self.0[i - words - 1] >> (64 - bits) } else { 0 };
            self.0[i] |= lo | hi;
        }
    }
    fn has(&self, i: usize) -> bool {
        self.0[i >> 6] >> (i & 63) & 1 == 1
    }
}

fn main() {
    let lines: Vec<String> = io::stdin().lock().lines().collect::<Result<_, _>>().unwrap();
    let w: Vec<usize> = lines[1..].iter().flat_map(|l| l.split_whitespace()).map(|x| x.parse().unwrap()).collect();
    let total: usize = w.iter().sum();
    let cap = (total / 3 + 1).min(200_000);
    let value = |i: usize| (w[i] * 7 + i * 13) as u32 % 1000;
    let mut one = vec![0u32; cap + 1];
    for (i, &x) in w.iter().enumerate() {
        for c in (x..=cap).rev() {
            one[c] = one[c].max(one[c - x] + value(i));
        }
    }
    let mut many = vec![0u64; cap + 1];
    for (i, &x) in w.iter().enumerate().filter(|(_, x)| **x > 0).take(20) {
        for c in x..=cap {
            let with = many[c - x] + value(i) as u64;
            if with > many[c] {
                many[c] = with;
            }
        }
    }
    let mut ways = vec![0u32; cap + 1];
    ways[0] = 1;
    for &x in w.iter().take(50) {
        for c in (x..=cap).rev() {
            ways[c] = (ways[c] + ways[c - x]) % 1_000_007;
        }
    }
    println!("{} {} {}", one[cap], many[cap], ways.iter().map(|&x| x as u64).sum::<u64>());
    let mut bits = Bits(vec![0; total / 64 + 1]);
    bits.0[0] = 1;
    w.iter().for_each(|&x| bits.shift_or(x));
    let reach: u32 = bits.0.iter().map(|b| b.count_ones()).sum();
    println!("{} {:?}", reach, (0..=total / 2).rev().find(|&i| bits.has(i)));
}
