//! `stdin().bytes()`: letters, digits, lines and brackets.
//! input: hello (world) [1, 2]\n{}
//! input: \n\n((\n
//! input: 
//! input: @text 3000 26 4
use std::io::{self, Read};

fn main() {
    let (mut letters, mut digits, mut lines) = ([0u32; 26], 0, 0);
    let mut stack = Vec::new();
    let mut balanced = true;
    for b in io::stdin().bytes() {
        let b = match b {
            Ok(b) => b,
            Err(e) => panic!("{}", e),
        };
        match b {
            b'a'..=b'z' => letters[(b - b'a') as usize] += 1,
            b'A'..=b'Z' => letters[(b | 32) as usize - 97] += 1,
            b'0'..=b'9' => digits += 1,
            b'\n' => lines += 1,
            b'(' | b'[' | b'{' => stack.push(b),
            b')' | b']' | b'}' => {
                let open = stack.pop();
                balanced &= matches!((open, b), (Some(b'('), b')') | (Some(b'['), b']') | (Some(b'{'), b'}'));
            }
            _ => {}
        }
    }
    for (c, n) in ('a'..='z').zip(letters.iter()).filter(|&(_, &n)| n > 0) {
        print!("{}={} ", c, n);
    }
    println!("\n{} {} {}", digits, lines, if balanced && stack.is_empty() { "Yes" } else { "No" });
}
