//! Alternatives by target: system, pointer width, endianness, `any`, `all`, unknown keys.
//! edition: 2015
#[cfg(unix)]
mod system {
    pub const NAME: &str = "unix";
}
#[cfg(not(unix))]
mod system {
    pub const NAME: &str = "other";
}
#[cfg(target_pointer_width = "64")]
type Word = u64;
#[cfg(not(target_pointer_width = "64"))]
type Word = u32;

struct Wide {
    #[cfg(target_endian = "little")]
    low: Word,
    high: Word,
    #[cfg(not(target_endian = "little"))]
    low: Word,
}
#[cfg(all(unix, any(target_os = "linux", target_os = "macos")))]
fn width() -> u32 {
    Word::MAX.count_ones()
}
#[cfg(not(all(unix, any(target_os = "linux", target_os = "macos"))))]
fn width() -> u32 {
    0
}

fn main() {
    let wide = Wide { low: 1, high: 2 };
    println!("{} {} {}", system::NAME, width(), wide.low + wide.high);
    let n = match 3 {
        #[cfg(windows)]
        3 => "windows",
        #[cfg(not(windows))]
        3 => "three",
        _ => "rest",
    };
    println!("{}", n);
}
