//! `extern "C"` functions called through pointers, by C's `qsort`, and a trampoline with user data.
//! edition: 2015
//! until: 2021
use std::os::raw::{c_int, c_void};

extern "C" {
    fn qsort(base: *mut c_void, n: usize, size: usize, compare: extern "C" fn(*const c_void, *const c_void) -> c_int);
    #[link_name = "abs"]
    fn magnitude(n: c_int) -> c_int;
}

extern "C" fn by_last_digit(a: *const c_void, b: *const c_void) -> c_int {
    let (a, b) = unsafe { (*(a as *const i32), *(b as *const i32)) };
    (a % BASE - b % BASE) as c_int
}
const BASE: i32 = 10;

extern "C" fn trampoline<F: FnMut(i32)>(data: *mut c_void, n: i32) {
    unsafe { (*(data as *mut F))(n) }
}
fn call(f: extern "C" fn(*mut c_void, i32), data: *mut c_void) {
    for n in 0..4 { f(data, n * n) }
}
fn each<F: FnMut(i32)>(mut f: F) {
    call(trampoline::<F>, &mut f as *mut F as *mut c_void)
}

fn main() {
    let mut v = [38, 15, 91, 22, 4];
    unsafe { qsort(v.as_mut_ptr() as *mut c_void, v.len(), 4, by_last_digit) }
    let mut sum = 0;
    each(|n| sum += n);
    println!("{:?} {} {}", v, sum, unsafe { magnitude(-5) });
}
