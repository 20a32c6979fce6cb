//! The law that becomes code: how sure it is, and what it is about.

use grundy_explorer::game::table::{Extent, Tabled, table};
use grundy_explorer::game::{Explorer, mex};
use grundy_explorer::report::best_law::{BestLaw, Certainty};
use grundy_explorer::report::laws::{laws, of_game};
use grundy_explorer::rules;
use grundy_laws::Status;
use grundy_laws::code::solution::Case;

fn best(text: &str, to: u64) -> BestLaw {
    let rules =
        rules::read(text, &|_| Err("no files".to_owned())).unwrap_or_else(|flaw| panic!("{}", flaw.what));
    let mut explorer = Explorer::new(rules.game, rules.is_misere);
    let table = table(&mut explorer, Extent { to, across: to }, &mut |_| Some(1000)).unwrap();
    let laws = of_game(&explorer, &table);
    BestLaw::of_game(&mut explorer, &laws).unwrap_or_else(|| panic!("{text}: no law"))
}

#[test]
fn what_the_law_is_about() {
    let kayles = best("0.77", 1000);
    assert!(kayles.case == Case::Sum && kayles.evidence.starts_with("Proven: "), "{}", kayles.evidence);
    let tame = best("take 1..3 misere", 100);
    assert!(tame.case == Case::Tame && tame.evidence.contains("firm"), "{}", tame.evidence);
    let one = best("0.123 misere", 60);
    assert!(one.case == Case::Position(1) && one.evidence.starts_with("who wins"), "{}", one.evidence);
    assert_eq!(one.found.law.function_name(), "is_n_position", "{}", one.found.law.formula());
    assert_eq!(kayles.found.law.function_name(), "grundy");
}

/// What a theorem says of all positions is no guess; of other games it says nothing.
#[test]
fn a_theorem_proves_a_law_that_says_the_same() {
    for (text, to, theorem) in [
        ("take at most 2x", 100, "Proven: Schwenk 1970"),
        ("take at most 3x", 100, "Proven: Schwenk 1970"),
        ("nim 1", 40, "Proven: Bouton 1901"),
        ("nim 2", 20, "Proven: Bouton 1901"),
        ("nim misere", 12, "Proven: misère Nim"),
        ("nim 4", 6, "Proven: Bouton 1901"),
    ] {
        let law = best(text, to);
        assert!(
            law.certainty == Certainty::Proven && law.evidence.contains(theorem),
            "{text}: {}",
            law.evidence
        );
    }
    for (text, to) in [("take at most 2x misere", 100), ("moore 2 of 3", 12)] {
        let law = best(text, to);
        assert!(!law.evidence.contains("Proven"), "{text}: {}", law.evidence);
    }
}

#[test]
fn a_guess_is_called_one() {
    assert_eq!(best("0.77", 1000).certainty, Certainty::Proven);
    assert_ne!(best("0.123 misere", 60).certainty, Certainty::Found(Status::Guess));
    // A few values of a game that nothing is proven of.
    let mut values: Vec<u32> = Vec::new();
    for n in 0..100_usize {
        let rows = (2..=n).filter(|take| (2..*take).all(|d| take % d > 0)).map(|take| n - take);
        let options = rows.flat_map(|left| (0..=left / 2).map(move |part| (part, left - part)));
        values.push(mex(options.map(|(a, b)| values[a] ^ values[b]).collect::<Vec<u32>>()));
    }
    let primes = laws(&Tabled::Line { first: 0, values, certificate: None }, false);
    assert_eq!(BestLaw::of_laws(&primes).unwrap().certainty, Certainty::Found(Status::Guess));
}
