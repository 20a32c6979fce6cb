//! Own `FromIterator`, `Extend`, `Sum`, `Product`, reached only by `collect`, `extend`, `unzip`,
//! `partition`, `sum`.
//! edition: 2015
use std::iter::{FromIterator, Sum};

#[derive(Debug, Default, PartialEq)]
struct Set(Vec<u32>);
impl FromIterator<u32> for Set {
    fn from_iter<I: IntoIterator<Item = u32>>(i: I) -> Set {
        let mut s = Set::default();
        s.extend(i);
        s
    }
}
impl Extend<u32> for Set {
    fn extend<I: IntoIterator<Item = u32>>(&mut self, i: I) {
        for n in i { if !self.0.contains(&n) { self.0.push(n) } }
    }
}
impl<'a> Extend<&'a u32> for Set {
    fn extend<I: IntoIterator<Item = &'a u32>>(&mut self, i: I) { self.extend(i.into_iter().map(|n| n + 100)) }
}
struct Xor(u32);
impl Sum<u32> for Xor { fn sum<I: Iterator<Item = u32>>(i: I) -> Xor { Xor(i.fold(0, |a, b| a ^ b)) } }
impl From<Xor> for u32 { fn from(x: Xor) -> u32 { x.0 } }

fn main() {
    let mut s: Set = [1, 2, 1].iter().cloned().collect();
    s.extend(&[1, 3]);
    let (a, b): (Set, Vec<char>) = vec![(1, 'x'), (1, 'y')].into_iter().unzip();
    let (even, odd): (Set, Set) = vec![4, 4, 5, 7].into_iter().partition(|n| n % 2 == 0);
    println!("{:?} {:?} {:?} {:?} {:?}", s, a, b, even, odd);
    let x: u32 = vec![5, 3].into_iter().sum::<Xor>().into();
    let all: Result<Set, String> = vec![Ok(1), Err("no".to_string()), Ok(2)].into_iter().collect();
    println!("{} {:?} {:?}", x, all, Some(Some(3)).into_iter().collect::<Option<Set>>());
}
