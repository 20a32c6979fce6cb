//! Identifiers that are written in several ways: raw, composed, decomposed.
//! gone: r#try, uncalled
//! kept: impl Drop for Café

struct Café(u32);

fn naïve(r#match: u32) -> u32 {
    r#match + r#plain()
}

fn plain() -> u32 {
    1
}

fn r#try() {}
fn r#uncalled() {}

mod r#fn {
    pub struct Élan;
    pub trait Čas {
        fn čas(&self) -> u32 {
            4
        }
        fn uncalled(&self) {}
    }
    impl Čas for Élan {
        fn uncalled(&self) {}
    }
}

use r#fn::{Élan as r#dyn, Čas as _};

impl Drop for Café {
    fn drop(&mut self) {
        println!("{}", naïve(self.0));
    }
}

fn main() {
    let _cafe = Café(2);
    println!("{}", r#dyn.čas());
}
