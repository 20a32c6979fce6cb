//! By value before by reference: implementations for `T`, `&T` and `&mut T` compete.
//! edition: 2015
trait Kind { fn kind(self) -> &'static str; }
struct V;
impl Kind for V { fn kind(self) -> &'static str { "value" } }
impl Kind for &V { fn kind(self) -> &'static str { "reference" } }
impl Kind for &mut V { fn kind(self) -> &'static str { "mutable" } }
trait Borrowed { fn kind2(&self) -> &'static str; }
impl Borrowed for V { fn kind2(&self) -> &'static str { "V" } }
impl Borrowed for &V { fn kind2(&self) -> &'static str { "&V" } }
impl<T> Borrowed for Box<T> { fn kind2(&self) -> &'static str { "box" } }

fn main() {
    let mut v = V;
    let r = &v;
    println!("{} {} {}", r.kind(), (*r).kind2(), r.kind2());
    println!("{} {}", (&r).kind2(), Box::new(V).kind2());
    println!("{} {} {}", (&mut v).kind(), Box::new(V).kind(), v.kind());
    println!("{}", [1, 2].iter().rev().map(|n: &i32| -> i32 { n.pow(2) }).max().unwrap());
}
