//! Arithmetic that wraps only without overflow checks, and `debug_assert_eq!` with effects.
//! edition: 2015
use std::cell::Cell;
thread_local!(static N: Cell<u8> = const { Cell::new(250) });
fn bump() -> u8 { N.with(|n| { n.set(n.get().wrapping_add(3)); n.get() }) }
#[cfg(overflow_checks_unknown)]
compile_error!("never");
#[cfg(not(debug_assertions))]
impl Extra for u8 { fn extra(self) -> u8 { self / 2 } }
#[cfg(debug_assertions)]
impl Extra for u8 { fn extra(self) -> u8 { self } }
trait Extra { fn extra(self) -> u8; }

fn main() {
    debug_assert_eq!(bump(), 253);
    debug_assert_ne!(bump(), 0, "never {}", bump());
    assert_ne!(bump(), 1);
    println!("{} {}", N.with(Cell::get), 9u8.extra());
    #[cfg(panic = "unwind")]
    println!("unwinds");
    if !cfg!(debug_assertions) { release() }
    fn release() { println!("release only") }
}
