//! The rules of a game on heaps, as they are read: by words or by a code.

use super::code::Code;
use super::leaves::{Clause, Leaves, Sizes};
use super::takes::{Named, Takes};
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

/// How many stones may be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Take {
    /// One of these, ascending.
    Of(Vec<u64>),
    /// Any number but these, ascending.
    AnyBut(Vec<u64>),
    /// An odd number.
    Odd,
    /// A multiple of this number, which is 2 or more.
    Multiples(u64),
    /// A set known by name.
    Named(Named),
    /// A number of that set, or one of these, ascending.
    With(Box<Take>, Vec<u64>),
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

impl Take {
    /// Whether it is a set that has a name and is the same for all heaps.
    pub fn is_fixed(&self) -> bool {
        match self {
            Take::Odd | Take::Multiples(_) => true,
            Take::Named(named) => !named.depends_on_heap(),
            _ => false,
        }
    }

    /// Whether it has a number, if that does not depend on the heap.
    pub fn has(&self, take: u64) -> Option<bool> {
        Some(match self {
            Take::Of(all) => all.binary_search(&take).is_ok(),
            Take::AnyBut(but) => but.binary_search(&take).is_err(),
            Take::Odd => !take.is_multiple_of(2),
            Take::Multiples(of) => take.is_multiple_of(*of),
            Take::Named(named) if named.depends_on_heap() => return None,
            Take::Named(named) => named.has(take, take),
            Take::With(set, more) => more.binary_search(&take).is_ok() || set.has(take)?,
        })
    }

    fn ends_with_number(&self) -> bool {
        matches!(self, Take::Multiples(3..) | Take::Named(Named::Powers(_)))
    }

    /// The same as simpler sets.
    fn sets(&self) -> Vec<Takes> {
        match self {
            Take::Of(all) => vec![Takes::Of(all.clone())],
            Take::AnyBut(but) => {
                let from = but.last().map_or(1, |last| last + 1);
                let few = (1..from).filter(|take| but.binary_search(take).is_err()).collect();
                vec![Takes::Of(few), Takes::Every { from, step: 1 }]
            }
            Take::Odd => vec![Takes::Every { from: 1, step: 2 }],
            Take::Multiples(of) => vec![Takes::Every { from: *of, step: *of }],
            Take::Named(named) => vec![Takes::Named(*named)],
            Take::With(set, more) => {
                let sets = set.sets();
                // No option stands twice.
                let last = more.last().copied().unwrap_or(0);
                let has: Vec<u64> = sets.iter().flat_map(|set| set.from_heap(last)).collect();
                let new = more.iter().copied().filter(|take| !has.contains(take)).collect();
                sets.into_iter().chain([Takes::Of(new)]).collect()
            }
        }
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

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Take::Of(all) => f.write_str(&ranges(all)),
            Take::AnyBut(but) if but.is_empty() => f.write_str("any"),
            Take::AnyBut(but) => write!(f, "any but {}", ranges(but)),
            Take::Odd => f.write_str("odd"),
            Take::Multiples(2) => f.write_str("even"),
            Take::Multiples(of) => write!(f, "multiples of {of}"),
            Take::Named(named) => f.write_str(&named.words()),
            // A number behind `multiples of 3` would be one of those of which there are multiples.
            Take::With(set, more) if set.ends_with_number() => write!(f, "{} or {set}", ranges(more)),
            Take::With(set, more) => write!(f, "{set} or {}", ranges(more)),
        }
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

/// Ascending numbers with `..` for three or more in a row.
fn ranges(numbers: &[u64]) -> String {
    let mut shown: Vec<String> = Vec::new();
    for run in numbers.chunk_by(|a, b| a + 1 == *b) {
        match run {
            [first, _, .., last] => shown.push(format!("{first}..{last}")),
            few => shown.extend(few.iter().map(ToString::to_string)),
        }
    }
    shown.join(",")
}
