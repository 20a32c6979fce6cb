//! `$crate` reaches helpers that nothing else names, from inside other modules.
//! edition: 2015
pub fn helper(x: u64) -> u64 {
    x * 2 + 1
}

pub mod deep {
    pub const BASE: u64 = 40;
    pub fn helper(_: u64) -> u64 {
        0
    }
}

macro_rules! call {
    ($x:expr) => {
        $crate::helper($x) + $crate::deep::BASE
    };
}

mod user {
    #[allow(dead_code)]
    fn helper(_: u64) -> u64 {
        1000
    }
    pub fn run() -> u64 {
        mod inner {
            pub fn run() -> u64 {
                call!(3)
            }
        }
        inner::run() + call!(1) + self::deep()
    }
    fn deep() -> u64 {
        0
    }
}

fn main() {
    println!("{}", user::run());
}
