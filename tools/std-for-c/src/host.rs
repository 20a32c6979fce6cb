//! Input and output by functions that the C file has. A program reads either byte by byte, or with
//! `filled` and `consume`.

use std::mem::MaybeUninit;
use std::{slice, str};

#[link(wasm_import_module = "grundy")]
unsafe extern "C" {
    #[link_name = "peek"]
    safe fn host_peek() -> i32;
    #[link_name = "next"]
    safe fn host_next() -> i32;
    #[link_name = "put"]
    safe fn host_put(byte: u32);
    #[link_name = "read"]
    fn host_read(to: *mut u8, max: usize) -> usize;
    #[link_name = "write"]
    fn host_write(from: *const u8, length: usize);
    #[link_name = "float"]
    fn host_float(to: *mut Room, value: f64, decimals: usize, flags: u32) -> usize;
}

/// At most this many bytes are read at once.
const SIZE: usize = 1 << 15;
static mut BYTES: [u8; SIZE] = [0; SIZE];
/// Where the bytes begin that are read and not consumed.
static mut START: usize = 0;
static mut END: usize = 0;

/// The next byte of the input, or -1 at its end.
pub fn peek() -> i32 {
    host_peek()
}

/// Skips one byte, then as `peek`.
pub fn next() -> i32 {
    host_next()
}

/// The bytes that are read and not consumed; empty only at the end of the input.
pub fn filled<'a>() -> &'a [u8] {
    // SAFETY: there is one thread, and nothing is read again before the slice is consumed.
    unsafe {
        let bytes = (&raw mut BYTES).cast::<u8>();
        if START == END {
            START = 0;
            END = host_read(bytes, SIZE);
        }
        slice::from_raw_parts(bytes.add(START), END - START)
    }
}

/// Consumes some of the bytes that `filled` returned.
pub fn consume(count: usize) {
    // SAFETY: there is one thread.
    unsafe { START += count }
}

/// Reads some bytes past the buffer, as std does, if that is empty and would not hold more.
pub fn read_past(to: &mut [u8]) -> Option<usize> {
    // SAFETY: there is one thread, and the slice has that many bytes.
    unsafe { (START == END && to.len() >= SIZE).then(|| host_read(to.as_mut_ptr(), to.len())) }
}

pub fn put(byte: u8) {
    host_put(byte.into());
}

pub fn write(bytes: &[u8]) {
    // SAFETY: the slice has that many bytes.
    unsafe { host_write(bytes.as_ptr(), bytes.len()) }
}

/// A flag: exactly as many decimals as asked for, not only those that the number needs.
pub const FIXED: u32 = 2;
/// A flag: the number was an `f32`.
pub const NARROW: u32 = 8;

/// Room for the longest number with the most decimals, and for the work on it.
type Room = MaybeUninit<[u8; 1600]>;

/// Calls `to` with the text of a number with at most 300 decimals.
pub fn float(value: f64, decimals: usize, flags: u32, to: impl FnOnce(&str)) {
    let mut room = Room::uninit();
    // SAFETY: there is room for it, and the host returns how many bytes it wrote, all of them
    // ASCII.
    to(unsafe {
        let length = host_float(&raw mut room, value, decimals, flags);
        str::from_utf8_unchecked(slice::from_raw_parts(room.as_ptr().cast(), length))
    });
}
