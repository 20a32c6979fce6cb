//! Parameters named `String`, `Vec`, `Self`-like, `T` beside items of that name, in traits, aliases
//! and closures.
//! edition: 2015
use std::collections::HashMap as Map;
use std::fmt::Debug;
#[allow(dead_code)]
struct K;
#[derive(Debug)]
struct V(u8);
trait Table<K, V> { fn get_it(&self, k: &K) -> Option<V>; }
impl<String: std::hash::Hash + Eq, Box: Clone> Table<String, Box> for Map<String, Box> {
    fn get_it(&self, k: &String) -> Option<Box> { self.get(k).cloned() }
}
type Pair<V> = (V, V);
fn first<V: Debug>(p: Pair<V>) -> String { format!("{:?}", p.0) }
enum Either<Left: Debug, Right: Debug> { Left(Left), Right(Right) }
use Either::{Left, Right};
impl<Left: Debug, Right: Debug> Drop for Either<Left, Right> {
    fn drop(&mut self) { match self { Either::Left(l) => println!("L{:?}", l), Either::Right(r) => println!("R{:?}", r) } }
}

fn main() {
    let m: Map<&str, u8> = Some(("a", 1)).into_iter().collect();
    println!("{:?} {} {:?}", m.get_it(&"a"), first(("x", "y")), V(3).0);
    let _l: Either<u8, V> = Left(1);
    let _r: Either<u8, V> = Right(V(2));
}
