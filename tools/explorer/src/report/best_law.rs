//! The best law of a game, with what its function's comment says of it.

use super::law_search::{About, Cell};
use super::laws::{Laws, Proven};
use crate::game::Explorer;
use grundy_laws::code::solution::Case;
use grundy_laws::{Domain, Found, Status, Table};

/// How sure a law of a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Certainty {
    /// It is a theorem.
    Proven,
    /// What the table alone can say.
    Found(Status),
}

/// A law to make a function of.
pub struct BestLaw {
    /// What it says, and what the table says of it.
    pub found: Found,
    /// How sure it is.
    pub certainty: Certainty,
    /// What its numbers are where that is not clear, and what speaks for it.
    pub evidence: String,
    /// What it was compared with.
    pub cells: Vec<Cell>,
    /// What a problem of that game can ask.
    pub case: Case,
}

impl BestLaw {
    /// In misère play that is one about all sums, if there is one.
    pub fn of_game(explorer: &mut Explorer, laws: &Laws) -> Option<BestLaw> {
        Proven::of_misere_sums(explorer).map(of_sums).or_else(|| BestLaw::of_laws(laws))
    }

    /// What is proven, or else the first law.
    pub fn of_laws(laws: &Laws) -> Option<BestLaw> {
        if let Some(Proven { certificate, law, line, .. }) = &laws.proven {
            let found = law.clone().found(line.values.len());
            let evidence = format!("Proven: {}.", certificate.theorem);
            let cells = Table::Line(line.clone()).cells();
            return Some(best(laws, found, Certainty::Proven, &evidence, cells));
        }
        let (found, searched) = (laws.found.first()?, laws.searched.as_ref()?);
        let (certainty, evidence) = match &laws.theorem {
            Some(theorem) => (Certainty::Proven, format!("Proven: {theorem}.")),
            None => {
                let need = laws.need().map_or(String::new(), |need| format!(" But {need}."));
                (Certainty::Found(found.status), searched.evidence(found) + &need)
            }
        };
        Some(best(laws, found.clone(), certainty, &evidence, searched.cells()))
    }
}

fn best(laws: &Laws, found: Found, certainty: Certainty, evidence: &str, cells: Vec<Cell>) -> BestLaw {
    let has_values = matches!(found.law.domain, Domain::Line | Domain::Grid);
    let is_sum = has_values && laws.about == About::Values;
    let case = if is_sum { Case::Sum } else { Case::Position(cells.first().map_or(1, |cell| cell.0.len())) };
    let subject = laws.subject();
    let is_clear = !has_values || subject == About::Values.to_string();
    let evidence = if is_clear { evidence.to_owned() } else { format!("{subject}. {evidence}") };
    BestLaw { found, certainty, evidence, cells, case }
}

fn of_sums(proven: Proven) -> BestLaw {
    let evidence = format!(
        "Of a heap in misère play: twice its value in normal play, and 1 more if it is firm. With a firm heap \
         the player to move wins unless the nim-sum of the values is 0, without one if it is 0. Proven: {}.",
        proven.certificate.theorem
    );
    let found = proven.law.found(proven.line.values.len());
    let cells = Table::Line(proven.line).cells();
    BestLaw { found, certainty: Certainty::Proven, evidence, cells, case: Case::Tame }
}
