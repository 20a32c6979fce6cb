//! A better implementation stands in a function that nothing calls; another one fits without it.
//! edition: 2015
trait Name {
    fn name(&self) -> &'static str {
        "default"
    }
}
struct A;
impl Name for &A {
    fn name(&self) -> &'static str {
        "reference"
    }
}
trait Other {
    fn name(&self) -> &'static str;
}
impl<T> Other for Box<T> {
    fn name(&self) -> &'static str {
        "boxed"
    }
}
#[allow(dead_code)]
fn dead() {
    impl Name for A {
        fn name(&self) -> &'static str {
            "in a dead function"
        }
    }
    impl A {
        fn size(&self) -> usize {
            1
        }
    }
    trait Unused {
        fn f(&self) {}
    }
    impl Unused for A {}
}
trait Size {
    fn size(&self) -> usize;
}
impl<T> Size for T {
    fn size(&self) -> usize {
        99
    }
}

fn main() {
    println!("{} {} {} {}", (&A).name(), (&&A).name(), A.size(), Box::new(A).name());
}
