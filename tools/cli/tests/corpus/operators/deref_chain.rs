//! Three levels of `Deref`; a method found one level deeper if an implementation goes missing.
//! edition: 2015
use std::ops::{Deref, DerefMut};

struct Top(Middle);
struct Middle(Bottom);
struct Bottom(Vec<u8>);

impl Deref for Top { type Target = Middle; fn deref(&self) -> &Middle { &self.0 } }
impl DerefMut for Top { fn deref_mut(&mut self) -> &mut Middle { self.0.0.0.push(0); &mut self.0 } }
impl Deref for Middle { type Target = Bottom; fn deref(&self) -> &Bottom { &self.0 } }
impl DerefMut for Middle { fn deref_mut(&mut self) -> &mut Bottom { &mut self.0 } }
impl Deref for Bottom { type Target = [u8]; fn deref(&self) -> &[u8] { &self.0 } }

trait Name { fn name(&self) -> &'static str; }
impl Name for Middle { fn name(&self) -> &'static str { "middle" } }
impl Name for Bottom { fn name(&self) -> &'static str { "bottom" } }
impl Middle { fn len(&self) -> usize { 1000 } }
impl Bottom { fn last(&self) -> u8 { 200 } fn add(&mut self) { self.0.push(9) } }

fn main() {
    let mut top = Top(Middle(Bottom(vec![1, 2, 3])));
    println!("{} {} {} {:?}", top.name(), top.len(), top.last(), top.first());
    top.add();
    println!("{} {:?}", (*top).name(), &top[1..]);
    println!("{} {}", (**top).name(), (***top).len());
}
