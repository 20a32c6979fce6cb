//! The type, the trait or both of an `impl Drop` come from a macro, and the fields are dropped
//! anyway.
//! edition: 2018
use grundy::nim;

macro_rules! the_type { () => { Hidden }; ($t:ty) => { Boxed<$t> }; }
macro_rules! finish {
    ($tr:ident for $ty:ident, $text:expr) => {
        impl $tr for $ty { fn drop(&mut self) { println!("{} {}", $text, self.0.len()) } }
    };
}
macro_rules! whole {
    ($name:ident) => {
        struct $name(Vec<String>);
        impl Drop for $name { fn drop(&mut self) { println!("whole {}", self.0.concat()) } }
    };
}
struct Hidden(String);
struct Boxed<T>(Vec<T>);
struct Given(Vec<u8>);
impl Drop for the_type!() { fn drop(&mut self) { println!("hidden {}", self.0) } }
impl<T> Drop for the_type!(T) { fn drop(&mut self) { println!("boxed {}", self.0.len()) } }
finish!(Drop for Given, "given");
whole!(Whole);

fn main() {
    let _h = Hidden("x".to_string());
    let _b = Boxed(vec![5u32]);
    let _g = Given(vec![1, 2]);
    let _w = Whole(vec!["a".to_string(), "b".to_string()]);
    println!("{}", nim::nim_sum(&[1, 2]));
}
