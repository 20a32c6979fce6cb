//! Derives on generics: bounds that only a derive needs, and an own `Clone` where no bound is
//! wanted.
//! edition: 2015
use std::fmt::Debug;
use std::rc::Rc;

#[derive(Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Tree<K, V: Default = u8> {
    key: K,
    value: V,
    children: Vec<Tree<K, V>>,
}

struct Handle<T: ?Sized>(Rc<T>);

impl<T: ?Sized> Clone for Handle<T> {
    fn clone(&self) -> Self {
        Handle(self.0.clone())
    }
}

struct NotClone;

fn deepest<K: Debug + Ord + Clone, V: Default + Ord>(tree: &Tree<K, V>) -> K {
    tree.children.iter().max().map_or_else(|| tree.key.clone(), deepest)
}

fn main() {
    let leaf = |key| Tree { key, value: 0u8, children: vec![] };
    let tree = Tree { key: 1, value: 7, children: vec![leaf(5), Tree { key: 5, value: 1, children: vec![leaf(9)] }] };
    println!("{} {:?}", deepest(&tree), Tree::<String>::default());
    let handle = Handle(Rc::new(NotClone));
    let other = &handle.clone();
    let third = other.clone();
    println!("{}", Rc::strong_count(&third.0));
    let text: Handle<str> = Handle(Rc::from("abc"));
    println!("{}", text.clone().0.len());
}
