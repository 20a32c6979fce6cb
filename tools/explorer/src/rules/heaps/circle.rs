//! Neighbours are taken out of a circle: after the first move it is a row.

use super::engine::HeapEngine;
use super::leaves::Clause;
use super::period;
use super::takes::Takes;
use crate::game::{Certificate, Engine, Flaw, mex};

/// The values of the circles of 0, 1, 2, ... stones, by those of rows.
pub struct CircleEngine {
    clauses: Vec<Clause>,
    rows: HeapEngine,
    row_values: Vec<u32>,
}

impl CircleEngine {
    /// With these moves in a row.
    pub fn new(clauses: Vec<Clause>) -> CircleEngine {
        let rows = HeapEngine::new(&clauses);
        CircleEngine { clauses, rows, row_values: vec![] }
    }

    /// The values of rows so far.
    pub fn rows(&mut self, count: usize) -> Result<&[u32], Flaw> {
        self.rows.extend(&mut self.row_values, count)?;
        Ok(&self.row_values)
    }

    /// The largest take, if there is one.
    fn last(&self) -> Option<usize> {
        let of = |clause: &Clause| match &clause.takes {
            Takes::Of(takes) => takes.last().map(|last| *last as usize),
            _ => None,
        };
        self.clauses.iter().map(of).try_fold(0, |last, of| Some(last.max(of?)))
    }
}

impl Engine for CircleEngine {
    fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        self.rows(count)?;
        for n in values.len()..count {
            let takes = self.clauses.iter().flat_map(|clause| clause.takes.from_heap(n as u64));
            values.push(mex(takes.map(|take| self.row_values[n - take as usize])));
        }
        Ok(())
    }

    /// A circle has the period of rows from where all takes leave periodic ones.
    fn certificate(&self, values: &[u32]) -> Option<Certificate> {
        let rows = self.rows.certificate(&self.row_values)?;
        let from = rows.pre_period as usize + self.last()?;
        let (start, period, _) = period::least(values, from, rows.period as usize, 0)?;
        Some(Certificate {
            pre_period: start as u64,
            period: period as u64,
            checked: (values.len() - 1 - period) as u64,
            needed: from as u64 + rows.period,
            theorem: "rows have a proven period, and a circle leaves a row",
            ..rows
        })
    }

    fn memory(&self, count: usize) -> u64 {
        4 * count as u64 + self.rows.memory(count)
    }
}
