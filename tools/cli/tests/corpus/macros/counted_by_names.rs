//! Items that a macro makes under names which also other items have, of which only some are used.
//! edition: 2018
mod shapes {
    macro_rules! shapes {
        ($($name:ident($sides:expr)),*) => {
            $(
                #[derive(Debug, Clone, PartialEq)]
                pub struct $name { pub size: u32 }
                impl $name {
                    pub const SIDES: u32 = $sides;
                    #[allow(dead_code)]
                    pub fn new(size: u32) -> $name { $name { size } }
                    #[allow(dead_code)]
                    pub fn around(&self) -> u32 { self.size * Self::SIDES }
                }
                impl Drop for $name { fn drop(&mut self) { println!("-{}{}", stringify!($name), self.size) } }
            )*
            pub const ALL: &[u32] = &[$($name::SIDES),*];
        };
    }
    shapes!(Triangle(3), Square(4), Move(5));
}
#[allow(dead_code)]
struct Square;
use grundy::nim::Move as Step;

fn main() {
    let t = shapes::Triangle::new(2);
    let _m = shapes::Move { size: t.around() };
    println!("{:?} {}", shapes::ALL, Step { heap: 0, to: 1 }.to);
}
