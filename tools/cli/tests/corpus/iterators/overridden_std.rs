//! Overridden `fold`, `rfold`, `nth` and `clone_from`, which adapters and collections call.
//! edition: 2015
struct Count { n: u32, log: std::rc::Rc<std::cell::Cell<u32>> }
impl Iterator for Count {
    type Item = u32;
    fn next(&mut self) -> Option<u32> { if self.n == 0 { None } else { self.n -= 1; Some(self.n) } }
    fn fold<B, F: FnMut(B, u32) -> B>(self, b: B, mut f: F) -> B { self.log.set(self.log.get() + 1); f(b, 500) }
    fn nth(&mut self, n: usize) -> Option<u32> { self.log.set(self.log.get() + 10); for _ in 0..n { self.next()?; } self.next() }
}
impl DoubleEndedIterator for Count {
    fn next_back(&mut self) -> Option<u32> { self.next() }
    fn rfold<B, F: FnMut(B, u32) -> B>(self, b: B, mut f: F) -> B { f(b, 900) }
}
#[derive(Debug)]
struct Slow(u8);
impl Clone for Slow {
    fn clone(&self) -> Slow { Slow(self.0) }
    fn clone_from(&mut self, o: &Slow) { self.0 = self.0.max(o.0) + 50 }
}

fn main() {
    let log = std::rc::Rc::new(std::cell::Cell::new(0));
    let count = |n| Count { n, log: log.clone() };
    println!("{} {} {:?}", count(3).sum::<u32>(), count(3).map(|n| n + 1).rev().fold(0, |a, b| a + b), count(9).step_by(3).nth(1));
    let mut sum = 0;
    count(2).for_each(|n| sum += n);
    for n in count(2) { sum += n }
    println!("{} {} {:?}", sum, log.get(), count(4).max());
    let mut v = vec![Slow(1), Slow(2)];
    v.clone_from(&vec![Slow(5), Slow(6), Slow(7)]);
    let mut b = Some(Slow(9));
    b.clone_from(&Some(Slow(1)));
    println!("{:?} {:?}", v, b);
}
