//! Specialisation by autoref: removing the better implementation still compiles with the other.
//! edition: 2015
use std::fmt::{Debug, Display};

struct Wrap<T>(T);
trait ViaDisplay { fn show(&self) -> String; }
trait ViaDebug { fn show(&self) -> String; }
trait ViaNothing { fn show(&self) -> String; }
impl<T: Display> ViaDisplay for &&Wrap<T> { fn show(&self) -> String { format!("display {}", self.0) } }
impl<T: Debug> ViaDebug for &Wrap<T> { fn show(&self) -> String { format!("debug {:?}", self.0) } }
impl<T> ViaNothing for Wrap<T> { fn show(&self) -> String { "nothing".to_string() } }

struct Silent;
#[derive(Debug)]
struct OnlyDebug;
#[derive(Debug)]
struct Both;
impl Display for Both { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str("both") } }

macro_rules! show { ($e:expr) => { (&&&Wrap($e)).show() }; }

fn main() {
    println!("{} | {} | {} | {}", show!(5), show!(OnlyDebug), show!(Silent), show!(Both));
}
