//! `IntoIterator` for a value, a reference and a mutable one: each gives something else.
//! edition: 2015
struct Bag(Vec<i32>);
impl IntoIterator for Bag {
    type Item = i32;
    type IntoIter = std::vec::IntoIter<i32>;
    fn into_iter(self) -> Self::IntoIter { self.0.into_iter() }
}
impl<'a> IntoIterator for &'a Bag {
    type Item = String;
    type IntoIter = Box<dyn Iterator<Item = String> + 'a>;
    fn into_iter(self) -> Self::IntoIter { Box::new(self.0.iter().map(|n| format!("<{}>", n))) }
}
impl<'a> IntoIterator for &'a mut Bag {
    type Item = &'a mut i32;
    type IntoIter = std::iter::Rev<std::slice::IterMut<'a, i32>>;
    fn into_iter(self) -> Self::IntoIter { self.0.iter_mut().rev() }
}
fn total<'a, B>(b: &'a B) -> usize where &'a B: IntoIterator<Item = String> {
    b.into_iter().map(|s| s.len()).sum()
}

fn main() {
    let mut bag = Bag(vec![5, 10]);
    for (i, n) in (&mut bag).into_iter().enumerate() { *n += i as i32 }
    for s in &bag { print!("{} ", s) }
    print!("{} ", total(&bag));
    for n in bag { print!("{} ", n) }
    println!();
}
