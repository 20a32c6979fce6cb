//! A growing list in descending order: what comes before an index lies after it.

pub struct Reversed<T> {
    /// The first `free` places have no meaning yet.
    places: Vec<T>,
    free: usize,
}

impl<T: Copy + Default> Reversed<T> {
    pub fn new() -> Reversed<T> {
        Reversed { places: vec![], free: 0 }
    }

    pub fn push(&mut self, item: T) {
        if self.free == 0 {
            let len = self.places.len();
            self.free = len.max(1 << 10);
            let mut places = vec![T::default(); self.free + len];
            places[self.free..].copy_from_slice(&self.places);
            self.places = places;
        }
        self.free -= 1;
        self.places[self.free] = item;
    }

    /// The items before the one with this index, from it on.
    pub fn before(&self, index: usize) -> &[T] {
        &self.places[self.places.len() - index..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_comes_first() {
        let mut reversed = Reversed::new();
        for item in 0..5000 {
            reversed.push(item);
            let before: Vec<u32> = (0..item.min(40)).rev().collect();
            assert_eq!(reversed.before(before.len()), before);
        }
        assert_eq!(reversed.before(5000).len(), 5000);
    }
}
