//! Vectors that grow, shrink, split and are freed in between: what an allocator must survive.
//! input: 2000 1\n
//! time: 400000 5\n
use std::collections::HashMap;
use std::io::{stdin, BufRead};

fn main() {
    let line = stdin().lock().lines().next().unwrap().unwrap();
    let v: Vec<u64> = line.split(' ').map(|x| x.parse().unwrap()).collect();
    let (n, mut seed) = (v[0] as usize, v[1] * 0x9E3779B97F4A7C15);
    let mut next = move |m: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % m
    };
    let mut lists: Vec<Vec<u32>> = vec![Vec::new(); 64];
    let mut strings: HashMap<u64, String> = HashMap::new();
    let mut sum = 0u64;
    for i in 0..n {
        let k = next(64) as usize;
        match next(12) {
            0..=6 => {
                let len = next(20) as u32;
                lists[k].extend((0..len).map(|x| x ^ i as u32));
            }
            7 => {
                let at = lists[k].len() / 2;
                let tail = lists[k].split_off(at);
                lists[(k + 1) % 64] = tail;
            }
            8 => {
                let third = lists[k].len() / 3;
                lists[k].drain(..third).for_each(|x| sum = sum.wrapping_add(x as u64));
                lists[k].shrink_to_fit();
            }
            9 => {
                let s = strings.entry(next(500)).or_default();
                s.push_str("abcdefgh");
                s.insert(s.len() / 2, 'x');
                if s.len() > 200 {
                    s.truncate(3);
                }
            }
            10 => {
                let taken = std::mem::take(&mut lists[k]);
                sum ^= taken.iter().rev().step_by(3).fold(0, |a, &x| a * 3 % 1_000_003 + x as u64);
            }
            _ => {
                strings.remove(&next(500));
                lists[k].insert(0, 7);
                lists[k].retain(|x| x % 5 != 1);
            }
        }
    }
    let flat: Vec<u32> = lists.concat();
    let text: usize = strings.values().map(|s| s.len() + s.capacity() % 1).sum();
    println!("{} {} {} {}", sum, flat.len(), strings.len(), text);
}
