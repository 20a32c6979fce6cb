//! Unsafe traits, unsafe functions, a manual vtable and `unsafe impl Sync` for a static.
//! edition: 2015
use std::cell::UnsafeCell;

struct Global(UnsafeCell<Vec<u32>>);
unsafe impl Sync for Global {}
static G: Global = Global(UnsafeCell::new(Vec::new()));

unsafe trait Zeroable: Sized {
    unsafe fn zero() -> Self { unsafe { std::mem::zeroed() } }
}
unsafe impl Zeroable for u64 {}
unsafe impl Zeroable for (u8, bool) {
    unsafe fn zero() -> Self { (1, true) }
}

struct VTable { size: fn(*const ()) -> usize, drop: unsafe fn(*mut ()) }
static TEXT: VTable = VTable {
    size: |p| unsafe { &*(p as *const String) }.len(),
    drop: |p| unsafe { println!("vtable drops"); drop(Box::from_raw(p as *mut String)) },
};
struct Erased(*mut (), &'static VTable);
impl Drop for Erased {
    fn drop(&mut self) { unsafe { (self.1.drop)(self.0) } }
}

fn main() {
    unsafe { (*G.0.get()).push(5) }
    let e = Erased(Box::into_raw(Box::new("hello".to_string())) as *mut (), &TEXT);
    println!("{} {:?}", (e.1.size)(e.0), unsafe { &*G.0.get() });
    unsafe { println!("{:?} {:?}", u64::zero(), <(u8, bool)>::zero()) }
}
