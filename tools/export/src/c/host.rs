//! What a C file has for input and output. A program reads either byte by byte or by `filled`.

use super::wasm_to_c_show::is_utf_8;
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
    fn host_read(to: *mut u8, most: usize) -> usize;
    #[link_name = "write"]
    fn host_write(from: *const u8, length: usize);
    #[link_name = "float"]
    fn host_float(to: *mut Room, value: f64, decimals: usize, form: u32) -> usize;
}

/// How many bytes are read at once, at most.
const SIZE: usize = 1 << 15;
static mut BYTES: [u8; SIZE] = [0; SIZE];
/// Which of them are to be consumed.
static mut START: usize = 0;
static mut END: usize = 0;

/// The byte at which the input is, or -1 at its end.
pub fn peek() -> i32 {
    host_peek()
}

/// Moves on by one byte, then as `peek`.
pub fn next() -> i32 {
    host_next()
}

/// The bytes that are read and not consumed; none at the end of the input.
pub fn filled<'a>() -> &'a [u8] {
    // SAFETY: there is one thread, and what is read next comes after the slice was consumed.
    unsafe {
        let bytes = (&raw mut BYTES).cast::<u8>();
        if START == END {
            START = 0;
            END = host_read(bytes, SIZE);
        }
        slice::from_raw_parts(bytes.add(START), END - START)
    }
}

/// Consumes bytes, of which there must be as many.
pub fn consume(count: usize) {
    // SAFETY: there is one thread.
    unsafe { START += count }
}

/// Writes one byte.
pub fn put(byte: u8) {
    host_put(byte.into());
}

/// Writes bytes.
pub fn write(bytes: &[u8]) {
    // SAFETY: the slice has that many bytes.
    unsafe { host_write(bytes.as_ptr(), bytes.len()) }
}

/// Says that there are exactly as many decimals as asked for, and not just as many as are needed.
pub const FIXED: u32 = 2;
/// Says that the number was an `f32`.
pub const NARROW: u32 = 8;

/// Room for the longest number with the most decimals, and for the work on it.
type Room = MaybeUninit<[u8; 1600]>;

/// Passes on the text of a number with at most 300 decimals.
pub fn float(value: f64, decimals: usize, form: u32, to: impl FnOnce(&str)) {
    let mut room = Room::uninit();
    // SAFETY: there is room for it, and so many bytes are written, all of them ASCII.
    to(unsafe {
        let length = host_float(&raw mut room, value, decimals, form);
        str::from_utf8_unchecked(slice::from_raw_parts(room.as_ptr().cast(), length))
    });
}

/// Bytes as text, if they are UTF-8.
pub fn text(bytes: &[u8]) -> Option<&str> {
    // SAFETY: they are UTF-8 then.
    is_utf_8(bytes).then(|| unsafe { str::from_utf8_unchecked(bytes) })
}

/// Adds bytes to a text with `add`, and removes them if they are not UTF-8.
pub fn append<T>(text: &mut String, add: impl FnOnce(&mut Vec<u8>) -> T) -> Option<T> {
    let start = text.len();
    // SAFETY: what is not UTF-8 does not stay.
    let bytes = unsafe { text.as_mut_vec() };
    let result = add(bytes);
    let is_valid = is_utf_8(&bytes[start..]);
    if !is_valid {
        bytes.truncate(start);
    }
    is_valid.then_some(result)
}
