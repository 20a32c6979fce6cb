//! Removes what a program does not need until nothing is left to remove.
//!
//! What goes is blanked, so every position stays what it was, in the compiler's messages as in the text. The compiler's
//! own warnings name unused items and imports. Nothing names an unused implementation: those are removed together, and
//! the ones that the errors then miss come back; each that came back is tried once more alone.

use super::code::Code;
use super::parallel;
use super::prove::refused;
use super::rustc::{Diagnostic, Report, Rustc};
use super::units::{Kind, Unit, units};
use std::ops::Range;

/// The lints that name something removable, reported even where the file allows it.
const UNUSED: &[&str] = &["dead_code", "unused_imports", "unused_macros"];

/// The text without what it does not need, and with a permission for the unused fields and variants that stay.
///
/// Without an implementation a call may still compile and mean another one (a method of a reference, of a target of
/// `Deref`). So the code that remains must be, function by function, the code that was there before; if it is not,
/// the work is done once more with that check after each removal.
pub fn shake(text: &str, rustc: &Rustc) -> anyhow::Result<String> {
    let (quick, before) = std::thread::scope(|scope| {
        let before = scope.spawn(|| rustc.mir(text));
        let quick = Shaker::new(text, rustc, None).and_then(Shaker::finished);
        (quick, before.join().expect("the compiler's thread does not panic"))
    });
    let (quick, before) = (quick?, Code::of(&before?));
    if Code::of(&rustc.mir(&quick.blanked())?).is_part_of(&before) {
        return Ok(quick.print());
    }
    Ok(Shaker::new(text, rustc, Some(&before))?.finished()?.print())
}

struct Shaker<'a> {
    text: &'a str,
    rustc: &'a Rustc,
    units: Vec<Unit>,
    gone: Vec<bool>,
    /// Proven to be needed: not tried again until something else has gone.
    needed: Vec<bool>,
    /// The last report on a text that compiled.
    report: Report,
    /// The items that get `#[allow(dead_code)]`: where their first lines start.
    permitted: Vec<usize>,
    /// The code of the whole text, if each removal is to be compared with it.
    code: Option<&'a Code>,
}

impl<'a> Shaker<'a> {
    fn new(text: &'a str, rustc: &'a Rustc, code: Option<&'a Code>) -> anyhow::Result<Shaker<'a>> {
        let units = units(text)?;
        let report = rustc.check(text, UNUSED)?;
        if !report.ok {
            return Err(refused(&report, &rustc.target().offer));
        }
        let (gone, needed) = (vec![false; units.len()], vec![false; units.len()]);
        Ok(Shaker { text, rustc, units, gone, needed, report, permitted: Vec::new(), code })
    }

    fn finished(mut self) -> anyhow::Result<Shaker<'a>> {
        self.remove_all()?;
        self.permit()?;
        Ok(self)
    }

    /// Rounds of removal until nothing is left to try.
    fn remove_all(&mut self) -> anyhow::Result<()> {
        loop {
            let mut candidates = self.warned_of();
            candidates.extend(self.present().filter(|&unit| self.units[unit].kind == Kind::Tried));
            candidates.retain(|&unit| !self.needed[unit]);
            if candidates.is_empty() {
                return Ok(());
            }
            let back = self.remove(&candidates)?;
            if back.len() < candidates.len() {
                self.needed.fill(false);
            }
            self.try_alone(&back)?;
        }
    }

    /// The units that the last warnings point at.
    fn warned_of(&self) -> Vec<usize> {
        let unused = self.report.diagnostics.iter().filter(|warning| UNUSED.contains(&warning.code()));
        let places: Vec<Range<usize>> = unused.flat_map(Diagnostic::places).collect();
        let named = |unit: &Unit| match unit.kind {
            Kind::Item => places.contains(&unit.name),
            Kind::Import => {
                places.iter().any(|place| place.start < unit.name.end && unit.name.start < place.end)
            }
            _ => false,
        };
        self.present().filter(|&unit| named(&self.units[unit])).collect()
    }

    /// The units that are still there.
    fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.units.len()).filter(|&unit| !is_gone(&self.units, &self.gone, unit))
    }

    /// Removes the candidates except those that turn out to be needed, which are returned.
    fn remove(&mut self, candidates: &[usize]) -> anyhow::Result<Vec<usize>> {
        let (mut away, mut back) = (candidates.to_vec(), Vec::new());
        loop {
            let gone = self.with(&away);
            let report = self.check(&gone)?;
            if report.ok {
                (self.gone, self.report) = (gone, report);
                return Ok(back);
            }
            let missed = missed(&self.units, &away, &report);
            away.retain(|unit| !missed.contains(unit));
            back.extend(missed);
        }
    }

    /// Removes each unit that the program compiles without; the others are needed.
    fn try_alone(&mut self, units: &[usize]) -> anyhow::Result<()> {
        let checks = self.check_each(units)?;
        for (&unit, ok) in units.iter().zip(checks) {
            // Two may be needed only together: what follows the first one removed is tried again.
            if ok && self.remove(&[unit])?.is_empty() {
                self.needed.fill(false);
            } else {
                self.needed[unit] = true;
            }
        }
        Ok(())
    }

    fn check(&self, gone: &[bool]) -> anyhow::Result<Report> {
        let text = blank(self.text, &self.units, gone);
        let mut report = self.rustc.check(&text, UNUSED)?;
        if let (true, Some(code)) = (report.ok, self.code) {
            report.ok = Code::of(&self.rustc.mir(&text)?).is_part_of(code);
        }
        Ok(report)
    }

    /// Whether the program compiles without a unit, for each of them, on all cores.
    fn check_each(&self, units: &[usize]) -> anyhow::Result<Vec<bool>> {
        parallel::map(units, |&unit| Ok(self.check(&self.with(&[unit]))?.ok)).into_iter().collect()
    }

    /// What is gone if these go too, with all that cannot be without them.
    fn with(&self, more: &[usize]) -> Vec<bool> {
        let mut gone = self.gone.clone();
        more.iter().for_each(|&unit| gone[unit] = true);
        loop {
            let follow: Vec<usize> = (0..gone.len())
                .filter(|&unit| !is_gone(&self.units, &gone, unit) && self.follows(unit, &gone))
                .collect();
            if follow.is_empty() {
                return gone;
            }
            follow.iter().for_each(|&unit| gone[unit] = true);
        }
    }

    /// Whether a unit cannot stay: its type, its trait or its last part is gone.
    fn follows(&self, unit: usize, gone: &[bool]) -> bool {
        let is = &self.units[unit];
        let lost = |other: &Unit, index: usize| gone[index] && other.kind == Kind::Item;
        let mut others = self.units.iter().enumerate().filter(|&(index, other)| lost(other, index));
        match is.kind {
            Kind::Member if !is.implements => others.any(|(_, other)| other.words == is.words),
            Kind::Holder if !is.implements => self.is_empty(unit, gone),
            _ if !is.implements => false,
            Kind::Holder if self.is_empty(unit, gone) => true,
            _ => others.any(|(_, other)| other.words.len() == 1 && is.words.contains(&other.words[0])),
        }
    }

    /// Whether nothing is left in a holder.
    fn is_empty(&self, holder: usize, gone: &[bool]) -> bool {
        let mut parts = self.units.iter().enumerate().filter(|(_, part)| part.parent == Some(holder));
        !self.units[holder].fixed && parts.all(|(index, part)| gone[index] || part.kind == Kind::Allow)
    }

    /// Fields that are never read and variants that are never made stay, for the program's text relies on them; their
    /// items get a permission. The file's own permissions go, if no warning misses them.
    fn permit(&mut self) -> anyhow::Result<()> {
        let text = self.blanked();
        let dead = self.report.diagnostics.iter().filter(|warning| warning.code() == "dead_code");
        self.permitted =
            dead.flat_map(Diagnostic::places).filter_map(|place| self.item_around(&place)).collect();
        let allows: Vec<usize> =
            self.present().filter(|&unit| self.units[unit].kind == Kind::Allow).collect();
        if allows.is_empty() {
            return Ok(());
        }
        let warnings =
            |text: &str| -> anyhow::Result<usize> { Ok(self.rustc.check(text, &[])?.diagnostics.len()) };
        let before = warnings(&text)?;
        let mut gone = self.gone.clone();
        for allow in allows {
            gone[allow] = true;
            gone[allow] = warnings(&blank(self.text, &self.units, &gone))? <= before;
        }
        self.gone = gone;
        Ok(())
    }

    /// Where the innermost item around a place begins, behind its attributes.
    fn item_around(&self, place: &Range<usize>) -> Option<usize> {
        let around = |unit: &&Unit| {
            unit.kind == Kind::Item && unit.range.start <= place.start && place.end <= unit.range.end
        };
        let item = self.units.iter().rev().find(around)?;
        let line = super::edits::line_start(self.text, item.name.start);
        Some(line + (self.text[line..].len() - self.text[line..].trim_start().len()))
    }

    fn blanked(&self) -> String {
        blank(self.text, &self.units, &self.gone)
    }

    /// The remaining text. Lines that became blank go, and with them the blank lines that set them apart.
    fn print(&self) -> String {
        let text = self.blanked();
        let (mut out, mut at, mut removed) = (String::with_capacity(text.len()), 0, false);
        for (before, after) in self.text.split_inclusive('\n').zip(text.split_inclusive('\n')) {
            if self.permitted.iter().any(|position| (at..at + after.len()).contains(position)) {
                out += "#[allow(dead_code)]\n";
            }
            at += after.len();
            let blank = after.trim().is_empty();
            let parted = out.ends_with("{\n") || out.ends_with("\n\n");
            if blank && (!before.trim().is_empty() || removed && parted) {
                removed = true;
            } else {
                out += after;
                removed = false;
            }
        }
        out
    }
}

/// Whether a unit or anything around it is gone.
fn is_gone(units: &[Unit], gone: &[bool], unit: usize) -> bool {
    gone[unit] || units[unit].parent.is_some_and(|parent| is_gone(units, gone, parent))
}

/// The text with blanks in the place of what is gone.
fn blank(text: &str, units: &[Unit], gone: &[bool]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (unit, _) in units.iter().zip(gone).filter(|&(_, &gone)| gone) {
        bytes[unit.range.clone()].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
    }
    String::from_utf8(bytes).expect("whole characters were blanked")
}

/// Which of the removed units the errors miss, by the names in the messages; at least one.
fn missed(units: &[Unit], away: &[usize], report: &Report) -> Vec<usize> {
    let text = report.rendered();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let named = |unit: &usize, wanted: usize| {
        let unit = &units[*unit];
        !unit.words.is_empty() && unit.words.iter().take(wanted).all(|word| words.contains(&word.as_str()))
    };
    let tried = |unit: &usize| units[*unit].kind == Kind::Tried;
    // A trait and its type; a trait; anything named; what nobody warned of; anything.
    let picks: [&dyn Fn(&usize) -> bool; 5] = [
        &|unit| tried(unit) && named(unit, 2),
        &|unit| tried(unit) && named(unit, 1),
        &|unit| named(unit, usize::MAX),
        &|unit| tried(unit),
        &|_| true,
    ];
    let choices = picks.iter().map(|pick| away.iter().copied().filter(|unit| pick(unit)).collect::<Vec<_>>());
    choices.into_iter().find(|choice| !choice.is_empty()).unwrap_or_default()
}
