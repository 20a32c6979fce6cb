//! Traits of one name in several modules, blanket implementations, tables of functions.
//! gone: never, Clone
//! kept: callback, Vec<{}>


use std::{borrow::Cow, collections::*, fmt::{self, Display as Show, *}};
struct D<T>(T);
impl<T: Show> Show for D<T> { fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result { write!(f, "[{}]", self.0) } }
impl<T> Debug for D<T> { fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result { f.write_str("debug") } }
trait Same { fn name() -> String where Self: Sized { "default".into() } }
impl Same for u8 {} impl Same for u16 { fn name() -> String { "u16".into() } }
impl<T: Same> Same for Vec<T> { fn name() -> String { format!("Vec<{}>", T::name()) } }
impl<T: Same, const N: usize> Same for [T; N] { fn name() -> String { format!("[{}; {N}]", T::name()) } }
async fn never() {}
extern "C" fn callback(x: i32) -> i32 { x + 1 }
const TABLE: [extern "C" fn(i32) -> i32; 1] = [callback];
#[cfg(target_pointer_width = "64")] fn width() -> u32 { 64 }
#[cfg(not(target_pointer_width = "64"))] fn width() -> u32 { 32 }

#[allow(non_camel_case_types)] enum en { α = 5, β }
fn main() {
    let c: Cow<str> = "x".into();
    let m: BTreeMap<_, _> = [(1, D(c))].into();
    println!("{} {:?} {} {} {}", m[&1], m, <Vec<[u16; 2]>>::name(), TABLE[0](1), width());
    println!("{} {}", 4, en::β as u32);

}
