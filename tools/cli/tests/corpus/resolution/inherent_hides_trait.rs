//! An inherent method hides that of a trait; without it the file would still compile.
//! edition: 2015
trait Area { fn area(&self) -> u32; fn scaled(self, k: u32) -> u32; fn name(&self) -> &'static str { "trait" } }
#[derive(Clone, Copy)]
struct Square(u32);
impl Area for Square { fn area(&self) -> u32 { self.0 * self.0 } fn scaled(self, k: u32) -> u32 { self.0 * k } }
impl Square {
    fn area(&self) -> u32 { 4 * self.0 }
    fn scaled(&self, k: u32) -> u32 { self.0 + k }
    fn name(&mut self) -> &'static str { "inherent, but by &mut" }
}
impl Area for &Square { fn area(&self) -> u32 { 7 } fn scaled(self, _: u32) -> u32 { 8 } }
fn generic(a: impl Area) -> u32 { a.area() + a.scaled(100) }

fn main() {
    let s = Square(5);
    println!("{} {} {}", s.area(), Area::area(&s), (&&s).area());
    println!("{} {}", s.scaled(3), s.name().len());
    println!("{} {}", generic(&s), generic(Square(1)));
}
