//! Conversions that are in the prelude of some editions, a boxed slice by value, an empty type.
//! edition: 2015
use std::convert::TryFrom;
use std::convert::TryInto;
use std::iter::FromIterator;

trait TryIntoOwn { fn try_into_own(self) -> u8; }
impl TryIntoOwn for u16 { fn try_into_own(self) -> u8 { (self % 256) as u8 } }
struct Bag(usize);
impl FromIterator<u8> for Bag { fn from_iter<I: IntoIterator<Item = u8>>(i: I) -> Bag { Bag(i.into_iter().count()) } }

fn main() {
    let boxed: Box<[u8]> = vec![1, 2].into_boxed_slice();
    let total: u32 = boxed.into_iter().map(|n| { let n: u8 = n.to_owned(); u32::from(n) }).sum();
    let small: Result<u8, _> = 300u16.try_into();
    println!("{} {} {:?} {}", total, small.is_err(), i8::try_from(5u64), 300u16.try_into_own());
    println!("{}", Bag::from_iter(vec![1u8, 2]).0);
    let r: Result<u8, std::convert::Infallible> = Ok(5);
    match r { Ok(n) => println!("{}", n), Err(e) => match e {} }
}
