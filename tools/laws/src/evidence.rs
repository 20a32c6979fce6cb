//! What speaks for a law, in words.

use crate::table::{Family, Table};
use crate::{Found, Language, Status};

impl Found {
    /// The law as a function; the comment says what speaks for it, in these words.
    pub fn code(&self, language: Language, evidence: &str) -> String {
        self.law.code(language, &format!("{}\n\n{evidence}", self.law.formula()))
    }

    /// How far the table confirms the law.
    pub fn evidence(&self, table: &Table) -> String {
        self.words(&extent(table, &last(table)))
    }

    /// How far tables for several values of parameters confirm the law.
    pub fn evidence_over(&self, family: &Family) -> String {
        let of = |(i, name): (usize, &String)| {
            let values = family.tables.iter().map(|table| table.0[i]);
            let (least, most) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
            format!("{name} = {most} from {name} = {least}, ")
        };
        let ranges: String = family.names.iter().enumerate().map(of).collect();
        let shortest =
            |one: Vec<u64>, other| one.into_iter().zip(other).map(|(a, b): (u64, u64)| a.min(b)).collect();
        let mut all = family.tables.iter().map(|(_, table)| last(table));
        let least = all.clone().reduce(shortest).unwrap_or_default();
        let more = if all.all(|one| one == least) { "" } else { " or more" };
        let extent = family.tables.first().map_or(String::new(), |(_, table)| extent(table, &least));
        self.words(&format!("{ranges}{extent}{more}"))
    }

    fn words(&self, extent: &str) -> String {
        let Found { status, fitted, confirmed, .. } = self;
        let fix = if *fitted == 1 { "value fixes" } else { "values fix" };
        let counts = format!("{fitted} {fix} it, {confirmed} later ones are as it says");
        match status {
            Status::Confirmed => format!("Confirmed to {extent}: {counts}. Not proven."),
            Status::Guess => format!("A guess, right to {extent}: {counts}."),
        }
    }
}

/// The last number of each kind in a table that has a value.
fn last(table: &Table) -> Vec<u64> {
    match table {
        Table::Line(line) => vec![line.cells().last().map_or(line.first, |(n, _)| n)],
        Table::Grid(grid) => {
            let most = |of: fn((u64, u64, i128)) -> u64| grid.cells().map(of).max().unwrap_or(grid.first);
            vec![most(|(x, ..)| x), most(|(_, y, _)| y)]
        }
        Table::Positions(positions) | Table::Ordered(positions) => vec![positions.up_to],
    }
}

/// How far a table of this kind goes that ends with these numbers.
fn extent(table: &Table, last: &[u64]) -> String {
    match (table, last) {
        (Table::Line(_), [n]) => format!("n = {n}"),
        (Table::Grid(_), [x, y]) => format!("x = {x}, y = {y}"),
        (_, [size, ..]) => format!("heaps of {size}"),
        (_, []) => String::new(),
    }
}
