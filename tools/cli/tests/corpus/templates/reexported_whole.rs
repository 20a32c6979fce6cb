//! The library re-exported as a whole from nested modules, under several names.
//! edition: 2018
mod a {
    pub mod b {
        pub(crate) use grundy as lib;
    }
    pub use ::grundy::*;
    pub(crate) use self::b::lib as again;
}
use a::again::nim;

fn main() {
    use a::b::lib::bash::*;
    println!("{} {} {}", nim::nim_sum(&[1, 2]), grundy(9, 4), a::mex::mex([0]));
    println!("{}", a::b::lib::wythoff::first_player_wins(1, 2, 1));
}
