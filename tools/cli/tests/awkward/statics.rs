//! Statics of threads, unions, checked constants, anonymous imports, traits called by macros.
//! gone: other
//! kept: thread_local!, via_macro, Drop for Guard

use std::cell::RefCell;
use std::fmt::Write as _;
use std::io::Write as _;
thread_local! { static LOG: RefCell<Vec<u32>> = RefCell::new(init()); }
fn init() -> Vec<u32> { vec![7] }
trait Tr { fn via_macro(&self) -> u32; fn other(&self) -> u32 { 1 } const K: u32 = 3; }
struct S;
impl Tr for S { fn via_macro(&self) -> u32 { 5 } fn other(&self) -> u32 { 6 } const K: u32 = 8; }
macro_rules! call { ($s:expr, $m:ident) => { $s.$m() }; ($t:ty => $k:ident) => { <$t as Tr>::$k } }
struct Guard<'a>(&'a str);
impl<'a> Drop for Guard<'a> { fn drop(&mut self) { println!("bye {}", self.0); } }
struct Holder<'a> { _g: Guard<'a> }
union U { a: u32, b: f32 }
static mut COUNT: u32 = 0;
const _: () = assert!(size() == 4);
const fn size() -> usize { std::mem::size_of::<U>() }
fn main() {
    let mut s = String::new();
    write!(s, "{}", call!(S, via_macro)).unwrap();
    writeln!(std::io::stdout(), "{s} {}", call!(S => K)).unwrap();
    LOG.with(|l| println!("{:?}", l.borrow()));
    let _h = Holder { _g: Guard("x") };
    unsafe { COUNT += 1; let c = COUNT; println!("{} {}", c, U { a: 1 }.a); }
}
