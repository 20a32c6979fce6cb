//! A global allocator that counts: nothing names it.
//! edition: 2015
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

struct Counting;
static BIG: AtomicUsize = AtomicUsize::new(0);
static FREED: AtomicUsize = AtomicUsize::new(0);

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.size() >= 100_000 {
            BIG.fetch_add(1, SeqCst);
        }
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, p: *mut u8, layout: Layout) {
        if layout.size() >= 100_000 {
            FREED.fetch_add(1, SeqCst);
        }
        unsafe { System.dealloc(p, layout) }
    }
}

#[global_allocator]
static GLOBAL: Counting = Counting;

fn main() {
    let n = std::env::args().count() * 200_000;
    let a: Vec<u8> = Vec::with_capacity(n);
    let b: Vec<u8> = Vec::with_capacity(n + 1);
    drop(a);
    println!("{} {} {}", BIG.load(SeqCst), FREED.load(SeqCst), b.capacity() >= n);
}
