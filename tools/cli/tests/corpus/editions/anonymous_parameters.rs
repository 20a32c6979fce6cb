//! Parameters of a trait's methods without names.
//! edition: 2015
//! until: 2015
trait Old {
    fn old(&self, u8, &str) -> u8;
}
impl Old for u8 {
    fn old(&self, n: u8, s: &str) -> u8 {
        self + n + s.len() as u8
    }
}

fn main() {
    println!("{}", 1u8.old(2, "abc"));
}
