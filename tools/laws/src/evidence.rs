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
        self.words(&extent(table))
    }

    /// How far tables for several values of parameters confirm the law.
    pub fn evidence_over(&self, family: &Family) -> String {
        let longest = family.tables.iter().map(|table| extent(&table.1)).max_by_key(String::len);
        let of = |(i, name): (usize, &String)| {
            let values = family.tables.iter().map(|table| table.0[i]);
            let (least, most) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
            format!("{name} = {most} from {name} = {least}, ")
        };
        let ranges: String = family.names.iter().enumerate().map(of).collect();
        self.words(&format!("{ranges}{}", longest.unwrap_or_default()))
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

fn extent(table: &Table) -> String {
    match table {
        Table::Line(line) => format!("n = {}", line.first + (line.values.len() as u64).saturating_sub(1)),
        Table::Grid(grid) => {
            let last = |count: usize| grid.first + (count as u64).saturating_sub(1);
            let width = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
            format!("x = {}, y = {}", last(grid.rows.len()), last(width))
        }
        Table::Positions(positions) | Table::Ordered(positions) => format!("heaps of {}", positions.up_to),
    }
}
