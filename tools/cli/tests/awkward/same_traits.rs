//! Traits of the file's own named like those of the standard library, with members of the same
//! names.
//! gone: own_hint, own_next, unheard
//! kept: fn size_hint, fn description, fn hear

mod own {
    pub trait Iterator {
        fn own_next(&self) -> u32 {
            1
        }
        fn size_hint(&self) -> u32 {
            let own_hint = 1;
            own_hint
        }
        fn value(&self) -> u32 {
            2
        }
    }
    impl Iterator for u32 {}

    pub trait Error {
        fn description(&self) -> u32 {
            1
        }
        fn value(&self) -> u32 {
            3
        }
    }
    impl Error for u32 {}
}

struct Ones(u32);

impl Iterator for Ones {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.0 = self.0.checked_sub(1)?;
        Some(1)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        println!("asked");
        (self.0 as usize, None)
    }
}

mod failures {
    use std::error::Error;
    use std::fmt;

    #[derive(Debug)]
    pub struct Failed;
    impl fmt::Display for Failed {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("failed")
        }
    }
    impl Error for Failed {
        fn description(&self) -> &str {
            "described"
        }
    }
    #[allow(deprecated)]
    pub fn say(failed: &dyn Error) -> String {
        failed.description().to_owned()
    }
}

trait Hear {
    fn hear(&self) -> u32 {
        1
    }
    fn unheard(&self) {}
}

impl Hear for Ones {
    fn hear(&self) -> u32 {
        2
    }
    fn unheard(&self) {}
}

macro_rules! hear {
    ($of:expr, $($how:tt)*) => {
        $of.$($how)*()
    };
}

fn main() {
    println!("{} {}", own::Iterator::value(&1u32), own::Error::value(&1u32));
    println!("{:?}", Ones(2).collect::<Vec<_>>());
    println!("{} {}", failures::say(&failures::Failed), hear!(Ones(1), hear));
}
