//! The same macro name defined three times: which one is meant depends on the place.
//! edition: 2015
macro_rules! level { () => { "outer" }; }
fn a() -> &'static str { level!() }
macro_rules! level { () => { "second" }; }
fn b() -> &'static str { level!() }
mod inside {
    pub fn c() -> &'static str { level!() }
    macro_rules! level { () => { "inner" }; }
    pub fn d() -> &'static str { level!() }
}
fn e() -> &'static str {
    let early = level!();
    macro_rules! level { () => { "local" }; }
    if early == "second" { level!() } else { early }
}
#[macro_use]
mod exporting {
    macro_rules! level { () => { "exported" }; }
}
fn f() -> &'static str { level!() }

fn main() {
    println!("{} {} {} {} {} {}", a(), b(), inside::c(), inside::d(), e(), f());
}
