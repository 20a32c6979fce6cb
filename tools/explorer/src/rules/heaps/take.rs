//! How many stones a move may take, as it is typed: numbers, sets, and what is made of them.

use super::takes::{Named, Takes};
use std::fmt;

/// Larger numbers of stones are not read, nor more of them.
pub const MAX_STONES: u64 = 1_000_000;

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
    /// Every `step`-th number from one on: `1,4,7,...`.
    Steps {
        /// The least, at least 1.
        from: u64,
        /// At least 2.
        step: u64,
    },
    /// A set known by name.
    Named(Named),
    /// A number of that set, or one of these, ascending.
    With(Box<Take>, Vec<u64>),
    /// A number of one or the other.
    Either(Box<Take>, Box<Take>),
    /// A number that is in both.
    Both(Box<Take>, Box<Take>),
    /// A number of the first that is not in the other.
    But(Box<Take>, Box<Take>),
}

impl Take {
    /// Whether it is a set that a single word or phrase names, of more than one number.
    pub fn is_set(&self) -> bool {
        match self {
            Take::Odd | Take::Multiples(_) | Take::Steps { .. } => true,
            Take::Named(named) => *named != Named::Whole,
            _ => false,
        }
    }

    /// Whether it is a set that has a name and is the same for all heaps.
    pub fn is_fixed(&self) -> bool {
        match self {
            Take::Odd | Take::Multiples(_) | Take::Steps { .. } => true,
            Take::Named(named) => !named.depends_on_heap(),
            Take::Either(one, other) | Take::Both(one, other) | Take::But(one, other) => {
                let is_known = |set: &Take| set.is_fixed() || matches!(set, Take::Of(_) | Take::AnyBut(_));
                is_known(one) && is_known(other)
            }
            Take::Of(_) | Take::AnyBut(_) | Take::With(..) => false,
        }
    }

    /// Whether it has a number, if that does not depend on the heap.
    pub fn has(&self, take: u64) -> Option<bool> {
        Some(match self {
            Take::Of(all) => all.binary_search(&take).is_ok(),
            Take::AnyBut(but) => but.binary_search(&take).is_err(),
            Take::Odd => !take.is_multiple_of(2),
            Take::Multiples(of) => take.is_multiple_of(*of),
            Take::Steps { from, step } => take >= *from && (take - from).is_multiple_of(*step),
            Take::Named(named) if named.depends_on_heap() => return None,
            Take::Named(named) => named.has(take, take),
            Take::With(set, more) => more.binary_search(&take).is_ok() || set.has(take)?,
            Take::Either(one, other) => one.has(take)? || other.has(take)?,
            Take::Both(one, other) => one.has(take)? && other.has(take)?,
            Take::But(one, other) => one.has(take)? && !other.has(take)?,
        })
    }

    /// Whether it says how much of a heap may be taken, as `at most half` does.
    pub fn is_limit(&self) -> bool {
        match self {
            Take::Named(named) => matches!(
                named,
                Named::AtMostHalf
                    | Named::AtLeastHalf
                    | Named::LessThanHalf
                    | Named::MoreThanHalf
                    | Named::AtMostRoot
            ),
            Take::But(all, but) => **but == Take::Named(Named::Whole) && **all == Take::AnyBut(vec![]),
            _ => false,
        }
    }

    /// The word before the name of another set that says that numbers are of this set, too.
    fn adjective(&self) -> Option<&'static str> {
        match self {
            Take::Odd => Some("odd"),
            Take::Multiples(2) => Some("even"),
            Take::Named(Named::Primes) => Some("prime"),
            Take::Named(Named::Composites) => Some("composite"),
            Take::Named(Named::Squares) => Some("square"),
            Take::Named(Named::Cubes) => Some("cube"),
            _ => None,
        }
    }

    /// A set with an adjective: `odd primes`.
    pub fn has_adjective(&self) -> bool {
        matches!(self, Take::Both(set, other) if !set.is_limit() && other.adjective().is_some())
    }

    /// What may stand beside `or` so that what else stands there is not part of it.
    pub fn joins(&self) -> bool {
        match self {
            Take::Of(_) | Take::Named(_) | Take::With(..) | Take::Either(..) => true,
            set => set.is_set() || set.has_adjective(),
        }
    }

    /// The sets of which numbers may be taken, those with adjectives first: behind `odd or` they
    /// would have two.
    pub fn joined(&self) -> Vec<&Take> {
        let mut all = match self {
            Take::Either(one, other) => [one.joined(), other.joined()].concat(),
            set => vec![set],
        };
        all.sort_by_key(|set| !set.has_adjective());
        all
    }

    /// Whether a number behind `or` would be a part of it.
    fn ends_with_number(&self) -> bool {
        matches!(self, Take::Multiples(3..) | Take::Named(Named::Powers(_)))
    }

    /// The same as simpler sets, of which no two have a number in common.
    pub fn sets(&self) -> Vec<Takes> {
        let every = |from: u64, step: u64| Takes::Every { from, step };
        match self {
            Take::Of(all) => vec![Takes::Of(all.clone())],
            Take::AnyBut(but) => without(1, 1, but),
            Take::Odd => vec![every(1, 2)],
            Take::Multiples(of) => vec![every(*of, *of)],
            Take::Steps { from, step } => vec![every(*from, *step)],
            Take::Named(named) => vec![Takes::Named(*named)],
            Take::With(set, more) => {
                let sets = set.sets();
                let last = more.last().copied().unwrap_or(0);
                let has: Vec<u64> = sets.iter().flat_map(|set| set.from_heap(last)).collect();
                let new = more.iter().copied().filter(|take| !has.contains(take)).collect();
                sets.into_iter().chain([Takes::Of(new)]).collect()
            }
            Take::Either(one, other) => {
                let (first, second) = (one.sets(), other.sets());
                let new = second.into_iter().map(|set| filtered(set, &first, false)).collect();
                [first, new].concat()
            }
            Take::Both(one, other) => {
                let (first, second) = (one.sets(), other.sets());
                let with = |set: &Takes| {
                    let in_each =
                        second.iter().map(|other| filtered(set.clone(), std::slice::from_ref(other), true));
                    in_each.collect::<Vec<Takes>>()
                };
                first.iter().flat_map(with).collect()
            }
            Take::But(one, other) => match (&**one, &**other, &one.sets()[..]) {
                // What is periodic stays so.
                (_, Take::Of(but), [Takes::Every { from, step }]) => without(*from, *step, but),
                (Take::AnyBut(all), Take::Multiples(of), _) if all.is_empty() && *of <= MAX_RESIDUES => {
                    (1..*of).map(|rest| every(rest, *of)).collect()
                }
                (_, other, sets) => {
                    let but = other.sets();
                    sets.iter().map(|set| filtered(set.clone(), &but, false)).collect()
                }
            },
        }
    }
}

/// Up to this modulus, the numbers of each residue are a set of their own.
const MAX_RESIDUES: u64 = 64;

fn filtered(set: Takes, others: &[Takes], is_in: bool) -> Takes {
    let others = others.iter().map(|other| (other.clone(), is_in)).collect();
    Takes::Filtered(Box::new(set), others)
}

/// `from`, `from + step`, ... but these numbers, ascending.
fn without(from: u64, step: u64, but: &[u64]) -> Vec<Takes> {
    let Some(last) = but.last().filter(|last| **last >= from) else {
        return vec![Takes::Of(vec![]), Takes::Every { from, step }];
    };
    let end = from + ((last - from) / step + 1) * step;
    let few = (from..end).step_by(step as usize).filter(|take| but.binary_search(take).is_err()).collect();
    vec![Takes::Of(few), Takes::Every { from: end, step }]
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
            Take::Steps { from, step } => write!(f, "{from},{},{},...", from + step, from + 2 * step),
            Take::Named(named) => f.write_str(&named.words()),
            // A number behind `multiples of 3` would be one of those of which there are multiples.
            Take::With(set, more) if set.joined().iter().any(|set| set.ends_with_number()) => {
                write!(f, "{} or {set}", ranges(more))
            }
            Take::With(set, more) => write!(f, "{set} or {}", ranges(more)),
            Take::Either(..) => {
                let all: Vec<String> = self.joined().iter().map(ToString::to_string).collect();
                f.write_str(&all.join(" or "))
            }
            Take::Both(set, other) => match (&**other, other.adjective().filter(|_| self.has_adjective())) {
                (_, Some(adjective)) => write!(f, "{adjective} {set}"),
                (Take::Of(range), _) => write!(f, "{set} {}..{}", range[0], range[range.len() - 1]),
                (other, _) => write!(f, "{set} that are {other}"),
            },
            Take::But(set, other) => {
                // `but odd` might be a condition.
                let is_bare = matches!(**other, Take::Odd | Take::Multiples(2) | Take::Named(Named::Coprime));
                let but = match &**set {
                    Take::AnyBut(but) if !but.is_empty() => "and",
                    // `but at most half` is a limit.
                    _ if other.is_limit() => "except",
                    _ => "but",
                };
                write!(f, "{set} {but} {other}{}", if is_bare { " numbers" } else { "" })
            }
        }
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
