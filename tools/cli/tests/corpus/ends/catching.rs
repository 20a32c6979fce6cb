//! `catch_unwind`, `resume_unwind`, threads that panic, poisoned locks, scoped threads, nested
//! panics.
//! edition: 2015
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

struct Set<'a>(&'a std::cell::Cell<u8>);
impl Drop for Set<'_> { fn drop(&mut self) { self.0.set(self.0.get() + 1) } }

fn main() {
    panic::set_hook(Box::new(|_| {}));
    let flag = std::cell::Cell::new(0);
    let r = panic::catch_unwind(AssertUnwindSafe(|| { let _s = Set(&flag); if flag.get() == 0 { panic::resume_unwind(Box::new(5u8)) } }));
    println!("{:?} {}", r.unwrap_err().downcast_ref::<u8>(), flag.get());
    let lock = Arc::new(Mutex::new(1));
    let other = lock.clone();
    let joined = thread::spawn(move || { let mut g = other.lock().unwrap(); *g = 7; panic!("poison") }).join();
    println!("{} {} {}", joined.is_err(), lock.is_poisoned(), lock.lock().unwrap_or_else(|e| e.into_inner()));
    let (tx, rx) = mpsc::channel();
    let sums: Vec<u32> = thread::scope(|s| {
        (0..3u32).map(|i| { let tx = tx.clone(); s.spawn(move || { tx.send(i).unwrap(); i * i }) }).collect::<Vec<_>>()
            .into_iter().map(|h| h.join().unwrap()).collect()
    });
    drop(tx);
    println!("{:?} {}", sums, rx.iter().sum::<u32>());
}
