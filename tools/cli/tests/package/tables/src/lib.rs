//! Data in files.
pub static PRIMES: [u32; 4] = include!("data/primes.in");
static TITLE: &str = include_str!("data/title.txt");

pub fn title() -> &'static str {
    TITLE.trim()
}

pub fn bytes() -> &'static [u8] {
    include_bytes!("data/title.txt")
}
