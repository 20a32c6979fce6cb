//! Functions with `#[test]`, `#[ignore]`, `#[should_panic]`, doc tests; a function named `test`
//! stays.
//! edition: 2015
fn test() -> u8 { 1 }
mod tests {
    pub fn helper() -> u8 { 2 }
    #[test]
    fn a() { assert_eq!(helper(), 2) }
    #[test]
    #[should_panic(expected = "x")]
    #[ignore = "slow"]
    fn b() { panic!("x") }
}
#[cfg(any(test, not(test)))]
mod both { pub fn value() -> u8 { 3 } }
#[cfg(not(any(test, not(debug_assertions), debug_assertions)))]
mod neither { compile_error!("never"); }
/// ```
/// assert!(false);
/// ```
fn documented() -> u8 { 4 }

fn main() {
    println!("{} {} {} {}", test(), tests::helper(), both::value(), documented());
}
