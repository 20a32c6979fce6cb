//! One small random input, another for each seed.

use std::env;
use std::io::{self, BufRead, Read, Write};

fn make(random: &mut Random) -> String {
    let n = random.within(1, 6);
    todo!("write make() in gen.rs");
    let numbers: Vec<String> = (0..n).map(|_| random.within(1, 9).to_string()).collect();
    format!("{n}\n{}\n", numbers.join(" "))
}

/// The generator splitmix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn within(&mut self, low: i64, high: i64) -> i64 {
        low + (self.next() % (high - low + 1) as u64) as i64
    }
}

/// One process answers many seeds if `grundy stress` asks for that; without this, each has its own.
fn main() -> io::Result<()> {
    if env::var_os("GRUNDY_SERVE").is_none() {
        let seed = env::args().last().and_then(|word| word.parse().ok());
        print!("{}", make(&mut Random(seed.expect("the last argument is the seed"))));
        return Ok(());
    }
    let mut requests = io::stdin().lock();
    let mut length = String::new();
    while requests.read_line(&mut length)? > 0 {
        let mut seed = vec![0; length.trim().parse().unwrap()];
        requests.read_exact(&mut seed)?;
        let seed = std::str::from_utf8(&seed).unwrap().parse().unwrap();
        let input = make(&mut Random(seed));
        print!("{}\n{input}", input.len());
        io::stdout().flush()?;
        length.clear();
    }
    Ok(())
}
