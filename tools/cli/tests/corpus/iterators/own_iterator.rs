//! Own iterators whose provided methods are overridden: `size_hint`, `nth`, `fold`, `count`.
//! edition: 2015
struct Countdown(u32);
impl Iterator for Countdown {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        println!("asked for the size");
        (self.0 as usize, Some(self.0 as usize))
    }
    fn nth(&mut self, n: usize) -> Option<u32> {
        self.0 = self.0.checked_sub(2 * n as u32)?;
        self.next()
    }
    fn count(self) -> usize { 1000 }
    fn last(self) -> Option<u32> { Some(77) }
}
impl ExactSizeIterator for Countdown {
    fn len(&self) -> usize { self.0 as usize + 5 }
}
impl DoubleEndedIterator for Countdown {
    fn next_back(&mut self) -> Option<u32> { self.next().map(|n| n + 100) }
}

fn main() {
    let v: Vec<u32> = Countdown(3).collect();
    println!("{:?} {} {:?}", v, Countdown(4).count(), Countdown(2).last());
    println!("{:?} {}", Countdown(9).nth(2), Countdown(9).len());
    println!("{:?}", Countdown(9).skip(1).step_by(2).collect::<Vec<_>>());
    println!("{:?} {:?}", Countdown(3).rev().collect::<Vec<_>>(), Countdown(5).skip(2).next());
}
