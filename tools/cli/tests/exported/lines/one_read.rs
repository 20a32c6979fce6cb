//! All of the input by one `read` into a large buffer, as from a file.
//! input: 1 2 3\n
//! input: @numbers 20000 1000000 3
use std::io::Read;

fn main() {
    let mut bytes = vec![0u8; 1 << 20];
    let length = std::io::stdin().read(&mut bytes).unwrap();
    let text = std::str::from_utf8(&bytes[..length]).unwrap();
    let sum: u64 = text.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap()).sum();
    println!("{length} {sum}");
}
