//! Of what has a size: which of the numbers that are counted decide what it is worth.

use super::law_search::{About, LawSearch};
use crate::game::table::{ENDLESS, MISSING, SizedCell};
use grundy_laws::{Grid, HOLE, Line, Table};
use std::collections::BTreeMap;

/// A few numbers decide what all positions of a table are worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dependence {
    /// What they decide: the value, or only who wins.
    pub about: About,
    /// What is counted, at most two of these.
    pub features: Vec<&'static str>,
    /// What each choice of counts that occurs means.
    pub points: BTreeMap<Vec<u64>, u32>,
    /// How many positions say the same as another one with these counts.
    pub confirmed: usize,
}

/// At least this many positions must say the same as others.
const ENOUGH: usize = 20;

impl Dependence {
    /// The fewest features that decide all values, or else who wins: one rather than two, and then
    /// values rather than who wins.
    pub fn find(features: &[&'static str], cells: &[SizedCell], is_misere: bool) -> Option<Dependence> {
        if cells.iter().any(|cell| matches!(cell.value, ENDLESS | MISSING)) {
            return None;
        }
        let numbers = 0..features.len();
        let pairs = numbers.clone().flat_map(|j| (0..j).map(move |i| vec![i, j]));
        let singles: Vec<Vec<usize>> = std::iter::once(vec![]).chain(numbers.map(|i| vec![i])).collect();
        let abouts: &[About] = if is_misere { &[About::Outcomes] } else { &[About::Values, About::Outcomes] };
        [singles, pairs.collect()].into_iter().find_map(|choices| {
            abouts.iter().find_map(|&about| {
                choices.iter().find_map(|chosen| Dependence::on(features, chosen, cells, about))
            })
        })
    }

    /// That these features decide.
    fn on(
        features: &[&'static str],
        chosen: &[usize],
        cells: &[SizedCell],
        about: About,
    ) -> Option<Dependence> {
        let mut points = BTreeMap::new();
        for cell in cells {
            let value = if about == About::Values { cell.value } else { cell.value.min(1) };
            let at = chosen.iter().map(|&i| cell.counts[i]).collect();
            if *points.entry(at).or_insert(value) != value {
                return None;
            }
        }
        let confirmed = cells.len() - points.len();
        let features = chosen.iter().map(|&i| features[i]).collect();
        (confirmed >= ENOUGH).then_some(Dependence { about, features, points, confirmed })
    }

    /// Where laws over these numbers are sought.
    pub fn search(&self) -> Option<LawSearch> {
        let all = || self.points.keys().flatten();
        let (least, most) = (*all().min()?, *all().max()?);
        let at = |point: &[u64]| self.points.get(point).map_or(HOLE, |&value| value.into());
        Some(LawSearch::One(match self.features[..] {
            [_] => {
                let values = (least..=most).map(|n| at(&[n])).collect();
                Table::Line(Line { first: least, values })
            }
            [_, _] => {
                let row = |x| (least..=most).map(|y| at(&[x, y])).collect();
                Table::Grid(Grid { first: least, rows: (least..=most).map(row).collect() })
            }
            _ => return None,
        }))
    }

    /// What the arguments of these laws are.
    pub fn arguments(&self) -> String {
        match self.features[..] {
            [feature] => format!("n = {feature}"),
            [one, other] => format!("x = {one}, y = {other}"),
            _ => String::new(),
        }
    }
}
