//! `gen` and `expr_2021`-like names before edition 2024, `unsafe_op_in_unsafe_fn`, `static mut`
//! references.
//! edition: 2015
//! until: 2021
mod gen { pub fn gen(r#gen: u32) -> u32 { gen + 1 } }
static mut COUNTER: [u32; 3] = [0; 3];
unsafe fn bump(p: *mut u32) { *p += 1; }
macro_rules! block { ($e:expr) => { "expr" }; (const $b:block) => { "const block" }; }
extern "C" { fn labs(n: i64) -> i64; }
#[no_mangle]
pub fn exported() {}

fn main() {
    let gen = gen::gen(4);
    unsafe {
        bump(&mut COUNTER[1]);
        println!("{} {:?} {}", gen, &COUNTER, labs(-3));
    }
    println!("{}", block!(5));
}
