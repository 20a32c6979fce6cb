//! `#[expect]` that is fulfilled only while what it speaks of stays.
//! edition: 2015
#![warn(dead_code)]

#[expect(dead_code, reason = "kept for later")]
fn later() -> u8 { 1 }
#[expect(unused_variables)]
fn ignores(n: u8) -> u8 { 2 }
#[expect(dead_code)]
struct Fields { read: u8, never_read: u8 }
#[expect(clippy::needless_return)]
fn returns() -> u8 { return 3; }

fn main() {
    let f = Fields { read: 4, never_read: 5 };
    #[expect(unused_mut)]
    let mut x = ignores(1);
    println!("{} {} {}", f.read, x, returns());
}
