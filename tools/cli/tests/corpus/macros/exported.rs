//! `#[macro_export]` in a module puts the macro at the root, and its items are found by `$crate`.
//! edition: 2015
mod library {
    pub mod hidden {
        pub fn add(a: u32, b: u32) -> u32 {
            a + b + 1
        }
    }
    #[macro_export]
    macro_rules! sum {
        () => { 0 };
        ($a:expr $(, $rest:expr)*) => { $crate::library::hidden::add($a, $crate::sum!($($rest),*)) };
    }
}

mod other {
    pub fn run() -> u32 {
        crate::sum!(1, 2, 3)
    }
}

fn main() {
    println!("{} {}", other::run(), crate::sum!());
}
