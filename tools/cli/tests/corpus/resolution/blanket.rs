//! Blanket implementations that overlap with nothing, and `ToString` through `Display` or by hand.
//! edition: 2015
use std::fmt::{self, Display};

struct A(u8);
struct B(u8);
impl Display for A { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "A{}", self.0) } }
#[allow(clippy::to_string_trait_impl)]
impl ToString for B { fn to_string(&self) -> String { format!("B by hand {}", self.0) } }

trait Describe { fn describe(&self) -> String; }
impl<T: ToString + ?Sized> Describe for T { fn describe(&self) -> String { format!("[{}]", self.to_string()) } }
trait Twice: Describe { fn twice(&self) -> String { self.describe() + &self.describe() } }
impl<T: Describe + ?Sized> Twice for T {}

struct Conv;
impl From<Conv> for u8 { fn from(_: Conv) -> u8 { 8 } }
impl From<Conv> for String { fn from(_: Conv) -> String { "s".into() } }
impl From<u16> for Conv { fn from(_: u16) -> Conv { Conv } }
fn both<T: Into<Conv>>(t: T) -> (u8, String) where Conv: Into<u8> { let c: Conv = t.into(); (c.into(), Conv.into()) }

fn main() {
    println!("{} {} {}", A(1).twice(), B(2).describe(), "str".describe());
    println!("{:?} {}", both(5u16), 'c'.twice());
}
