//! Heaps whose options are too many to list.

use super::genus::Genus;
use super::leaves::Clause;
use super::rules::{HeapRules, Moves, Place};
use super::runs::{self, Options, Periodic, Wanted};
use super::take::Take;
use super::takes::Named;
use super::{HeapGame, MAX_SEARCHED_HEAP, ROW, engine, named_sets};
use crate::game::{Certificate, Flaw, LargeAnswer, Line, Outcome, Parts, Position, Run};

/// Fewer options are listed one by one.
const MAX_LISTED: u128 = 10_000;

impl HeapGame {
    /// What is proven of a sum with too many options; `None` if it has few, or if nothing is.
    pub fn large_answer(&mut self, sum: &[Position], is_misere: bool) -> Result<Option<LargeAnswer>, Flaw> {
        let count = |heap: &Position| match self.is_whole(heap) {
            true => 0,
            false => runs::count(&self.clauses, heap[0]),
        };
        if sum.iter().map(count).fold(0, u128::saturating_add) <= MAX_LISTED {
            return Ok(None);
        }
        match (self.named(), is_misere) {
            (Some(named), false) => Ok(named_answer(named, sum)),
            (_, true) if !self.rules.is_circle() => Ok(self.by_genera(sum)),
            (None, false) if engine::may_be_periodic(&self.clauses) => self.by_values(sum),
            _ => Ok(None),
        }
    }

    /// Whether it is a circle yet.
    fn is_whole(&self, heap: &Position) -> bool {
        self.rules.is_circle() && heap.len() == 1
    }

    fn named(&self) -> Option<Named> {
        match &self.rules {
            HeapRules::Moves(Moves { take: Some(Take::Named(named)), split: None, place: Place::Heap }) => {
                Some(*named).filter(|named| named.depends_on_heap())
            }
            _ => None,
        }
    }

    fn by_genera(&mut self, sum: &[Position]) -> Option<LargeAnswer> {
        let heaps: Vec<u64> = sum.iter().map(|heap| heap[0]).collect();
        let outcome = self.genera.outcome(&heaps)?;
        let (mut winning, mut is_all) = (Vec::new(), true);
        for (i, &heap) in heaps.iter().enumerate() {
            let wanted = match heaps.len() {
                1 if self.genera.is_plain() => Wanted::Lost,
                _ => {
                    let rest = [&heaps[..i], &heaps[i + 1..]].concat();
                    let sum = rest.iter().map(|heap| self.genera.genus(*heap)).collect::<Option<Vec<_>>>()?;
                    Wanted::Of(sum.into_iter().fold(Genus::fickle(0), Genus::plus).answers())
                }
            };
            let proven = self.genera.certificate.as_ref()?;
            let (values, minus) = (&self.genera.values[..], Some(&self.genera.minus[..]));
            let classes = Periodic { values, minus, proven };
            let mut options = Options { classes, wanted, runs: vec![], is_all: true };
            if !options.find(&self.clauses, heap) {
                return None;
            }
            winning.extend(options.runs.into_iter().map(|run| Run { part: i, ..run }));
            is_all &= options.is_all;
        }
        let parts = sum.iter().map(|heap| (heap.clone(), None)).collect();
        let theorem = self.genera.theorem(&heaps);
        Some(LargeAnswer { parts, value: None, outcome, winning, is_all, theorem })
    }

    fn by_values(&mut self, sum: &[Position]) -> Result<Option<LargeAnswer>, Flaw> {
        let lines = [Some(&mut self.line), self.rows.as_mut()];
        for line in lines.into_iter().flatten() {
            if !prove(line, &self.clauses)? {
                return Ok(None);
            }
        }
        let line_of = |heap: &Position| {
            let rows = self.rows.as_ref().filter(|_| heap.len() > 1);
            let line = rows.unwrap_or(&self.line);
            Some(Periodic { values: &line.values, minus: None, proven: line.certificate.as_ref()? })
        };
        let value = |heap: &Position| Some((heap.clone(), Some(line_of(heap)?.genus(heap[0])?.value)));
        let Some(parts) = sum.iter().map(value).collect::<Option<Vec<_>>>() else { return Ok(None) };
        let total = parts.iter().fold(0, |sum, part| sum ^ part.1.unwrap_or(0));
        let (mut winning, mut is_all) = (Vec::new(), true);
        for (i, (heap, value)) in parts.iter().enumerate() {
            let wanted = Wanted::Of(vec![Genus::firm(total ^ value.unwrap_or(0))]);
            // What is left of a circle is a row.
            let rows = self.rows.as_ref().unwrap_or(&self.line);
            let Some(proven) = &rows.certificate else { return Ok(None) };
            let classes = Periodic { values: &rows.values, minus: None, proven };
            let mut options = Options { classes, wanted, runs: vec![], is_all: true };
            let clauses: Vec<Clause> = match self.is_whole(heap) {
                true => self.clauses.iter().map(Clause::together).collect(),
                false => self.clauses.clone(),
            };
            if !options.find(&clauses, heap[0]) {
                return Ok(None);
            }
            winning.extend(options.runs.into_iter().map(|run| self.placed(run, i)));
            is_all &= options.is_all;
        }
        let proven = self.line.certificate.as_ref().expect("proven above");
        let theorem = format!("{}: {}", period(proven), proven.theorem);
        let outcome = if total == 0 { Outcome::Loss } else { Outcome::Win };
        Ok(Some(LargeAnswer { parts, value: Some(total), outcome, winning, is_all, theorem }))
    }

    /// In that part of a sum; what is left of a circle is a row.
    fn placed(&self, run: Run, part: usize) -> Run {
        let mark = if self.rules.is_circle() { vec![ROW] } else { vec![] };
        let marked = |leaves: Parts| leaves.into_iter().map(|part| [part, mark.clone()].concat()).collect();
        Run { part, first: marked(run.first), last: marked(run.last), ..run }
    }
}

/// Finds values until they prove a period; whether they do.
pub fn prove(line: &mut Line, clauses: &[Clause]) -> Result<bool, Flaw> {
    // About a second each.
    let most = match clauses.iter().map(|clause| clause.leaves.most().unwrap_or(usize::MAX)).max() {
        Some(0 | 1) => MAX_SEARCHED_HEAP,
        Some(2) => MAX_SEARCHED_HEAP / 8,
        _ => 3000,
    };
    while line.certificate.is_none() {
        let count = line.values.len() as u64;
        if count > most {
            return Ok(false);
        }
        line.extend((2 * count).clamp(256, most + 1) as usize)?;
    }
    Ok(true)
}

fn period(proven: &Certificate) -> String {
    let Certificate { period, pre_period, saltus, .. } = proven;
    match saltus {
        0 => format!("period {period} from n = {pre_period} on"),
        saltus => format!("g(n + {period}) = g(n) + {saltus} from n = {pre_period} on"),
    }
}

/// By a formula for single heaps.
fn named_answer(named: Named, sum: &[Position]) -> Option<LargeAnswer> {
    let value = |heap: &Position| Some((heap.clone(), Some(named_sets::value(named, heap[0])?)));
    let parts = sum.iter().map(value).collect::<Option<Vec<_>>>()?;
    let total = parts.iter().fold(0, |sum, part| sum ^ part.1.unwrap_or(0));
    let (mut winning, mut is_all) = (Vec::new(), true);
    for (i, (heap, value)) in parts.iter().enumerate() {
        let (runs, are_all) = named_sets::options(named, heap[0], total ^ value.unwrap_or(0))?;
        winning.extend(runs.into_iter().map(|run| Run { part: i, ..run }));
        is_all &= are_all;
    }
    let outcome = if total == 0 { Outcome::Loss } else { Outcome::Win };
    let theorem = format!("the value of a heap is {}", named_sets::theorem(named));
    Some(LargeAnswer { parts, value: Some(total), outcome, winning, is_all, theorem })
}
