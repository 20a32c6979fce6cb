//! Turns of 1 to k neighbouring coins: their sums are differences of prefixes.

/// The last k xors of prefixes, as a tree over their bits.
#[derive(Clone)]
pub struct Window {
    k: u64,
    prefixes: Vec<u32>,
    /// How often each number is in the window.
    counts: Vec<u32>,
    /// For each node of a binary tree over the numbers, how many different ones are in the window.
    below: Vec<u32>,
}

impl Window {
    pub fn new(k: u64) -> Window {
        let mut window = Window { k, prefixes: vec![0], counts: vec![0], below: vec![0; 2] };
        window.change(0, true);
        window
    }

    /// The next coin has this value. O(log v).
    pub fn push(&mut self, value: u32) {
        let next = self.last() ^ value;
        if let Some(gone) = (self.prefixes.len() as u64).checked_sub(self.k) {
            self.change(self.prefixes[gone as usize] as usize, false);
        }
        self.prefixes.push(next);
        self.change(next as usize, true);
    }

    /// The least number that is not the sum of up to k - 1 last values. O(log v).
    pub fn mex(&self) -> u32 {
        let (size, last) = (self.counts.len(), self.last() as usize);
        if self.below[1] as usize == size {
            return size as u32;
        }
        // Down the tree to the least number whose xor with the last prefix is not in the window.
        let (mut node, mut mex, mut bit) = (1, 0, size / 2);
        while bit > 0 {
            node = 2 * node + usize::from(last & bit != 0);
            if self.below[node] as usize == bit {
                node ^= 1;
                mex |= bit;
            }
            bit /= 2;
        }
        mex as u32
    }

    fn last(&self) -> u32 {
        self.prefixes[self.prefixes.len() - 1]
    }

    fn change(&mut self, number: usize, comes: bool) {
        while self.counts.len() <= number {
            self.double();
        }
        let count = &mut self.counts[number];
        *count = if comes { *count + 1 } else { *count - 1 };
        if *count != u32::from(comes) {
            return;
        }
        let mut node = self.counts.len() + number;
        while node > 0 {
            self.below[node] = if comes { self.below[node] + 1 } else { self.below[node] - 1 };
            node /= 2;
        }
    }

    /// Makes room for numbers with one more bit.
    fn double(&mut self) {
        let size = 2 * self.counts.len();
        self.counts.resize(size, 0);
        self.below = vec![0; size];
        self.below.extend(self.counts.iter().map(|&count| u32::from(count > 0)));
        for node in (1..size).rev() {
            self.below[node] = self.below[2 * node] + self.below[2 * node + 1];
        }
    }
}
