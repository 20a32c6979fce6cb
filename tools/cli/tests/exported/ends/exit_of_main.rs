//! A program that ends by `exit` and prints nothing but texts, so that no function returns.
//! input: 1 2 3\n
//! input: !!!
//! input:
use std::io::{self, Read};

fn main() {
    let mut count = [0u8; 256];
    for byte in io::stdin().bytes() {
        count[byte.unwrap() as usize] ^= 1;
    }
    let odd = count[33..].iter().filter(|&&count| count == 1).count();
    println!("{}", if odd % 2 == 0 { "Alice" } else { "Bob" });
    std::process::exit(0);
}
