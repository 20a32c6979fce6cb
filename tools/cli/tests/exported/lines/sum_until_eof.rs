//! A + B until the input ends, with `read_line`.
//! input: 1 5\n10 20\n-3 3\n
//! input: 1 5\n10 20
//! input: @lines 200 2 1000000 1
//! time: @lines 300000 2 1000000000 2
use std::io;

fn main() {
    loop {
        let mut line = String::new();
        let n = io::stdin().read_line(&mut line).expect("failed to read");
        if n == 0 {
            break;
        }
        let nums: Vec<i64> = line.trim().split(' ').filter_map(|x| x.parse().ok()).collect();
        if nums.len() < 2 {
            continue;
        }
        println!("{}", nums[0] + nums[1]);
    }
}
