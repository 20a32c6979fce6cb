//! Values, as soon as they are known; then what is proven of all of them, or the laws that they
//! obey, with their code.

use crate::flaw::RequestFlaw;
use crate::{clock, rules, say};
use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Certificate, Explorer, Flaw, Shape};
use grundy_explorer::report::best_law::BestLaw;
use grundy_explorer::report::json;
use grundy_explorer::report::law_search::is_too_few;
use grundy_explorer::report::laws::of_game;
use grundy_explorer::report::length;
use grundy_laws::{Found, Language};
use serde_json::{Map, Value, json};
use std::time::{Duration, Instant};

/// How long more values of a line are sought, so that a law has evidence.
const MORE_TIME: Duration = Duration::from_millis(400);
/// The same for grids.
const LARGER_SIZE: u64 = 127;
const LARGER_TIME: Duration = Duration::from_millis(700);
/// Between two reports.
const TICK: Duration = Duration::from_millis(150);
/// A larger table is not shown in a page.
const MAX_TO: u64 = 100_000;
const MAX_ACROSS: u64 = 400;
/// A period with more remainders is no help.
const MAX_REMAINDERS: usize = 40;

/// A line with the table, then one with the laws.
pub fn answer(request: &Value) -> Result<(), RequestFlaw> {
    let rules::Asked { mut explorer, meaning } = rules::asked(request)?;
    let shape = explorer.game().shape();
    if matches!(&shape, Shape::Places(places) if places.is_empty()) {
        let mut object = json::game(&explorer);
        object["meaning"] = meaning.into();
        say(&json!({ "table": object }));
        return Ok(());
    }
    let (to, across) = extent(&shape, &request["to"]);
    let shown = (to.max(across) + 1).saturating_sub(shape.first()) as usize;
    let mut run = Run { start: Instant::now(), told: Instant::now(), shown, limit: clock::time(request) };
    let end = clock::end(request);
    explorer.stop_when(move || Instant::now() > end);
    let (found, is_stopped) = run.table(&mut explorer, Extent { to, across }, |explorer, table| {
        let mut object = json::game(explorer);
        json::add_table(&mut object, explorer, table, shown);
        object["meaning"] = meaning.clone().into();
        say(&json!({ "table": object }));
    })?;
    let laws = of_game(&explorer, &found);
    let mut object = json::laws(&laws);
    object["stopped"] = is_stopped.into();
    object["code"] =
        BestLaw::of_game(&mut explorer, &laws).map(|best| codes(&best.found, &best.evidence)).into();
    object["few"] = is_too_few(laws.entries).into();
    if let Tabled::Line { first, values, certificate: Some(proven) } = &found {
        object["lost"] = lost(*first, values, proven);
    }
    json::add_draws(&mut object, &mut explorer, &found, shown);
    say(&json!({ "laws": object }));
    Ok(())
}

/// The largest numbers of the table: those that are wished for, or the usual ones.
fn extent(shape: &Shape, wish: &Value) -> (u64, u64) {
    let most = if matches!(shape, Shape::Line { .. }) { MAX_TO } else { MAX_ACROSS };
    let usual = match shape {
        Shape::Line { .. } => 99,
        Shape::Grid { .. } => 23,
        Shape::Tuples { size, .. } if *size <= 3 => 10,
        Shape::Tuples { .. } => 5,
        Shape::Places(_) => 0,
        Shape::Sizes { .. } => 7,
    };
    let first = shape.first();
    let to = wish[0].as_u64().unwrap_or(first + usual).min(most).max(first);
    (to, wish[1].as_u64().unwrap_or(to).min(most).max(first))
}

/// The making of a table.
struct Run {
    start: Instant,
    told: Instant,
    shown: usize,
    limit: Duration,
}

impl Run {
    /// The table, which may go further than what is shown; and whether time was short.
    fn table(
        &mut self,
        explorer: &mut Explorer,
        extent: Extent,
        show: impl Fn(&Explorer, &Tabled),
    ) -> Result<(Tabled, bool), RequestFlaw> {
        let made = match table(explorer, extent, &mut |values| self.watch(values.len())) {
            Err(flaw) => rescued(explorer, flaw)?,
            made => made?,
        };
        show(explorer, &made);
        let is_stopped = self.start.elapsed() > self.limit;
        if is_stopped {
            return Ok((made, true));
        }
        let larger = match explorer.game().shape() {
            Shape::Line { first } if !explorer.is_misere() => Some(self.longer(explorer, first)),
            Shape::Grid { .. } if extent.to == extent.across => self.larger(explorer, extent.to),
            _ => None,
        };
        explorer.stop_when(|| false);
        Ok((larger.unwrap_or(made), false))
    }

    /// How many values are next: a page hears of them.
    fn watch(&mut self, known: usize) -> Option<usize> {
        if self.told.elapsed() > TICK {
            self.told = Instant::now();
            say(&json!({ "progress": known, "of": self.shown }));
        }
        (self.start.elapsed() <= self.limit).then(|| (known / 4).clamp(1, 4096))
    }

    /// A longer line, in which a law has more evidence.
    fn longer(&self, explorer: &mut Explorer, first: u64) -> Tabled {
        let end = Instant::now() + MORE_TIME;
        explorer.stop_when(move || Instant::now() > end);
        let enough = length::wanted(explorer);
        let wanted = self.shown.max(enough);
        loop {
            let known = explorer.line().map_or(0, |line| line.values.len());
            let next = wanted.min(known + (known / 4).clamp(1, 1024));
            if known >= wanted || Instant::now() > end || explorer.extend(next).is_err() {
                break;
            }
        }
        let values = explorer.line().map_or(vec![], |line| line.values.clone());
        let certificate = explorer.line().and_then(|line| line.certificate.clone());
        let mut longer = Tabled::Line { first, values, certificate };
        length::settle(&mut longer, self.shown, enough);
        longer
    }

    /// A larger grid of the same game, if one is quick.
    fn larger(&self, explorer: &mut Explorer, mut size: u64) -> Option<Tabled> {
        let (mut found, mut took) = (None, self.start.elapsed());
        while took * 16 < LARGER_TIME && size < LARGER_SIZE {
            let start = Instant::now();
            let end = start + LARGER_TIME;
            explorer.stop_when(move || Instant::now() > end);
            size = (2 * size + 1).min(LARGER_SIZE);
            let larger = table(explorer, Extent { to: size, across: size }, &mut |_| Some(4096)).ok()?;
            if Instant::now() > end {
                break; // it is not whole
            }
            found = Some(larger);
            took = start.elapsed() * 2;
        }
        found
    }
}

/// What is known of a line that was stopped, or that cannot go on.
fn rescued(explorer: &Explorer, flaw: Flaw) -> Result<Tabled, RequestFlaw> {
    match explorer.line() {
        Some(line) if !line.values.is_empty() && flaw.is_stop() => {
            Ok(Tabled::Line { first: line.first, values: line.values.clone(), certificate: None })
        }
        _ => Err(flaw.into()),
    }
}

/// A law as a function in each language.
pub fn codes(found: &Found, evidence: &str) -> Value {
    let code = |language: Language| (language.name().to_owned(), found.code(language, evidence).into());
    Language::ALL.into_iter().map(code).collect::<Map<String, Value>>().into()
}

/// Which positions are lost by a proven period: those with these remainders, from some number on.
fn lost(first: u64, values: &[u32], proven: &Certificate) -> Value {
    let is_lost = |index: u64| proven.at(values, index) == Some(0);
    // A saltus makes each value larger than the one a period before.
    let repeated = proven.pre_period + if proven.saltus > 0 { proven.period } else { 0 };
    let of = |index: u64| (first + index) % proven.period;
    let mut remainders: Vec<u64> =
        (repeated..repeated + proven.period).filter(|&index| is_lost(index)).map(of).collect();
    remainders.sort_unstable();
    if remainders.len() > MAX_REMAINDERS {
        return Value::Null;
    }
    let is_whole = (0..repeated).all(|index| is_lost(index) == remainders.contains(&of(index)));
    let from = if is_whole { first } else { first + repeated };
    json!({ "period": proven.period, "remainders": remainders, "from": from })
}
