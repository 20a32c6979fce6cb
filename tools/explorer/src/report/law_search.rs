//! Where a law is sought: in one table, or in one for each value of a parameter.

use grundy_laws::{Family, Found, Table, find, find_over};
use std::fmt;

/// What the numbers are that a law gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// Grundy values, or scores.
    Values,
    /// Which positions are lost.
    Lost,
    /// 0 for a P-position, 1 for an N-position.
    Outcomes,
}

impl About {
    /// A law of such numbers, so that its formula and its function say what they are.
    pub fn named(self, found: Found) -> Found {
        match self {
            About::Values | About::Lost => found,
            About::Outcomes => Found { law: found.law.of_outcomes(), ..found },
        }
    }
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            About::Values => "values",
            About::Lost => "P-positions",
            About::Outcomes => "who wins (0 = P-position)",
        })
    }
}

/// In fewer entries nothing but the simplest laws is believed, so that no law says little.
const FEW: usize = 20;

/// Whether a law was sought in too few entries.
pub fn is_too_few(count: usize) -> bool {
    (1..FEW).contains(&count)
}

/// What is said where no law was found in this many entries; 0 if none was sought.
pub fn no_law(count: usize) -> String {
    match count {
        1 => "1 entry is too little for a law: 24 or more may show one\n".to_owned(),
        _ if is_too_few(count) => format!("{count} entries are too few for a law: 24 or more may show one\n"),
        _ => "no simple law fits all values\n".to_owned(),
    }
}

/// A point with the value there.
pub type Cell = (Vec<u64>, i128);

/// The tables.
pub enum LawSearch {
    /// One.
    One(Table),
    /// A table for each value of the parameters.
    Several(Family),
}

impl LawSearch {
    /// The laws that all values obey, best first.
    pub fn laws(&self) -> Vec<Found> {
        match self {
            LawSearch::One(table) => find(table),
            LawSearch::Several(family) => find_over(family),
        }
    }

    /// What speaks for a law, in words.
    pub fn evidence(&self, found: &Found) -> String {
        match self {
            LawSearch::One(table) => found.evidence(table),
            LawSearch::Several(family) => found.evidence_over(family),
        }
    }

    /// How many values there are.
    pub fn size(&self) -> usize {
        match self {
            LawSearch::One(table) => table.len(),
            LawSearch::Several(family) => family.tables.iter().map(|table| table.1.len()).sum(),
        }
    }

    /// All points, those of a family with its parameters in front.
    pub fn cells(&self) -> Vec<Cell> {
        let of = |(values, table): &(Vec<i128>, Table)| {
            // Laws are sought for positive ones only.
            let values: Vec<u64> = values.iter().map(|&k| u64::try_from(k).unwrap_or_default()).collect();
            table.cells().into_iter().map(move |(at, value)| ([&values[..], &at[..]].concat(), value))
        };
        match self {
            LawSearch::One(table) => table.cells(),
            LawSearch::Several(family) => family.tables.iter().flat_map(of).collect(),
        }
    }
}
