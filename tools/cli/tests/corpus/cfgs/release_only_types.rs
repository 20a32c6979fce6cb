//! A type, an implementation and an import only for builds without debug assertions.
//! edition: 2015
#[cfg(not(debug_assertions))]
use std::fmt::Write;

#[cfg(not(debug_assertions))]
struct Buffer(String);
#[cfg(not(debug_assertions))]
impl Drop for Buffer {
    fn drop(&mut self) {
        print!("{}", self.0);
    }
}

fn main() {
    #[cfg(not(debug_assertions))]
    {
        let mut buffer = Buffer(String::new());
        writeln!(buffer.0, "buffered {}", grundy::bash::grundy(7, 4)).unwrap();
    }
    #[cfg(debug_assertions)]
    println!("direct");
}
