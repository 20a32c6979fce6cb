//! Raw identifiers name the same things as plain ones: types, functions, traits, constants.
//! edition: 2015
use std::ops::r#Drop as r#Finish;
struct r#Guard(u8);
impl r#Drop for Guard { fn r#drop(&mut self) { println!("guard {}", r#helper(self.r#number())) } }
impl r#Guard { fn number(&self) -> u8 { self.0 } }
struct Other;
impl Finish for r#Other { fn drop(&mut self) { println!("other {}", r#LIMIT) } }
fn helper(n: u8) -> u8 { n + LIMIT }
const LIMIT: u8 = 10;
fn r#async() -> u8 { 1 }
macro_rules! r#mac { ($i:ident) => { $i() + r#helper(0) }; }
mod r#mod_ { pub fn f() -> u8 { super::r#async() } }

fn main() {
    let _g = Guard(r#mod_::r#f());
    let _o = Other;
    println!("{} {}", mac!(r#async), r#mac!(r#async));
}
