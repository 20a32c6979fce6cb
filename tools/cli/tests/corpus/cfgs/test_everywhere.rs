//! `cfg(test)` on imports, fields, arms, statements, parameters, generics, methods, modules.
//! edition: 2015
#[cfg(test)]
use std::collections::NoSuchThing;
#[cfg(not(test))]
use std::collections::BTreeMap as Map;

struct S<#[cfg(test)] X, Y> {
    #[cfg(test)]
    x: X,
    y: Y,
}
impl<Y: std::fmt::Display> S<Y> {
    fn show(&self, #[cfg(test)] more: u8, #[cfg(not(test))] k: u32) -> String {
        #[cfg(test)]
        return "test".into();
        #[cfg(not(test))]
        format!("{} {}", self.y, k)
    }
}
enum E {
    #[cfg(test)]
    T,
    A,
    B,
}

fn main() {
    let s = S { y: 5, #[cfg(test)] x: 1 };
    let mut map = Map::new();
    map.insert(E::B as u8, s.show(7));
    let list = vec![1, #[cfg(test)] 2, 3];
    match if list.len() == 2 { E::A } else { E::B } {
        #[cfg(test)]
        E::T => {}
        E::A => println!("{:?}", map),
        E::B => println!("{:?}", list),
    }
}
