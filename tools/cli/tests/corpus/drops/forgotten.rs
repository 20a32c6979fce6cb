//! `mem::forget`, `ManuallyDrop`, `Box::leak`, `mem::replace`, `needs_drop`, `drop_in_place`.
//! edition: 2015
use std::mem::{self, ManuallyDrop};

struct D(u8);
impl Drop for D {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}
struct Holds {
    inner: ManuallyDrop<D>,
    also: D,
}
impl Drop for Holds {
    fn drop(&mut self) {
        println!("holds {}", self.also.0);
        if self.also.0 > 5 {
            unsafe { ManuallyDrop::drop(&mut self.inner) }
        }
    }
}

fn main() {
    mem::forget(D(1));
    let _keep = ManuallyDrop::new(D(2));
    let leaked: &'static mut D = Box::leak(Box::new(D(3)));
    leaked.0 += 1;
    let mut slot = D(5);
    let old = mem::replace(&mut slot, D(6));
    println!("{} {} {}", old.0, leaked.0, mem::needs_drop::<D>());
    drop(Holds { inner: ManuallyDrop::new(D(7)), also: D(4) });
    drop(Holds { inner: ManuallyDrop::new(D(8)), also: D(9) });
    let raw = Box::into_raw(Box::new(D(10)));
    unsafe {
        std::ptr::drop_in_place(raw);
        std::alloc::dealloc(raw.cast(), std::alloc::Layout::new::<D>());
    }
}
