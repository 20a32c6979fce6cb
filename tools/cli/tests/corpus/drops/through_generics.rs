//! Destructors of types that are only made by `Default`, `collect`, `parse`, `From` or `Clone`.
//! edition: 2015
use std::str::FromStr;
macro_rules! say { ($t:ident) => { impl Drop for $t { fn drop(&mut self) { println!(stringify!($t)) } } }; }
#[derive(Default)]
struct A;
struct B(#[allow(dead_code)] Vec<u8>);
struct C;
struct D;
#[derive(Clone)]
struct E;
say!(A);
say!(B);
say!(C);
say!(D);
say!(E);
impl std::iter::FromIterator<u8> for B { fn from_iter<I: IntoIterator<Item = u8>>(i: I) -> B { B(i.into_iter().collect()) } }
impl FromStr for C { type Err = (); fn from_str(s: &str) -> Result<C, ()> { if s.is_empty() { Err(()) } else { Ok(C) } } }
impl From<u8> for D { fn from(_: u8) -> D { D } }
fn make<T: Default>() -> T { T::default() }
fn parse<T: FromStr>(s: &str) -> Option<T> { s.parse().ok() }

fn main() {
    let (_a, _n): (A, u8) = make();
    let _b: B = (0..3).collect();
    let _c: Option<C> = parse("c");
    let _none: Option<C> = parse("");
    let _d: D = 4.into();
    let _e = vec![E; 2];
    println!("end");
}
