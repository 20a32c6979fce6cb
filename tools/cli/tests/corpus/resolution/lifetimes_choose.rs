//! Implementations for `'static` and for any lifetime, for `&str` and `String`, for arrays of one
//! size and slices.
//! edition: 2015
struct W<T>(T);
impl W<&str> { fn what(&self) -> String { format!("str {}", self.0) } }
impl W<String> { fn what(&self) -> String { format!("String {}", self.0) } }
impl W<[u8; 2]> { fn what(&self) -> String { "pair".into() } }
impl<T: Clone> W<Vec<T>> { fn what(&self) -> String { format!("{} elements", self.0.len()) } }
trait What { fn what(&self) -> String; fn more(&self) -> String { format!("more {}", self.what()) } }
impl<T> What for W<T> { fn what(&self) -> String { "anything".into() } fn more(&self) -> String { format!("most {}", self.what()) } }
impl<T> What for [T] { fn what(&self) -> String { format!("slice {}", self.len()) } }
impl<T> What for [T; 3] { fn what(&self) -> String { "three".into() } }

fn main() {
    println!("{} {} {} {}", W("a").what(), W(String::new()).what(), W([1u8, 2]).what(), W(vec![1]).what());
    println!("{} {} {}", W(1).what(), W("a").more(), What::what(&W("a")));
    println!("{} {} {}", [1, 2, 3].what(), [1, 2][..].more(), vec![1].what());
}
