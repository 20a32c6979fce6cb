//! `Clone`, `ToOwned`, `Cow`, `Rc::make_mut`, `Arc::unwrap_or_clone`, `vec![x; n]`, `resize`,
//! `fill` with effects.
//! edition: 2015
use std::borrow::{Borrow, Cow};
use std::rc::Rc;

#[derive(Debug, PartialEq)]
struct Gen(u32);
impl Clone for Gen {
    fn clone(&self) -> Gen { Gen(self.0 + 1) }
    fn clone_from(&mut self, o: &Gen) { self.0 = o.0 + 100 }
}
struct Text(String);
#[repr(transparent)]
struct Str(str);
impl Borrow<Str> for Text { fn borrow(&self) -> &Str { unsafe { &*(&*self.0 as *const str as *const Str) } } }
impl ToOwned for Str { type Owned = Text; fn to_owned(&self) -> Text { Text(format!("owned {}", &self.0)) } }

fn main() {
    let mut v = vec![Gen(0); 3];
    v.resize(5, Gen(10));
    println!("{:?}", v);
    let mut rc = Rc::new(Gen(5));
    let other = Rc::clone(&rc);
    Rc::make_mut(&mut rc).0 *= 10;
    println!("{:?} {:?} {:?}", rc, other, Rc::new(Gen(7)).as_ref().clone());
    let mut g = Gen(0);
    g.clone_from(&other);
    v[..2].clone_from_slice(&[Gen(1), Gen(2)]);
    println!("{:?} {:?} {:?}", g, &v[..2], Some(&g).cloned());
    let t = Text("x".into());
    let cow: Cow<Str> = Cow::Borrowed(t.borrow());
    println!("{}", cow.into_owned().0);
}
