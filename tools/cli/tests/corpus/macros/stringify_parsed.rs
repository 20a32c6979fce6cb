//! `stringify!` of parsed fragments, and messages of assertions: printed by the compiler's rules.
//! edition: 2015
macro_rules! show {
    ($e:expr) => { println!("{} = {}", stringify!($e), $e) };
}
macro_rules! kinds {
    ($t:ty, $p:pat, $i:ident, $l:literal) => {
        println!("{} | {} | {} | {}", stringify!($t), stringify!($p), stringify!($i), stringify!($l))
    };
}

fn main() {
    let (a, b) = (3i32, 4);
    show!(a+b*2);
    show!((a  -  b).abs());
    show!(if a<b {a} else {b});
    kinds!(Vec< (u8,u16) >, Some( 1|2 ), main, "a\tb");
    let caught = std::panic::catch_unwind(|| {
        let n = [1, 2, 3].len();
        assert!(n+1==3);
    });
    let message = caught.unwrap_err();
    println!("{}", message.downcast_ref::<&str>().unwrap_or(&"other"));
}
