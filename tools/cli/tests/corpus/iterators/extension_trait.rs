//! An extension trait for all iterators, with an adapter whose name and method std might have, too.
//! edition: 2015
struct Pairs<I: Iterator>(I, Option<I::Item>);
impl<I: Iterator> Iterator for Pairs<I> where I::Item: Clone {
    type Item = (I::Item, I::Item);
    fn next(&mut self) -> Option<Self::Item> {
        let second = self.0.next()?;
        let first = self.1.replace(second.clone())?;
        Some((first, second))
    }
}
trait More: Iterator {
    fn pairs(mut self) -> Pairs<Self> where Self: Sized {
        let first = self.next();
        Pairs(self, first)
    }
    fn join(&mut self, by: &str) -> String where Self::Item: ToString {
        self.map(|t| t.to_string()).collect::<Vec<_>>().join(by)
    }
    fn min_max(self) -> Option<(Self::Item, Self::Item)> where Self: Sized, Self::Item: Ord + Clone {
        self.fold(None, |m, x| match m {
            None => Some((x.clone(), x)),
            Some((a, b)) => Some((a.min(x.clone()), b.max(x))),
        })
    }
}
impl<I: Iterator + ?Sized> More for I {}

fn main() {
    println!("{:?}", (1..5).pairs().map(|(a, b)| a * b).collect::<Vec<i32>>());
    println!("{} {:?}", "hello".chars().rev().join("-"), [3, 1, 2].iter().min_max());
    let boxed: &mut dyn Iterator<Item = u8> = &mut vec![1u8, 2].into_iter();
    println!("{}", boxed.join("+"));
}
