//! Translates the smallest program that returns an exit code, and prints the C.

use wasm_to_c::{Error, Names, Options, translate};

/// `(module (func (export "grundy_start") (result i32) (i32.const 42)))`
const MODULE: &[u8] = b"\0asm\x01\0\0\0\
    \x01\x05\x01\x60\0\x01\x7f\
    \x03\x02\x01\0\
    \x07\x10\x01\x0cgrundy_start\0\0\
    \x0a\x06\x01\x04\0\x41\x2a\x0b";

fn main() -> Result<(), Error> {
    let options = Options { memory: 1 << 16, names: Names::Readable, lines: true, ..Options::default() };
    print!("{}", translate(MODULE, &options)?.c);
    Ok(())
}
