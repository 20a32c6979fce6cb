//! `#[track_caller]`: whether two calls have the same location does not depend on the lines.
//! edition: 2015
use std::panic::Location;

#[track_caller]
fn tracked() -> (u32, u32) { let l = Location::caller(); (l.line(), l.column()) }
fn untracked() -> (u32, u32) { let l = Location::caller(); (l.line(), l.column()) }
#[track_caller]
fn outer() -> (u32, u32) { tracked() }
fn middle() -> (u32, u32) { tracked() }
trait Where { #[track_caller] fn here(&self) -> (u32, u32) { let l = Location::caller(); (l.line(), l.column()) } }
impl Where for u8 {}
impl Where for u16 { fn here(&self) -> (u32, u32) { let l = Location::caller(); (l.line(), l.column()) } }

fn main() {
    let a = (tracked(), tracked());
    let b = (untracked(), untracked());
    let c = (outer(), outer());
    let d = (middle(), middle());
    println!("{} {} {} {}", a.0 == a.1, b.0 == b.1, c.0 == c.1, d.0 == d.1);
    let (e, f) = ((1u8.here(), 1u8.here()), (1u16.here(), 1u16.here()));
    println!("{} {}", e.0 == e.1, f.0 == f.1);
}
