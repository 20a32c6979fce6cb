//! Removes what a program does not need until nothing is left to remove.
//!
//! What goes is blanked, so every position stays what it was, in the compiler's messages as in the text. First go the
//! items that nothing mentions. The compiler's own warnings name other unused items and imports. Nothing names an unused
//! implementation: those are removed together, and the ones that the errors then miss come back; each that came back is
//! tried once more alone.

use super::blame::{Missed, missed};
use super::code::Code;
use super::mentions::unmentioned;
use super::parallel;
use super::prove::refused;
use super::rustc::{Diagnostic, Report, Rustc};
use super::units::{Kind, Unit, units};
use anyhow::Result;
use std::ops::Range;
use std::thread;

/// The lints that name something removable, reported even where the file allows it.
const UNUSED: &[&str] = &["dead_code", "unused_imports", "unused_macros"];

/// A text that was relieved of what it does not need.
pub struct Shaken {
    /// The rest, with a permission for the unused fields and variants that stay.
    pub text: String,
    /// The same with blanks for what has gone: every position is still what it was.
    blanked: String,
    /// The code of the whole text.
    before: Code,
}

/// Removes what is unused.
pub fn shake(text: &str, rustc: &Rustc) -> Result<Shaken> {
    let shaker = Shaker::new(text, rustc, None)?;
    let start = shaker.blanked();
    thread::scope(|scope| {
        let before = scope.spawn(|| anyhow::Ok(Code::of(&rustc.check_and_mir(&start, &[])?.1)));
        let shaker = shaker.finished()?;
        let before = before.join().expect("compiling does not panic")?;
        Ok(Shaken { text: shaker.print(), blanked: shaker.blanked(), before })
    })
}

impl Shaken {
    /// Whether what remains is the code that was there before, function by function. Without an implementation a call
    /// may still compile and mean another one: a method of a reference, or of a target of `Deref`.
    pub fn is_same(&self, rustc: &Rustc) -> Result<bool> {
        Ok(Code::of(&rustc.check_and_mir(&self.blanked, &[])?.1).is_part_of(&self.before))
    }

    /// The work done once more, with that question after each removal.
    pub fn careful(self, text: &str, rustc: &Rustc) -> Result<Shaken> {
        let shaker = Shaker::new(text, rustc, Some(&self.before))?.finished()?;
        let (text, blanked) = (shaker.print(), shaker.blanked());
        Ok(Shaken { text, blanked, before: self.before })
    }
}

struct Shaker<'a> {
    text: &'a str,
    rustc: &'a Rustc,
    units: Vec<Unit>,
    gone: Vec<bool>,
    /// Why a unit was not removed.
    needed: Vec<Option<Need>>,
    /// The last report on a text that compiled.
    report: Report,
    /// The items that get `#[allow(dead_code)]`: where their first lines start.
    permitted: Vec<usize>,
    /// The code of the whole text, if each removal is to be compared with it.
    code: Option<&'a Code>,
}

/// Why a unit stays.
#[derive(Clone)]
enum Need {
    /// The code at this place cannot be without it.
    By(Range<usize>),
    /// It could not go alone when this many others had gone.
    Tried(usize),
}

impl<'a> Shaker<'a> {
    /// What is left to do when all that nothing mentions has gone.
    fn new(text: &'a str, rustc: &'a Rustc, code: Option<&'a Code>) -> Result<Shaker<'a>> {
        let units = units(text)?;
        let (gone, needed) = (vec![false; units.len()], vec![None; units.len()]);
        let report = Report { diagnostics: Vec::new(), ok: true };
        let mut shaker = Shaker { text, rustc, units, gone, needed, report, permitted: Vec::new(), code };
        shaker.gone = shaker.with(&unmentioned(text, &shaker.units));
        shaker.report = rustc.check(&shaker.blanked(), UNUSED)?;
        if shaker.report.ok { Ok(shaker) } else { Err(refused(&shaker.report, &rustc.target().offer)) }
    }

    fn finished(mut self) -> Result<Shaker<'a>> {
        self.remove_all()?;
        self.permit()?;
        Ok(self)
    }

    /// Rounds of removal until nothing is left to try.
    fn remove_all(&mut self) -> Result<()> {
        loop {
            let mut candidates = self.warned_of();
            candidates.extend(self.present().filter(|&unit| self.units[unit].kind == Kind::Tried));
            candidates.retain(|&unit| !self.is_needed(unit));
            if candidates.is_empty() {
                return Ok(());
            }
            let mut guessed = Vec::new();
            for missed in self.remove(&candidates)? {
                match missed.by {
                    Some(place) => self.needed[missed.unit] = Some(Need::By(place)),
                    None => guessed.push(missed.unit),
                }
            }
            self.try_alone(&guessed)?;
        }
    }

    /// Whether a unit is known to be needed, as things stand.
    fn is_needed(&self, unit: usize) -> bool {
        match &self.needed[unit] {
            Some(Need::By(place)) => {
                let around = |other: &Unit| other.range.start <= place.start && place.end <= other.range.end;
                !self.units.iter().zip(&self.gone).any(|(other, &gone)| gone && around(other))
            }
            Some(Need::Tried(gone)) => *gone == self.count(),
            None => false,
        }
    }

    fn count(&self) -> usize {
        self.gone.iter().filter(|&&gone| gone).count()
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
    fn remove(&mut self, candidates: &[usize]) -> Result<Vec<Missed>> {
        let (mut away, mut back) = (candidates.to_vec(), Vec::new());
        while !away.is_empty() {
            let gone = self.with(&away);
            let report = self.check(&gone)?;
            if report.ok {
                (self.gone, self.report) = (gone, report);
                break;
            }
            let missed = missed(&self.units, &away, &report);
            away.retain(|&unit| missed.iter().all(|missed| missed.unit != unit));
            back.extend(missed);
        }
        Ok(back)
    }

    /// Removes each unit that the program compiles without; the others are needed.
    fn try_alone(&mut self, units: &[usize]) -> Result<()> {
        let checks = parallel::map(units, |&unit| Ok(self.check(&self.with(&[unit]))?.ok));
        for (&unit, ok) in units.iter().zip(checks.into_iter().collect::<Result<Vec<bool>>>()?) {
            // Two may be needed only together, so the second is tried again after the first has gone.
            if !ok || !self.remove(&[unit])?.is_empty() {
                self.needed[unit] = Some(Need::Tried(self.count()));
            }
        }
        Ok(())
    }

    fn check(&self, gone: &[bool]) -> Result<Report> {
        let text = blank(self.text, &self.units, gone);
        let mut report = self.rustc.check(&text, UNUSED)?;
        if let (true, Some(code)) = (report.ok, self.code) {
            if !Code::of(&self.rustc.check_and_mir(&text, &[])?.1).is_part_of(code) {
                report = Report { diagnostics: Vec::new(), ok: false }; // nothing says what is missed
            }
        }
        Ok(report)
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

    /// Whether a unit cannot stay: its type, its trait, what it imports or its last part is gone.
    fn follows(&self, unit: usize, gone: &[bool]) -> bool {
        let is = &self.units[unit];
        let mut lost = self.units.iter().zip(gone).filter(|&(_, &gone)| gone).map(|(other, _)| other);
        let empty = is.kind == Kind::Holder && self.is_empty(unit, gone);
        match is.kind {
            Kind::Import => lost.any(|other| self.imports(is, other)),
            Kind::Member if !is.implements => {
                lost.any(|other| other.kind == Kind::Item && other.words == is.words)
            }
            _ if is.implements => {
                let on = |item: &Unit| item.words.len() == 1 && is.words.contains(&item.words[0]);
                empty || lost.any(|other| other.kind == Kind::Item && on(other))
            }
            _ => empty,
        }
    }

    /// Whether an import is one of that item, module or import: `use nim::Move;` and `Move` in `mod nim`.
    fn imports(&self, import: &Unit, item: &Unit) -> bool {
        let name = match item.kind {
            Kind::Item | Kind::Holder if item.words.len() == 1 => item.words.first(),
            Kind::Import => item.words.get(2).or(item.words.first()),
            _ => None,
        };
        let module = self.module(item);
        let here =
            |from: &String| matches!(from.as_str(), "" | "crate" | "self" | "super") || Some(from) == module;
        name.is_some() && import.words.first() == name && import.words.get(1).is_some_and(here)
    }

    /// The name of the module that a unit is in.
    fn module(&self, unit: &Unit) -> Option<&String> {
        let parent = &self.units[unit.parent?];
        parent.words.first().or_else(|| self.module(parent))
    }

    /// Whether nothing is left in a holder.
    fn is_empty(&self, holder: usize, gone: &[bool]) -> bool {
        let mut parts = self.units.iter().enumerate().filter(|(_, part)| part.parent == Some(holder));
        !self.units[holder].fixed && parts.all(|(index, part)| gone[index] || part.kind == Kind::Allow)
    }

    /// Fields that are never read and variants that are never made stay, for the program's text relies on them; their
    /// items get a permission. The file's own permissions go, if no warning misses them.
    fn permit(&mut self) -> Result<()> {
        let text = self.blanked();
        let dead = self.report.diagnostics.iter().filter(|warning| warning.code() == "dead_code");
        self.permitted =
            dead.flat_map(Diagnostic::places).filter_map(|place| self.item_around(&place)).collect();
        let allows: Vec<usize> =
            self.present().filter(|&unit| self.units[unit].kind == Kind::Allow).collect();
        if allows.is_empty() {
            return Ok(());
        }
        let warnings = |text: &str| -> Result<usize> { Ok(self.rustc.check(text, &[])?.diagnostics.len()) };
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
