//! A token muncher with internal rules whose order matters.
//! edition: 2015
macro_rules! calc {
    (@acc $acc:expr ;) => { $acc };
    (@acc $acc:expr ; plus $n:literal $($rest:tt)*) => { calc!(@acc $acc + $n ; $($rest)*) };
    (@acc $acc:expr ; times $n:literal $($rest:tt)*) => { calc!(@acc $acc * $n ; $($rest)*) };
    ($n:literal $($rest:tt)*) => { calc!(@acc $n ; $($rest)*) };
}
macro_rules! count {
    () => { 0usize };
    ($head:tt $($tail:tt)*) => { 1usize + count!($($tail)*) };
}
macro_rules! kind {
    (0) => { "zero" };
    ($l:literal) => { "literal" };
    ($i:ident) => { "ident" };
    (($($t:tt)*)) => { "group" };
    ($e:expr) => { "expression" };
}

fn main() {
    println!("{}", calc!(1 plus 2 times 3));
    println!("{}", count!(a (b c) [d] -> 'x' ; ..= "s"));
    println!("{} {} {} {} {}", kind!(0), kind!(00), kind!(zero), kind!((1 + 2)), kind!(1 + 2));
}
