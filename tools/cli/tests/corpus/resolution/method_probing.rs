//! Method lookup on arrays, integers and pointers, where a trait of the file's own adds a
//! candidate.
//! edition: 2015
trait Len { fn len(&self) -> usize; fn is_power(&self) -> bool { self.len() % 2 == 0 } }
impl Len for u32 { fn len(&self) -> usize { self.to_string().len() } }
impl<T, const N: usize> Len for [T; N] { fn len(&self) -> usize { N * 100 } }
impl<T: Len> Len for Option<T> { fn len(&self) -> usize { self.as_ref().map_or(0, |t| t.len() + 1) } }
trait First { fn first(&self) -> i32; }
impl First for Vec<i32> { fn first(&self) -> i32 { self[self.len() - 1] } }
trait Abs { fn abs(self) -> i64; }
impl Abs for u8 { fn abs(self) -> i64 { -1 } }
trait Max { fn max(&self, other: &Self) -> u8; }
impl Max for (u8, u8) { fn max(&self, o: &Self) -> u8 { self.0 + o.1 } }

fn main() {
    println!("{} {} {} {}", [1, 2, 3].len(), &[1u8; 2][..].len(), 12345u32.len(), Some(12u32).len());
    println!("{} {} {}", vec![4, 5, 6].first(), 7u8.abs(), Some(3u32).is_power());
    println!("{:?} {}", (1u8, 2u8).max((3, 0)), Max::max(&(1, 2), &(3, 4)));
}
