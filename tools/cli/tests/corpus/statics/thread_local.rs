//! `thread_local!` in several forms: several in one macro, `const`, in a function.
//! edition: 2015
use std::cell::{Cell, RefCell};

thread_local! {
    static COUNT: Cell<u32> = Cell::new(start());
    pub static NAMES: RefCell<Vec<String>> = RefCell::new(vec!["zero".to_string()]);
    #[allow(dead_code)]
    static UNUSED: Cell<u8> = Cell::new(0);
}
thread_local!(static QUICK: Cell<i8> = const { Cell::new(-5) });

fn start() -> u32 {
    println!("starts");
    40
}
fn next() -> u64 {
    thread_local!(static STATE: Cell<u64> = Cell::new(88172645463325252));
    STATE.with(|s| {
        let mut x = s.get();
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        s.set(x);
        x
    })
}

fn main() {
    COUNT.with(|c| c.set(c.get() + 1));
    NAMES.with(|n| n.borrow_mut().push("one".into()));
    std::thread::spawn(|| {
        COUNT.with(|c| c.set(c.get() + 100));
        NAMES.with(|n| println!("{:?}", n.borrow()));
    }).join().unwrap();
    println!("{} {:?} {}", COUNT.with(|c| c.get()), NAMES.with(|n| n.borrow().clone()), QUICK.with(Cell::get));
    println!("{} {}", next(), next());
}
