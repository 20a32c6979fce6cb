//! Only the `impl Drop` comes from a macro, given the type and the trait as tokens.
//! edition: 2015
struct Guard<'a>(&'a str, u32);
struct Plain(u32);

macro_rules! implement {
    ($(<$l:lifetime>)? $what:ident for $ty:ty, $me:ident => $body:block) => {
        impl $(<$l>)? $what for $ty {
            fn drop(&mut $me) $body
        }
    };
}

implement!(<'a> Drop for Guard<'a>, self => { println!("left {} {}", self.0, self.1) });
implement!(Drop for Plain, self => { println!("plain {}", self.0) });

fn main() {
    let name = String::from("room");
    let mut guard = Guard(&name, 1);
    guard.1 += 1;
    let _plain = Plain(7);
    println!("inside");
}
