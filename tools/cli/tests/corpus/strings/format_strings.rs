//! Format strings: captured names, of items, too; positional, named, nested width; `concat!` and
//! macros in them.
//! edition: 2015
use std::fmt::{self, Binary, LowerHex};

const WIDTH: usize = 6;
static NAME: &str = "static";
struct H(u8);
impl LowerHex for H { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "hex:{:x}", self.0) } }
impl Binary for H { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.pad_integral(true, "0b", "101") } }
impl fmt::Pointer for H { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str("pointer") } }
impl fmt::UpperExp for H { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.debug_list().entry(&1).finish() } }
mod m { pub const X: u8 = 8; }
use m::X;

fn main() {
    let precision = 2;
    let value = 3.14159;
    println!("{NAME} {X:>WIDTH$} {value:.precision$} {:x} {:#010b} {:p} {:E}", H(255), H(0), H(0), H(0));
    println!(concat!("{", "0", ":?} {0} {{NAME}}"), "x");
    let s = format!("{value:>1$.0$}", precision, WIDTH);
    eprintln!("{s:?} {}", format_args!("{} {}", NAME, "{X}"));
    assert!(X == 8, "never {NAME}");
    println!("{s:-^12}|{:?}|{:5}|{:<5}|{:^+5}|", 'c', 'c', true, 5);
}
