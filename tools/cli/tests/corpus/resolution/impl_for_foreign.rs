//! Implementations of own traits for foreign types and of foreign traits for own ones in foreign
//! wrappers.
//! edition: 2021
use std::collections::BTreeMap;
use std::fmt;
use std::iter::Sum;
struct P(i32, i32);
impl<'a> Sum<&'a P> for (i32, i32) { fn sum<I: Iterator<Item = &'a P>>(i: I) -> (i32, i32) { i.fold((0, 0), |a, p| (a.0 + p.0, a.1 - p.1)) } }
impl Extend<P> for Total { fn extend<I: IntoIterator<Item = P>>(&mut self, i: I) { for p in i { self.0 += p.0 * p.1 } } }
#[derive(Default, Debug)]
struct Total(i32);
impl From<P> for String { fn from(p: P) -> String { format!("{}/{}", p.0, p.1) } }
impl From<P> for Box<dyn fmt::Debug> { fn from(p: P) -> Self { Box::new((p.0, p.1)) } }
impl TryFrom<&str> for P { type Error = char; fn try_from(s: &str) -> Result<P, char> { let b: Vec<char> = s.chars().collect(); b.iter().find(|c| !c.is_ascii_digit()).map_or(Ok(P(b.len() as i32, 1)), |&c| Err(c)) } }
trait Get { fn get_or(&self, k: &str) -> i32; }
impl Get for BTreeMap<String, i32> { fn get_or(&self, k: &str) -> i32 { self.get(k).copied().unwrap_or(-1) } }
impl Get for [(&str, i32)] { fn get_or(&self, k: &str) -> i32 { self.iter().find(|e| e.0 == k).map_or(-2, |e| e.1) } }
impl PartialEq<P> for i32 { fn eq(&self, p: &P) -> bool { *self == p.0 } }

fn main() {
    let all = [P(1, 2), P(3, 4)];
    println!("{:?} {}", all.iter().sum::<(i32, i32)>(), 3 == all[1]);
    let mut t = Total::default();
    t.extend(all);
    println!("{:?} {} {:?}", t, String::from(P(5, 6)), Box::<dyn fmt::Debug>::from(P(7, 8)));
    println!("{:?} {:?}", P::try_from("12").map(|p| p.0).ok(), P::try_from("1x").err());
    println!("{} {}", BTreeMap::from([("a".to_string(), 1)]).get_or("b"), [("a", 1)].get_or("a"));
}
