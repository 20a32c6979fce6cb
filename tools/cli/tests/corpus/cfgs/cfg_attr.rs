//! `cfg_attr` with derives, representations and paths that hold here, and some that do not.
//! edition: 2015
#[cfg_attr(not(test), derive(Debug, Clone))]
#[cfg_attr(test, derive(Copy))]
#[cfg_attr(all(), derive(PartialEq), repr(C, align(32)))]
struct A(u8);

#[cfg_attr(any(), repr(u64))]
#[cfg_attr(not(debug_assertions), repr(u16))]
#[cfg_attr(debug_assertions, repr(u8))]
#[allow(dead_code)]
enum E {
    X = 1,
    Y,
}

#[cfg_attr(not(debug_assertions), derive(Default))]
#[cfg_attr(debug_assertions, derive(Default))]
#[derive(Debug)]
struct D {
    #[cfg(not(debug_assertions))]
    n: u32,
    #[cfg(debug_assertions)]
    m: u8,
}

fn main() {
    println!("{:?} {} {}", A(1).clone(), A(1) == A(2), std::mem::align_of::<A>());
    println!("{} {:?}", std::mem::size_of::<E>(), D::default());
}
