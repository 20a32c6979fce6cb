//! Code for builds without debug assertions, which uses items that nothing else does.
//! edition: 2015
#[cfg(debug_assertions)]
const MODE: &str = "debug";
#[cfg(not(debug_assertions))]
const MODE: &str = "release";

#[cfg(not(debug_assertions))]
fn speed() -> u64 {
    fast(4)
}
#[cfg(debug_assertions)]
fn speed() -> u64 {
    slow(4)
}
#[allow(dead_code)]
fn fast(n: u64) -> u64 {
    n * FAST
}
#[allow(dead_code)]
fn slow(n: u64) -> u64 {
    n * SLOW
}
#[allow(dead_code)]
const FAST: u64 = 100;
#[allow(dead_code)]
const SLOW: u64 = 1;

fn main() {
    println!("{} {}", MODE, speed());
}
