//! `BitXor`, `BitAnd`, `BitOr`, `Shl`, `Shr`, `Not` with meanings of their own, on references, too.
//! edition: 2018
use grundy::nim::nim_sum;
use std::ops::{BitAnd, BitOr, BitXor, BitXorAssign, Not, Shl, ShlAssign, Shr};

#[derive(Clone, Debug, PartialEq)]
struct Log(Vec<String>);

impl<T: ToString> Shl<T> for Log {
    type Output = Log;
    fn shl(mut self, t: T) -> Log {
        self.0.push(t.to_string());
        self
    }
}
impl<'a> ShlAssign<&'a str> for Log {
    fn shl_assign(&mut self, t: &'a str) {
        self.0.push(format!("={}", t));
    }
}
impl Shr<usize> for &Log {
    type Output = String;
    fn shr(self, i: usize) -> String {
        self.0[i].clone()
    }
}
#[derive(Clone, Copy, Debug)]
struct Heap(u64);
impl BitXor for Heap { type Output = Heap; fn bitxor(self, o: Heap) -> Heap { Heap(nim_sum(&[self.0, o.0]) + 1) } }
impl BitXorAssign for Heap { fn bitxor_assign(&mut self, o: Heap) { self.0 = o.0 } }
impl BitAnd<bool> for Heap { type Output = Option<Heap>; fn bitand(self, b: bool) -> Option<Heap> { if b { Some(self) } else { None } } }
impl BitOr for Heap { type Output = [Heap; 2]; fn bitor(self, o: Heap) -> [Heap; 2] { [self, o] } }
impl Not for Heap { type Output = bool; fn not(self) -> bool { self.0 == 0 } }

fn main() {
    let mut log = Log(vec![]) << 1 << "two" << '3';
    log <<= "four";
    println!("{:?} {}", log, &log >> 1);
    let mut h = Heap(5) ^ Heap(3);
    println!("{:?} {:?} {:?} {}", h, h & false, h | Heap(1), !h);
    h ^= Heap(0);
    println!("{}", !h);
}
