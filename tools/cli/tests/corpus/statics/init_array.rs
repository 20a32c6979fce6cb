//! `#[used]` with a section that the loader runs before `main`: nothing mentions it.
//! edition: 2015
//! until: 2021
use std::sync::atomic::{AtomicU32, Ordering};

static BEFORE: AtomicU32 = AtomicU32::new(1);

extern "C" fn set_up() {
    BEFORE.store(42, Ordering::SeqCst);
}

#[used]
#[cfg_attr(target_os = "linux", link_section = ".init_array")]
static SET_UP: extern "C" fn() = set_up;

fn main() {
    println!("{}", BEFORE.load(Ordering::SeqCst));
}
