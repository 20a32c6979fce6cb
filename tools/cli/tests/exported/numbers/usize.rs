//! Numbers of type usize and isize beyond 32 bits: products, sums, shifts, parsed, cut and hashed.
//! input: 100000\n1000000000000 3\n3\n100000 200000 300000\n
//! input: 4294967296\n18446744073709551615 7\n2\n4294967295 4294967297\n
//! input: 2\n-5 1\n1\n9\n
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::{self, BufRead};

fn main() {
    let lines: Vec<String> = io::stdin().lock().lines().map(|line| line.unwrap()).collect();
    let n: usize = lines[0].parse().unwrap();
    println!("{}", n.wrapping_mul(n.wrapping_sub(1)) / 2);
    for word in lines[1].split(' ') {
        match word.parse::<usize>() {
            Ok(big) => println!("{} {}", big / 3, big as f64),
            Err(why) => println!("{why}"),
        }
        println!("{:?} {:?}", word.parse::<isize>().map(|x| x.wrapping_mul(x)).ok(), word.parse::<isize>().is_err());
    }
    let list: Vec<usize> = lines[3].split(' ').map(|word| word.parse().unwrap()).collect();
    println!("{} {}", list.iter().sum::<usize>(), list.iter().fold(1, |a, b| a * b % 1_000_000_007));
    println!("{} {} {:#x}", usize::MAX, isize::MIN, 1usize << 40 | n);
    println!("{} {}", usize::BITS, std::mem::size_of::<&u8>());
    let mut hasher = DefaultHasher::new();
    [1u8, 2].hash(&mut hasher);
    (n, "text", vec![3u16]).hash(&mut hasher);
    println!("{} {}", hasher.finish() as usize % 1009, (hasher.finish() as usize).leading_zeros());
    const M61: usize = (1 << 61) - 1;
    println!("{} {:?} {:?}", n % M61, n.checked_mul(1 << 40), list.binary_search(&200_000));
}
