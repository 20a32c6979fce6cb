//! `impl Drop` whose type is a macro's, in a default method, in a block made by a macro.
//! edition: 2015
macro_rules! the_type { () => { Hidden }; ($t:ty) => { Boxed<$t> }; }
macro_rules! log { ($($t:tt)*) => { println!($($t)*) }; }
struct Hidden;
struct Boxed<T>(T);
impl Drop for the_type!() { fn drop(&mut self) { log!("hidden") } }
impl<T> Drop for the_type!(T) { fn drop(&mut self) { log!("boxed {}", std::mem::size_of::<T>()) } }
trait Lives { fn live(&self) { struct L; impl Drop for L { fn drop(&mut self) { log!("default method") } } let _l = L; } }
impl Lives for u8 {}
macro_rules! scoped { ($n:ident $b:block) => {{ struct $n; impl Drop for $n { fn drop(&mut self) $b } $n }}; }

fn main() {
    let _h = Hidden;
    let _b = Boxed(5u32);
    let _c = scoped!(Hidden { log!("scoped, another Hidden") });
    1u8.live();
}
