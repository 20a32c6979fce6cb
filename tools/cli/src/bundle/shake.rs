//! Removes what a program does not need until nothing is left to remove.
//!
//! What goes is blanked, so every position stays what it was, in the compiler's messages as in the
//! text. First go the items that nothing mentions. The compiler's own warnings name other unused
//! items and imports. Nothing names an unused implementation: those are removed together, and the
//! ones that the errors then miss come back; each that came back is tried once more alone.
//!
//! The first two reports mostly tell all of that. So there is a guess. The proof of the bundle, in
//! which a warning is an error, says whether an item or an import is left in it that nothing uses.
//!
//! Without an implementation or an import a call may still compile and mean another one: the method
//! of a reference, of what a pointer points to, of another trait, or another destructor. So the
//! compiled code is compared.

use super::blame::{Missed, missed};
use super::code::Code;
use super::mentions::{mentions, unmentioned};
use super::prove::refused;
use super::rustc::{Diagnostic, Report, Rustc};
use super::units::{Kind, Unit, units};
use crate::base::pool as parallel;
use anyhow::Result;
use std::ops::Range;
use std::sync::OnceLock;
use std::thread;

/// The lints that name something removable, reported even where the file allows it.
const UNUSED: &[&str] = &["dead_code", "unused_imports", "unused_macros"];

/// A text that was relieved of what it does not need.
pub struct Shaken {
    /// The rest, with a permission for the unused fields and variants that stay.
    pub text: String,
    /// The same with blanks for what has gone: every position is still what it was.
    blanked: String,
}

/// A text, what of it has gone, and what is known of the rest.
#[derive(Clone)]
pub struct Shaker<'a> {
    text: &'a str,
    rustc: &'a Rustc,
    units: Vec<Unit>,
    gone: Vec<bool>,
    /// Why a unit was not removed.
    needed: Vec<Option<Need>>,
    /// The last report on a text that compiled.
    report: Report,
    /// Whether a part may have to come back of which nothing says why.
    unsure: bool,
    /// The items that get `#[allow(dead_code)]`: where their first lines start.
    permitted: Vec<usize>,
    /// The compiler's intermediate code before anything was tried; read where it is compared,
    /// beside the proof.
    mir: String,
    code: OnceLock<Code>,
    /// Whether the code is compared after each removal.
    careful: bool,
}

/// Why a unit stays.
#[derive(Clone)]
enum Need {
    /// The code at these places cannot be without it.
    By(Vec<Range<usize>>),
    /// It could not go alone when this many others had gone.
    Tried(usize),
}

impl<'a> Shaker<'a> {
    /// Removes what nothing mentions, and asks what else is unused.
    ///
    /// # Errors
    /// A text that does not compile.
    pub fn new(text: &'a str, rustc: &'a Rustc) -> Result<Shaker<'a>> {
        let units = units(text)?;
        let (gone, needed) = (vec![false; units.len()], vec![None; units.len()]);
        let mut shaker = Shaker {
            text,
            rustc,
            units,
            gone,
            needed,
            report: Report { diagnostics: Vec::new(), ok: true },
            unsure: false,
            permitted: Vec::new(),
            mir: String::new(),
            code: OnceLock::new(),
            careful: false,
        };
        shaker.gone = shaker.with(&unmentioned(text, &shaker.units));
        let tried: Vec<usize> = shaker.of_kind(Kind::Tried).collect();
        let (whole, without) = thread::scope(|scope| {
            let without = scope.spawn(|| shaker.check(&shaker.with(&tried)));
            let whole = rustc.check_and_mir(&shaker.blanked(), UNUSED);
            (whole, without.join().expect("checking does not panic"))
        });
        let ((report, mir), without) = (whole?, without?);
        if !report.ok {
            return Err(refused(&report, &rustc.target().offer));
        }
        if !without.ok {
            let missed = missed(&shaker.units, &tried, &without);
            shaker.unsure = missed.iter().any(|missed| missed.by.is_empty());
            shaker.keep(missed);
        }
        Ok(Shaker { report, mir, ..shaker })
    }

    /// What is probably left when all has gone that can go; `None` where that needs more questions.
    pub fn guess(&self) -> Option<Shaken> {
        // Where the file permits what is unused, its proof says nothing of it.
        let silenced = self.of_kind(Kind::Allow).next().is_some() || self.text.contains("cfg_attr");
        if self.unsure || silenced {
            return None;
        }
        let mut shaker = self.clone();
        loop {
            let candidates = shaker.candidates();
            if candidates.is_empty() {
                shaker.permitted = shaker.permissions();
                return Some(shaker.shaken());
            }
            let gone = shaker.with(&candidates);
            let idle = shaker.idle_imports(&gone);
            let unmentioned = unmentioned(&blank(self.text, &self.units, &gone), &self.units);
            shaker.gone = gone;
            shaker.gone = shaker.with(&[idle, unmentioned].concat());
        }
    }

    /// What is left when all has gone that can go. Where that is `careful`, the code is compared
    /// after each removal.
    pub fn thorough(&self, careful: bool) -> Result<Shaken> {
        let mut shaker = Shaker { careful, ..self.clone() };
        shaker.remove_all()?;
        shaker.permit()?;
        Ok(shaker.shaken())
    }

    /// Whether what remains is the code that was there before, function by function.
    pub fn is_same(&self, shaken: &Shaken) -> Result<bool> {
        self.is_same_code(&shaken.blanked)
    }

    fn is_same_code(&self, blanked: &str) -> Result<bool> {
        let (report, mir) = self.rustc.check_and_mir(blanked, &[])?;
        Ok(report.ok && Code::of(&mir).is_part_of(self.code.get_or_init(|| Code::of(&self.mir))))
    }

    fn shaken(&self) -> Shaken {
        Shaken { text: self.print(), blanked: self.blanked() }
    }

    /// Rounds of removal until nothing is left to try.
    fn remove_all(&mut self) -> Result<()> {
        loop {
            let candidates = self.candidates();
            if candidates.is_empty() {
                return Ok(());
            }
            let missed = self.remove(&candidates)?;
            let guessed = self.keep(missed);
            self.try_alone(&guessed)?;
        }
    }

    /// What the last report names, and what no report ever does, unless it is known to be needed.
    fn candidates(&self) -> Vec<usize> {
        let all = self.warned_of().into_iter().chain(self.of_kind(Kind::Tried));
        all.filter(|&unit| !self.is_needed(unit)).collect()
    }

    /// Notes why units are needed; those for which that is a guess are returned.
    fn keep(&mut self, missed: Vec<Missed>) -> Vec<usize> {
        let mut guessed = Vec::new();
        for missed in missed {
            match &mut self.needed[missed.unit] {
                _ if missed.by.is_empty() => guessed.push(missed.unit),
                Some(Need::By(places)) => places.extend(missed.by),
                need => *need = Some(Need::By(missed.by)),
            }
        }
        guessed
    }

    /// The imports whose names have been mentioned in their modules and are so no more.
    fn idle_imports(&self, gone: &[bool]) -> Vec<usize> {
        let is_import = |unit: usize| self.units[unit].kind == Kind::Import;
        let without_imports = |gone: &[bool]| {
            let gone: Vec<bool> = (0..gone.len()).map(|unit| gone[unit] || is_import(unit)).collect();
            blank(self.text, &self.units, &gone)
        };
        let (before, after) = (without_imports(&self.gone), without_imports(gone));
        let is_idle = |&unit: &usize| {
            let module = self.module_range(unit);
            self.units[unit].imported().is_some_and(|name| {
                mentions(&before[module.clone()], name) && !mentions(&after[module], name)
            })
        };
        self.present().filter(|&unit| is_import(unit)).filter(is_idle).collect()
    }

    /// Whether a unit is known to be needed, as things stand.
    fn is_needed(&self, unit: usize) -> bool {
        match &self.needed[unit] {
            Some(Need::By(places)) => !places.iter().all(|place| self.is_in_gone(place)),
            Some(Need::Tried(gone)) => *gone == self.count(),
            None => false,
        }
    }

    /// Whether a place is within something that has gone.
    fn is_in_gone(&self, place: &Range<usize>) -> bool {
        self.units.iter().zip(&self.gone).any(|(unit, &gone)| gone && unit.holds(place))
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

    /// Those of a kind.
    fn of_kind(&self, kind: Kind) -> impl Iterator<Item = usize> {
        self.present().filter(move |&unit| self.units[unit].kind == kind)
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
            // Two may be needed only together, so the second is tried again after the first has
            // gone.
            if !ok || !self.remove(&[unit])?.is_empty() {
                self.needed[unit] = Some(Need::Tried(self.count()));
            }
        }
        Ok(())
    }

    fn check(&self, gone: &[bool]) -> Result<Report> {
        let text = blank(self.text, &self.units, gone);
        let mut report = self.rustc.check(&text, UNUSED)?;
        if self.careful && report.ok && !self.is_same_code(&text)? {
            report = Report { diagnostics: Vec::new(), ok: false }; // nothing says what is missed
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
        let mut lost = (0..gone.len()).filter(|&other| gone[other]);
        let empty = is.kind == Kind::Holder && self.is_empty(unit, gone);
        match is.kind {
            Kind::Import => lost.any(|other| self.imports(is, other)),
            Kind::Member if !is.implements => lost.any(|other| {
                self.units[other].kind == Kind::Item
                    && self.units[other].words == is.words
                    && self.is_only(other)
            }),
            _ if is.implements => {
                let on = |item: usize| self.named(item).is_some_and(|name| is.words.contains(name));
                let here =
                    |item: usize| self.is_only(item) || self.module_range(item) == self.module_range(unit);
                empty || lost.any(|other| self.units[other].kind == Kind::Item && on(other) && here(other))
            }
            _ => empty,
        }
    }

    /// The name of an item that a path can end with: no method, no member of a trait.
    fn named(&self, unit: usize) -> Option<&String> {
        let is = &self.units[unit];
        let in_impl = is.parent.is_some_and(|parent| self.units[parent].implements);
        let alone = matches!(is.kind, Kind::Item | Kind::Holder) && is.words.len() == 1;
        is.words.first().filter(|_| alone && !in_impl && !is.implements)
    }

    /// Whether no other item has the words of this one.
    fn is_only(&self, item: usize) -> bool {
        let is = |other: &Unit| matches!(other.kind, Kind::Item | Kind::Holder) && !other.implements;
        self.units.iter().filter(|other| is(other) && other.words == self.units[item].words).count() == 1
    }

    /// Whether an import is one of that item, module or import: `use nim::Move;` and `Move` in
    /// `mod nim`.
    fn imports(&self, import: &Unit, unit: usize) -> bool {
        let item = &self.units[unit];
        let name = match item.kind {
            Kind::Import => item.imported(),
            _ => self.named(unit),
        };
        let module = self.module(item);
        let here = |from: &String| {
            let relative = matches!(from.as_str(), "" | "crate" | "self" | "super");
            Some(from) == module || relative && (item.kind == Kind::Import || self.is_only(unit))
        };
        name.is_some() && import.words.first() == name && import.words.get(1).is_some_and(here)
    }

    /// The name of the module that a unit is in.
    fn module(&self, unit: &Unit) -> Option<&String> {
        let parent = &self.units[unit.parent?];
        parent.words.first().or_else(|| self.module(parent))
    }

    /// Where the module is, or the function, that a unit is in.
    fn module_range(&self, unit: usize) -> Range<usize> {
        match self.units[unit].parent {
            None => 0..self.text.len(),
            Some(parent) if self.units[parent].words.is_empty() => self.module_range(parent),
            Some(parent) => self.units[parent].range.clone(),
        }
    }

    /// Whether nothing is left in a holder.
    fn is_empty(&self, holder: usize, gone: &[bool]) -> bool {
        let mut parts = self.units.iter().enumerate().filter(|(_, part)| part.parent == Some(holder));
        !self.units[holder].fixed && parts.all(|(index, part)| gone[index] || part.kind == Kind::Allow)
    }

    /// Fields that are never read and variants that are never made stay, for the program's text
    /// relies on them; their items get a permission. The file's own permissions go, if no warning
    /// misses them.
    fn permit(&mut self) -> Result<()> {
        let text = self.blanked();
        self.permitted = self.permissions();
        let allows: Vec<usize> = self.of_kind(Kind::Allow).collect();
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

    /// The items with parts that the last report calls unused, by where they begin.
    fn permissions(&self) -> Vec<usize> {
        let dead = self.report.diagnostics.iter().filter(|warning| warning.code() == "dead_code");
        let present = dead.flat_map(Diagnostic::places).filter(|place| !self.is_in_gone(place));
        present.filter_map(|place| self.item_around(&place)).collect()
    }

    /// Where the innermost item around a place begins, behind its attributes.
    fn item_around(&self, place: &Range<usize>) -> Option<usize> {
        let around = |unit: &&Unit| unit.kind == Kind::Item && unit.holds(place);
        let item = self.units.iter().rev().find(around)?;
        let line = super::edits::line_start(self.text, item.name.start);
        Some(line + (self.text[line..].len() - self.text[line..].trim_start().len()))
    }

    fn blanked(&self) -> String {
        blank(self.text, &self.units, &self.gone)
    }

    /// The remaining text. Lines that became blank go, and with them the blank lines that set them
    /// apart.
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
