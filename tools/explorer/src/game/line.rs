//! The values of a game on a line so far, and what they prove.

use super::{Certificate, Engine, Flaw};

/// The values by index: that of the position `first` has index 0.
pub struct Line {
    /// The least position.
    pub first: u64,
    /// The values so far.
    pub values: Vec<u32>,
    /// What proves that they repeat.
    pub certificate: Option<Certificate>,
    engine: Option<Box<dyn Engine>>,
    /// How many values were searched for a period.
    tried: usize,
}

/// A position further out is not valued just because it was asked for.
const MAX_INDEX: u64 = 20_000_000;

impl Line {
    /// No value yet; without an engine, somebody else must find them.
    pub fn new(first: u64, engine: Option<Box<dyn Engine>>) -> Line {
        Line { first, values: vec![], certificate: None, engine, tried: 0 }
    }

    /// Whether it finds values itself.
    pub fn has_engine(&self) -> bool {
        self.engine.is_some()
    }

    /// Bytes that `count` values take while they are made.
    pub fn memory(&self, count: usize) -> u64 {
        self.engine.as_ref().map_or(64 * count as u64, |engine| engine.memory(count))
    }

    /// Finds values until there are `count`, if it can.
    pub fn extend(&mut self, count: usize) -> Result<(), Flaw> {
        while self.values.len() < count {
            let Some(engine) = &mut self.engine else { return Ok(()) };
            if let Some(proven) = &self.certificate {
                repeat(&mut self.values, proven, count);
                return Ok(());
            }
            // Not past the next search for a period.
            let next = count.min((2 * self.tried).max(64)).max(self.values.len() + 1);
            engine.extend(&mut self.values, next)?;
            // Twice as many values each time, so that all searches together cost no more than two.
            if self.values.len() >= 2 * self.tried || self.values.len() == count {
                self.tried = self.values.len();
                self.certificate = engine.certificate(&self.values);
            }
        }
        Ok(())
    }

    /// The value of a position, if it is known or proven.
    ///
    /// # Errors
    /// It is too large.
    pub fn known(&self, position: u64) -> Option<Result<u32, Flaw>> {
        let index = position.checked_sub(self.first)?;
        if let Some(&value) = usize::try_from(index).ok().and_then(|index| self.values.get(index)) {
            return Some(Ok(value));
        }
        let value = self.certificate.as_ref()?.at(&self.values, index)?;
        Some(u32::try_from(value).map_err(|_| Flaw(format!("the value of {position} is {value}: too large"))))
    }

    /// The same after all values up to the position are found, if it is not too far away.
    pub fn reached(&mut self, position: u64) -> Option<Result<u32, Flaw>> {
        let index = position.checked_sub(self.first).filter(|&index| index < MAX_INDEX)?;
        self.engine.as_ref()?;
        match self.extend(index as usize + 1) {
            Ok(()) => self.known(position),
            Err(flaw) => Some(Err(flaw)),
        }
    }
}

/// Continues periodic values.
fn repeat(values: &mut Vec<u32>, proven: &Certificate, count: usize) {
    let (period, saltus) = (proven.period as usize, proven.saltus as u32);
    values.reserve(count.saturating_sub(values.len()));
    while values.len() < count {
        // Without a saltus, all that is periodic so far can be copied at once.
        let known = values.len() - proven.pre_period as usize;
        let back = if saltus == 0 { known - known % period } else { period };
        let from = values.len() - back;
        let to = values.len().min(from + count - values.len());
        values.extend_from_within(from..to);
        let new = values.len() - (to - from);
        if saltus > 0 {
            values[new..].iter_mut().for_each(|value| *value += saltus);
        }
    }
}
