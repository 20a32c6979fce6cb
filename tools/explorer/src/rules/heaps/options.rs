//! Every move of a heap, straight from the rules.

use super::{HeapGame, ROW};
use crate::game::{Flaw, Parts, Position};

/// More options of one heap are not listed, nor more parts in them.
const MAX_OPTIONS: usize = 2_000_000;

impl HeapGame {
    /// What each move leaves.
    pub fn list_options(&self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let (heap, whole) = (position[0], self.rules.is_circle() && position.len() == 1);
        let (mut options, mut size) = (Vec::new(), 0);
        for clause in &self.clauses {
            let is_large = heap > MAX_OPTIONS as u64;
            if is_large && clause.takes.few(0).is_none() {
                let what = "too large to try each number of stones";
                return Err(Flaw(format!("a heap of {heap} is {what}: up to {MAX_OPTIONS}")));
            }
            for take in clause.takes.from_heap(heap) {
                let mut found = |parts: &[u64]| {
                    let part =
                        |part: &u64| if self.rules.is_circle() { vec![*part, ROW] } else { vec![*part] };
                    options.push(parts.iter().map(part).collect());
                    size += parts.len().max(1);
                    size <= MAX_OPTIONS
                };
                let all = if whole {
                    let rest = [heap - take];
                    found(if take == heap { &[] } else { &rest })
                } else {
                    clause.leaves.each(heap - take, &mut found)
                };
                if !all {
                    return Err(too_many(heap));
                }
            }
        }
        Ok(options)
    }
}

fn too_many(heap: u64) -> Flaw {
    Flaw(format!(
        "the options of a heap of {heap} are more than {MAX_OPTIONS} heaps in all: too many to list"
    ))
}
