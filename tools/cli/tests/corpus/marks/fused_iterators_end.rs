//! `fuse` and `flatten` rely on what calls itself a `FusedIterator`.
//! edition: 2018
use std::iter::FusedIterator;

struct Wild<I>(u32, I);
impl<I> Iterator for Wild<I> {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.0 += 1;
        if self.0 % 3 == 0 { None } else { Some(self.0) }
    }
}
impl<I> FusedIterator for Wild<I> {}

mod other {
    pub struct Calm(pub u32);
    impl Iterator for Calm {
        type Item = u32;
        fn next(&mut self) -> Option<u32> {
            self.0 += 1;
            if self.0 % 3 == 0 { None } else { Some(self.0) }
        }
    }
}

fn main() {
    let mut wild = Wild(0, "").fuse();
    println!("{:?}", (0..6).map(|_| wild.next()).collect::<Vec<_>>());
    let mut calm = other::Calm(0).fuse();
    println!("{:?}", (0..6).map(|_| calm.next()).collect::<Vec<_>>());
    let mut flat = vec![vec![1], vec![2]].into_iter().map(|list| Wild(list[0], ())).flatten();
    println!("{:?}", (0..6).map(|_| flat.next()).collect::<Vec<_>>());
}
