//! Items with attributes that act though nothing mentions them, and attributes that do not.
//! gone: harmless, Harmless
//! kept: global_allocator, struct Counting, fn before_main, ctor, exported

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

static COUNT: AtomicUsize = AtomicUsize::new(0);
static STARTED: AtomicUsize = AtomicUsize::new(0);

struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }
}

mod inner {
    #[global_allocator]
    static ALLOCATOR: super::Counting = super::Counting;
}

extern "C" fn before_main() {
    STARTED.store(7, Ordering::Relaxed);
}

#[used]
#[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
static ctor: extern "C" fn() = before_main;

fn unmentioned() {
    #[unsafe(no_mangle)]
    extern "C" fn exported() -> u32 {
        11
    }
}

mod imported {
    unsafe extern "C" {
        pub fn exported() -> u32;
    }
}

#[inline(always)]
#[cold]
#[track_caller]
#[must_use]
#[deprecated]
fn harmless() {}

#[derive(Default)]
#[repr(u8)]
#[non_exhaustive]
#[rustfmt::skip]
enum Harmless {
    #[default]
    Unseen,
}

fn main() {
    let text = vec![1, 2, 3];
    println!("{} {}", COUNT.load(Ordering::Relaxed) > 0, text.len());
    println!("{} {}", STARTED.load(Ordering::Relaxed), unsafe { imported::exported() });
}
