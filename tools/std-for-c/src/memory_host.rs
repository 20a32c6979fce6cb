//! Takes the place of `host.rs` outside a C file: each thread has an input and an output in memory.

use std::cell::RefCell;

pub(crate) use crate::utf8::{append, text};

#[derive(Default)]
struct Host {
    input: &'static [u8],
    at: usize,
    output: Vec<u8>,
}

thread_local!(static HOST: RefCell<Host> = RefCell::default());

/// The next program of this thread reads these bytes. They are leaked, because `filled` lends them
/// for as long as the reader likes.
pub fn start(input: &[u8]) {
    HOST.set(Host { input: input.to_owned().leak(), ..Host::default() });
}

/// What this thread has written since [`start`].
///
/// # Panics
/// If that is not UTF-8.
pub fn output() -> String {
    HOST.with_borrow(|host| String::from_utf8(host.output.clone()).expect("text is written"))
}

pub(crate) const FIXED: u32 = 2;
pub(crate) const NARROW: u32 = 8;

pub(crate) fn peek() -> i32 {
    HOST.with_borrow(|host| host.input.get(host.at).map_or(-1, |byte| i32::from(*byte)))
}

pub(crate) fn next() -> i32 {
    assert!(peek() >= 0, "behind the end of the input");
    HOST.with_borrow_mut(|host| host.at += 1);
    peek()
}

/// At most three bytes at once, so that short tests meet the ends of buffers.
pub(crate) fn filled<'a>() -> &'a [u8] {
    HOST.with_borrow(|host| &host.input[host.at..host.input.len().min(host.at / 3 * 3 + 3)])
}

pub(crate) fn consume(count: usize) {
    HOST.with_borrow_mut(|host| host.at += count);
}

pub(crate) fn read_past(_: &mut [u8]) -> Option<usize> {
    None
}

pub(crate) fn put(byte: u8) {
    write(&[byte]);
}

pub(crate) fn write(bytes: &[u8]) {
    HOST.with_borrow_mut(|host| host.output.extend(bytes));
}

pub(crate) fn float(value: f64, decimals: usize, flags: u32, to: impl FnOnce(&str)) {
    to(&if flags & FIXED != 0 {
        format!("{value:.decimals$}")
    } else if flags & NARROW != 0 {
        format!("{}", value as f32)
    } else {
        format!("{value}")
    });
}
