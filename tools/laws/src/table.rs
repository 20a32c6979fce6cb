//! The tables in which a law is sought.

use std::collections::BTreeSet;

/// More positions are not listed: tuples, and single numbers.
pub(crate) const MAX_POSITIONS: [u64; 2] = [100_000, 2_000_000];
/// Nor are pairs in their order.
const MAX_PAIRS: u64 = 1_002_001;

/// What stands in the place of a value that does not exist: no law says anything about it.
pub const HOLE: i128 = i128::MIN;

/// Values in the order of their index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The index of the first value.
    pub first: u64,
    /// The values.
    pub values: Vec<i128>,
}

/// Values by row and column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// The index of the first row, and of the first column.
    pub first: u64,
    /// The rows; they need not be equally long.
    pub rows: Vec<Vec<i128>>,
}

/// All P-positions with no entry above a bound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Positions {
    /// The sorted tuples.
    pub tuples: BTreeSet<Vec<u64>>,
    /// The bound.
    pub up_to: u64,
}

/// A table of any kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Table {
    /// One index.
    Line(Line),
    /// Two indices.
    Grid(Grid),
    /// A set of tuples, which are sorted as their order means nothing.
    Positions(Positions),
    /// A set of tuples whose order counts.
    Ordered(Positions),
}

/// Tables for several values of parameters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Family {
    /// The names of the parameters.
    pub names: Vec<String>,
    /// The values of the parameters, and the table for them.
    pub tables: Vec<(Vec<i128>, Table)>,
}

impl Family {
    /// Tables for several values of one parameter.
    pub fn new(name: &str, tables: impl IntoIterator<Item = (i128, Table)>) -> Family {
        let tables = tables.into_iter().map(|(value, table)| (vec![value], table)).collect();
        Family { names: vec![name.to_owned()], tables }
    }
}

impl Line {
    /// The indices with their values, where there are some.
    pub fn cells(&self) -> impl Iterator<Item = (u64, i128)> + '_ {
        (self.first..).zip(self.values.iter().copied()).filter(|cell| cell.1 != HOLE)
    }

    /// The value at an index, if it is in the table.
    pub fn at(&self, n: u64) -> Option<i128> {
        let value = self.values.get(usize::try_from(n.checked_sub(self.first)?).ok()?).copied();
        value.filter(|value| *value != HOLE)
    }

    /// The same with these values in its holes.
    pub(crate) fn filled(&self, value: impl Fn(u64) -> Option<i128>) -> Line {
        let of = |(n, &old): (u64, &i128)| if old == HOLE { value(n).unwrap_or(old) } else { old };
        Line { first: self.first, values: (self.first..).zip(&self.values).map(of).collect() }
    }

    /// Whether a value does not exist.
    pub(crate) fn has_holes(&self) -> bool {
        self.values.contains(&HOLE)
    }
}

impl Grid {
    /// The indices with their values, where there are some, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (u64, u64, i128)> + '_ {
        let row = |(x, row): (u64, &'_ Vec<i128>)| {
            (self.first..).zip(row.clone()).map(move |(y, value)| (x, y, value))
        };
        (self.first..).zip(&self.rows).flat_map(row).filter(|cell| cell.2 != HOLE)
    }

    /// Whether a value does not exist.
    pub(crate) fn has_holes(&self) -> bool {
        self.rows.iter().any(|row| row.contains(&HOLE))
    }

    /// The same from the first row or column on in which there is a value.
    pub(crate) fn without_missing_edges(&self) -> Grid {
        let mut grid = self.clone();
        let is_hole = |value: Option<&i128>| value.is_none_or(|&value| value == HOLE);
        while grid.rows.first().is_some_and(|row| row.iter().all(|value| is_hole(Some(value))))
            && grid.rows.iter().all(|row| is_hole(row.first()))
        {
            grid.first += 1;
            grid.rows.remove(0);
            grid.rows.iter_mut().filter(|row| !row.is_empty()).for_each(|row| _ = row.remove(0));
        }
        grid
    }

    /// In how many rows there are values, or in how many columns if these are fewer.
    pub(crate) fn least_side(&self) -> usize {
        let rows: BTreeSet<u64> = self.cells().map(|(x, ..)| x).collect();
        let columns: BTreeSet<u64> = self.cells().map(|(_, y, _)| y).collect();
        rows.len().min(columns.len())
    }
}

impl Positions {
    /// The least entry that can be: 0 only if it occurs.
    pub(crate) fn least(&self) -> u64 {
        u64::from(!self.tuples.iter().any(|tuple| tuple.contains(&0)))
    }

    /// The lengths that tuples may have: if not all are equally long, up to the longest.
    fn arities(&self) -> Vec<usize> {
        let lengths = || self.tuples.iter().map(Vec::len);
        match (lengths().min(), lengths().max()) {
            (Some(shortest), Some(longest)) if shortest < longest => (shortest.min(1)..=longest).collect(),
            (_, longest) => longest.into_iter().collect(),
        }
    }

    /// How many positions there are up to the bound.
    pub(crate) fn count(&self) -> f64 {
        let sizes = (self.up_to + 1 - self.least().min(self.up_to)) as f64;
        let of = |arity: usize| (0..arity).map(|i| (sizes + i as f64) / (i as f64 + 1.0)).product::<f64>();
        self.arities().into_iter().map(of).sum()
    }

    /// All positions up to the bound in every order, unless they are too many.
    pub(crate) fn ordered_universe(&self) -> Vec<Vec<u64>> {
        let longest = self.arities().into_iter().max().unwrap_or(0);
        let sizes = self.up_to + 1 - self.least().min(self.up_to);
        let most = if longest == 2 { MAX_PAIRS } else { MAX_POSITIONS[0] };
        if longest > 16 || (sizes as f64).powi(longest as i32) > most as f64 {
            return vec![];
        }
        let longer = |tuple: &Vec<u64>| {
            (self.least()..=self.up_to).map(|n| [&tuple[..], &[n]].concat()).collect::<Vec<_>>()
        };
        let (mut tuples, mut all) = (vec![vec![]], Vec::new());
        for arity in 1..=longest {
            tuples = tuples.iter().flat_map(longer).collect();
            if self.arities().contains(&arity) {
                all.extend(tuples.iter().cloned());
            }
        }
        all
    }

    /// The same up to the largest bound with so few positions that all can be looked at.
    pub(crate) fn beginning(&self) -> Positions {
        let mut bounded = self.clone();
        let (mut low, mut high) = (0, self.up_to);
        while low < high {
            let middle = low + (high - low).div_ceil(2);
            bounded.up_to = middle;
            (low, high) = if bounded.is_small() { (middle, high) } else { (low, middle - 1) };
        }
        bounded.up_to = low;
        bounded.tuples.retain(|tuple| tuple.iter().all(|&n| n <= low));
        bounded
    }

    /// Whether all positions up to the bound can be looked at.
    pub(crate) fn is_small(&self) -> bool {
        let is_list = self.arities().into_iter().max() == Some(1);
        self.count() <= MAX_POSITIONS[usize::from(is_list)] as f64
    }

    /// All positions up to the bound, unless they are too many.
    pub(crate) fn universe(&self) -> Vec<Vec<u64>> {
        if !self.is_small() {
            return vec![];
        }
        let longest = self.arities().into_iter().max().unwrap_or(0);
        let (mut tuples, mut all) = (vec![vec![]], Vec::new());
        for arity in 1..=longest {
            tuples = tuples
                .iter()
                .flat_map(|tuple: &Vec<u64>| {
                    let least = tuple.last().copied().unwrap_or(self.least());
                    (least..=self.up_to).map(|n| [&tuple[..], &[n]].concat())
                })
                .collect();
            if self.arities().contains(&arity) {
                all.extend(tuples.iter().cloned());
            }
        }
        all
    }

    /// Some positions that are not lost, next to those that are.
    pub(crate) fn beside(&self) -> impl Iterator<Item = Vec<u64>> + '_ {
        let moved = |tuple: &Vec<u64>| {
            let at = |i: usize, n: u64| {
                let mut tuple = [&tuple[..i], &[n], &tuple[i + 1..]].concat();
                tuple.sort_unstable();
                tuple
            };
            let least = self.least();
            let numbers =
                |n: u64| [n.checked_sub(1).filter(|&n| n >= least), Some(n + 1)].into_iter().flatten();
            (0..tuple.len())
                .flat_map(|i| numbers(tuple[i]).map(move |n| at(i, n)).collect::<Vec<_>>())
                .collect::<Vec<_>>()
        };
        let near = self.tuples.iter().flat_map(moved);
        near.filter(|tuple| tuple.iter().all(|&n| n <= self.up_to) && !self.tuples.contains(tuple))
    }
}

impl Table {
    /// How many values there are; of P-positions, how many these are.
    #[expect(clippy::len_without_is_empty, reason = "a table is never empty")]
    pub fn len(&self) -> usize {
        match self {
            Table::Line(line) => line.cells().count(),
            Table::Grid(grid) => grid.cells().count(),
            Table::Positions(positions) | Table::Ordered(positions) => positions.tuples.len(),
        }
    }

    /// All points of the table with their values; of P-positions, also the other positions up to
    /// the bound, unless they are too many.
    pub fn cells(&self) -> Vec<(Vec<u64>, i128)> {
        match self {
            Table::Line(line) => line.cells().map(|(n, value)| (vec![n], value)).collect(),
            Table::Grid(grid) => grid.cells().map(|(x, y, value)| (vec![x, y], value)).collect(),
            Table::Positions(positions) | Table::Ordered(positions) => {
                let is_ordered = matches!(self, Table::Ordered(_));
                let mut all = if is_ordered { positions.ordered_universe() } else { positions.universe() };
                if all.is_empty() {
                    all.extend(positions.tuples.iter().cloned());
                }
                let is_lost = |at: &Vec<u64>| i128::from(positions.tuples.contains(at));
                all.into_iter().map(|at| (at.clone(), is_lost(&at))).collect()
            }
        }
    }
}
