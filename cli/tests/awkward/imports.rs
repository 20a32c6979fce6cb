//! Imports that nothing names any more when an implementation has gone; a method needs one of them still.
//! gone: Unseen, Index, Entry, hash_map
//! kept: Loud, Soft, Read, HashMap

use speech::{Loud, Soft, Voice};
use std::collections::hash_map::Entry;
use std::collections::HashMap;
use std::io::Read;
use std::ops::Index;

mod speech {
    pub trait Loud {
        fn say(&self) -> &'static str;
    }

    pub trait Soft {
        fn say(&self) -> &'static str;
    }

    pub struct Voice;

    impl Loud for Voice {
        fn say(&self) -> &'static str {
            "LOUD"
        }
    }

    /// What a reference says when `Loud` is not in scope: the program would still compile.
    impl Soft for &Voice {
        fn say(&self) -> &'static str {
            "soft"
        }
    }
}

struct Unseen(HashMap<u32, u32>);

impl Loud for Unseen {
    fn say(&self) -> &'static str {
        match self.0.clone().entry(1) {
            Entry::Occupied(_) => "seen",
            Entry::Vacant(_) => "unseen",
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
    let voice = &Voice;
    println!("{} {} {}", voice.say(), (&&Voice).say(), count.len());
}
