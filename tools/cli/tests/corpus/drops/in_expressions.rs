//! `impl Drop` inside of an array's length, a discriminant, the initial value of unused constants,
//! types and functions.
//! edition: 2015
#![allow(dead_code, non_local_definitions)]
struct A;
struct B(Vec<u8>);
struct C;
struct D;
struct E;
struct F;
type Unused = [u8; {
    impl Drop for A { fn drop(&mut self) { println!("array length") } }
    3
}];
enum Never {
    X = {
        impl Drop for B { fn drop(&mut self) { println!("discriminant") } }
        1
    },
}
static UNUSED: u8 = {
    impl Drop for C { fn drop(&mut self) { println!("static") } }
    2
};
const ALSO_UNUSED: u8 = {
    impl Drop for D { fn drop(&mut self) { println!("constant") } }
    2
};
fn generic<T>() {
    impl Drop for E { fn drop(&mut self) { println!("generic function") } }
}
mod unused {
    fn f() -> impl Fn() {
        || { impl Drop for super::F { fn drop(&mut self) { println!("closure in a module") } } }
    }
}

fn main() {
    let _all = (A, B(vec![]), C, D, E, F);
    println!("end");
}
