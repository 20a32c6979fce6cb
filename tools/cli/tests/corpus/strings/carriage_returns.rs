//! Lines end with CR LF, also inside of strings, where the compiler drops the CR, and after
//! continuations.
//! edition: 2015
const TEXT: &str = "one
two
  // three";
const RAW: &[u8] = br"x
y";
macro_rules! lines { ($($t:tt)*) => { stringify!($($t)*) }; }

/* a comment
   of two lines */
fn main() {
    println!("{:?} {:?} {:?}", TEXT, RAW, "a\
        b");
    println!("{:?}", lines!(a b).len()); // end
    #[cfg(test)]
    unknown();
}
