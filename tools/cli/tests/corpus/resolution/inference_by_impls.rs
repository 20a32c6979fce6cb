//! The only implementation decides a type by inference; a second one, kept, decides a default.
//! edition: 2015
use std::str::FromStr;

#[derive(Debug)]
struct Hex(u32);
impl FromStr for Hex { type Err = std::num::ParseIntError; fn from_str(s: &str) -> Result<Hex, Self::Err> { u32::from_str_radix(s, 16).map(Hex) } }
impl std::ops::Add<Hex> for u32 { type Output = Hex; fn add(self, h: Hex) -> Hex { Hex(self + h.0) } }
trait Make { fn make() -> Self; }
impl Make for i64 { fn make() -> i64 { 64 } }
impl Make for (i64, Hex) { fn make() -> Self { (Make::make(), Hex(1)) } }
trait Get<T> { fn get(&self) -> T; }
struct Store;
impl Get<i8> for Store { fn get(&self) -> i8 { -8 } }
impl Get<String> for Store { fn get(&self) -> String { "text".into() } }
fn take(n: i8) -> i32 { i32::from(n) * 2 }

fn main() {
    let (n, h): (i64, Hex) = Make::make();
    println!("{} {:?} {:?}", n, h, 1u32 + "ff".parse::<Hex>().unwrap());
    println!("{} {}", take(Store.get()), <Store as Get<String>>::get(&Store));
    let s: String = Store.get();
    println!("{}", s);
}
