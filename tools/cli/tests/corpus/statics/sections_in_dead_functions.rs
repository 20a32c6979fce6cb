//! What the linker or loader uses stands inside functions and constants that nothing uses.
//! edition: 2015
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
static BEFORE: AtomicU32 = AtomicU32::new(1);

#[allow(dead_code)]
fn never_called() {
    #[used]
    #[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
    static SET_UP: extern "C" fn() = {
        extern "C" fn set_up() {
            BEFORE.fetch_add(10, SeqCst);
        }
        set_up
    };
}
const _: () = {
    #[unsafe(no_mangle)]
    extern "C" fn only_for_the_linker(n: u32) -> u32 {
        n + BEFORE.load(SeqCst)
    }
    #[used]
    #[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
    static ALSO: extern "C" fn() = { extern "C" fn also() { BEFORE.fetch_add(100, SeqCst); } also };
};
unsafe extern "C" {
    safe fn only_for_the_linker(n: u32) -> u32;
}

fn main() {
    println!("{} {}", BEFORE.load(SeqCst), only_for_the_linker(1000));
}
