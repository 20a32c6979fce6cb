//! Coins on a board: a move turns all coins of a square, the last of them from heads to tails.
//!
//! - **Rules**: the squares have sides of at most k; the last coin is the one with the largest x
//!   and y. The player who cannot move loses.
//! - **Input**: rectangles `[a, b, c, d]`, from (a, b) to (c, d), counted from 1: the heads are the
//!   coins in any of them. They may overlap.
//! - **Theorem**: a head at (x, y) has the value min(x & -x, y & -y, K), where K is the greatest
//!   power of 2 up to k. Proof: the number of multiples of 2^e up to n is odd if n has bit e. So
//!   the xor of the values in a square of side s is the Gray code of A, where A are the bits up to
//!   K of (x ^ (x - s)) & (y ^ (y - s)). Let v be the claimed value. For s = 1, .., v this is
//!   A = 2v - s: the other coins of these squares have each value below v once. They never have
//!   the value v, because the lowest bit of s is in A, so A is not 0.
//! - **Time**: O(m log m) for m rectangles of any size; winning moves, one by one, O(m + k) per
//!   cell.
//! - **Source**: the game is Codeforces 494E.
//! - **Needs**: `sum`.
//! - **Checked**: against the naive solver for all positions and k on boards of up to 9 cells
//!   (`prove_`: 16), with all winning moves; values against `coin_table` on 9 x 9 (`prove_`: 40).

use crate::sum;

/// The Grundy value of the heads in the rectangles.
///
/// # Panics
/// All functions: if k is 0, a coordinate is 0, or a rectangle ends before it begins.
///
/// ```
/// use grundy::square_turning;
/// assert_eq!(square_turning::grundy(7, &[[4, 8, 4, 8]]), 4);
/// assert_eq!(square_turning::grundy(1, &[[1, 1, 3, 3], [2, 2, 4, 4]]), 0); // 14 coins of value 1
/// ```
pub fn grundy(k: u64, rectangles: &[[u64; 4]]) -> u64 {
    assert!(k > 0, "squares without coins");
    let (mut edges, mut ys) = (Vec::new(), Vec::new());
    for &[a, b, c, d] in rectangles {
        assert!(0 < a && a <= c && 0 < b && b <= d, "{:?} is no rectangle", [a, b, c, d]);
        edges.extend([(a - 1, [b - 1, d], 1), (c, [b - 1, d], -1)]);
        ys.extend([b - 1, d]);
    }
    edges.sort_unstable();
    let (mut union, mut last) = (Union::new(ys), 0);
    // The strips between the edges.
    sum::grundy(edges.into_iter().map(|(x, ends, step)| {
        let odd = (last ^ x) & union.nodes[1].odd;
        last = x;
        union.add(ends, step);
        value(k, odd)
    }))
}

/// Whether the player to move wins.
///
/// ```
/// assert!(grundy::square_turning::first_player_wins(2, &[[1, 1, 2, 2], [2, 2, 2, 3]]));
/// ```
pub fn first_player_wins(k: u64, rectangles: &[[u64; 4]]) -> bool {
    grundy(k, rectangles) != 0
}

/// All winning moves, as the squares to turn, by their last coin in the order of the rectangles,
/// then from the smallest square on; `rest` is the value of the rest of a sum (0 if none).
///
/// ```
/// let moves = grundy::square_turning::winning_moves(2, &[[1, 1, 3, 2]], 0);
/// assert!(moves.eq([[1, 1, 2, 2], [2, 1, 3, 2]]));
/// ```
pub fn winning_moves(k: u64, rectangles: &[[u64; 4]], rest: u64) -> impl Iterator<Item = [u64; 4]> + '_ {
    let sum = grundy(k, rectangles) ^ rest;
    let each = (0..rectangles.len()).filter(move |_| sum != 0); // every square changes the value
    let cells = each.flat_map(move |i| {
        let [a, b, c, d] = rectangles[i];
        let inside = move |[a, b, c, d]: [u64; 4], x, y| a <= x && x <= c && b <= y && y <= d;
        let new = move |x, y| !rectangles[..i].iter().any(|&earlier| inside(earlier, x, y));
        (a..=c).flat_map(move |x| (b..=d).filter(move |&y| new(x, y)).map(move |y| (x, y)))
    });
    cells.flat_map(move |(x, y)| {
        let odd = move |side| (x ^ (x - side)) & (y ^ (y - side));
        let sides = (1..=k.min(x).min(y)).filter(move |&side| value(k, odd(side)) == sum);
        sides.map(move |side| [x - side + 1, y - side + 1, x, y])
    })
}

/// The xor of the values of some coins: bit e of `odd` is set if an odd number of them has both
/// coordinates divisible by 2^e.
fn value(k: u64, odd: u64) -> u64 {
    assert!(k > 0, "squares without coins");
    let odd = odd & u64::MAX >> k.leading_zeros();
    odd ^ odd >> 1
}

/// Numbers that are in any of some intervals: a segment tree, with leaves between two free ones.
struct Union {
    ends: Vec<u64>,
    nodes: Vec<Node>,
}

/// Bit e: an odd number of multiples of 2^e.
#[derive(Clone, Copy, Default)]
struct Node {
    /// How many intervals have all of it, but not of its parent.
    count: i64,
    all: u64,
    odd: u64,
}

impl Union {
    /// No interval yet; these will be the ends.
    fn new(mut ends: Vec<u64>) -> Union {
        ends.sort_unstable();
        ends.dedup();
        let size = (ends.len() + 1).next_power_of_two();
        let mut nodes = vec![Node::default(); 2 * size];
        for (node, pair) in nodes[size + 1..].iter_mut().zip(ends.windows(2)) {
            node.all = pair[0] ^ pair[1];
        }
        for i in (1..size).rev() {
            nodes[i].all = nodes[2 * i].all ^ nodes[2 * i + 1].all;
        }
        Union { ends, nodes }
    }

    /// Adds or removes an interval, given by the numbers before and at its end.
    fn add(&mut self, ends: [u64; 2], step: i64) {
        let place = |end| self.nodes.len() / 2 + self.ends.partition_point(|&other| other < end);
        let (mut left, mut right) = (place(ends[0]), place(ends[1]) + 1);
        while left > 1 {
            // Between the two, the sibling of a left or a right child is in the interval.
            let apart = left ^ right > 1;
            self.cover(left ^ 1, if apart && left % 2 == 0 { step } else { 0 });
            self.cover(right ^ 1, if apart && right % 2 == 1 { step } else { 0 });
            left /= 2;
            right /= 2;
            self.cover(left, 0);
            self.cover(right, 0);
        }
    }

    fn cover(&mut self, i: usize, step: i64) {
        let inner = self.nodes.get(2 * i..2 * i + 2).map_or(0, |two| two[0].odd ^ two[1].odd);
        let node = &mut self.nodes[i];
        node.count += step;
        node.odd = if node.count > 0 { node.all } else { inner };
    }
}
