//! Constants in patterns: of modules, traits and types, of enums, slices and tuples, renamed.
//! edition: 2015
mod codes { pub const OK: u8 = 0; pub const BAD: u8 = 7; pub mod deep { pub const RANGE_END: u8 = 20; } }
use codes::{deep::RANGE_END as END, BAD as FAILED};
trait Code { const CODE: u8; }
struct A;
impl Code for A { const CODE: u8 = 9; }
impl A { const OWN: u8 = 10; }
#[derive(PartialEq, Eq, Clone, Copy)]
enum Key { Left(u8), Text(&'static str) }
const QUIT: Key = Key::Text("quit");
const FIRST: Key = Key::Left(FAILED);
const EMPTY: &[u8] = &[];
const PAIR: (u8, Option<Key>) = (1, Some(QUIT));

fn code(n: u8) -> &'static str {
    match n { codes::OK => "ok", FAILED => "failed", <A as Code>::CODE => "assoc", A::OWN => "own", 11..=END => "range", _ => "other" }
}
fn key(k: Key) -> u8 { match k { QUIT => 0, FIRST => 1, Key::Left(n) => n, Key::Text(_) => 99 } }

fn main() {
    println!("{:?}", [0, 7, 9, 10, 15, 21].map(code));
    println!("{} {} {} {}", key(Key::Text("quit")), key(Key::Left(7)), key(Key::Left(8)), key(Key::Text("x")));
    println!("{} {}", matches!(b"".as_slice(), EMPTY), matches!((1, Some(Key::Text("quit"))), PAIR));
}
