//! Sets of numbers that are merged, flipped as a whole (x becomes x ^ c) and asked for their mex.
//!
//! - **Time**: with numbers of b bits, `single` and `mex` O(b), `flip` O(1); all merging together
//!   O(b) per number ever put in. Memory: 12 bytes per node, at most m (b - log2 m) + 2 m of them
//!   for a set of m numbers; merged and cleared nodes are used again.
//! - **Needs**: nothing.
//! - **Checked**: against sets of std on random operations.

/// Many sets in one piece of memory, as binary tries. A set is a number; after it is merged or
/// cleared that number means nothing.
///
/// ```
/// use grundy::xor_sets::XorSets;
/// let mut sets = XorSets::new(3);
/// let (one, six) = (sets.single(1), sets.single(6));
/// sets.flip(six, 0b110);
/// let both = sets.merge(one, six);
/// assert_eq!((sets.mex(both), sets.mex(XorSets::EMPTY)), (2, 0));
/// sets.clear(both);
/// ```
#[derive(Clone, Debug)]
pub struct XorSets {
    bits: u32,
    nodes: Vec<Node>,
    /// The first node to be used again, which links the next as its first child.
    unused: u32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    children: [u32; 2],
    /// What all numbers below must still be flipped by, in this node's bit, too.
    flip: u32,
}

/// All numbers of a subtree.
const FULL: u32 = 1;

impl XorSets {
    /// The empty set.
    pub const EMPTY: u32 = 0;

    /// For numbers of at most `bits` bits.
    ///
    /// # Panics
    /// If these are more than 31.
    pub fn new(bits: u32) -> XorSets {
        assert!(bits < 32, "{} bits", bits);
        XorSets { bits, nodes: vec![Node { children: [0, 0], flip: 0 }; 2], unused: 0 }
    }

    /// The set of one number, of which only the lowest bits count.
    pub fn single(&mut self, x: u32) -> u32 {
        let mut set = FULL;
        for bit in 0..self.bits {
            let one = x >> bit & 1 == 1;
            let node = Node { children: if one { [0, set] } else { [set, 0] }, flip: 0 };
            set = self.unused;
            if set == 0 {
                set = self.nodes.len() as u32;
                self.nodes.push(node);
            } else {
                self.unused = self.nodes[set as usize].children[0];
                self.nodes[set as usize] = node;
            }
        }
        set
    }

    /// Flips all numbers of a set by `by`.
    pub fn flip(&mut self, set: u32, by: u32) {
        self.nodes[set as usize].flip ^= by; // means nothing for sets that are empty or full
    }

    /// The union of two sets.
    pub fn merge(&mut self, a: u32, b: u32) -> u32 {
        self.merge_at(a, b, self.bits)
    }

    /// The least number that is not in a set.
    pub fn mex(&self, set: u32) -> u32 {
        let (mut node, mut flip, mut mex) = (set, 0, 0);
        for bit in (0..self.bits).rev() {
            if node <= FULL {
                return mex | node << (bit + 1);
            }
            flip ^= self.nodes[node as usize].flip;
            let Node { children, .. } = self.nodes[node as usize];
            let low = (flip >> bit & 1) as usize;
            let high = children[low] == FULL;
            mex |= u32::from(high) << bit;
            node = children[if high { 1 - low } else { low }];
        }
        mex + node
    }

    /// Gives a set's memory back.
    pub fn clear(&mut self, set: u32) {
        if set > FULL {
            let Node { children, .. } = self.nodes[set as usize];
            self.clear(children[0]);
            self.clear(children[1]);
            self.release(set);
        }
    }

    /// Merges subtrees of that many bits.
    fn merge_at(&mut self, a: u32, b: u32, bits: u32) -> u32 {
        if a == FULL || b == XorSets::EMPTY {
            self.clear(b);
            return a;
        }
        if b == FULL || a == XorSets::EMPTY {
            self.clear(a);
            return b;
        }
        let ([a0, a1], [b0, b1]) = (self.children(a, bits), self.children(b, bits));
        let children = [self.merge_at(a0, b0, bits - 1), self.merge_at(a1, b1, bits - 1)];
        self.release(b);
        if children == [FULL; 2] {
            self.release(a);
            return FULL;
        }
        self.nodes[a as usize] = Node { children, flip: 0 };
        a
    }

    /// The children of a node of that many bits, flipped.
    fn children(&mut self, node: u32, bits: u32) -> [u32; 2] {
        let Node { children: [low, high], flip } = self.nodes[node as usize];
        self.flip(low, flip);
        self.flip(high, flip);
        if flip >> (bits - 1) & 1 == 1 { [high, low] } else { [low, high] }
    }

    /// A node that is used no more.
    fn release(&mut self, node: u32) {
        self.nodes[node as usize].children[0] = self.unused;
        self.unused = node;
    }
}
