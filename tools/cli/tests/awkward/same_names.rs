//! The same names in several modules: removing an item keeps the others with its name.
//! gone: shout, tools_max, Unseen
//! kept: impl Drop for Guard, max};, fn name, Loud, Soft

fn max(a: u32, b: u32) -> u32 {
    a.max(b) + 100
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

mod tools {
    fn max(tools_max: u32) -> u32 {
        tools_max
    }

    struct Guard;

    pub struct Fraction(pub u64, pub u64);

    impl Fraction {
        fn gcd(&self) -> u64 {
            self.0
        }

        pub fn sum(&self) -> u64 {
            self.0 + self.1
        }
    }
}

mod solve {
    use super::{gcd, max};
    use std::cmp::*;

    pub fn run() -> (u32, u64) {
        (max(1, min(2, 3)), gcd(12, 18))
    }
}

mod guarded {
    pub struct Guard(pub u32);

    impl Drop for Guard {
        fn drop(&mut self) {
            println!("dropped {}", self.0);
        }
    }
}

mod shapes {
    pub trait Shape {
        fn name(&self) -> &'static str {
            "default"
        }
    }

    pub struct Square;

    impl Shape for Square {
        fn name(&self) -> &'static str {
            "square"
        }
    }
}

mod signs {
    pub trait Shape {
        fn name(&self) -> &'static str {
            "unseen_sign"
        }
        fn area(&self) -> u32 {
            2
        }
    }

    impl Shape for u32 {}
}

mod noise {
    pub struct Loud(pub u32);
}

mod speech {
    pub trait Loud {
        fn say(&self) -> &'static str;
    }

    pub trait Soft {
        fn say(&self) -> &'static str;
    }

    pub struct Voice;

    impl Loud for Voice {
        fn say(&self) -> &'static str {
            "LOUD"
        }
    }

    /// What a reference would say if `Loud` were not in scope: the file would still compile.
    impl Soft for &Voice {
        fn say(&self) -> &'static str {
            "soft"
        }
    }
}

mod speaker {
    use super::speech::{Loud, Soft, Voice};

    struct Unseen;

    impl Loud for Unseen {
        fn say(&self) -> &'static str {
            "unseen"
        }
    }

    fn shout<T: Loud>(t: &T) -> &'static str {
        t.say()
    }

    pub fn run() -> (&'static str, &'static str) {
        let voice = &Voice;
        (voice.say(), (&&Voice).say())
    }
}

fn main() {
    let _guard = guarded::Guard(tools::Fraction(1, 2).sum() as u32);
    println!("{:?} {:?} {}", solve::run(), speaker::run(), noise::Loud(3).0);
    println!("{}", speech::Loud::say(&speech::Voice));
    use shapes::Shape;
    println!("{} {}", shapes::Square.name(), signs::Shape::area(&1u32));
}
