//! Inherent `clone`, `eq` and `fmt` beside derived ones: which one is called depends on the form.
//! edition: 2015
use std::fmt;

#[derive(Clone, PartialEq, Debug)]
struct Odd(u32);

impl Odd {
    fn clone(&self) -> Odd {
        Odd(self.0 + 1)
    }
    fn eq(&self, _: &Odd) -> bool {
        true
    }
    fn fmt(&self) -> &'static str {
        "inherent"
    }
    fn ne(&self, _: &Odd) -> &'static str {
        "neither"
    }
}

impl fmt::Display for Odd {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", Odd::fmt(self))
    }
}

fn main() {
    let odd = Odd(1);
    let (a, b) = (odd.clone(), Clone::clone(&odd));
    println!("{:?} {:?} {} {} {}", a, b, odd.eq(&a), odd == a, odd.ne(&b));
    println!("{} {:?}", odd, vec![odd.clone(); 2]);
}
