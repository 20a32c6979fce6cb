//! Items inside functions: modules, traits, impls of outer types that are seen from outside.
//! edition: 2015
struct Outer(u32);
trait Speak { fn speak(&self) -> String; }

fn registers() -> &'static str {
    impl Speak for Outer {
        fn speak(&self) -> String { format!("outer {} {}", self.0, self.secret()) }
    }
    impl Outer {
        fn secret(&self) -> u32 { self.0 * LOCAL }
    }
    const LOCAL: u32 = 3;
    "registered"
}
#[allow(dead_code)]
fn never_called() {
    impl std::fmt::Display for Outer {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str("<outer>") }
    }
}

fn main() {
    fn inner() -> u32 {
        mod m { pub fn inner() -> u32 { super::registers().len() as u32 } }
        m::inner()
    }
    let outer = Outer(7);
    println!("{} {} {}", outer.speak(), outer, inner());
    println!("{}", registers());
}
