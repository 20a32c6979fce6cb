//! The rules of a game on heaps, as they are read: by words or by a code.

use super::code::Code;
use super::leaves::{Clause, Leaves, Sizes};
use super::take::Take;
use super::takes::Takes;
use std::fmt;

/// The rules of a game on heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HeapRules {
    /// `0.77`.
    Code(Code),
    /// `take 1,3 or split`.
    Moves(Moves),
    /// `take at most 2x`: at most twice what the other player has just taken.
    Dynamic(u64),
}

/// What a move does to a heap.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Moves {
    /// How many stones may be taken, if any may.
    pub take: Option<Take>,
    /// How a heap may be split instead, if it may.
    pub split: Option<Split>,
    /// What the stones are in.
    pub place: Place,
}

/// How a heap may be split: into `least` to `most` parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// At least 2.
    pub least: usize,
    /// `None`: any number.
    pub most: Option<usize>,
    /// Which parts.
    pub sizes: Sizes,
}

/// What the stones are in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Place {
    /// A heap: what is left stays together.
    #[default]
    Heap,
    /// A row: neighbours are taken, and the gap stays.
    Row,
    /// A circle: the first move leaves a row.
    Circle,
}

impl HeapRules {
    /// Whether the stones are in a circle at first.
    pub fn is_circle(&self) -> bool {
        matches!(self, HeapRules::Moves(Moves { place: Place::Circle, .. }))
    }
}

impl Moves {
    /// All moves in a heap or a row; those in a circle are the takes of a row, the rest in one.
    pub fn clauses(&self) -> Vec<Clause> {
        let bits = if self.place == Place::Heap { 0b11 } else { 0b111 };
        let takes = self.take.as_ref().map_or(vec![], Take::sets);
        let taken = takes.into_iter().map(|takes| Clause { takes, leaves: Leaves::of_bits(bits) });
        let split = self.split.map(|split| Clause { takes: Takes::Of(vec![0]), leaves: split.leaves() });
        taken.chain(split).collect()
    }

    /// The same in more words, where a split may be taken for another.
    pub fn meaning(&self) -> Option<String> {
        let (split, remark) = self.split?.meaning()?;
        let take = self.take.as_ref().map(|take| format!("take {take} or ")).unwrap_or_default();
        Some(format!("{take}{split}{}{remark}", self.place))
    }
}

impl Split {
    fn leaves(self) -> Leaves {
        let mut leaves = Leaves::default();
        match self.most {
            Some(most) => (self.least..=most).for_each(|count| leaves.allow(count, self.sizes)),
            None => leaves.allow_from(self.least, self.sizes),
        }
        leaves
    }

    /// The same in more words, where fewer may be taken for something else; and a remark on them.
    fn meaning(&self) -> Option<(String, &'static str)> {
        let is_two = self.most == Some(2);
        let (sizes, remark, is_clear) = match self.sizes {
            Sizes::Equal => ("equal heaps", "", self.most.is_some()),
            Sizes::Nearly => ("nearly equal heaps", " (no two differ by more than 1)", self.most.is_some()),
            Sizes::Distinct => ("unequal heaps", " (no two are equal)", is_two),
            Sizes::Any | Sizes::NotAllEqual => return None,
        };
        let count = match (self.least, self.most) {
            (least, None) => format!("{least} or more"),
            (least, Some(most)) if least == most => least.to_string(),
            (least, Some(most)) => format!("{least}..{most}"),
        };
        (!is_clear).then(|| (format!("split into {count} {sizes}"), remark))
    }
}

impl fmt::Display for HeapRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeapRules::Code(code) => write!(f, "{code}"),
            HeapRules::Moves(moves) => write!(f, "{moves}"),
            HeapRules::Dynamic(times) => write!(f, "take at most {times}x"),
        }
    }
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(take) = &self.take {
            write!(f, "take {take}")?;
        }
        if let Some(split) = &self.split {
            f.write_str(if self.take.is_some() { " or " } else { "" })?;
            write!(f, "{split}")?;
        }
        write!(f, "{}", self.place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Heap => "",
            Place::Row => " in a row",
            Place::Circle => " in a circle",
        })
    }
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("split")?;
        match (self.least, self.most, self.sizes) {
            (2, Some(2), Sizes::Any | Sizes::Distinct) | (2, None, Sizes::Equal | Sizes::Nearly) => {}
            (least, None, _) => write!(f, " {least} or more")?,
            (least, Some(most), _) if least == most => write!(f, " into {least}")?,
            (least, Some(most), _) => write!(f, " {least}..{most}")?,
        }
        f.write_str(match self.sizes {
            Sizes::Any => "",
            Sizes::Distinct => " unequal",
            Sizes::NotAllEqual => " not all equal",
            Sizes::Equal => " equal",
            Sizes::Nearly => " nearly equal",
        })
    }
}
