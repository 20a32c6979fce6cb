//! Dead code of the file's own, used only by other dead code, in every kind of item.
//! edition: 2018
//! until: 2021
use grundy::nim;
use std::collections::*;
use std::fmt::Write;

const A: u8 = B;
const B: u8 = 1;
static S: [u8; B as usize] = [A];
type Map = HashMap<u8, Dead>;
struct Dead { field: Option<Box<Dead>>, map: Map }
enum DeadEnum { X, Y(Dead) }
trait DeadTrait { fn dead(&self) -> DeadEnum { DeadEnum::X } }
impl DeadTrait for Dead {}
impl Dead { fn new() -> Dead { Dead { field: None, map: Map::new() } } }
impl Drop for Dead { fn drop(&mut self) { println!("dead") } }
fn ping(n: u8) { if n > 0 { pong(n - 1) } }
fn pong(n: u8) { ping(n) }
macro_rules! dead { () => { ping(1) }; }
mod dead_module { pub fn f() -> u64 { super::nim::nim_sum(&[1]) } pub mod more { pub(crate) use super::super::Dead as Gone; } }
extern "C" { fn strlen(s: *const u8) -> usize; }
union DeadUnion { a: u8, b: i8 }
impl std::ops::Add for DeadUnion { type Output = Dead; fn add(self, _: Self) -> Dead { Dead::new() } }

fn main() {
    let unused_variable = 1;
    let closure = || println!("never");
    fn unused_inner() {}
    println!("alive {}", BTreeMap::from([(1, 2)]).len());
}
