//! `Index`, `IntoIterator` and methods of a wrapper that would otherwise fall back to its target's.
//! edition: 2015
use std::ops::{Deref, DerefMut, Index, IndexMut};

struct Circular(Vec<i32>);

impl Deref for Circular {
    type Target = Vec<i32>;
    fn deref(&self) -> &Vec<i32> {
        &self.0
    }
}
impl DerefMut for Circular {
    fn deref_mut(&mut self) -> &mut Vec<i32> {
        &mut self.0
    }
}
impl Index<usize> for Circular {
    type Output = i32;
    fn index(&self, i: usize) -> &i32 {
        &self.0[(i + 1) % self.0.len()]
    }
}
impl IndexMut<usize> for Circular {
    fn index_mut(&mut self, i: usize) -> &mut i32 {
        let n = self.0.len();
        &mut self.0[(i + 2) % n]
    }
}
impl IntoIterator for Circular {
    type Item = i32;
    type IntoIter = std::iter::Rev<std::vec::IntoIter<i32>>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter().rev()
    }
}
impl Circular {
    fn first(&self) -> Option<&i32> {
        self.0.last()
    }
}

fn main() {
    let mut c = Circular(vec![1, 2, 3]);
    c[0] = 30;
    c.push(4);
    println!("{} {:?} {}", c[0], c.first(), c.len());
    println!("{:?}", c.into_iter().collect::<Vec<_>>());
}
