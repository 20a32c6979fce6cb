//! Which laws of a table are believed: the shortest one, and what does not contradict it.

use crate::law::{Found, Law, Status};

/// Bits of the table that a law must save to be shown at all.
const SAVED_TO_GUESS: f64 = 8.0;
/// Bits that it must save to be confirmed.
const SAVED_TO_CONFIRM: f64 = 16.0;
const MAX_LAWS: usize = 4;

/// The laws that are short enough and do not contradict the shortest one at the points beyond.
pub fn choose(mut laws: Vec<Law>, all: f64, count: usize, beyond: &[Vec<u64>]) -> Vec<Found> {
    // It is enough that two numbers decide all values, however long these two are.
    let is_flat = |law: &Law| matches!(law.family, "constant" | "linear");
    let saved = |law: &Law| if is_flat(law) { count as f64 - 4.0 } else { all - law.bits };
    laws.retain(|law| saved(law) >= SAVED_TO_GUESS && law.fitted + 3 < count);
    laws.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    let Some(best) = laws.first().cloned() else { return vec![] };
    let contradicts = |law: &Law| {
        beyond.iter().any(|at| match (law.predict(at), best.predict(at)) {
            (Some(a), Some(b)) => a != b,
            _ => false,
        })
    };
    let is_contested = laws[1..].iter().any(|law| law.bits < best.bits + 3.0 && contradicts(law));
    laws.retain(|law| law.bits < best.bits + 3.0 || !contradicts(law));
    let mut kept: Vec<Law> = Vec::new();
    for law in laws {
        let same = |other: &Law| beyond.iter().all(|at| law.predict(at) == other.predict(at));
        match kept.iter().position(same) {
            // What is doubtful in one form may be sure in another one.
            Some(i) if kept[i].is_doubtful && !law.is_doubtful => kept[i] = law,
            None if kept.len() < MAX_LAWS => kept.push(law),
            _ => {}
        }
    }
    let doubt = |law: Law| {
        let little = saved(&law) < SAVED_TO_CONFIRM;
        law.doubted(is_contested || little).found(count)
    };
    let mut found: Vec<Found> = kept.into_iter().map(doubt).collect();
    found.sort_by_key(|found| found.status != Status::Confirmed);
    found
}
