// Where the C file enters the program.

/// Runs the program; the result is the exit code.
#[unsafe(no_mangle)]
pub extern "C" fn grundy_start() -> u32 {
    crate::wasm_to_c_start::run()
}
