//! What is proven of a table, or else the pattern in it.

use super::claim::claim;
use super::dependence::Dependence;
pub use super::law_search::About;
use super::law_search::LawSearch;
use super::length;
use crate::game::table::{ENDLESS, MISSING, Tabled};
use crate::game::{Certificate, Explorer};
use grundy_laws::{Found, Grid, HOLE, Law, Line, Positions, Status, Table, periodic_law};
use std::collections::BTreeSet;

/// What is said of a whole table.
pub struct Laws {
    /// A proven period.
    pub proven: Option<Proven>,
    /// What the laws below are about.
    pub about: About,
    /// Of what has a size: what decides.
    pub dependence: Option<Dependence>,
    /// Laws that all values so far obey, best first.
    pub found: Vec<Found>,
    /// What proves the first of these for all positions.
    pub theorem: Option<String>,
    /// How far the table would have to go for more than guesses, if it does not: the rules have
    /// numbers that large.
    pub needs: Option<u64>,
    /// Where they were found.
    pub searched: Option<LawSearch>,
    /// How many entries the largest table has in which one was sought.
    pub entries: usize,
    /// Whether that was only before the first position without a finite value.
    pub is_cut: bool,
}

impl Laws {
    /// What the laws are about, in words.
    pub fn subject(&self) -> String {
        match self.dependence.as_ref().map(Dependence::arguments) {
            Some(arguments) if !arguments.is_empty() => format!("{}, {arguments}", self.about),
            _ => self.about.to_string(),
        }
    }

    /// The laws in the first of these that has one.
    pub fn first_of(all: impl IntoIterator<Item = (About, LawSearch)>) -> Laws {
        let none = || (About::Values, vec![], None);
        let mut entries = 0;
        let with_laws = |(about, searched): (About, LawSearch)| {
            entries = entries.max(searched.size());
            let found: Vec<Found> = searched.laws().into_iter().map(|found| about.named(found)).collect();
            (!found.is_empty()).then_some((about, found, Some(searched)))
        };
        let (about, found, searched) = all.into_iter().find_map(with_laws).unwrap_or_else(none);
        Laws {
            proven: None,
            about,
            dependence: None,
            found,
            theorem: None,
            needs: None,
            searched,
            entries,
            is_cut: false,
        }
    }

    /// The same, but all guesses if only a table to `needs` could confirm them.
    pub fn needing(mut self, needs: Option<u64>) -> Laws {
        if needs.is_some() {
            self.found.iter_mut().for_each(|found| found.status = Status::Guess);
        }
        Laws { needs, ..self }
    }

    /// What is said of a law that needs a longer table.
    pub fn need(&self) -> Option<String> {
        let needs = self.needs?;
        Some(format!("the rules have numbers so large that only a table to {needs} could confirm it"))
    }
}

/// A proven period of a table whose first index is `first`.
#[derive(Debug, Clone)]
pub struct Proven {
    /// The position of index 0.
    pub first: u64,
    /// The period, by index.
    pub certificate: Certificate,
    /// The same as a law.
    pub law: Law,
    /// The values up to the end of the second period.
    pub line: Line,
}

impl Proven {
    fn new(first: u64, values: &[u32], certificate: &Certificate) -> Proven {
        let (start, period) = (certificate.pre_period as usize, certificate.period as usize);
        let count = (start + 2 * period).max(1000) as u64;
        let values = (0..count).map_while(|i| certificate.at(values, i)).map(i128::from).collect();
        let line = Line { first, values };
        let law = periodic_law(&line, start, period);
        Proven { first, certificate: certificate.clone(), law, line }
    }

    /// Of heaps in misère play: [what decides all sums](Explorer::misere_sums), if that is proven.
    /// The function of its law is `genus`.
    pub fn of_misere_sums(explorer: &mut Explorer) -> Option<Proven> {
        let (values, certificate) = explorer.misere_sums()?;
        let proven = Proven::new(0, &values, &certificate);
        Some(Proven { law: proven.law.clone().named("genus"), ..proven })
    }
}

/// In grids of this size laws can be sought in reasonable time.
const LARGEST: usize = 200;

/// The laws of a game's table; of those that were found, one that a theorem proves comes first.
pub fn of_game(explorer: &Explorer, table: &Tabled) -> Laws {
    let mut laws = laws(table, explorer.is_misere()).needing(length::missing(explorer, table));
    let proven = |(i, found): (usize, &Found)| Some((i, explorer.proves(&claim(&found.law)?)?));
    if let Some((i, theorem)) = laws.found.iter().enumerate().find_map(proven) {
        laws.found.swap(0, i);
        laws.theorem = Some(theorem);
    }
    laws
}

/// The laws of a table; a pattern is only sought where nothing is proven.
pub fn laws(table: &Tabled, is_misere: bool) -> Laws {
    if let Tabled::Sizes { features, cells } = table {
        let dependence = Dependence::find(features, cells, is_misere);
        let search = dependence.as_ref().and_then(|found| Some((found.about, found.search()?)));
        return Laws { dependence, ..Laws::first_of(search) };
    }
    let mut proven = match table {
        Tabled::Line { first, values, certificate: Some(certificate) } => {
            Some(Proven::new(*first, values, certificate))
        }
        _ => None,
    };
    if let Some(Proven { law, .. }) = &mut proven {
        if is_misere {
            *law = law.clone().of_outcomes();
        }
        return Laws { proven, about: of_cells(is_misere), ..Laws::first_of([]) };
    }
    let one = |(about, table): (About, Table)| (about, LawSearch::One(table));
    let is_cut = matches!(table, Tabled::Line { values, .. } if values.contains(&ENDLESS));
    Laws { is_cut, ..Laws::first_of(tables(table, is_misere).into_iter().map(one)) }
}

/// What the numbers in a table are.
pub fn of_cells(is_misere: bool) -> About {
    if is_misere { About::Outcomes } else { About::Values }
}

/// The laws of any values, if there are some.
pub fn laws_of(table: Option<Table>) -> Laws {
    Laws::first_of(table.map(|table| (About::Values, LawSearch::One(table))))
}

/// The tables in which a law is sought, one after the other until there is one: the values, then
/// only who wins.
pub fn tables(table: &Tabled, is_misere: bool) -> Vec<(About, Table)> {
    let values_about = of_cells(is_misere);
    match table {
        Tabled::Line { first, values, .. } if values.contains(&MISSING) => {
            let start = values.iter().take_while(|&&value| value == MISSING).count();
            let finite: Vec<u32> =
                values[start..].iter().copied().take_while(|&value| value != ENDLESS).collect();
            let line = |of: fn(u32) -> u32| {
                let values = finite.iter().map(|&value| number(value, of)).collect();
                Table::Line(Line { first: first + start as u64, values })
            };
            vec![(values_about, line(|value| value)), (About::Outcomes, line(|value| value.min(1)))]
        }
        Tabled::Line { first, values, .. } => {
            let finite: Vec<i128> =
                values.iter().take_while(|&&value| value != ENDLESS).map(|&v| v.into()).collect();
            let lost =
                (*first..).zip(&finite).filter(|(_, value)| **value == 0).map(|(n, _)| vec![n]).collect();
            let up_to = (first + finite.len() as u64).saturating_sub(1);
            let lost = Table::Positions(Positions { tuples: lost, up_to });
            vec![(values_about, Table::Line(Line { first: *first, values: finite })), (About::Lost, lost)]
        }
        Tabled::Grid { first, rows } if rows.iter().flatten().all(|&value| value != ENDLESS) => {
            let cut = rows.iter().take(LARGEST).map(|row| &row[..row.len().min(LARGEST)]).collect::<Vec<_>>();
            let grid = |of: fn(u32) -> u32| {
                let rows =
                    cut.iter().map(|row| row.iter().map(|&value| number(value, of)).collect()).collect();
                Table::Grid(Grid { first: *first, rows })
            };
            let mut all = vec![(values_about, grid(|value| value))];
            let is_full = cut.iter().all(|row| !row.contains(&MISSING));
            let pairs = if is_full { lost_pairs(*first, &cut) } else { None };
            // Where outcomes are all that there is, the list says the same in a shorter way.
            let place = usize::from(!is_misere);
            all.splice(place..place, pairs.map(|lost| (About::Lost, Table::Positions(lost))));
            all.push((About::Outcomes, grid(|value| value.min(1))));
            all
        }
        Tabled::Tuples { to, cells } => {
            lost_tuples(*to, cells).map(|lost| (About::Lost, lost)).into_iter().collect()
        }
        Tabled::Grid { .. } | Tabled::Places(_) | Tabled::Sizes { .. } => vec![],
    }
}

/// A cell as a law sees it.
fn number(cell: u32, of: fn(u32) -> u32) -> i128 {
    if cell == MISSING { HOLE } else { of(cell).into() }
}

/// The P-positions of a grid in which the order of the numbers means nothing.
fn lost_pairs(first: u64, rows: &[&[u32]]) -> Option<Positions> {
    let size = rows.len();
    let is_square = first == 0 && rows.iter().all(|row| row.len() == size);
    if !is_square || (0..size).any(|x| (0..x).any(|y| rows[x][y] != rows[y][x])) {
        return None;
    }
    let pairs = (0..size).flat_map(|x| (x..size).map(move |y| (x, y)));
    let lost = pairs.filter(|&(x, y)| rows[x][y] == 0).map(|(x, y)| vec![x as u64, y as u64]).collect();
    Some(Positions { tuples: lost, up_to: size as u64 - 1 })
}

/// The P-positions among tuples, if their order means nothing and all are there.
fn lost_tuples(to: u64, cells: &[(Vec<u64>, u32)]) -> Option<Table> {
    if cells.iter().any(|cell| cell.1 == MISSING) {
        return None;
    }
    let is_whole = cells.first()?.0.iter().all(|&n| n == 0) && cells.last()?.0.iter().all(|&n| n == to);
    let lost: BTreeSet<Vec<u64>> =
        cells.iter().filter(|cell| cell.1 == 0).map(|cell| cell.0.clone()).collect();
    let sorted = |tuple: &Vec<u64>| {
        let mut tuple = tuple.clone();
        tuple.sort_unstable();
        tuple
    };
    let ascending: BTreeSet<Vec<u64>> = lost.iter().map(sorted).collect();
    let is_symmetric = ascending.iter().all(|tuple| lost.contains(tuple))
        && (ascending == lost
            || cells.iter().all(|cell| (cell.1 == 0) == ascending.contains(&sorted(&cell.0))));
    (is_whole && is_symmetric).then_some(Table::Positions(Positions { tuples: ascending, up_to: to }))
}
