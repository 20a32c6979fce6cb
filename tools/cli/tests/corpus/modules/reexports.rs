//! Chains of re-exports, renamed and grouped; the original names are never used.
//! edition: 2015
mod deep {
    pub mod deeper {
        #[derive(Debug, Default)]
        pub struct Original { pub value: i32 }
        impl Original {
            pub fn bump(mut self) -> Self { self.value += STEP; self }
        }
        pub const STEP: i32 = 5;
        pub enum Kind { One(u8), Two { x: u8 } }
        pub trait Ext { fn ext(&self) -> i32; }
        impl Ext for Original { fn ext(&self) -> i32 { self.value * 2 } }
        pub fn unused() {}
    }
    pub use self::deeper::{Original as Renamed, Kind::{self, *}, STEP as PACE};
    pub use self::deeper::Ext as _;
}
pub use crate::deep::{Renamed as Final, *};

mod elsewhere {
    pub use super::Final as Again;
    pub use crate::deep::deeper::Ext as Extension;
}

fn kind(k: Kind) -> u8 {
    match k { One(n) => n, Two { x } => x * 2 }
}

fn main() {
    use elsewhere::Extension as _;
    let it = elsewhere::Again::default().bump();
    println!("{:?} {} {} {} {}", it, it.ext(), PACE, kind(Two { x: 4 }), kind(Kind::One(3)));
}
