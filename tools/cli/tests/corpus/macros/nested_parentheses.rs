//! A macro sees each pair of parentheses among its arguments.
//! edition: 2018
macro_rules! depth {
    (( $($t:tt)* )) => { 1 + depth!($($t)*) };
    ($($t:tt)*) => { 0 };
}
macro_rules! count {
    () => { 0 };
    ($t:tt $($rest:tt)*) => { 1 + count!($($rest)*) };
}
macro_rules! both {
    ($($t:tt)*) => { (depth!(((( $($t)* )))), count!(((1)) + 2,)) };
}

fn main() {
    println!("{}", depth!((((x)))));
    println!("{}", count!(((1 + 2)) , (((3))), [((4))]));
    println!("{}", count!(a, b,) + count! { |x| { ((x)) } });
    println!("{:?}", both!((y)));
}
