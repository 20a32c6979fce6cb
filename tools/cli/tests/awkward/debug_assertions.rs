//! What is used only by an optimized program, or only by one that is not.
//! gone: unused
//! kept: fast_only, slow_only, impl fmt::Display for Fast

use std::fmt;

#[cfg(not(debug_assertions))]
struct Fast(u32);

#[cfg(not(debug_assertions))]
impl fmt::Display for Fast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fast {}", self.0)
    }
}

#[cfg(debug_assertions)]
fn slow_only() -> &'static str {
    "slow"
}

#[cfg(not(debug_assertions))]
fn fast_only() -> Fast {
    Fast(3)
}

fn main() {
    #[cfg(not(debug_assertions))]
    println!("{}", fast_only());
    #[cfg(debug_assertions)]
    println!("{}", slow_only());
    let wraps = std::hint::black_box(255u8) + std::hint::black_box(1);
    println!("{wraps}");
}
