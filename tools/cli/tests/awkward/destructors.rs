//! Destructors whose words are also those of something else.
//! gone: Forgotten, unseen
//! kept: struct Trail, for Log, for Renamed, for Deep, for Made, for Alias, for Block

use grundy::nim::nim_sum;
use std::ops::{Add, Drop as D};

mod own {
    pub use std::{ops::{Drop as E, self}, fmt};
    pub(crate) use self::E as F;
}

/// Unused, as is `nim::Move`.
struct Move;
const N: usize = 3;
fn T() {}

struct Trail<Move>(Vec<Move>);
impl<Move> Drop for Trail<Move> {
    fn drop(&mut self) {
        println!("trail of {}", self.0.len());
    }
}

struct Log<const N: usize>;
impl<const N: usize> Drop for Log<N> {
    fn drop(&mut self) {
        println!("log {N}");
    }
}

struct Renamed<T: Add>(T);
impl<T: Add> D for Renamed<T> {
    fn drop(&mut self) {
        println!("renamed");
    }
}

struct Deep;
impl own::F for Deep {
    fn drop(&mut self) {
        println!("deep");
    }
}

macro_rules! make {
    ($name:ident) => {
        pub struct $name;
    };
}

mod unmade {
    pub struct Made;
    pub struct Forgotten;
    impl Drop for Forgotten {
        fn drop(&mut self) {
            println!("unseen");
        }
    }
}

mod made {
    #[allow(unused_imports)]
    use super::unmade::*;
    make!(Made);
    impl Drop for Made {
        fn drop(&mut self) {
            println!("made");
        }
    }
}

struct Plain;
type Alias = Plain;
impl Drop for Alias {
    fn drop(&mut self) {
        println!("plain");
    }
}

fn blocks() {
    {
        struct Block;
        impl Drop for Block {
            fn drop(&mut self) {
                println!("block");
            }
        }
        let _block = Block;
    }
    {
        #[allow(dead_code)]
        struct Block;
    }
}

fn main() {
    let _trail = Trail(vec![nim_sum(&[1, 2])]);
    let _log = Log::<4>;
    let _renamed = Renamed(1);
    let _others = (Deep, made::Made, Plain);
    blocks();
}
