//! Overrides of provided methods of std's traits, which only std calls.
//! edition: 2015
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::io::{self, BufRead, Read, Write};

struct Feed(u64);
impl Hasher for Feed {
    fn write(&mut self, b: &[u8]) { self.0 += b.len() as u64 }
    fn write_u16(&mut self, n: u16) { self.0 += 1000 * u64::from(n) }
    fn write_usize(&mut self, n: usize) { self.0 += 1_000_000 * n as u64 }
    fn finish(&self) -> u64 { self.0 }
}
struct Item(u16);
impl Hash for Item {
    fn hash<H: Hasher>(&self, h: &mut H) { h.write_u16(self.0) }
    fn hash_slice<H: Hasher>(all: &[Self], h: &mut H) { h.write_u8(all.len() as u8) }
}
#[derive(PartialEq)]
struct Odd(i32);
impl PartialOrd for Odd {
    fn partial_cmp(&self, o: &Odd) -> Option<Ordering> { self.0.partial_cmp(&o.0) }
    fn lt(&self, _: &Odd) -> bool { true }
    fn le(&self, _: &Odd) -> bool { false }
}
struct Source(&'static [u8]);
impl Read for Source {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> { self.0.read(to) }
    fn read_to_string(&mut self, s: &mut String) -> io::Result<usize> { s.push_str("own"); Ok(3) }
}
impl BufRead for Source {
    fn fill_buf(&mut self) -> io::Result<&[u8]> { Ok(self.0) }
    fn consume(&mut self, n: usize) { self.0 = &self.0[n..] }
    fn read_line(&mut self, s: &mut String) -> io::Result<usize> { s.push_str("line"); Ok(4) }
}
struct Sink(Vec<u8>, u32);
impl Write for Sink {
    fn write(&mut self, b: &[u8]) -> io::Result<usize> { self.0.extend(b); Ok(b.len()) }
    fn write_all(&mut self, b: &[u8]) -> io::Result<()> { self.0.extend(b.iter().rev()); Ok(()) }
    fn flush(&mut self) -> io::Result<()> { self.1 += 1; Ok(()) }
}

fn main() {
    let mut h = Feed(0);
    vec![Item(1), Item(2)].hash(&mut h);
    (Item(3), Item(4)).hash(&mut h);
    println!("{} {} {} {}", h.finish(), Odd(2) < Odd(1), Odd(1) <= Odd(2), Odd(2) > Odd(1));
    println!("{} {:?}", io::read_to_string(Source(b"text")).unwrap(), Source(b"a b").lines().next().map(|l| l.unwrap()));
    let mut s = Sink(vec![], 0);
    write!(s, "ab{}", 12).unwrap();
    io::BufWriter::new(&mut s).write_all(b"xyz").unwrap();
    s.flush().unwrap();
    println!("{} {}", String::from_utf8(s.0).unwrap(), s.1);
}
