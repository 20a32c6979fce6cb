// The part of the module `wasm_to_c_host` that needs no C file.

use crate::wasm_to_c_show::is_utf_8;

/// Bytes as text, if they are UTF-8.
pub fn text(bytes: &[u8]) -> Option<&str> {
    // SAFETY: it has just been checked.
    is_utf_8(bytes).then(|| unsafe { str::from_utf8_unchecked(bytes) })
}

/// Adds bytes to a text with `add`, and removes them again if they are not UTF-8.
pub fn append<T>(text: &mut String, add: impl FnOnce(&mut Vec<u8>) -> T) -> Option<T> {
    let start = text.len();
    // SAFETY: the new bytes are removed unless they are UTF-8.
    let bytes = unsafe { text.as_mut_vec() };
    let result = add(bytes);
    let is_valid = is_utf_8(&bytes[start..]);
    if !is_valid {
        bytes.truncate(start);
    }
    is_valid.then_some(result)
}
