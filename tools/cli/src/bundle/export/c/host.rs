//! What a C file has for input and output.

#[link(wasm_import_module = "grundy")]
unsafe extern "C" {
    #[link_name = "peek"]
    safe fn host_peek() -> i32;
    #[link_name = "next"]
    safe fn host_next() -> i32;
    #[link_name = "put"]
    safe fn host_put(byte: u32);
    #[link_name = "write"]
    fn host_write(from: *const u8, length: usize);
}

/// The byte at which the input is, or -1 at its end.
pub fn peek() -> i32 {
    host_peek()
}

/// Moves on by one byte, then as `peek`.
pub fn next() -> i32 {
    host_next()
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

/// Bytes as text, if the caller has found them to be UTF-8.
pub fn text(bytes: &[u8], is_utf_8: bool) -> Option<&str> {
    // SAFETY: they are UTF-8 then.
    is_utf_8.then(|| unsafe { std::str::from_utf8_unchecked(bytes) })
}
