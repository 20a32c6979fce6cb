//! A method of the wrapper, of a trait for the wrapper, of the target: the nearest one wins.
//! edition: 2015
use std::borrow::{Borrow, Cow};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Deref;
use std::rc::Rc;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Name(Rc<str>);
impl Deref for Name { type Target = str; fn deref(&self) -> &str { &self.0 } }
impl Borrow<str> for Name { fn borrow(&self) -> &str { &self.0 } }
impl AsRef<[u8]> for Name { fn as_ref(&self) -> &[u8] { b"as bytes" } }
impl AsRef<str> for Name { fn as_ref(&self) -> &str { "as str" } }
trait Length { fn len(&self) -> usize; }
impl Length for Name { fn len(&self) -> usize { 99 } }
struct Shared(RefCell<Vec<u8>>);
impl Shared { fn borrow(&self) -> usize { self.0.borrow().len() + 500 } }
fn bytes(b: impl AsRef<[u8]>) -> usize { b.as_ref().len() }

fn main() {
    let name = Name(Rc::from("key"));
    let mut map = HashMap::new();
    map.insert(name.clone(), 1);
    println!("{} {:?} {}", name.len(), map.get("key"), name.to_uppercase());
    println!("{} {} {}", bytes(&name), AsRef::<str>::as_ref(&name), Shared(RefCell::new(vec![1])).borrow());
    let cow: Cow<str> = Cow::Borrowed(&name);
    println!("{}", cow.into_owned() + "!");
}
