//! Grundy values on a board (the "2D SG chart"): a piece walks towards the corner (0, 0) by given
//! leaps and rides.
//!
//! - **Rules**: a leap (a, b) goes from (x, y) to (x - a, y - b); a ride does so once or several
//!   times. The player who cannot move loses. Also: two heaps from which a and b stones are taken
//!   at once. A move may not end on a hole; rides pass over it.
//! - **Theorem**: the mex of the squares in reach. The values along each line of a ride are kept as
//!   a set of bits, so a square costs the union of a few sets, not a walk along its lines.
//! - **Time**: O((leaps + rides) * v / 64) per square for values up to v; memory 5 bytes per
//!   square, 8 more per square and ride while the table is made, and v / 8 + 24 bytes per line: a
//!   ride (a, b) has at most a lines for each column and b for each row.
//! - **Source**: the definition; the queen's values: A. Dress, A. Flammenkamp, N. Pink, Advances in
//!   Applied Mathematics 22 (1999).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all sets of up to 3 steps of up to 2 on 6 x 5
//!   (`prove_`: 4 steps, 15 x 14), with and without holes, and for the queen on 70 x 70.

use std::collections::HashSet;

/// The Grundy values of all squares.
#[derive(Clone, Debug)]
pub struct WalkTable {
    leaps: Vec<(usize, usize)>,
    rides: Vec<(usize, usize)>,
    values: Vec<Vec<u32>>,
    holes: Vec<Vec<bool>>,
}

impl WalkTable {
    /// The values of the squares (x, y) with x < `rows` and y < `columns`.
    ///
    /// # Panics
    /// If a leap or a ride is (0, 0): such a game never ends.
    ///
    /// ```
    /// use grundy::walk_table::WalkTable;
    /// let queen = WalkTable::new(8, 8, &[], &[(1, 0), (0, 1), (1, 1)]);
    /// assert_eq!((queen.grundy(3, 5), queen.grundy(3, 4)), (0, 2));
    /// ```
    pub fn new(rows: usize, columns: usize, leaps: &[(usize, usize)], rides: &[(usize, usize)]) -> WalkTable {
        WalkTable::with_holes(rows, columns, leaps, rides, |_, _| false)
    }

    /// The same, on a board with holes; a piece may start on one.
    ///
    /// # Panics
    /// If a leap or a ride is (0, 0): such a game never ends.
    ///
    /// ```
    /// use grundy::walk_table::WalkTable;
    /// // Nobody may bring the rook to an edge; whoever finds no other square loses.
    /// let rook = WalkTable::with_holes(8, 8, &[], &[(1, 0), (0, 1)], |x, y| x == 0 || y == 0);
    /// assert_eq!((rook.grundy(1, 1), rook.grundy(3, 1)), (0, 2));
    /// ```
    pub fn with_holes(
        rows: usize,
        columns: usize,
        leaps: &[(usize, usize)],
        rides: &[(usize, usize)],
        hole: impl Fn(usize, usize) -> bool,
    ) -> WalkTable {
        assert!(!leaps.iter().chain(rides).any(|&step| step == (0, 0)), "a step of (0, 0)");
        let holes = (0..rows).map(|x| (0..columns).map(|y| hole(x, y)).collect()).collect();
        let mut table = WalkTable { leaps: leaps.to_vec(), rides: rides.to_vec(), values: Vec::new(), holes };
        let mut lines: Vec<Vec<u64>> = Vec::new(); // the values on each line, as bits
        let mut line_of = Vec::new(); // the line's number, for each square and ride
        for x in 0..rows {
            table.values.push(Vec::with_capacity(columns));
            for y in 0..columns {
                let square = line_of.len();
                for (ride, &step) in rides.iter().enumerate() {
                    let before = back((x, y), step).map(|(x, y)| (x * columns + y) * rides.len() + ride);
                    let line = before.map_or(lines.len(), |before| line_of[before]);
                    line_of.push(line);
                    lines.resize(lines.len().max(line + 1), Vec::new());
                }
                let value = table.mex(x, y, &lines, &line_of[square..]);
                table.values[x].push(value);
                for &line in line_of[square..].iter().filter(|_| !table.holes[x][y]) {
                    let word = value as usize / 64;
                    let words = lines[line].len().max(word + 1);
                    lines[line].resize(words, 0);
                    lines[line][word] |= 1 << (value % 64);
                }
            }
        }
        table
    }

    /// The Grundy value of a square.
    ///
    /// # Panics
    /// If it is not on the board.
    pub fn grundy(&self, x: usize, y: usize) -> u32 {
        self.values[x][y]
    }

    /// All winning moves, as the squares reached; `rest` is the value of the rest of a sum (0 if
    /// none). Leaps first, then rides from the nearest square on; O(reach).
    ///
    /// # Panics
    /// If the square is not on the board.
    ///
    /// ```
    /// use grundy::walk_table::WalkTable;
    /// let queen = WalkTable::new(8, 8, &[], &[(1, 0), (0, 1), (1, 1)]);
    /// assert!(queen.winning_moves(5, 5, 0).eq([(3, 5), (5, 3), (0, 0)]));
    /// ```
    pub fn winning_moves(&self, x: usize, y: usize, rest: u64) -> impl Iterator<Item = (usize, usize)> + '_ {
        assert!(x < self.values.len() && y < self.values[x].len(), "({}, {}) is not on the board", x, y);
        let leaps = self.leaps.iter().filter_map(move |&leap| back((x, y), leap));
        let ride = move |&step| std::iter::successors(back((x, y), step), move |&at| back(at, step));
        let reach = leaps.chain(self.rides.iter().flat_map(ride));
        let wins = reach.filter(move |&(x, y)| !self.holes[x][y] && u64::from(self.values[x][y]) == rest);
        let mut seen = HashSet::new(); // several steps may lead to one square
        wins.filter(move |&to| seen.insert(to))
    }

    /// The least value that is neither on the lines of a square nor a leap away.
    fn mex(&self, x: usize, y: usize, lines: &[Vec<u64>], mine: &[usize]) -> u32 {
        let leaps = || {
            let squares = self.leaps.iter().filter_map(|&leap| back((x, y), leap));
            squares.filter(|&(x, y)| !self.holes[x][y])
        };
        for word in 0.. {
            let seen =
                mine.iter().fold(0, |seen, &line| seen | lines[line].get(word).map_or(0, |bits| *bits));
            let values = leaps().map(|(x, y)| self.values[x][y]).filter(|value| *value as usize / 64 == word);
            let seen = values.fold(seen, |seen, value| seen | 1 << (value % 64));
            if seen != !0 {
                return 64 * word as u32 + seen.trailing_ones();
            }
        }
        unreachable!("the lines end")
    }
}

/// One step towards the corner, if it stays on the board.
fn back((x, y): (usize, usize), (a, b): (usize, usize)) -> Option<(usize, usize)> {
    Some((x.checked_sub(a)?, y.checked_sub(b)?))
}
