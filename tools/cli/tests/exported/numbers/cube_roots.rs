//! Cube roots, to the last bit: those of std, not those of C's library.
//! input: 6\n0.5 2 3 -10 1e300 5e-324\n
//! input: @numbers 300 1000 1
//! time: @numbers 400000 1000000 2
use std::io::{stdin, Read};

fn main() {
    let mut s = String::new();
    stdin().read_to_string(&mut s).unwrap();
    let (mut hash, mut small) = (0u64, 0u32);
    for (i, x) in s.split_whitespace().skip(1).enumerate() {
        let x: f64 = x.parse().unwrap();
        let (root, single) = (x.cbrt(), (x as f32).cbrt());
        if i < 300 {
            println!("{root} {single}");
        }
        hash = hash.wrapping_mul(31).wrapping_add(root.to_bits());
        small = small.wrapping_mul(31).wrapping_add(single.to_bits());
    }
    println!("{hash} {small}");
}
