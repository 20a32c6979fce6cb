//! `#![no_main]`: the program begins in a function that only the linker names.
//! edition: 2015
#![no_main]
use std::ffi::CStr;

struct Bye;
impl Drop for Bye { fn drop(&mut self) { println!("bye") } }

#[cfg_attr(all(), unsafe(no_mangle))]
pub extern "C" fn main(argc: i32, argv: *const *const std::os::raw::c_char) -> i32 {
    let _bye = Bye;
    let name = unsafe { CStr::from_ptr(*argv) };
    println!("{} {} {}", argc, name.to_bytes().is_empty(), grundy::bash::grundy(8, 4));
    5
}
