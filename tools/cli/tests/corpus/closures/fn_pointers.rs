//! Function pointers in arrays, by name, from closures, methods and constructors, compared and
//! called.
//! edition: 2015
#[derive(Debug, Clone, PartialEq)]
struct Wrap(i32);
#[derive(Debug)]
enum Shape { Circle(f64), Line { len: u8 } }
type Op = fn(i32, i32) -> i32;
fn add(a: i32, b: i32) -> i32 { a + b }
fn sub(a: i32, b: i32) -> i32 { a - b }
static OPS: [(&str, Op); 3] = [("+", add), ("-", sub), ("max", std::cmp::Ord::max)];
impl Wrap { fn get(&self) -> i32 { self.0 } fn with(self, f: fn(i32) -> i32) -> Wrap { Wrap(f(self.0)) } }
fn apply<F>(f: F) -> i32 where F: FnOnce(fn(i32) -> Wrap) -> Wrap { f(Wrap).0 }
fn pick(up: bool) -> impl Fn(i32) -> i32 { let k = if up { 1 } else { -1 }; move |x| x + k }

fn main() {
    println!("{:?}", OPS.iter().map(|&(n, f)| (n, f(7, 3))).collect::<Vec<_>>());
    println!("{:?} {:?}", [1, 2].iter().copied().map(Wrap).map(|w| w.with(|x| x * 5)).collect::<Vec<_>>(), vec![1.5].into_iter().map(Shape::Circle).collect::<Vec<_>>());
    println!("{} {:?}", apply(|f| f(9)), [Wrap(3)].iter().map(Wrap::get).sum::<i32>());
    println!("{} {} {:?}", pick(true)(1), pick(false)(1), Shape::Line { len: 2 });
    let table: [fn() -> String; 2] = [String::new, Default::default];
    println!("{}", table.iter().map(|f| f().len()).sum::<usize>());
}
