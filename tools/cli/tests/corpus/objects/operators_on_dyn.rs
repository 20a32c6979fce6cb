//! Traits implemented for `dyn Trait` itself, `Box<dyn Trait>`, references and slices.
//! edition: 2015
use std::fmt;
use std::hash::{Hash, Hasher};
use std::collections::HashSet;
use std::ops::AddAssign;

trait Key { fn key(&self) -> u32; }
impl Key for u32 { fn key(&self) -> u32 { *self } }
impl Key for &str { fn key(&self) -> u32 { self.len() as u32 } }
impl PartialEq for dyn Key { fn eq(&self, o: &dyn Key) -> bool { self.key() % 10 == o.key() % 10 } }
impl Eq for dyn Key {}
impl Hash for dyn Key { fn hash<H: Hasher>(&self, h: &mut H) { (self.key() % 10).hash(h) } }
impl fmt::Debug for dyn Key { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "k{}", self.key()) } }
impl dyn Key { fn twice(&self) -> u32 { self.key() * 2 } }
impl<K: Key + ?Sized> Key for Box<K> { fn key(&self) -> u32 { (**self).key() + 1000 } }
impl AddAssign<u32> for Box<dyn Key> { fn add_assign(&mut self, n: u32) { *self = Box::new(self.key() + n) } }
impl Key for [u32] { fn key(&self) -> u32 { self.iter().sum() } }

fn generic<K: Key + ?Sized>(k: &K) -> u32 { k.key() }

fn main() {
    let mut set: HashSet<Box<dyn Key>> = HashSet::new();
    for n in [3u32, 13, 4] { set.insert(Box::new(n)); }
    println!("{} {}", set.len(), set.contains::<Box<dyn Key>>(&(Box::new("four") as Box<dyn Key>)));
    let mut b: Box<dyn Key> = Box::new("abc");
    println!("{:?} {} {} {}", b, b.twice(), generic(&b), generic(&*b));
    b += 5;
    println!("{} {}", b.key(), generic(&[1, 2, 3][..]));
}
