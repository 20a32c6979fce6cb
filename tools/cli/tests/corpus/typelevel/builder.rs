//! A builder with const generics as flags; `impl` blocks of which each fits only some states;
//! `Default` types.
//! edition: 2015
use std::fmt::Debug;
#[derive(Default, Debug, Clone)]
struct Config<const NAMED: bool = false, const SIZED: bool = false> { name: Option<&'static str>, size: usize }
impl<const S: bool> Config<false, S> { fn name(self, n: &'static str) -> Config<true, S> { Config { name: Some(n), size: self.size } } }
impl<const N: bool> Config<N, false> { fn size(self, size: usize) -> Config<N, true> { Config { name: self.name, size } } }
impl Config<true, true> { fn build(self) -> String { format!("{}x{}", self.name.unwrap(), self.size) } }
impl Config<false, true> { fn build(self) -> String { format!("anonymous {}", self.size) } }
trait Flag { const ON: bool; }
impl<const N: bool, const S: bool> Flag for Config<N, S> { const ON: bool = N & S; }
fn on<F: Flag + Debug>(_: &F) -> bool { F::ON }

fn main() {
    let c = Config::<false, false>::default();
    println!("{} {}", c.clone().size(3).build(), c.clone().size(4).name("n").build());
    println!("{} {}", on(&c), on(&c.clone().name("x").size(1)));
}
