//! A file without the library.
//! gone: unused, HashMap, grundy
//! kept: main

use std::collections::HashMap;
use std::io::Read;

fn unused() -> HashMap<u8, u8> {
    HashMap::new()
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    println!("{}", text.split_whitespace().count());
}
