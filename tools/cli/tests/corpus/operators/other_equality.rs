//! `PartialEq` and `PartialOrd` with other types: used through `==` on vectors, options and by
//! `contains`.
//! edition: 2015
use std::cmp::Ordering;

#[derive(Debug)]
struct Meters(i32);
#[derive(Debug)]
struct Feet(i32);

impl PartialEq<Feet> for Meters {
    fn eq(&self, f: &Feet) -> bool {
        self.0 * 3 == f.0
    }
}
impl PartialEq<Meters> for Meters {
    fn eq(&self, m: &Meters) -> bool {
        self.0 / 10 == m.0 / 10
    }
}
impl PartialEq<i32> for Meters {
    fn eq(&self, n: &i32) -> bool {
        self.0 == *n
    }
    fn ne(&self, _: &i32) -> bool {
        true
    }
}
impl PartialOrd<i32> for Meters {
    fn partial_cmp(&self, n: &i32) -> Option<Ordering> {
        n.partial_cmp(&self.0)
    }
}
impl PartialEq<Meters> for str {
    fn eq(&self, m: &Meters) -> bool {
        self.len() as i32 == m.0
    }
}

fn main() {
    let (m, f) = (vec![Meters(1), Meters(2)], vec![Feet(3), Feet(6)]);
    println!("{} {} {}", m == f, m == [1, 2], m.contains(&Meters(9)));
    println!("{} {} {}", m[0] == 1, m[0] != 1, m[0] < 0);
    println!("{}", *"ab" == m[1]);
}
