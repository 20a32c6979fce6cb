//! Explicit imports and items win over globs, inner globs over the prelude; removing one changes
//! the choice.
//! edition: 2015
mod first {
    pub fn pick() -> &'static str { "first" }
    pub fn only() -> &'static str { "only first" }
    pub struct Some(pub u8);
}
mod second {
    pub fn pick() -> &'static str { "second" }
    pub fn other() -> &'static str { "other second" }
}
mod user {
    use crate::first::*;
    use crate::second::pick;
    use crate::second::*;
    fn other() -> &'static str { "own other" }
    pub fn run() -> String {
        format!("{} {} {} {}", pick(), only(), other(), Some(3).0)
    }
}
mod inherits {
    pub use crate::first::*;
    pub mod sub {
        use super::*;
        pub fn run() -> &'static str { pick() }
    }
}
fn pick() -> &'static str { "root" }

fn main() {
    println!("{}", user::run());
    println!("{} {}", inherits::sub::run(), pick());
    {
        use first::*;
        println!("{}", pick());
        use second::pick;
        println!("{}", pick());
    }
}
