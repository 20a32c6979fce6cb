//! Guards that nothing reads: scope guards by closures, restoring a value, counting depth.
//! edition: 2015
use std::cell::Cell;

struct Defer<F: FnMut()>(F);
impl<F: FnMut()> Drop for Defer<F> {
    fn drop(&mut self) {
        (self.0)()
    }
}
struct Depth<'a>(&'a Cell<u32>, u32);
impl<'a> Depth<'a> {
    fn enter(cell: &'a Cell<u32>) -> Depth<'a> {
        let old = cell.get();
        cell.set(old + 1);
        Depth(cell, old)
    }
}
impl Drop for Depth<'_> {
    fn drop(&mut self) {
        self.0.set(self.1)
    }
}

fn walk(n: u32, depth: &Cell<u32>) -> u32 {
    let _here = Depth::enter(depth);
    if n == 0 { depth.get() } else { walk(n - 1, depth) }
}

fn main() {
    let depth = Cell::new(0);
    let deepest = walk(4, &depth);
    println!("{} {}", deepest, depth.get());
    let log = std::cell::RefCell::new(String::new());
    {
        let _d = Defer(|| log.borrow_mut().push_str("deferred "));
        log.borrow_mut().push_str("first ");
    }
    println!("{}", log.borrow());
}
