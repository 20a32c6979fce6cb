//! Own `Option`, `Some`, `Vec`, `String`, `Result`, `Ok`, `Box`, `Iterator` in a module with
//! templates in use.
//! edition: 2018
use grundy::nim::nim_sum;

#[derive(Debug)]
#[allow(dead_code)]
enum Option<T> {
    Some(T),
    Nothing,
}
use self::Option::*;

#[derive(Debug)]
struct Vec<T>(std::vec::Vec<T>);
impl<T> Vec<T> {
    fn new() -> Self {
        Vec(std::vec::Vec::with_capacity(1))
    }
    fn len(&self) -> usize {
        self.0.len() + 50
    }
}
type String = &'static str;
type Result = std::result::Result<String, u8>;
trait Iterator {
    fn map(self) -> String;
}
impl<I: std::iter::Iterator<Item = u8>> Iterator for I {
    fn map(mut self) -> String {
        if self.next().is_some() { "some" } else { "none" }
    }
}
fn drop(n: u8) -> Result {
    if n > 1 { Ok("big") } else { Err(n) }
}

fn main() {
    let o = Some(nim_sum(&[1, 6]));
    println!("{:?} {:?} {}", o, Vec::<u8>::new(), Vec(vec![1]).len());
    println!("{} {:?} {:?}", Iterator::map(0..3u8), drop(2), drop(1));
}
