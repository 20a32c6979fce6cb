//! Where a law is sought: in one table, or in one for each value of a parameter.

use grundy_laws::{Found, Table, find, find_over};

/// A point with the value there.
pub type Cell = (Vec<u64>, i128);

pub enum LawSearch {
    One(Table),
    /// The parameter, and a table for each of its values.
    Several(String, Vec<(i128, Table)>),
}

impl LawSearch {
    pub fn laws(&self) -> Vec<Found> {
        match self {
            LawSearch::One(table) => find(table),
            LawSearch::Several(name, tables) => find_over(name, tables),
        }
    }

    /// What speaks for a law, in words.
    pub fn evidence(&self, found: &Found) -> String {
        match self {
            LawSearch::One(table) => found.evidence(table),
            LawSearch::Several(name, tables) => found.evidence_over(name, tables),
        }
    }

    /// All points, those of a family with its parameter in front.
    pub fn cells(&self) -> Vec<Cell> {
        let of = |(k, table): &(i128, Table)| {
            let k = u64::try_from(*k).unwrap_or_default(); // laws are sought for positive ones only
            table.cells().into_iter().map(move |(at, value)| ([&[k], &at[..]].concat(), value))
        };
        match self {
            LawSearch::One(table) => table.cells(),
            LawSearch::Several(_, tables) => tables.iter().flat_map(of).collect(),
        }
    }
}
