//! `async`, `await`, `dyn`, `try` as identifiers, raw and not, and as macro names and lifetimes.
//! edition: 2015
//! until: 2015
mod async { pub fn await() -> u8 { 1 } }
struct try { dyn: u8 }
macro_rules! await { ($e:expr) => { $e + 1 }; }
fn gen<'dyn, 'async>(a: &'dyn u8, _: &'async u8) -> &'dyn u8 { a }
trait dyn_ { fn async(&self) -> u8; }
impl dyn_ for try { fn async(&self) -> u8 { self.dyn } }

fn main() {
    let t = try { dyn: 4 };
    let async = await!(async::await());
    println!("{} {} {} {}", async, t.async(), gen(&1, &2), r#await!(r#async));
}
