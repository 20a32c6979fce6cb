//! Macros in the place of types, patterns, statements, items of a trait and of an implementation.
//! edition: 2015
macro_rules! pair { ($t:ty) => { ($t, $t) }; }
macro_rules! small { () => { 0..=9 }; }
macro_rules! getter {
    ($name:ident -> $t:ty = $e:expr) => {
        fn $name(&self) -> $t { let _ = self; $e }
    };
}
macro_rules! bind { ($a:ident = $e:expr) => { let $a = $e; }; }

trait Names {
    getter!(name -> &'static str = "default");
    getter!(size -> usize = 1);
}
struct A;
impl Names for A {
    getter!(size -> usize = 22);
}
impl A {
    getter!(name -> &'static str = "inherent");
}

fn class(n: i32) -> &'static str {
    match n {
        small!() => "small",
        _ => "large",
    }
}

fn main() {
    bind!(x = 4);
    let p: pair!(u8) = (x, 5);
    println!("{:?} {} {}", p, class(9), class(10));
    println!("{} {} {}", A.name(), Names::name(&A), A.size());
}
