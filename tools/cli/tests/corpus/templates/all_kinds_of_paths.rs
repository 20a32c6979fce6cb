//! One template by every path there is: nested, renamed, absolute, through a module, a block and a
//! type.
//! edition: 2018
use ::grundy::nim as n1;
use grundy::{self as g, nim::{self, nim_sum as xor, *}, {mex::{mex as m}}};

mod a {
    pub use grundy::nim;
    pub mod b {
        pub use super::nim::nim_sum;
        pub(crate) use grundy as lib;
    }
}
type M = grundy::nim::Move;

fn main() {
    let h = [5u64, 7, 9];
    print!("{} {} {} {} ", n1::nim_sum(&h), nim::nim_sum(&h), xor(&h), first_player_wins(&h));
    print!("{} {} {} ", g::nim::nim_sum(&h), ::grundy::nim::nim_sum(&h), a::nim::nim_sum(&h));
    print!("{} {} ", a::b::nim_sum(&h), a::b::lib::nim::nim_sum(&h));
    let mv: M = winning_moves(&h).next().unwrap();
    print!("{} {} ", mv.to, mv == Move { heap: 2, to: 2 });
    { use a::b::lib::bash::*; print!("{} ", grundy(9, 4)); }
    println!("{} {}", m([0, 1]), { use grundy as gg; gg::wythoff::first_player_wins(1, 2, 1) });
}
