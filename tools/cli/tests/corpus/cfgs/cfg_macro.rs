//! `cfg!` keeps both branches: each uses items of its own; `debug_assert!` runs only in one.
//! edition: 2015
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};

static CHECKS: AtomicU32 = AtomicU32::new(0);

fn check() -> bool {
    CHECKS.fetch_add(1, SeqCst);
    true
}
fn in_debug() -> &'static str {
    "debug"
}
fn in_release() -> &'static str {
    "release"
}

fn main() {
    debug_assert!(check());
    let name = if cfg!(debug_assertions) { in_debug() } else { in_release() };
    println!("{} {}", name, CHECKS.load(SeqCst));
    println!("{} {}", cfg!(test), cfg!(not(any(test, debug_assertions))));
    println!("{}", cfg!(all(target_pointer_width = "64", not(target_endian = "big"))));
}
