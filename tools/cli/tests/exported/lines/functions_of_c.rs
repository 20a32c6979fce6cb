//! Input and output by functions of C.
//! input: 5 6
//! input: 5 6\n
//! input:
extern "C" {
    fn getchar() -> i32;
    fn putchar(c: i32) -> i32;
    fn puts(text: *const u8) -> i32;
}
fn main() {
    let mut sum = 0;
    loop {
        let byte = unsafe { getchar() };
        if byte < 0 { break; }
        sum += byte;
        unsafe { putchar(byte); }
    }
    unsafe { puts(b"end\0".as_ptr()); }
    println!("{}", sum);
}
