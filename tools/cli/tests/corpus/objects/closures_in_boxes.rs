//! Boxed closures of each kind, `FnOnce` with a destructor, a trait implemented for all closures.
//! edition: 2015
trait Rule { fn value(&self, n: u32) -> u32; fn twice(&self, n: u32) -> u32 { self.value(self.value(n)) } }
impl<F: Fn(u32) -> u32> Rule for F { fn value(&self, n: u32) -> u32 { self(n) + 1 } }
struct Fixed(u32);
impl Rule for Fixed {
    fn value(&self, _: u32) -> u32 { self.0 }
    fn twice(&self, n: u32) -> u32 { n }
}
struct Seen(&'static str);
impl Drop for Seen { fn drop(&mut self) { print!("~{} ", self.0) } }

fn main() {
    let k = 10;
    let rules: [Box<dyn Rule>; 3] = [Box::new(move |n| n * k), Box::new(Fixed(7)), Box::new(u32::count_ones as fn(u32) -> u32)];
    println!("{:?}", rules.iter().map(|r| (r.value(3), r.twice(3))).collect::<Vec<_>>());
    let seen = Seen("once");
    let once: Box<dyn FnOnce() -> usize> = Box::new(move || { let s = seen; s.0.len() });
    let never: Box<dyn FnOnce()> = { let s = Seen("never called"); Box::new(move || drop(s)) };
    print!("{} ", once());
    drop(never);
    let mut calls = 0;
    {
        let mut count: Box<dyn FnMut() -> i32 + '_> = Box::new(|| { calls += 1; calls });
        count();
        count();
    }
    println!("{}", calls);
}
