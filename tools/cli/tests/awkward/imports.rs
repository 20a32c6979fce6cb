//! Imports that are unused once an implementation is removed, and one that only a method call
//! needs.
//! gone: Unseen, Index, Entry, hash_map
//! kept: Read, HashMap

use std::collections::hash_map::Entry;
use std::collections::HashMap;
use std::io::Read;
use std::ops::Index;

struct Unseen(HashMap<u32, u32>);

impl Drop for Unseen {
    fn drop(&mut self) {
        match self.0.entry(1) {
            Entry::Occupied(_) => println!("seen"),
            Entry::Vacant(_) => println!("unseen"),
        }
    }
}

struct Numbers(Vec<u32>);

impl Index<usize> for Numbers {
    type Output = u32;
    fn index(&self, i: usize) -> &u32 {
        &self.0[i]
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers = Numbers(text.split_whitespace().map(|number| number.parse().unwrap()).collect());
    let count: HashMap<u32, usize> = numbers.0.iter().map(|&n| (n, 1)).collect();
    println!("{}", count.len());
}
