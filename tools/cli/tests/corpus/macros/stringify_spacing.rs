//! `stringify!` keeps the spacing of its tokens; a formatter or a minifier changes it.
//! edition: 2015
macro_rules! text {
    ($($t:tt)*) => { stringify!($($t)*) };
}

fn main() {
    println!("{}", stringify!(a+b));
    println!("{}", stringify!(a + b , c));
    println!("{}", stringify!(  f (x)  ));
    println!("{}", text!(let x=1;));
    println!("{}", text!(Vec<Vec<u8> >));
    println!("{}", text![a , b,c]);
    println!("{}", text! { if(x){y} });
    println!("{}", concat!("len ", stringify!(a  .  b)).len());
}
