//! Own `RangeBounds`, indexing by ranges and by tuples, and functions reached through `Deref`.
//! edition: 2015
use std::ops::{Bound, Deref, Index, IndexMut, Range, RangeBounds};

struct Open(i32, i32);
impl RangeBounds<i32> for Open {
    fn start_bound(&self) -> Bound<&i32> { Bound::Excluded(&self.0) }
    fn end_bound(&self) -> Bound<&i32> { Bound::Excluded(&self.1) }
}
struct Grid { width: usize, cells: Vec<char> }
impl Index<(usize, usize)> for Grid {
    type Output = char;
    fn index(&self, (r, c): (usize, usize)) -> &char { &self.cells[r * self.width + c] }
}
impl IndexMut<(usize, usize)> for Grid {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut char { &mut self.cells[c * self.width + r] }
}
impl Index<Range<usize>> for Grid {
    type Output = [char];
    fn index(&self, r: Range<usize>) -> &[char] { &self.cells[r.start * self.width..r.end * self.width] }
}
struct Lazy(Box<dyn Fn(i32) -> i32>);
impl Deref for Lazy {
    type Target = dyn Fn(i32) -> i32;
    fn deref(&self) -> &Self::Target { &*self.0 }
}

fn main() {
    let map: std::collections::BTreeMap<i32, char> = (0..6).zip("abcdef".chars()).collect();
    println!("{:?} {}", map.range(Open(1, 4)).collect::<Vec<_>>(), Open(1, 4).contains(&1));
    let mut grid = Grid { width: 2, cells: "wxyz".chars().collect() };
    grid[(0, 1)] = '#';
    println!("{} {:?}", grid[(0, 1)], &grid[1..2]);
    let k = 3;
    println!("{}", Lazy(Box::new(move |x| x * k))(5));
}
