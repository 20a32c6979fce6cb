//! An own `assert!` that only counts; an assertion of a template must still panic.
//! edition: 2015
use std::sync::atomic::{AtomicU32, Ordering};

static FAILED: AtomicU32 = AtomicU32::new(0);

macro_rules! assert {
    ($holds:expr) => { assert!($holds, "") };
    ($holds:expr, $($why:tt)*) => {
        if !$holds {
            FAILED.fetch_add(1, Ordering::Relaxed);
        }
    };
}

fn main() {
    assert!(1 > 2);
    assert!(2 > 1, "fine");
    println!("{} failed", FAILED.load(Ordering::Relaxed));
    println!("{}", grundy::filling_boxes::grundy(5, 3));
    println!("{}", grundy::filling_boxes::grundy(3, 5));
}
