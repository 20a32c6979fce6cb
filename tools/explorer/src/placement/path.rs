//! The parts that are being searched, each for the sake of the one before, and whether they still
//! matter: another thread may have found out what is asked.

/// From the part that was asked for to the one that is being searched.
#[derive(Debug)]
pub(crate) struct Path<W> {
    open: Vec<OpenPart<W>>,
    /// Of all of them together.
    refuters: Vec<(W, u32)>,
    /// With this many parts or more, what is searched no longer matters. At 0 all of it stops.
    end: usize,
}

#[derive(Debug)]
struct OpenPart<W> {
    part: W,
    /// Where its refuters begin.
    refuters: usize,
}

impl<W: Copy> Path<W> {
    pub(crate) fn new() -> Path<W> {
        Path { open: Vec::new(), refuters: Vec::new(), end: usize::MAX }
    }

    pub(crate) fn enter(&mut self, part: W) {
        self.open.push(OpenPart { part, refuters: self.refuters.len() });
    }

    pub(crate) fn leave(&mut self) {
        let left = self.open.pop().expect("it was entered");
        self.refuters.truncate(left.refuters);
    }

    /// The part for the sake of which all others are searched.
    pub(crate) fn first(&self) -> Option<W> {
        self.open.first().map(|open| open.part)
    }

    /// Adds options of the last part, and the value with which each shows what is asked about it.
    pub(crate) fn add_refuters(&mut self, refuters: impl Iterator<Item = (W, u32)>) {
        self.refuters.extend(refuters);
    }

    /// Ends the search of the parts after the first one of which it is known what is asked.
    pub(crate) fn cut(&mut self, value: impl Fn(W) -> Option<u32>) {
        let ends = self.open.iter().skip(1).map(|next| next.refuters).chain([self.refuters.len()]);
        let known = self.open.iter().zip(ends).position(|(open, end)| {
            let mut refuters = self.refuters[open.refuters..end].iter();
            value(open.part).is_some() || refuters.any(|&(part, shows)| value(part) == Some(shows))
        });
        self.end = known.map_or(self.end, |place| self.end.min(place + 1));
    }

    /// Ends the search of all parts.
    pub(crate) fn stop(&mut self) {
        self.end = 0;
    }

    /// Whether what is searched does not matter: then what comes out means nothing.
    pub(crate) fn is_cut(&self) -> bool {
        self.open.len() >= self.end
    }

    /// Whether the last part is the one for which others did not matter. From now on they do.
    pub(crate) fn resume(&mut self) -> bool {
        let is_it = self.open.len() == self.end;
        if is_it {
            self.end = usize::MAX;
        }
        is_it
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_part_ends_what_comes_after_it() {
        let mut path: Path<u64> = Path::new();
        for part in 1..=4 {
            path.enter(part);
            path.add_refuters([(10 * part, 3)].into_iter());
        }
        path.cut(|part| (part == 20).then_some(2));
        assert!(!path.is_cut(), "with that value it shows nothing");
        path.cut(|part| [20, 3].contains(&part).then_some(3));
        assert!(path.is_cut() && !path.resume());
        path.leave();
        path.leave();
        assert!(path.is_cut() && path.resume() && !path.is_cut(), "the part with the refuter 20");
        path.enter(5);
        path.cut(|part| (part == 30).then_some(3));
        assert!(!path.is_cut(), "that was left");
        path.stop();
        assert!((0..3).all(|_| {
            let is_cut = path.is_cut() && !path.resume();
            path.leave();
            is_cut
        }));
        assert!(path.resume() && path.first().is_none());
    }
}
