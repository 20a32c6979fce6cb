//! Names of the joined file: an own module `grundy`-like path in a string, a macro and a label
//! named `grundy`.
//! edition: 2018
use grundy::nim as grundy_nim;
macro_rules! grundy { ($($t:tt)*) => { concat!("macro ", stringify!($($t)*)) }; }
mod lib { pub fn grundy() -> &'static str { "lib::grundy" } pub use grundy::bash; }

fn main() {
    println!("{} {}", grundy!(nim), "use grundy::nim::nim_sum;");
    'grundy: loop {
        println!("{} {}", lib::grundy(), grundy_nim::nim_sum(&[lib::bash::grundy(5, 2), 8]));
        break 'grundy;
    }
    println!("{}", module_path!().contains("grundy"));
}
