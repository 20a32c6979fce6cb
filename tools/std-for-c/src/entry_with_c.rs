// Where the C file enters a program that calls functions of C's `stdio.h`.

unsafe extern "C" {
    fn fflush(stream: *mut u8) -> i32;
}

/// Runs the program, then writes what C's functions still hold; the result is the exit code.
#[unsafe(no_mangle)]
pub extern "C" fn grundy_start() -> u32 {
    let code = crate::wasm_to_c_start::run();
    // SAFETY: no stream means all of them.
    unsafe { fflush(std::ptr::null_mut()) };
    code
}
