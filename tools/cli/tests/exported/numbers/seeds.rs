//! A seed from the time of day must not be 0, or a generator by shifts gives nothing else; and the
//! clock must not go back.
//! input: 1\n
use std::time::{Instant, SystemTime, UNIX_EPOCH};

fn main() {
    let start = SystemTime::now();
    let mut seed = start.duration_since(UNIX_EPOCH).unwrap().subsec_nanos() as u64;
    let mut rolls = 0;
    while rolls < 1_000_000 {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        rolls += 1;
        if seed % 6 == 5 {
            break;
        }
    }
    println!("{}", if rolls < 1000 { "rolled" } else { "stuck" });
    let (mut last, steady) = (start, Instant::now());
    for _ in 0..100_000 {
        let now = SystemTime::now();
        assert!(now >= last);
        last = now;
    }
    println!("{}", steady.elapsed().as_secs() < 100 && start.elapsed().unwrap().as_secs() < 100);
}
