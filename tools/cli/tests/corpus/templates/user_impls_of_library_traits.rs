//! The library's own traits as bounds and with implementations for types of the file.
//! edition: 2021
use grundy::backward_induction::{self, Mover};
use grundy::scan::{self, Int, Scan};
use std::fmt::Debug;
use std::ops::{Add, Sub};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Points(i64);
impl Add for Points { type Output = Points; fn add(self, o: Points) -> Points { Points(self.0 + o.0) } }
impl Sub for Points { type Output = Points; fn sub(self, o: Points) -> Points { Points(self.0 - o.0) } }
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Digit(u8);
impl std::str::FromStr for Digit { type Err = String; fn from_str(text: &str) -> Result<Digit, String> { if text.len() == 1 { Ok(Digit(text.as_bytes()[0] - 48)) } else { Err("large".into()) } } }
impl TryFrom<i128> for Digit { type Error = (); fn try_from(_: i128) -> Result<Digit, ()> { Err(()) } }
fn read<T: Int + Debug>(text: &str) -> String { format!("{:?}", Scan::new(text).int::<T>().map_err(|scan::Error(e)| e.len() > 5)) }

fn main() {
    println!("{} {} {}", read::<Digit>("7"), read::<Digit>("17"), read::<i8>("-128"));
    println!("{:?}", Points(3).max(Points(1)) + Points(1) - Points(2));
    let _ = (backward_induction::Mover::reached::<Points>, std::mem::size_of::<Mover>());
}
