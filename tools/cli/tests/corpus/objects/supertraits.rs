//! Supertraits and default methods called through `dyn`, with overrides that only a vtable reaches.
//! edition: 2015
use std::fmt::{Debug, Display};

trait Base: Debug {
    fn id(&self) -> u32 { 1 }
    fn describe(&self) -> String { format!("{:?}#{}", self, self.id()) }
}
trait Piece: Base + Display {
    fn moves(&self) -> u32 { self.id() * 10 }
    fn static_name() -> &'static str where Self: Sized { "piece" }
}
#[derive(Debug)]
struct King;
#[derive(Debug)]
struct Pawn(u8);
impl Display for King { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.pad("K") } }
impl Display for Pawn { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, "p{}", self.0) } }
impl Base for King {}
impl Base for Pawn {
    fn id(&self) -> u32 { u32::from(self.0) }
    fn describe(&self) -> String { "a pawn".to_owned() }
}
impl Piece for King { fn moves(&self) -> u32 { 8 } }
impl Piece for Pawn { fn static_name() -> &'static str { "pawn" } }

fn main() {
    let all: Vec<Box<dyn Piece>> = vec![Box::new(King), Box::new(Pawn(3))];
    for p in &all {
        println!("{:>3} {} {} {:?}", p, p.describe(), p.moves(), p);
    }
    let base: &dyn Base = &Pawn(9);
    println!("{} {} {}", base.id(), King::static_name(), Pawn::static_name());
}
