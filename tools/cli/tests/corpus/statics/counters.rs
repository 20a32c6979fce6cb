//! Statics with interior mutability, written in one place and read in another.
//! edition: 2015
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering::*};

static CALLS: AtomicUsize = AtomicUsize::new(0);
static LOWEST: AtomicI64 = AtomicI64::new(i64::MAX);
static DONE: AtomicBool = AtomicBool::new(false);

fn note(n: i64) -> i64 {
    CALLS.fetch_add(1, SeqCst);
    LOWEST.fetch_min(n, Relaxed);
    if n < 0 {
        DONE.store(true, Release);
    }
    n
}

fn main() {
    let unused = [3, 1, 2].iter().map(|&n| note(n));
    let _ = unused;
    println!("{}", CALLS.load(SeqCst));
    let all: Vec<i64> = [3, -1, 2].iter().map(|&n| note(n)).take_while(|_| !DONE.load(Acquire)).collect();
    println!("{:?} {} {}", all, CALLS.load(SeqCst), LOWEST.load(Relaxed));
}
