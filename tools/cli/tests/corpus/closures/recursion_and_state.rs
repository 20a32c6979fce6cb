//! Recursive closures by `fix`, memoised state, captured by move and by reference, returned and
//! stored.
//! edition: 2015
use std::cell::RefCell;
use std::collections::HashMap;

struct Fix<'a, A, R>(&'a dyn Fn(&Fix<'a, A, R>, A) -> R);
impl<'a, A, R> Fix<'a, A, R> { fn call(&self, a: A) -> R { (self.0)(self, a) } }
struct Cache<F: Fn(u64) -> u64> { f: F, memo: HashMap<u64, u64>, hits: u32 }
impl<F: Fn(u64) -> u64> Cache<F> {
    fn get(&mut self, n: u64) -> u64 {
        if let Some(v) = self.memo.get(&n) { self.hits += 1; return *v; }
        let v = (self.f)(n);
        self.memo.insert(n, v);
        v
    }
}
fn counter() -> impl FnMut() -> u32 { let mut n = 0; move || { n += 1; n } }

fn main() {
    let memo = RefCell::new(HashMap::new());
    let fib = |me: &Fix<u64, u64>, n: u64| -> u64 {
        if n < 2 { return n; }
        if let Some(&v) = memo.borrow().get(&n) { return v; }
        let v = me.call(n - 1) + me.call(n - 2);
        memo.borrow_mut().insert(n, v);
        v
    };
    println!("{} {}", Fix(&fib).call(60), memo.borrow().len());
    let mut c = Cache { f: |n| n * n, memo: HashMap::new(), hits: 0 };
    println!("{} {} {}", c.get(4), c.get(4), c.hits);
    let (mut a, mut b) = (counter(), counter());
    println!("{} {} {}", a(), a(), b());
}
