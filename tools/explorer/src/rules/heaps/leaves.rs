//! What a move may leave of a heap: in how many parts, and of which sizes.

use super::takes::Takes;

/// Heaps are split into no more parts than that, except by `or more`.
pub const MAX_PARTS: usize = 63;

/// Some of the moves: what is taken, and what may be left then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// How many stones.
    pub takes: Takes,
    /// In which parts.
    pub leaves: Leaves,
}

impl Clause {
    /// The same takes, after which the rest stays together.
    pub fn together(&self) -> Clause {
        Clause { takes: self.takes.clone(), leaves: Leaves::of_bits(0b11) }
    }
}

/// Which sizes the parts may have, if there are two or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sizes {
    /// Any.
    Any,
    /// No two alike.
    Distinct,
    /// Not all alike.
    NotAllEqual,
    /// All alike.
    Equal,
    /// As equal as possible: no two differ by more than one.
    Nearly,
}

/// In how many non-empty parts the rest may be left. 0: only if nothing is left.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Leaves {
    /// By the number of parts.
    counts: Vec<Option<Sizes>>,
    /// For all larger numbers of parts.
    more: Option<Sizes>,
}

impl Leaves {
    /// Exactly these numbers of parts, of any sizes: bit p allows p parts.
    pub fn of_bits(bits: u64) -> Leaves {
        let mut leaves = Leaves::default();
        (0..64).filter(|count| bits >> count & 1 == 1).for_each(|count| leaves.allow(count, Sizes::Any));
        leaves
    }

    /// Also allows `count` parts.
    pub fn allow(&mut self, count: usize, sizes: Sizes) {
        if self.counts.len() <= count {
            self.counts.resize(count + 1, self.more);
        }
        // One part is neither equal nor unequal to another.
        self.counts[count] = Some(if count < 2 { Sizes::Any } else { sizes });
    }

    /// Also allows `count` parts and any larger number of them.
    pub fn allow_from(&mut self, count: usize, sizes: Sizes) {
        (count..count.max(2)).for_each(|few| self.allow(few, sizes));
        self.allow(count.max(2), sizes);
        self.counts.truncate(count.max(2) + 1);
        self.more = Some(sizes);
    }

    /// Which sizes `count` parts may have, if that many are allowed.
    pub fn sizes(&self, count: usize) -> Option<Sizes> {
        self.counts.get(count).copied().unwrap_or(self.more)
    }

    /// Whether no move is allowed.
    pub fn is_none(&self) -> bool {
        self.counts.iter().all(Option::is_none) && self.more.is_none()
    }

    /// The largest number of parts, if there is one.
    pub fn most(&self) -> Option<usize> {
        let last = self.counts.iter().rposition(Option::is_some).unwrap_or(0);
        if self.more.is_some() { None } else { Some(last) }
    }

    /// The least number of parts from which on all are allowed, and their sizes.
    pub fn open(&self) -> Option<(usize, Sizes)> {
        self.more.map(|sizes| (self.counts.len(), sizes))
    }

    /// The numbers of parts that are named one by one.
    pub fn named(&self) -> impl Iterator<Item = (usize, Sizes)> + '_ {
        self.counts.iter().enumerate().filter_map(|(count, sizes)| sizes.map(|sizes| (count, sizes)))
    }

    /// Calls `found` with the parts, ascending, of each way to leave `total` stones, until it
    /// returns false. Returns whether it never did. Time: that of the calls, and of dead ends.
    pub fn each(&self, total: u64, found: &mut dyn FnMut(&[u64]) -> bool) -> bool {
        let most = self.most().map_or(total, |most| total.min(most as u64));
        if total == 0 {
            return self.sizes(0).is_none() || found(&[]);
        }
        (1..=most as usize).all(|count| match self.sizes(count) {
            Some(sizes) => each_of(total, count, sizes, found),
            None => true,
        })
    }
}

/// The same for exactly `count` parts.
fn each_of(total: u64, count: usize, sizes: Sizes, found: &mut dyn FnMut(&[u64]) -> bool) -> bool {
    let (share, rest) = (total / count as u64, total % count as u64);
    match sizes {
        Sizes::Equal => rest > 0 || found(&vec![share; count]),
        Sizes::Nearly => {
            let mut parts = vec![share; count - rest as usize];
            parts.resize(count, share + 1);
            found(&parts)
        }
        _ => grow(&mut Vec::with_capacity(count), total, count, sizes, found),
    }
}

/// The same, with the first parts given.
fn grow(
    parts: &mut Vec<u64>,
    left: u64,
    count: usize,
    sizes: Sizes,
    found: &mut dyn FnMut(&[u64]) -> bool,
) -> bool {
    let step = u64::from(sizes == Sizes::Distinct);
    let least = parts.last().map_or(1, |last| last + step);
    let open = (count - parts.len()) as u64;
    if open == 1 {
        if left < least || sizes == Sizes::NotAllEqual && parts.first() == Some(&left) {
            return true;
        }
        parts.push(left);
        let goes_on = found(parts);
        parts.pop();
        return goes_on;
    }
    // The parts to come are at least as large as this one.
    let needed = |part: u64| (part * open).saturating_add(step * (open * (open - 1) / 2));
    let mut part = least;
    while needed(part) <= left {
        parts.push(part);
        let goes_on = grow(parts, left - part, count, sizes, found);
        parts.pop();
        if !goes_on {
            return false;
        }
        part += 1;
    }
    true
}
