//! A destructor without a visible effect but one that is: `needs_drop`, sizes, a count in a static.
//! edition: 2015
use std::mem::{needs_drop, size_of};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

static ALIVE: AtomicU32 = AtomicU32::new(0);
struct Token;
impl Token { fn new() -> Token { ALIVE.fetch_add(1, Relaxed); Token } }
impl Drop for Token { fn drop(&mut self) { ALIVE.fetch_sub(1, Relaxed); } }
struct Silent(#[allow(dead_code)] u8);
impl Drop for Silent { fn drop(&mut self) {} }
struct Holder { _t: Token, _s: Silent }

fn main() {
    println!("{} {} {}", needs_drop::<Silent>(), needs_drop::<[Holder; 2]>(), needs_drop::<&Token>());
    let a = Token::new();
    let b = vec![Holder { _t: Token::new(), _s: Silent(1) }, Holder { _t: Token::new(), _s: Silent(2) }];
    print!("{} ", ALIVE.load(Relaxed));
    drop(b);
    print!("{} ", ALIVE.load(Relaxed));
    std::mem::forget(a);
    println!("{} {}", ALIVE.load(Relaxed), size_of::<Option<Holder>>());
}
